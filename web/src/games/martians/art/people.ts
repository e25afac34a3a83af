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
    `<path d="M2.500 22.500c0-5.500 3.600-8.300 8-8.300s8 2.800 8 8.300z" fill="${coat}"/>` +
    '<circle cx="10.500" cy="8.200" r="5.200" fill="#f2cda6"/>' +
    '<path d="M5.200 8.400C4.800 3.600 8 1.800 10.600 1.800s5.700 1.800 5.200 6.400c-1.500-.500-2-1.800-2.200-2.800-1.800 1.800-5.600 2.200-8.400 3z" fill="#6b4a33"/>' +
    '<path d="m8.500 14.600 2 3.200 2-3.200" fill="#fff" stroke-width=".8"/>'
  );
}

export const PEOPLE_ART: Record<string, string> = Object.fromEntries(
  Object.entries(CRAFTS).map(([person, craft]) => [person, bust(craft)]),
);
