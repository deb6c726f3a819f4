/** The tab to which a key leads, past the last to the first; null for other keys. */
export function tabAfter(at: number, key: string, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
