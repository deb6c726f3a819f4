import { type DragEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { describedBy, FieldError, FieldNotes, type FieldProps, LabelText } from '../fields/field.tsx';
import { formatBytes } from './file-rules.ts';

const ONE = 'Bitte legen Sie eine einzelne Datei ab.';

/**
 * Lets a file be dropped on the area of a file control. A file dropped outside is not opened: the browser would
 * leave the page and lose the input.
 *
 * @param input the control, which then holds the file as if selected
 * @param onFault called with the reason if a file is rejected
 * @param several whether the control takes more than one file
 */
function useFileDrop(
  input: RefObject<HTMLInputElement | null>,
  busy: boolean,
  onFault: (fault: string) => void,
  several = false,
) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      // A drop target that accepts it has handled the event by now.
      if (event.type === 'dragover' && event.dataTransfer && !isIn(input.current, event))
        event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', hold);
    document.addEventListener('drop', hold);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('drop', hold);
    };
  }, [input]);
  return {
    'data-drop': over ? 'over' : 'open',
    onDragOver: (event: DragEvent) => setOver(!busy && holdsFiles(event.dataTransfer)),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: ({ dataTransfer }: DragEvent) => {
      setOver(false);
      const control = input.current;
      if (busy || control === null || !holdsFiles(dataTransfer)) return;
      if (!several && dataTransfer.files.length !== 1) return onFault(ONE);
      control.files = dataTransfer.files;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      control.focus();
    },
  };
}

const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

const isIn = (input: HTMLInputElement | null, { target }: globalThis.DragEvent) =>
  input?.closest('[data-drop]')?.contains(target as Node | null) ?? false;

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
