import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { describedBy, FieldError, FieldNotes, type FieldProps, LabelText } from '../fields/field.tsx';
import { formatBytes } from './file-rules.ts';
import { useFileDrop } from './use-file-drop.ts';

interface FilePickerProps extends Pick<FieldProps, 'label' | 'required'> {
  readonly id: string;
  /** Name under which a form sends the file; left out, nothing is sent. */
  readonly name?: string;
  /** Accepted formats and limits. */
  readonly note: string;
  readonly error: string | null;
  /** Announces the error at once, where nothing else leads to it. */
  readonly announced?: boolean;
  /** Extensions and media types, such as `.csv,text/csv`. */
  readonly accept: string;
  /** Takes any number of files, which the caller reads from `input`. */
  readonly several?: boolean;
  readonly busy?: boolean;
  readonly input: RefObject<HTMLInputElement>;
  /** @param file null if the choice was taken back */
  readonly onFile?: (file: File | null) => void;
  /** Called with the reason if what was dropped is no single file. */
  readonly onFault: (fault: string) => void;
  /** Rendered below, such as the progress of an upload. */
  readonly children?: ReactNode;
}

/**
 * A field for one file, chosen or dropped. The browser's own control lies over ours, invisible: it takes presses, keys
 * and the focus, and a screen reader reads it, while its words, which are in the browser's language, are not seen.
 */
export function FilePicker(props: FilePickerProps) {
  const {
    id,
    name,
    note,
    error,
    announced = false,
    accept,
    several = false,
    busy = false,
    input,
    onFile,
    onFault,
    children,
    ...field
  } = props;
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const drop = useFileDrop(input, busy, onFault, several);
  const noted = { ...field, id, note, error };
  useEffect(() => {
    const { form } = input.current ?? {};
    const forget = () => setChosen([]);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [input]);
  return (
    <div className="field file-drop" id={id} {...drop}>
      <label className="field-label" htmlFor={`${id}-input`}>
        <LabelText {...field} />
      </label>
      <FieldNotes {...noted} error={announced ? null : error} />
      {announced ? (
        <div role="alert">
          <FieldError id={id} error={error} />
        </div>
      ) : null}
      <div className="file-picker">
        <input
          ref={input}
          id={`${id}-input`}
          className="file-input"
          type="file"
          name={name}
          accept={accept}
          multiple={several}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(noted)}
          onChange={({ target }) => {
            setChosen([...(target.files ?? [])]);
            onFile?.(target.files?.[0] ?? null);
          }}
        />
        <span className="button" aria-hidden="true">
          {buttonText(several, chosen.length)}
        </span>
        <span className="file-chosen">
          {chosen.length === 0 ? 'oder hierher ziehen' : <Chosen files={chosen} />}
        </span>
      </div>
      {children}
    </div>
  );
}

function buttonText(several: boolean, count: number): string {
  if (several) return count === 0 ? 'Dateien wählen' : 'Andere Dateien wählen';
  return count === 0 ? 'Datei wählen' : 'Andere Datei wählen';
}

/** Name and size of what is chosen; of several files their number. */
function Chosen({ files }: { readonly files: readonly File[] }) {
  const [first] = files;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <strong>{files.length === 1 ? first?.name : `${files.length} Dateien`}</strong>{' '}
      <span className="number" translate="no">
        {formatBytes(bytes)}
      </span>
    </>
  );
}

/** Empties the field, so that the same file may be chosen again. */
export function forgetFile(input: HTMLInputElement | null): void {
  if (input === null) return;
  input.value = '';
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
