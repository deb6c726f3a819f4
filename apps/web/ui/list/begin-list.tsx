import type { ReactNode } from 'react';

/** Shown in place of the rows of an empty list: what belongs there, and the way to begin. */
export function BeginList({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  return (
    <div className="begin-list">
      <p>{words}</p>
      {children === undefined ? null : <div className="row">{children}</div>}
    </div>
  );
}
