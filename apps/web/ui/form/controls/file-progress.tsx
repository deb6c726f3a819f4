import { formatBytes } from '../file-rules.ts';

/** How much of a file has gone out, in bytes. */
export interface FileProgress {
  readonly sent: number;
  readonly total: number;
}

/**
 * How far a file has come that is being sent: how much of it is on its way, then that the server looks at it, which
 * takes as long as it takes.
 *
 * @param props.progress null where nobody measures it
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
          <p className="field-hint number">
            {formatBytes(progress.sent)} von {formatBytes(progress.total)}
          </p>
        </>
      )}
    </>
  );
}
