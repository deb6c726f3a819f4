import type { ComponentType } from 'react';
import { GearIcon, LetterIcon, lineIcon, PageIcon } from './icons.tsx';

/** Line icons of the settings, also for the same subjects in the administration. */
export const UsersIcon = lineIcon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.5 14.9c2.2.6 3.6 2.2 4 4.6',
);
export const InsurersIcon = lineIcon(
  'M12 3.5 5 6v5.5c0 4.3 2.8 7.5 7 9 4.2-1.5 7-4.7 7-9V6zM12 8.5v7M8.5 12h7',
);
export const PricesIcon = lineIcon('M4 4h8l8.5 8.5-8 8L4 12zM8.5 8.5h.01');
const MethodIcon = lineIcon(
  'M18.5 5.5l-13 13M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM16.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
const WordingIcon = lineIcon('M14.5 5.5 18.5 9.5 9 19H5v-4zM12.5 7.5l4 4M13 19.5h7');
/** For export and import of the settings. */
export const TransferIcon = lineIcon('M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5');

/** The icons of the settings by the number of their tab. */
const SETTINGS_ICONS: Readonly<Record<number, ComponentType>> = {
  0: LetterIcon,
  1: UsersIcon,
  2: InsurersIcon,
  3: PricesIcon,
  4: MethodIcon,
  5: WordingIcon,
  6: PageIcon,
};

/** The icon of a settings tab; the general one for a tab without its own. */
export function SettingsIcon({ index }: { readonly index: number }) {
  const Own = SETTINGS_ICONS[index] ?? GearIcon;
  return <Own />;
}
