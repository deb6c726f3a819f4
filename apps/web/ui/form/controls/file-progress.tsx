import { formatBytes } from '../../files/file-rules.ts';

/** Bytes sent and in total. */
export interface FileProgress {
  readonly sent: number;
  readonly total: number;
}

/**
 * Progress of a file upload: the part sent, then an indefinite wait for the server's check.
 *
 * @param props.progress null if it is not measured
 */
export function FileState({ progress }: { readonly progress: FileProgress | null }) {
  const arrived = progress !== null && progress.sent >= progress.total;
  return (
    <>
      <p className="field-hint" role="status">
        {arrived ? 'Die Datei wird geprüft …' : 'Die Datei wird übertragen …'}
      </p>
      {progress === null || arrived ? (
        <div className="progress-line" />
      ) : (
        <>
          <progress
            className="file-progress"
            max={progress.total}
            value={progress.sent}
            aria-label="Übertragen"
          />
          <p className="field-hint number" translate="no">
            {formatBytes(progress.sent)} von {formatBytes(progress.total)}
          </p>
        </>
      )}
    </>
  );
}
