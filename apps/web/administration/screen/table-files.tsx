import { useState } from 'react';
import { deferredPart, useDeferredPart } from '../../connection/deferred-part.ts';

/** Few who look at a list put a file in. */
const IMPORT_DIALOG = deferredPart(
  async () => (await import('../table-import/import-dialog.tsx')).ImportDialog,
);

interface TableFilesProps {
  /** Where it is taken out and put in, such as `/cms/tables/krankenkassen`. */
  readonly address: `/${string}`;
  readonly title: string;
  /** How lines of a file find what they change, in a sentence. */
  readonly about: string;
  /** @param done what was done, in words */
  readonly onDone: (done: string) => void;
}

/** Takes a table out as a file, and puts one in. */
export function TableFiles({ address, title, about, onDone }: TableFilesProps) {
  const [open, setOpen] = useState(false);
  const ImportDialog = useDeferredPart(IMPORT_DIALOG);
  return (
    <>
      <a className="button" href={address} download>
        CSV herunterladen
      </a>
      <a className="button" href={`${address}?format=json`} download>
        JSON herunterladen
      </a>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        CSV hochladen
      </button>
      {open && ImportDialog !== null ? (
        <ImportDialog
          address={address}
          title={title}
          about={about}
          onClose={() => setOpen(false)}
          onDone={(words) => {
            setOpen(false);
            onDone(words);
          }}
        />
      ) : null}
    </>
  );
}
