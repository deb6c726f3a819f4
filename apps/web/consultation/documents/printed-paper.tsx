import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PdfDocument } from '#pdf/domain';
import { Paper } from './paper.tsx';

/** The document on a page of its own while it is printed: what lies in a dialog is cut off at its first page. */
export function PrintedPaper({ document: shown }: { document: PdfDocument }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  if (!printing) return null;
  return createPortal(
    <div className="printed-paper">
      <Paper document={shown} />
    </div>,
    document.body,
  );
}
