import type { ReactNode } from 'react';

/** A line drawing of 24 by 24, in the colour of the text beside it. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** An icon of lines; `d` as of an SVG path. */
export const lineIcon = (d: string) => () => (
  <Icon>
    <path d={d} />
  </Icon>
);

/** Line icons of the frame; always accompanied by text. */
export const HomeIcon = lineIcon('M4 11.2 12 4.5l8 6.7M6.2 9.6V19h11.6V9.6M10 19v-5h4v5');
export const StartIcon = lineIcon(
  'M7 4.5h10a1.5 1.5 0 0 1 1.5 1.5v13.5h-13V6A1.5 1.5 0 0 1 7 4.5ZM9.5 3.5h5v2.5h-5zM12 10v6M9 13h6',
);
export const ListIcon = lineIcon('m4 7 1.4 1.5L8 5.6M4 15.5 5.4 17 8 14.1M11.5 7.2H20M11.5 15.7H20');
export const CalculatorIcon = lineIcon(
  'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5ZM8 7h8v3H8zM8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 17h.01M12 17h.01M15.5 17h.01',
);
export const CatalogueIcon = lineIcon(
  'M12 6.5C10 5 7.5 4.5 4 4.5V18c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2ZM12 6.5V20',
);
export const FollowUpIcon = lineIcon(
  'M5 12a7 7 0 0 1 12.2-4.7L20 10M20 5v5h-5M19 12a7 7 0 0 1-12.2 4.7L4 14M4 19v-5h5',
);
export const LeaveIcon = lineIcon(
  'M13.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h7.5M10 12h10M16.5 8.5 20 12l-3.5 3.5',
);
export const GearIcon = lineIcon('M4 7h8M16 7h4M4 17h4M12 17h8M14 4.8v4.4M10 14.8v4.4');
export const UserIcon = lineIcon(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
);
export const LetterIcon = lineIcon('M4 6h16v12H4zM4 6.5l8 6.5 8-6.5');
export const PageIcon = lineIcon('M6.5 3.5H14l4 4v13H6.5zM14 3.5v4h4M9.5 12h5M9.5 16h5');
export const CoverIcon = lineIcon(
  'M3.5 3.5l17 17M9.9 5.2A9.6 9.6 0 0 1 12 5c5 0 8.3 4.2 9.5 7-.5 1.1-1.3 2.5-2.5 3.7M6.5 6.8C4.4 8.2 3.1 10.3 2.5 12c1.2 2.8 4.5 7 9.5 7 1.6 0 3-.4 4.3-1.1M10 10a2.9 2.9 0 0 0 4 4',
);
export const SignpostIcon = lineIcon('M12 3v18M12 5h6l2.5 2.5L18 10h-6M12 11H6l-2.5 2.5L6 16h6');
export const MenuIcon = lineIcon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = lineIcon('m6 6 12 12M18 6 6 18');
