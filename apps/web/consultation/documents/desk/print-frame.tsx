/** A file to be printed in a hidden frame; `number` tells the prints of one file apart. */
export interface PrintJob {
  readonly url: string;
  readonly number: number;
}

/** Prints a file once it has loaded in a hidden frame. */
export function PrintFrame({ url }: PrintJob) {
  return (
    <iframe
      className="print-frame"
      title="Druck des PDFs"
      aria-hidden="true"
      tabIndex={-1}
      src={url}
      onLoad={({ currentTarget }) => printFrame(currentTarget, url)}
    />
  );
}

function printFrame({ contentWindow }: HTMLIFrameElement, url: string): void {
  try {
    contentWindow?.print();
  } catch {
    // Its PDF viewer cannot be scripted.
    openFile(url);
  }
}

/** Opens a file in a window of its own. */
export function openFile(url: string): void {
  window.open(url, '_blank', 'noreferrer');
}
