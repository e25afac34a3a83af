// Small pictures of goods, tokens and minerals, in a box of 24 × 24. The edges come from the group that holds them.

export const GOODS_ART: Record<string, string> = {
  energy:
    '<path d="M13.6 1.8 4.8 13.6h5.6L8.8 22.2l10-12.8h-6.2z" fill="#f6c624"/><path d="m12.2 5.6-4.6 6.2" fill="none" stroke="#fff5c9" stroke-width="1.3"/>',
  regolith:
    '<path d="M3.4 14.8 7.6 6.2l7-2.8 6.2 7.2-2.6 9.2-11 .6z" fill="#b9562b"/><path d="m7.6 6.2 4.6 6 8.6-1.6-2.6 9.2-6-7.6-5 8.2z" fill="#d9804f" fill-opacity=".65" stroke-width=".8"/>',
  ice: '<path d="m12 1.8 7 5.4v9.2l-7 5.8-7-5.8V7.2z" fill="#bfe4f2"/><path d="m12 1.8-2.2 8.4L5 7.2M9.8 10.2l4.8 2.6L19 7.2M9.8 10.2 12 22.2l2.6-9.4 4.4 3.6" fill="none" stroke-width=".8"/><circle cx="8" cy="15.2" r="1.1" fill="#93623f" stroke="none"/><circle cx="14.8" cy="9" r=".9" fill="#93623f" stroke="none"/>',
  water:
    '<path d="M12 2.2c4 5.6 7 9 7 12.7a7 7 0 0 1-14 0c0-3.7 3-7.1 7-12.7z" fill="#2f8fdd"/><path d="M8.3 15.2a3.8 3.8 0 0 0 3.2 3.5" fill="none" stroke="#e3f3ff" stroke-width="1.6"/>',
  supplies:
    '<path d="M3 7.5 12 3l9 4.5v10L12 22l-9-4.5z" fill="#b58a5a"/><path d="m3 7.5 9 4.3 9-4.3M12 11.8V22" fill="none"/><path d="m7.3 5.3 9 4.4v3.6l-2.6 1.2v-3.6L4.9 6.5z" fill="#e8d3ac" stroke-width=".8"/>',
  food: '<path d="M12 8c-2.2-2-8-1.8-8 4.2 0 5 3.4 9.4 6 9.4.9 0 1.3-.4 2-.4s1.1.4 2 .4c2.6 0 6-4.4 6-9.4C20 6.2 14.2 6 12 8z" fill="#62b23c"/><path d="M12 8c0-2 .4-3.8 2-5.4" fill="none" stroke="#6b4423" stroke-width="1.6"/><path d="M13.6 5.2c1.4-2.2 4-2.4 5.2-1.8-.5 2.2-2.8 3.2-5.2 1.8z" fill="#9bd96a" stroke-width=".8"/>',
  medicine:
    '<g transform="rotate(42 12 12)"><rect x="7.4" y="1.8" width="9.2" height="20.4" rx="4.6" fill="#fdf6f2"/><path d="M7.4 12h9.2v5.6a4.6 4.6 0 0 1-9.2 0z" fill="#d93a4a"/><path d="M9.7 5.5v4" stroke="#e6b9b2" stroke-width="1.4"/></g>',
  credits:
    '<circle cx="12" cy="12" r="9.6" fill="#e3b23c"/><circle cx="12" cy="12" r="7" fill="none" stroke-width=".9"/><path d="M15 9.3a4 4 0 1 0 0 5.4" fill="none" stroke-width="1.9"/>',
  reputation: '<path d="m12 1.9 3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.8l-6.3 3.5L7 14.2 1.8 9.3l7.1-.9z" fill="#ef8a3c"/>',
  time: '<path d="M7.2 3c0 5 3.6 6.6 4.8 9-1.2 2.4-4.8 4-4.8 9h9.6c0-5-3.6-6.6-4.8-9 1.2-2.4 4.8-4 4.8-9z" fill="#e8f4f1"/><path d="M8.4 20.4c.6-2.6 2.2-4.2 3.6-4.2s3 1.6 3.6 4.2zM9.7 7.8h4.6c-.6 1.2-1.7 2-2.3 3-.6-1-1.7-1.8-2.3-3z" fill="#23907b" stroke="none"/><path d="M5.6 2.6h12.8M5.6 21.4h12.8" stroke="currentColor" stroke-width="1.9"/>',
  card: '<rect x="5" y="3" width="14" height="18" rx="2" fill="#7a6a92"/><path d="m12 7 4 4-4 6-4-6z" fill="#e7dcf5" stroke-width=".8"/>',

  oxygen:
    '<circle cx="12" cy="12" r="10" fill="#3f7fbf"/><circle cx="9.6" cy="11.6" r="3.7" fill="none" stroke="#fff" stroke-width="1.9"/><path d="M14.6 13.4c.4-1.6 3.2-1.4 3 .3-.2 1.3-2.3 1.7-3 3.3h3.3" fill="none" stroke="#fff" stroke-width="1.5"/>',
  disease:
    '<path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19" stroke="#5c2a78" stroke-width="2.2"/><circle cx="12" cy="12" r="7.2" fill="#9a5cc0"/><circle cx="9.8" cy="10" r="1.7" fill="#efdcff" stroke="none"/><circle cx="14.6" cy="12" r="1.2" fill="#efdcff" stroke="none"/><circle cx="11" cy="15" r="1.2" fill="#efdcff" stroke="none"/>',
  hunger:
    '<circle cx="12" cy="12" r="10" fill="#d87422"/><path d="M6.7 5.5v4.3c0 2.6 4 2.6 4 0V5.5M8.7 5.5v13" fill="none" stroke="#fff" stroke-width="1.7"/><path d="M15.8 18.5V5.6c-2.2 1-2.6 4.8-2.3 7.6h2.3" fill="#fff" stroke="#fff" stroke-width="1.3"/>',
  birthrate:
    '<circle cx="12" cy="12" r="10" fill="#d77ba0"/><circle cx="12" cy="12.6" r="5.6" fill="#ffe3d3"/><circle cx="10" cy="12" r=".9" fill="#4a2430" stroke="none"/><circle cx="14" cy="12" r=".9" fill="#4a2430" stroke="none"/><path d="M10.3 14.6c1 1 2.4 1 3.4 0M12 7c-.4-1.6.8-2.6 1.8-2.2" fill="none" stroke-width="1"/>',

  mineral_yellow:
    '<path d="M6.5 4h11l4 6.5L12 21.5 2.5 10.5z" fill="#f0c52e"/><path d="M2.5 10.5h19M6.5 4l2.7 6.5L12 21.5l2.8-11L17.5 4" fill="none" stroke-width=".8"/>',
  mineral_green:
    '<path d="M8 2.5h8l4.5 5v9l-4.5 5H8l-4.5-5v-9z" fill="#3fae63"/><path d="M9.2 6.5h5.6l2 2.6v5.8l-2 2.6H9.2l-2-2.6V9.1zM8 2.5l1.2 4M16 2.5l-1.2 4M16 21.5l-1.2-4M8 21.5l1.2-4" fill="none" stroke-width=".8"/>',
  mineral_red:
    '<path d="m12 2 10 18.5H2z" fill="#d2403f"/><path d="m12 2-3.6 12.5L2 20.5M12 2l3.6 12.5 6.4 6M8.4 14.5h7.2L12 20.5z" fill="none" stroke-width=".8"/>',
  mineral_any:
    '<path d="M6.5 4h11l4 6.5L12 21.5 2.5 10.5z" fill="#e9ddd0"/><path d="M10 10.2c0-3 4.6-2.8 4.3 0-.2 1.7-2.3 1.8-2.3 3.8" fill="none" stroke-width="1.5"/><circle cx="12" cy="16.2" r=".7"/>',
  proof_of_life:
    '<circle cx="12" cy="12" r="10" fill="#1e8f86"/><path d="M8.5 4.5c0 5 7 10 7 15M15.5 4.5c0 5-7 10-7 15M9.3 8h5.4M9.3 16h5.4" fill="none" stroke="#e2fff8" stroke-width="1.4"/>',

  solar:
    '<path d="m6.5 4.5 15 0-4 10h-15z" fill="#2f5fb0"/><path d="m4.5 9.5h15M11.5 4.5l-4 10M16.5 4.5l-4 10" stroke="#bcd4ff" stroke-width="1"/><path d="M10 14.5v6M6.5 20.8h7" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  wind: '<path d="M11.4 12 10.6 22h2.8l-.8-10z" fill="#d6dde2"/><path d="M12 10.8 10.6 2.2c2-.3 3 2 2.7 4.3zM12.7 11.6l8 3.6c-.8 2-3.3 1.8-5 .3zM11.2 11.6 4.6 17.2c-1.5-1.4-.2-3.6 1.9-4.5z" fill="#f3f7f9"/><circle cx="12" cy="11.2" r="1.6" fill="#8ea0ab"/>',
  rtg: '<rect x="7" y="5" width="10" height="15" rx="2" fill="#6f7a82"/><path d="M3.5 7v11M5.3 6v13M18.7 6v13M20.5 7v11" stroke="currentColor" stroke-width="1.5"/><path d="m12 7.5-2.3 5h2l-.7 4.5 3.3-5.6h-2.1z" fill="#f6c624" stroke-width=".7"/>',
  colonist:
    '<path d="M3 22.5c0-4.5 3.8-6.5 9-6.5s9 2 9 6.5z" fill="#d9772b"/><circle cx="12" cy="9.5" r="8" fill="#f4efe8"/><path d="M6.5 10c0-3.5 2.3-4.5 5.5-4.5s5.5 1 5.5 4.5-2.3 4.5-5.5 4.5S6.5 13.5 6.5 10z" fill="#34607f"/><path d="M9 8.5c.8-1 1.8-1.2 3-1.2" fill="none" stroke="#cfe6f5" stroke-width="1.3"/>',
  skull:
    '<path d="M12 2.5c-5 0-8.5 3.4-8.5 8 0 3 1.4 5 3.3 6.2v3.8h10.4v-3.8c1.9-1.2 3.3-3.2 3.3-6.2 0-4.6-3.5-8-8.5-8z" fill="#e9e2d6"/><circle cx="8.6" cy="11" r="2.2" fill="#3b2d24" stroke="none"/><circle cx="15.4" cy="11" r="2.2" fill="#3b2d24" stroke="none"/><path d="M10 20.5v-3M12 20.5v-3M14 20.5v-3M12 13.5v2" stroke-width="1"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10.5" rx="2" fill="#8b8176"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" fill="none" stroke-width="1.9"/><path d="M12 14v3.5" stroke-width="1.8"/>',
  rest: '<path d="M3 17h13l5-7" fill="none" stroke="currentColor" stroke-width="2"/><path d="M5 17l-1.5 4M15 17l2 4" stroke="currentColor" stroke-width="1.6"/><path d="M4 14.5c3-2 6-2 9 .5" fill="none" stroke="#3f7fbf" stroke-width="2.6"/><circle cx="15.5" cy="10.5" r="2.3" fill="#f0c9a5"/><circle cx="5.5" cy="5.5" r="3" fill="#f6c624"/>',
  trade:
    '<path d="M3 8.5h13V5l5.5 5-5.5 5v-3.3H3z" fill="#3fae63" transform="translate(0 -3)"/><path d="M21 15.5H8V12l-5.5 5L8 22v-3.3h13z" fill="#2f8fdd"/>',
};
