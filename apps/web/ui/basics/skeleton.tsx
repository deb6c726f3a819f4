/** Placeholder for a screen whose content is still loading. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="skeleton" role="status">
      <p>{label}</p>
      <span />
      <span />
      <span />
    </div>
  );
}
