// What events and missions are about, where no good or building shows it.

export const HAPPENINGS_ART: Record<string, string> = {
  flare:
    '<path d="M12 .8 14 6l4-3.6-.4 5.3 5.4-.6-3.6 4 3.6 4-5.4-.6.4 5.3-4-3.6-2 5.2-2-5.2-4 3.6.4-5.3-5.4.6 3.6-4-3.6-4 5.4.6L6 2.4 10 6z" fill="#ef7b2d"/><circle cx="12" cy="11.8" r="4.6" fill="#ffd257"/>',
  wrench: '<path d="M15 2.5a5.5 5.5 0 0 0-5 8L2.8 17.8l3.6 3.6L13.6 14a5.5 5.5 0 0 0 7.6-6.5l-3.4 3.3-3.4-.9-.9-3.4z" fill="#9aa4ab"/>',
  valve:
    '<path d="M1.5 13h21v6h-21z" fill="#8ea0ab"/><path d="M12 13V8" stroke-width="2.4"/><circle cx="12" cy="6.5" r="4.5" fill="#d2403f"/><path d="M7.5 6.5h9M12 2v9" fill="none" stroke-width="1"/>',
  fire: '<path d="M12.5 1.5c.7 4 6.5 6.6 6.5 12.6 0 4.8-3 8.2-7 8.2s-7-3-7-7.4c0-3 1.8-5 3-6.7.6 1.5 1.3 2.3 2.2 2.7-.4-4 .4-6.8 2.3-9.4z" fill="#e5562b"/><path d="M12 12.5c2 2 3 3.4 3 5.3a3 3 0 0 1-6 0c0-1.9 1-3.3 3-5.3z" fill="#ffd257" stroke-width=".8"/>',
  antenna:
    '<path d="M10.5 13h3L16 22H8z" fill="#9aa4ab"/><path d="M3 3c0 7 4.5 12 12.5 12z" fill="#e7e2da"/><path d="m8.5 9.5 6-6" stroke-width="1.4"/><circle cx="15" cy="3" r="1.6" fill="#d2403f"/><path d="M18 1.5a6 6 0 0 1 3 5M19 9.5" fill="none" stroke="currentColor" stroke-width="1.4"/>',
  key: '<circle cx="7.5" cy="8" r="5.5" fill="#e3b23c"/><circle cx="7.5" cy="8" r="2" fill="#fff4d8"/><path d="m11 12 9 9M17 18l2.5-2.5M14 15l2-2" fill="none" stroke="#a87c10" stroke-width="2.4"/>',
  book: '<path d="M3 4c4-1.5 7-.8 9 1 2-1.8 5-2.5 9-1v15c-4-1.3-7-.6-9 1-2-1.6-5-2.3-9-1z" fill="#f1e7d2"/><path d="M12 5v15M5.5 8c1.6-.4 3-.2 4.4.5M5.5 12c1.6-.4 3-.2 4.4.5M14.5 8.500c1.4-.7 2.8-.9 4.4-.5" fill="none" stroke-width="1"/>',
  mountain:
    '<path d="M1.5 21 10 4l4 6 2.5-3.500L22.5 21z" fill="#b9562b"/><path d="m10 4 4 6-2.5 1.500L10 9l-2.5 2.5-.8-1z" fill="#fbeedd" stroke-width=".8"/>',
  rocks:
    '<path d="M2 21l2-6 5-1 3 7zM10 21l2-8 6-2 4.5 10z" fill="#a8653c"/><path d="M5 8l3-3 3.5 2-1 4-4 .500zM14 6l2-3 3.5 1v4l-4 .500z" fill="#d9804f"/>',
  cave: '<path d="M1.5 21C2 10 6 4 12 4s10 6 10.5 17z" fill="#a8653c"/><path d="M7 21c0-6 1.5-10 5-10s5 4 5 10z" fill="#3b1c0d"/><path d="M9.5 11v2.500M14 11.500v2" stroke-width="1.6"/>',
  hat: '<path d="M1.5 16c6-2 15-2 21 0-4 3.5-17 3.5-21 0z" fill="#4d423a"/><path d="M6 15c0-7 1.5-10 3-10s1.5 1 3 1 1.5-1 3-1 3 3 3 10c-3 1-9 1-12 0z" fill="#6b5c50"/><path d="M6 14c4 1.3 8 1.3 12 0" fill="none" stroke="#d2403f" stroke-width="1.8"/>',
  radiation:
    '<circle cx="12" cy="12" r="10" fill="#f0c52e"/><path d="M12 12 8 5.100a8 8 0 0 1 8 0zM12 12h8a8 8 0 0 1-4 6.900zM12 12H4a8 8 0 0 0 4 6.900z" fill="#3b2d24" stroke="none"/><circle cx="12" cy="12" r="1.9" fill="#f0c52e" stroke="none"/>',
  ship: '<path d="M8 16C7 8 9 4 12 1.5 15 4 17 8 16 16z" fill="#e7e2da"/><path d="m8 11-4 7 4-1zM16 11l4 7-4-1z" fill="#d2403f"/><circle cx="12" cy="9" r="2" fill="#3f7fbf"/><path d="M9.5 16h5L12 22.500z" fill="#ef7b2d"/>',
  moon: '<circle cx="12" cy="12" r="9.5" fill="#b9a594"/><circle cx="8.5" cy="9" r="2.3" fill="#8b7665" stroke-width=".8"/><circle cx="15" cy="14.5" r="2.8" fill="#8b7665" stroke-width=".8"/><circle cx="9" cy="16.5" r="1.3" fill="#8b7665" stroke-width=".8"/>',
  stoneface:
    '<path d="M3 21C2.5 9 6 2.5 12 2.500S21.5 9 21 21z" fill="#c07a4e"/><path d="M6.5 10.500c1.5-1 3-1 4 0M13.5 10.500c1-1 2.5-1 4 0M12 11.500l-1.3 4h2.600M8.5 18.500c2-1 5-1 7 0" fill="none" stroke-width="1.5"/>',
  shield:
    '<path d="M1.8 19C2 9 6 3 12 3s10 6 10.2 16" fill="#7fc4e8" fill-opacity=".45" stroke="#3f7fbf" stroke-width="1.8"/><path d="M5.5 19c.2-6.5 2.7-10.5 6.5-10.500s6.3 4 6.5 10.5" fill="none" stroke="#3f7fbf"/><path d="M1 19.500h4v2.500H1zM19 19.500h4v2.500h-4z" fill="#6f7a82"/>',
  globe:
    '<circle cx="12" cy="12" r="9.8" fill="#3f7fbf"/><path d="M6 5.500c3-2 6 .3 5 2.700s-3.6 1-4.2 3.300S4 13 3 11 4 7 6 5.500zM13.5 11c3-1.6 6-.3 6.8 2s-2.3 6-4.6 6-1-3-3-4.5-1.1-2.5.8-3.500z" fill="#62b23c" stroke-width=".8"/>',
  mask: '<path d="M3 12C3 5 7 2.5 12 2.500S21 5 21 12v8c-5 2.5-13 2.5-18 0z" fill="#4d423a"/><path d="M4.5 9.500c5-1.5 10-1.5 15 0v4c-5 1.5-10 1.5-15 0z" fill="#f0c9a5" stroke-width=".8"/><circle cx="8.8" cy="11.5" r="1.2"/><circle cx="15.2" cy="11.5" r="1.2"/>',
  twister:
    '<path d="M2.5 3.500c6 2.5 13 2.5 19 0M4 8c5 2 11 2 16 0M7 12.500c3.5 1.5 7 1.5 10 0M9.5 17c2 1 4.5 1 6 0M12 21.500c1 .3 1.5.3 2.5-.5" fill="none" stroke="#b1682f" stroke-width="2.4"/>',
  bomb: '<circle cx="10.5" cy="14.5" r="7.5" fill="#4d423a"/><path d="m15 8.5 2-2.5" stroke-width="2.6"/><path d="M17 6c1-3 3-3 4.5-2" fill="none" stroke="#b1682f" stroke-width="1.6"/><path d="m21.5 4 1.5-2M21.5 4l1.7.8M21.5 4l-.5-2.4" stroke="#ef7b2d" stroke-width="1.4"/>',
  door: '<path d="M3 21.500V7c0-6 18-6 18 0v14.500z" fill="#9aa4ab"/><path d="M7 21.500V9c0-3.5 10-3.5 10 0v12.500z" fill="#5d6a73"/><circle cx="12" cy="12" r="2.3" fill="#bfe4f2"/><path d="M14.8 17h.1" stroke-width="2.2"/>',
  question:
    '<circle cx="12" cy="12" r="10" fill="#7a6a92"/><path d="M8.5 9.500c0-5 7.5-4.6 7 0-.3 2.7-3.5 2.7-3.5 5.5" fill="none" stroke="#fff" stroke-width="2.2"/><path d="M12 18.300v.1" stroke="#fff" stroke-width="2.6"/>',
};
