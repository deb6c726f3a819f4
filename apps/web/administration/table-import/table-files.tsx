import { useState } from 'react';
import { ImportDialog } from './import-dialog.tsx';

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
      {open ? (
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
