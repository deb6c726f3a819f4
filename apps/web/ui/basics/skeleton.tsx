/** Holds the place of a screen whose content is still being read. */
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
