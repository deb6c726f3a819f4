const LINE = {
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none">
      <path d={path} {...LINE} />
    </svg>
  );
}

/** The calculator's line icons. Each accompanies a text or is inside a labelled button. */
export const TrashIcon = () => <Icon path="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 10.5v5M13.5 10.5v5" />;
export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" />;
export const UndoIcon = () => <Icon path="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9" />;
export const CrossIcon = () => <Icon path="M6 6l12 12M18 6 6 18" />;
export const CheckIcon = () => <Icon path="M5 12.5l4.5 4.5L19 7.5" />;
export const CopyIcon = () => <Icon path="M9 9h10v10H9zM5 15V5h10" />;
export const EraserIcon = () => (
  <Icon path="M9 19h11M6 13.5 13 6.5a1.5 1.5 0 0 1 2.1 0l3.4 3.4a1.5 1.5 0 0 1 0 2.1L11.5 19H9l-3-3a1.8 1.8 0 0 1 0-2.5ZM9.5 10l5.5 5.5" />
);
