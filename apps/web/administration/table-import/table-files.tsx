import { useState } from 'react';
import { ImportDialog } from './import-dialog.tsx';

interface TableFilesProps {
  /** Name in addresses, such as `krankenkassen`. */
  readonly name: string;
  readonly title: string;
  /** @param done what was done, in words */
  readonly onDone: (done: string) => void;
}

/** Takes a table out as a file, and puts one in. */
export function TableFiles({ name, title, onDone }: TableFilesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a className="button" href={`/cms/tables/${name}`} download>
        CSV herunterladen
      </a>
      <a className="button" href={`/cms/tables/${name}?format=json`} download>
        JSON herunterladen
      </a>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        CSV hochladen
      </button>
      {open ? (
        <ImportDialog
          name={name}
          title={title}
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
