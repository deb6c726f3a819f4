/** Marks a document handed out before answers, products or figures changed. */
export function StaleMark() {
  return (
    <>
      {' · '}
      <strong className="stale-mark">geändert seitdem</strong>
    </>
  );
}
