// Small pictures of goods, tokens and minerals, in a box of 24 × 24. The edges come from the group that holds them.

export const GOODS_ART: Record<string, string> = {
  energy: '<path d="M13.6 1.8 4.8 13.6h5.6L8.8 22.2l10-12.8h-6.2z" fill="#f6c624"/><path d="m12.2 5.6-4.6 6.2" fill="none" stroke="#fff5c9" stroke-width="1.3"/>',
  regolith:
    '<path d="M3.4 14.8 7.6 6.2l7-2.8 6.2 7.2-2.6 9.2-11 .6z" fill="#b9562b"/><path d="m7.6 6.2 4.600 6 8.600-1.600-2.600 9.200-6-7.600-5 8.200z" fill="#d9804f" fill-opacity=".65" stroke-width=".8"/>',
  ice: '<path d="m12 1.800 7 5.400v9.200l-7 5.800-7-5.800V7.200z" fill="#bfe4f2"/><path d="m12 1.800-2.200 8.400L5 7.200M9.800 10.200l4.800 2.600L19 7.200M9.800 10.200 12 22.200l2.600-9.400 4.400 3.600" fill="none" stroke-width=".8"/><circle cx="8" cy="15.200" r="1.100" fill="#93623f" stroke="none"/><circle cx="14.800" cy="9" r=".9" fill="#93623f" stroke="none"/>',
  water:
    '<path d="M12 2.200c4 5.600 7 9 7 12.700a7 7 0 0 1-14 0c0-3.700 3-7.100 7-12.700z" fill="#2f8fdd"/><path d="M8.300 15.200a3.800 3.800 0 0 0 3.200 3.500" fill="none" stroke="#e3f3ff" stroke-width="1.600"/>',
  supplies:
    '<path d="M3 7.500 12 3l9 4.500v10L12 22l-9-4.500z" fill="#b58a5a"/><path d="m3 7.500 9 4.300 9-4.300M12 11.800V22" fill="none"/><path d="m7.300 5.300 9 4.400v3.600l-2.600 1.200v-3.600L4.900 6.500z" fill="#e8d3ac" stroke-width=".8"/>',
  food: '<path d="M12 8c-2.200-2-8-1.800-8 4.200 0 5 3.400 9.400 6 9.400.900 0 1.300-.400 2-.400s1.100.400 2 .400c2.600 0 6-4.400 6-9.400C20 6.200 14.200 6 12 8z" fill="#62b23c"/><path d="M12 8c0-2 .400-3.800 2-5.400" fill="none" stroke="#6b4423" stroke-width="1.600"/><path d="M13.600 5.200c1.400-2.200 4-2.400 5.200-1.800-.500 2.200-2.800 3.200-5.200 1.800z" fill="#9bd96a" stroke-width=".8"/>',
  medicine:
    '<g transform="rotate(42 12 12)"><rect x="7.400" y="1.800" width="9.200" height="20.400" rx="4.600" fill="#fdf6f2"/><path d="M7.400 12h9.200v5.600a4.600 4.600 0 0 1-9.200 0z" fill="#d93a4a"/><path d="M9.700 5.500v4" stroke="#e6b9b2" stroke-width="1.400"/></g>',
  credits:
    '<circle cx="12" cy="12" r="9.600" fill="#e3b23c"/><circle cx="12" cy="12" r="7" fill="none" stroke-width=".9"/><path d="M15 9.300a4 4 0 1 0 0 5.400" fill="none" stroke-width="1.900"/>',
  reputation: '<path d="m12 1.900 3.100 6.500 7.100.900-5.200 4.900 1.300 7.100L12 17.800l-6.300 3.500L7 14.200 1.800 9.300l7.100-.900z" fill="#ef8a3c"/>',
  time: '<path d="M7.200 3c0 5 3.600 6.600 4.800 9-1.200 2.400-4.800 4-4.800 9h9.600c0-5-3.600-6.600-4.800-9 1.200-2.400 4.800-4 4.800-9z" fill="#e8f4f1"/><path d="M8.400 20.400c.600-2.600 2.200-4.200 3.600-4.200s3 1.600 3.600 4.200zM9.700 7.800h4.600c-.600 1.200-1.700 2-2.300 3-.600-1-1.700-1.800-2.300-3z" fill="#23907b" stroke="none"/><path d="M5.600 2.600h12.800M5.600 21.400h12.800" stroke-width="1.900"/>',
  card: '<rect x="5" y="3" width="14" height="18" rx="2" fill="#7a6a92"/><path d="m12 7 4 4-4 6-4-6z" fill="#e7dcf5" stroke-width=".8"/>',

  oxygen:
    '<circle cx="12" cy="12" r="10" fill="#3f7fbf"/><circle cx="9.600" cy="11.600" r="3.700" fill="none" stroke="#fff" stroke-width="1.900"/><path d="M14.600 13.400c.400-1.600 3.200-1.400 3 .300-.200 1.300-2.300 1.700-3 3.300h3.300" fill="none" stroke="#fff" stroke-width="1.500"/>',
  disease:
    '<path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19" stroke="#5c2a78" stroke-width="2.200"/><circle cx="12" cy="12" r="7.200" fill="#9a5cc0"/><circle cx="9.800" cy="10" r="1.700" fill="#efdcff" stroke="none"/><circle cx="14.600" cy="12" r="1.200" fill="#efdcff" stroke="none"/><circle cx="11" cy="15" r="1.200" fill="#efdcff" stroke="none"/>',
  hunger:
    '<circle cx="12" cy="12" r="10" fill="#d87422"/><path d="M6.700 5.500v4.300c0 2.600 4 2.600 4 0V5.500M8.700 5.500v13" fill="none" stroke="#fff" stroke-width="1.700"/><path d="M15.800 18.500V5.600c-2.200 1-2.600 4.800-2.300 7.600h2.300" fill="#fff" stroke="#fff" stroke-width="1.300"/>',
  birthrate:
    '<circle cx="12" cy="12" r="10" fill="#d77ba0"/><circle cx="12" cy="12.600" r="5.600" fill="#ffe3d3"/><circle cx="10" cy="12" r=".9" fill="#4a2430" stroke="none"/><circle cx="14" cy="12" r=".9" fill="#4a2430" stroke="none"/><path d="M10.300 14.600c1 1 2.400 1 3.400 0M12 7c-.400-1.600.800-2.600 1.800-2.200" fill="none" stroke-width="1"/>',

  mineral_yellow: '<path d="M6.500 4h11l4 6.500L12 21.500 2.500 10.500z" fill="#f0c52e"/><path d="M2.500 10.500h19M6.500 4l2.700 6.500L12 21.500l2.800-11L17.500 4" fill="none" stroke-width=".8"/>',
  mineral_green: '<path d="M8 2.500h8l4.500 5v9l-4.500 5H8l-4.500-5v-9z" fill="#3fae63"/><path d="M9.200 6.500h5.600l2 2.600v5.800l-2 2.600H9.200l-2-2.600V9.100zM8 2.500l1.200 4M16 2.500l-1.200 4M16 21.500l-1.200-4M8 21.500l1.200-4" fill="none" stroke-width=".8"/>',
  mineral_red: '<path d="m12 2 10 18.500H2z" fill="#d2403f"/><path d="m12 2-3.600 12.500L2 20.500M12 2l3.600 12.500 6.400 6M8.400 14.500h7.200L12 20.500z" fill="none" stroke-width=".8"/>',
  mineral_any: '<path d="M6.500 4h11l4 6.500L12 21.500 2.500 10.500z" fill="#e9ddd0"/><path d="M10 10.200c0-3 4.600-2.800 4.300 0-.200 1.700-2.300 1.800-2.300 3.800" fill="none" stroke-width="1.500"/><circle cx="12" cy="16.200" r=".7"/>',
  proof_of_life:
    '<circle cx="12" cy="12" r="10" fill="#1e8f86"/><path d="M8.500 4.500c0 5 7 10 7 15M15.500 4.500c0 5-7 10-7 15M9.300 8h5.400M9.300 16h5.400" fill="none" stroke="#e2fff8" stroke-width="1.400"/>',

  solar: '<path d="m6.500 4.500 15 0-4 10h-15z" fill="#2f5fb0"/><path d="m4.500 9.500h15M11.500 4.500l-4 10M16.500 4.500l-4 10" stroke="#bcd4ff" stroke-width="1"/><path d="M10 14.500v6M6.500 20.800h7" fill="none" stroke-width="1.600"/>',
  wind: '<path d="M11.400 12 10.600 22h2.800l-.800-10z" fill="#d6dde2"/><path d="M12 10.800 10.600 2.200c2-.300 3 2 2.700 4.300zM12.700 11.600l8 3.600c-.800 2-3.300 1.800-5 .300zM11.200 11.600 4.600 17.200c-1.500-1.400-.200-3.600 1.900-4.500z" fill="#f3f7f9"/><circle cx="12" cy="11.200" r="1.600" fill="#8ea0ab"/>',
  rtg: '<rect x="7" y="5" width="10" height="15" rx="2" fill="#6f7a82"/><path d="M3.500 7v11M5.300 6v13M18.700 6v13M20.500 7v11" stroke-width="1.500"/><path d="m12 7.500-2.300 5h2l-.7 4.500 3.300-5.600h-2.100z" fill="#f6c624" stroke-width=".7"/>',
  skull: '<path d="M12 2.500c-5 0-8.500 3.400-8.500 8 0 3 1.400 5 3.300 6.200v3.800h10.400v-3.800c1.900-1.200 3.300-3.200 3.300-6.200 0-4.600-3.500-8-8.500-8z" fill="#e9e2d6"/><circle cx="8.600" cy="11" r="2.200" fill="#3b2d24" stroke="none"/><circle cx="15.400" cy="11" r="2.200" fill="#3b2d24" stroke="none"/><path d="M10 20.500v-3M12 20.500v-3M14 20.500v-3M12 13.500v2" stroke-width="1"/>',
  lock: '<rect x="5" y="10.500" width="14" height="10.500" rx="2" fill="#8b8176"/><path d="M8 10.500V7.500a4 4 0 0 1 8 0v3" fill="none" stroke-width="1.900"/><path d="M12 14v3.500" stroke-width="1.800"/>',
  rest: '<path d="M3 17h13l5-7" fill="none" stroke-width="2"/><path d="M5 17l-1.500 4M15 17l2 4" stroke-width="1.600"/><path d="M4 14.500c3-2 6-2 9 .500" fill="none" stroke="#3f7fbf" stroke-width="2.600"/><circle cx="15.500" cy="10.500" r="2.300" fill="#f0c9a5"/><circle cx="5.500" cy="5.500" r="3" fill="#f6c624"/>',
  trade: '<path d="M3 8.500h13V5l5.500 5-5.500 5v-3.300H3z" fill="#3fae63" transform="translate(0 -3)"/><path d="M21 15.500H8V12l-5.500 5L8 22v-3.300h13z" fill="#2f8fdd"/>',
};
