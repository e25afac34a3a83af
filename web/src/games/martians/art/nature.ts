// Weather, crops and what an expedition finds.

import { GOODS_ART } from './goods';
import { HAPPENINGS_ART } from './happenings';

const SUN =
  '<circle cx="12" cy="12" r="5" fill="#f6b93b"/><path d="M12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8l2.1 2.1M17.1 17.1l2.1 2.1M19.2 4.8l-2.1 2.1M6.9 17.1l-2.1 2.1" stroke="#c77d0a" stroke-width="1.8"/>';
const STORM =
  '<path d="M2.5 6.5h15a2.6 2.6 0 1 0-2.4-3.6M1.8 11.5h19a2.4 2.4 0 1 1-2 3.8M4 16.5h10.5a2.4 2.4 0 1 1-2.2 3.4" fill="none" stroke="#b1682f" stroke-width="2.3"/>';

/** A weather with the good that it changes. */
const and = (weather: string | undefined, good: string) => `${weather}<g transform="translate(12 12)scale(.52)">${GOODS_ART[good]}</g>`;

export const NATURE_ART: Record<string, string> = {
  stable: SUN,
  solar_activity_energy: and(HAPPENINGS_ART.flare, 'energy'),
  solar_activity_food: and(HAPPENINGS_ART.flare, 'food'),
  wind_weather:
    '<path d="M2.5 8.5h12a2.9 2.9 0 1 0-2.7-4M1.8 12.5h18a2.7 2.7 0 1 1-2.4 4M4.5 16.5h7a2.4 2.4 0 1 1-2.2 3.3" fill="none" stroke="#5b8fae" stroke-width="2.1"/>',
  sandstorm_food: and(STORM, 'food'),
  sandstorm_energy: and(STORM, 'energy'),
  earthquake:
    '<path d="M1.5 9h21v12.5h-21z" fill="#a8653c"/><path d="m12.5 9-2.5 4 4 2-3 6.5h3l3-7.5-4-1.8L15.5 9z" fill="#3b1c0d"/><path d="M3.5 5.5l2-2M8 6V3M20.5 5.5l-2-2M16 6V3" stroke-width="1.6"/>',

  crop_tubers:
    '<path d="M4 14c0-4 4-7 8-6.5 5 .5 8 4 7.5 8-.5 4-4.5 6-8.5 5.5S4 18 4 14z" fill="#c99457"/><circle cx="9" cy="13" r=".9"/><circle cx="14.5" cy="12" r=".9"/><circle cx="12.5" cy="17" r=".9"/><path d="M12.5 7.5c-.5-2 .5-4.5 3-5.5.5 2.5-.5 4.5-3 5.5z" fill="#6bb04a"/>',
  crop_legumes:
    '<path d="M2.5 16.5C7 5 16 2.5 21.5 4 21 14 13 21.5 4.5 20.5c-1.5-.3-2.5-2-2-4z" fill="#7cc04f"/><circle cx="8" cy="16" r="2.6" fill="#b5e386" stroke-width=".8"/><circle cx="12.7" cy="12.3" r="2.6" fill="#b5e386" stroke-width=".8"/><circle cx="17" cy="8" r="2.2" fill="#b5e386" stroke-width=".8"/>',
  crop_herbs:
    '<path d="M12 22V8" fill="none" stroke="#2e6b34" stroke-width="1.7"/><path d="M12 11c-1-4 .5-7 0-9 3 1.5 4 6 0 9zM12 14c-4-.5-6-3-8-3.5 1 4 4.5 6 8 3.5zM12 14c4-.5 6-3 8-3.5-1 4-4.5 6-8 3.5zM12 19c-3.5 0-5.5-1.5-7-1.8 1.5 3 4.5 3.8 7 1.8zM12 19c3.5 0 5.5-1.5 7-1.8-1.5 3-4.5 3.8-7 1.8z" fill="#4fa860" stroke-width=".9"/>',
  crop_basic:
    '<path d="M12 22V11" fill="none" stroke="#3f7a2c" stroke-width="1.9"/><path d="M12 13C5.5 13.5 3 9 3 5c5 0 9 2.5 9 8zM12 11c0-5 3.5-7.5 9-7.5C21 8 18 11.5 12 11z" fill="#84c45a"/>',

  xpl_relic:
    '<path d="M7 3h10l-1.5 4c3 1.5 4 4 3.5 7-.5 4-3.5 7.5-7 7.5S5.5 18 5 14c-.5-3 .5-5.5 3.5-7z" fill="#d9a441"/><circle cx="9.5" cy="12.5" r="1.2"/><circle cx="14.5" cy="12.5" r="1.2"/><path d="M9.5 17h5" stroke-width="1.4"/>',
  xpl_regolith: '<path d="M3.4 14.8 7.6 6.2l7-2.8 6.2 7.2-2.6 9.2-11 .6z" fill="#b9562b"/>',
  xpl_ice: '<path d="m12 1.8 7 5.4v9.2l-7 5.8-7-5.8V7.2z" fill="#bfe4f2"/>',
  xpl_mineral: '<path d="M6.5 4h11l4 6.5L12 21.5 2.5 10.5z" fill="#8f6fc0"/>',
  xpl_hazard: '<path d="m12 2.5 10 18.5H2z" fill="#e5b32c"/><path d="M12 9v6" stroke-width="2.2"/><circle cx="12" cy="18" r="1.2"/>',
  xpl_trail: '<path d="M12 2.5 19.5 10H15v11.5H9V10H4.5z" fill="#5fb06a"/>',
};
