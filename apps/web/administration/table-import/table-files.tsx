import { useState } from 'react';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';

/** Few visitors of a list import a file. */
const IMPORT_DIALOG = deferredPart(async () => (await import('./import-dialog.tsx')).ImportDialog);

interface TableFilesProps {
  /** The table's name, such as `krankenkassen`. */
  readonly table: string;
  /** Whose screens: the vendor's, or an institution's. */
  readonly area?: 'cms' | 'settings';
  readonly title: string;
  /** Explains how lines of a file are matched to rows. */
  readonly about: string;
  /** @param done message about what was done */
  readonly onDone: (done: string) => void;
}

/** Exports a table as a file, and imports one. */
export function TableFiles({ table, area = 'cms', title, about, onDone }: TableFilesProps) {
  const address = `/${area}/tables/${table}`;
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
        <DeferredDialog part={IMPORT_DIALOG} onClose={() => setOpen(false)}>
          {(ImportDialog) => (
            <ImportDialog
              table={table}
              area={area}
              title={title}
              about={about}
              onClose={() => setOpen(false)}
              onDone={(words) => {
                setOpen(false);
                onDone(words);
              }}
            />
          )}
        </DeferredDialog>
      ) : null}
    </>
  );
}
