// Buildings and technologies.

export const COLONY_ART: Record<string, string> = {
  moxie:
    '<path d="M6 9c0-4 12-4 12 0v10c0 3-12 3-12 0z" fill="#7fa7c4"/><path d="M6 9c0 3 12 3 12 0" fill="none"/><path d="M18 12h3v6M6 12H3v6" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="12" cy="15.5" r="3" fill="#e6f2fb"/>',
  construction:
    '<path d="M5 22V4h3v18z" fill="#e0a52e"/><path d="M3 4 20 6.5v1.8H3z" fill="#e0a52e"/><path d="M17 8v6" stroke-width="1.2"/><path d="M14.5 14h5v4.5h-5z" fill="#9aa4ab"/><path d="M2 22h20" stroke="currentColor" stroke-width="1.8"/>',
  hospital:
    '<path d="M2 20c0-8 4.5-13 10-13s10 5 10 13z" fill="#f1e7e0"/><path d="M12 9.5v8M8 13.5h8" stroke="#d93a4a" stroke-width="3"/><path d="M1.5 20.5h21" stroke="currentColor" stroke-width="1.8"/>',
  water_plant:
    '<path d="M3 8h9v13H3z" fill="#9fb4bd"/><path d="M12 12h9v9h-9z" fill="#b7c8cf"/><path d="M7.5 10.5c2 2.8 3 4 3 5.6a3 3 0 0 1-6 0c0-1.6 1-2.8 3-5.6z" fill="#2f8fdd" stroke-width=".8"/><path d="M5 8V4h5v4M14 15h5M14 18h5" fill="none" stroke-width="1.2"/>',
  excavation:
    '<path d="M3 12h11l3-5h4v9H3z" fill="#d9772b"/><circle cx="6.5" cy="18" r="3" fill="#4d423a"/><circle cx="15.5" cy="18" r="3" fill="#4d423a"/><path d="M5 12V7h6v5" fill="#f3c9a1"/><path d="m21 9 2.5 2.5L21 14z" fill="#9aa4ab"/>',
  lander:
    '<path d="M8 14c0-9 4-12 4-12s4 3 4 12z" fill="#e7e2da"/><path d="M6.5 14h11l1 4h-13z" fill="#9aa4ab"/><path d="M6.5 18 3 22M17.5 18l3.5 4M1.5 22H5M19 22h3.5" fill="none" stroke="currentColor" stroke-width="1.5"/><circle cx="12" cy="9" r="1.9" fill="#3f7fbf"/><path d="M10.5 18h3l-1.5 3.5z" fill="#ef7b2d"/>',
  greenhouses:
    '<path d="M2 20c0-8 4.5-13 10-13s10 5 10 13z" fill="#cdeecb"/><path d="M12 7v13M6 10.5C8 12 8.5 16 8.5 20M18 10.5C16 12 15.5 16 15.5 20" fill="none" stroke-width=".9"/><path d="M12 19c0-3-2-5-4-5 0 3 1.5 5 4 5zM12 17c0-3 2-5 4-5 0 3-1.5 5-4 5z" fill="#4d9a3a" stroke-width=".8"/><path d="M1.5 20.5h21" stroke="currentColor" stroke-width="1.8"/>',
  education:
    '<path d="m12 4 11 5-11 5L1 9z" fill="#4b5f86"/><path d="M6 11.5V17c3 2.5 9 2.5 12 0v-5.5l-6 2.7z" fill="#6c82ad"/><path d="M21 10v6" stroke="currentColor" stroke-width="1.4"/><circle cx="21" cy="17" r="1.4" fill="#f6c624"/>',
  laboratory:
    '<path d="M9 2.5h6v6l5.5 10c1 2-.3 3-2 3h-13c-1.7 0-3-1-2-3L9 8.5z" fill="#eef4f4"/><path d="M6.5 14h11l2.5 4.7c.8 1.8-.3 2.3-1.7 2.3H5.7c-1.4 0-2.5-.5-1.7-2.3z" fill="#8f6fc0" stroke-width=".8"/><path d="M8 2.5h8" stroke="currentColor" stroke-width="1.9"/><circle cx="11" cy="17" r="1.2" fill="#fff" stroke="none"/>',

  medicine_tech: '<path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" fill="#d93a4a"/>',
  co2_converter:
    '<circle cx="12" cy="12" r="10" fill="#3f7fbf"/><path d="M6.5 9.5c2-4 8-4.5 10.5-1M17.5 14.5c-2 4-8 4.5-10.5 1" fill="none" stroke="#fff" stroke-width="2"/><path d="m18.5 4.5-.5 5-4.5-2zM5.5 19.5l.5-5 4.5 2z" fill="#fff" stroke="none"/>',
  birth_control:
    '<circle cx="12" cy="12" r="10" fill="#d77ba0"/><path d="M12 18.5C6 14.5 5 9.8 8 8.3c2-1 3.5.5 4 1.7.5-1.2 2-2.7 4-1.7 3 1.5 2 6.2-4 10.2z" fill="#fff" stroke-width=".8"/>',
  long_arm:
    '<path d="M3 21h7v-3H3zM6.5 18V9l9-5 4.5 4" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M18 8h4l-1 4.5h-2z" fill="#d9772b"/><circle cx="6.5" cy="9" r="1.7" fill="#d9772b"/>',
  weather_report:
    '<path d="M7 18.5a4.5 4.5 0 0 1-.5-9A5.5 5.5 0 0 1 17 8.5a5 5 0 0 1 .5 10z" fill="#cfdce4"/><path d="M9 13.5h6M9 16h4" stroke-width="1.4"/><circle cx="17" cy="5.5" r="3" fill="#f6b93b"/>',
  dna_alteration:
    '<path d="M7.5 2c0 7 9 13 9 20M16.5 2c0 7-9 13-9 20" fill="none" stroke="#1e8f86" stroke-width="2.2"/><path d="M8.5 5.5h7M10 9h4M10 15h4M8.5 18.5h7" stroke="currentColor" stroke-width="1.4"/>',
  solar_cells:
    '<path d="m6.5 6.5 15 0-4 10h-15z" fill="#2f5fb0"/><path d="m4.5 11.5h15M11.5 6.5l-4 10M16.5 6.5l-4 10" stroke="#bcd4ff" stroke-width="1"/><path d="M19 15v7M15.5 18.5h7" stroke="#3da35a" stroke-width="2.4"/>',
  kinetic_power:
    '<path d="M9.5 12 8.7 22h2.6l-.8-10z" fill="#d6dde2"/><path d="M10 10.8 8.6 2.2c2-.3 3 2 2.7 4.3zM10.7 11.6l7 3.2c-.8 2-3 1.8-4.6.3zM9.2 11.6 3.6 16.2c-1.4-1.4-.2-3.4 1.7-4.2z" fill="#f3f7f9"/><path d="M19 14.5v7M15.5 18h7" stroke="#3da35a" stroke-width="2.4"/>',
  molecular_sensor:
    '<circle cx="10" cy="10" r="7.5" fill="#e3eef2"/><path d="m15.5 15.5 6 6" stroke="currentColor" stroke-width="3"/><circle cx="8" cy="9.5" r="2" fill="#d2403f" stroke-width=".8"/><circle cx="12.5" cy="8" r="1.5" fill="#f0c52e" stroke-width=".8"/><circle cx="11.5" cy="12.5" r="1.7" fill="#3fae63" stroke-width=".8"/>',
};
