// Weather, crops and what an expedition finds.

const SUN = '<circle cx="12" cy="12" r="5" fill="#f6b93b"/><path d="M12 1.800v3M12 19.200v3M1.800 12h3M19.200 12h3M4.800 4.800l2.100 2.100M17.100 17.100l2.100 2.100M19.200 4.800l-2.100 2.100M6.900 17.100l-2.100 2.100" stroke="#c77d0a" stroke-width="1.800"/>';
const FLARE = '<path d="M12 .8 14 6l4-3.600-.4 5.300 5.400-.6-3.600 4 3.600 4-5.400-.6.4 5.300-4-3.600-2 5.200-2-5.200-4 3.600.4-5.300-5.400.6 3.600-4-3.600-4 5.400.6L6 2.400 10 6z" fill="#ef7b2d"/><circle cx="12" cy="11.800" r="4.600" fill="#ffd257"/>';
const STORM = '<path d="M2.500 6.500h15a2.600 2.600 0 1 0-2.400-3.600M1.800 11.500h19a2.400 2.400 0 1 1-2 3.800M4 16.500h10.500a2.400 2.400 0 1 1-2.200 3.400" fill="none" stroke="#b1682f" stroke-width="2.300"/>';

export const NATURE_ART: Record<string, string> = {
  stable: SUN,
  solar_activity_energy: FLARE,
  solar_activity_food: FLARE,
  wind_weather: '<path d="M2.500 8.500h12a2.900 2.900 0 1 0-2.700-4M1.800 12.500h18a2.700 2.700 0 1 1-2.400 4M4.500 16.500h7a2.400 2.400 0 1 1-2.200 3.300" fill="none" stroke="#5b8fae" stroke-width="2.100"/>',
  sandstorm_food: STORM,
  sandstorm_energy: STORM,
  earthquake: '<path d="M1.500 9h21v12.500h-21z" fill="#a8653c"/><path d="m12.500 9-2.500 4 4 2-3 6.500h3l3-7.500-4-1.800L15.500 9z" fill="#3b1c0d"/><path d="M3.500 5.500l2-2M8 6V3M20.500 5.500l-2-2M16 6V3" stroke-width="1.600"/>',

  crop_tubers: '<path d="M4 14c0-4 4-7 8-6.500 5 .5 8 4 7.500 8-.5 4-4.500 6-8.500 5.500S4 18 4 14z" fill="#c99457"/><circle cx="9" cy="13" r=".9"/><circle cx="14.500" cy="12" r=".9"/><circle cx="12.500" cy="17" r=".9"/><path d="M12.500 7.500c-.5-2 .5-4.500 3-5.500.5 2.500-.5 4.500-3 5.500z" fill="#6bb04a"/>',
  crop_legumes: '<path d="M2.500 16.500C7 5 16 2.500 21.500 4 21 14 13 21.500 4.500 20.500c-1.500-.3-2.500-2-2-4z" fill="#7cc04f"/><circle cx="8" cy="16" r="2.600" fill="#b5e386" stroke-width=".8"/><circle cx="12.700" cy="12.300" r="2.600" fill="#b5e386" stroke-width=".8"/><circle cx="17" cy="8" r="2.200" fill="#b5e386" stroke-width=".8"/>',
  crop_herbs: '<path d="M12 22V8" fill="none" stroke="#2e6b34" stroke-width="1.700"/><path d="M12 11c-1-4 .5-7 0-9 3 1.500 4 6 0 9zM12 14c-4-.5-6-3-8-3.500 1 4 4.500 6 8 3.500zM12 14c4-.5 6-3 8-3.500-1 4-4.500 6-8 3.500zM12 19c-3.500 0-5.500-1.500-7-1.800 1.500 3 4.500 3.800 7 1.800zM12 19c3.500 0 5.500-1.500 7-1.800-1.500 3-4.500 3.800-7 1.800z" fill="#4fa860" stroke-width=".9"/>',
  crop_basic: '<path d="M12 22V11" fill="none" stroke="#3f7a2c" stroke-width="1.900"/><path d="M12 13C5.500 13.500 3 9 3 5c5 0 9 2.500 9 8zM12 11c0-5 3.500-7.500 9-7.500C21 8 18 11.500 12 11z" fill="#84c45a"/>',

  xpl_relic: '<path d="M7 3h10l-1.500 4c3 1.500 4 4 3.500 7-.5 4-3.500 7.500-7 7.500S5.500 18 5 14c-.5-3 .5-5.500 3.500-7z" fill="#d9a441"/><circle cx="9.500" cy="12.500" r="1.200"/><circle cx="14.500" cy="12.500" r="1.200"/><path d="M9.500 17h5" stroke-width="1.400"/>',
  xpl_regolith: '<path d="M3.400 14.800 7.600 6.200l7-2.800 6.200 7.200-2.600 9.200-11 .6z" fill="#b9562b"/>',
  xpl_ice: '<path d="m12 1.800 7 5.400v9.200l-7 5.800-7-5.800V7.200z" fill="#bfe4f2"/>',
  xpl_mineral: '<path d="M6.500 4h11l4 6.500L12 21.500 2.500 10.500z" fill="#8f6fc0"/>',
  xpl_hazard: '<path d="m12 2.500 10 18.500H2z" fill="#e5b32c"/><path d="M12 9v6" stroke-width="2.200"/><circle cx="12" cy="18" r="1.200"/>',
  xpl_trail: '<path d="M12 2.500 19.500 10H15v11.500H9V10H4.500z" fill="#5fb06a"/>',
};
