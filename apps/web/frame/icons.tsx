import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** Line icons of the frame; always accompanied by text. */
export const HomeIcon = () => (
  <Icon>
    <path d="M4 11.2 12 4.5l8 6.7M6.2 9.6V19h11.6V9.6M10 19v-5h4v5" />
  </Icon>
);
export const StartIcon = () => (
  <Icon>
    <path d="M7 4.5h10a1.5 1.5 0 0 1 1.5 1.5v13.5h-13V6A1.5 1.5 0 0 1 7 4.5ZM9.5 3.5h5v2.5h-5zM12 10v6M9 13h6" />
  </Icon>
);
export const ListIcon = () => (
  <Icon>
    <path d="m4 7 1.4 1.5L8 5.6M4 15.5 5.4 17 8 14.1M11.5 7.2H20M11.5 15.7H20" />
  </Icon>
);
export const CalculatorIcon = () => (
  <Icon>
    <path d="M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5ZM8 7h8v3H8zM8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 17h.01M12 17h.01M15.5 17h.01" />
  </Icon>
);
export const LeaveIcon = () => (
  <Icon>
    <path d="M13.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h7.5M10 12h10M16.5 8.5 20 12l-3.5 3.5" />
  </Icon>
);
export const GearIcon = () => (
  <Icon>
    <path d="M4 7h8M16 7h4M4 17h4M12 17h8M14 4.8v4.4M10 14.8v4.4" />
  </Icon>
);
export const UserIcon = () => (
  <Icon>
    <path d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
  </Icon>
);
export const LetterIcon = () => (
  <Icon>
    <path d="M4 6h16v12H4zM4 6.5l8 6.5 8-6.5" />
  </Icon>
);
export const PageIcon = () => (
  <Icon>
    <path d="M6.5 3.5H14l4 4v13H6.5zM14 3.5v4h4M9.5 12h5M9.5 16h5" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
