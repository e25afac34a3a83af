// The icons of a guide with their names.

import type { GuideModule } from '../../frame/game';

export interface Named {
  icon: string;
  /** The Fluent ids of its name and of what it means. */
  name: string;
  about?: string;
}

/** The icons of a group in their order. */
export function named(icons: GuideModule['icons'][number]['icons']): Named[] {
  return Object.entries(icons).map(([icon, said]) =>
    typeof said === 'string' ? { icon, name: said } : { icon, name: said[0], about: said[1] },
  );
}

/** The Fluent id of an icon's name. */
export function iconName({ icons }: Pick<GuideModule, 'icons'>, wanted: string): string {
  return icons.flatMap(({ icons }) => named(icons)).find(({ icon }) => icon === wanted)?.name ?? wanted;
}
