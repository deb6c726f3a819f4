import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { openFile, PrintFrame, type PrintJob } from './print-frame.tsx';

/**
 * Prints the file in a hidden frame: the PDF is what is signed, with name and birth date on each page. A browser
 * that cannot show PDFs opens it instead.
 *
 * @param url of the file; undefined while it is made
 * @param onPrint called for each print
 * @returns `print`, also bound to Ctrl+P, and the elements it needs on the page
 */
export function usePrint(
  url: string | undefined,
  onPrint: () => void,
): { readonly print: () => void; readonly parts: ReactNode } {
  const [job, setJob] = useState<PrintJob | null>(null);
  const print = useCallback(() => {
    if (url === undefined) return;
    onPrint();
    if (!navigator.pdfViewerEnabled) return openFile(url);
    setJob((last) => ({ url, number: (last?.number ?? 0) + 1 }));
  }, [url, onPrint]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      print();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [print]);
  const parts = (
    <>
      {job !== null && job.url === url && <PrintFrame {...job} key={job.number} />}
      {createPortal(<p className="print-hint">{HINT}</p>, document.body)}
    </>
  );
  return { print, parts };
}

/** Printed in place of the page by the browser's own menu. */
const HINT =
  'Bitte drucken Sie das Dokument mit „Drucken“ in seinem Fenster: Dann wird das PDF gedruckt, mit dem Namen auf jeder Seite.';
