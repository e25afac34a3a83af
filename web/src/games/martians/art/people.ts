// Experts and assistants: a bust with the colour of the craft, and what they deal with.

interface Craft {
  coat: string;
  deals: string;
}

const CRAFTS: Record<string, Craft> = {
  nutritionist: { coat: '#d87422', deals: 'food' },
  engineer: { coat: '#3f7fbf', deals: 'oxygen' },
  pharmacist: { coat: '#d93a4a', deals: 'medicine' },
  physician: { coat: '#9a5cc0', deals: 'disease' },
  chemist: { coat: '#2f8fdd', deals: 'water' },
  power_manager: { coat: '#c99a10', deals: 'energy' },
  soil_analyst: { coat: '#1e8f86', deals: 'card' },
  master_builder: { coat: '#8a6a3f', deals: 'supplies' },
  botanist: { coat: '#4d9a3a', deals: 'food' },
  geologist: { coat: '#b9562b', deals: 'regolith' },
  scientist: { coat: '#5f6f86', deals: 'time' },
};

/** What a person deals with, as a picture of `GOODS_ART`. */
export function deals(person: string): string {
  return CRAFTS[person]?.deals ?? 'card';
}

function bust({ coat }: Craft): string {
  return (
    `<path d="M2.5 22.5c0-5.5 3.6-8.3 8-8.3s8 2.8 8 8.3z" fill="${coat}"/>` +
    '<circle cx="10.5" cy="8.2" r="5.2" fill="#f2cda6"/>' +
    '<path d="M5.2 8.4C4.8 3.6 8 1.8 10.6 1.8s5.7 1.8 5.2 6.4c-1.5-.5-2-1.8-2.2-2.8-1.8 1.8-5.6 2.2-8.4 3z" fill="#6b4a33"/>' +
    '<path d="m8.5 14.6 2 3.2 2-3.2" fill="#fff" stroke-width=".8"/>'
  );
}

export const PEOPLE_ART: Record<string, string> = Object.fromEntries(
  Object.entries(CRAFTS).map(([person, craft]) => [person, bust(craft)]),
);
