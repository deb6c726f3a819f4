import { useRef, useState } from 'react';
import { describedBy, FieldNotes, type FieldProps, LabelText } from '../../fields/field.tsx';
import { type FileRules, fileFault, formatBytes } from '../file-rules.ts';
import { useFieldView } from '../form-view.ts';
import { type FileProgress, FileState } from './file-progress.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface FileFieldProps extends Pick<FieldProps, 'label' | 'required'> {
  readonly name: string;
  /** Must equal the rules in the form's schema (`fileBy`). */
  readonly rules: FileRules;
  /** Upload progress, if the caller measures it. */
  readonly progress?: FileProgress | null;
}

/** A file input with drag and drop. It shows the accepted formats and reports a file that is too large at once. */
export function FileField({ name, rules, progress = null, ...field }: FileFieldProps) {
  const view = useFieldView(name);
  const { id, error } = view;
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(input, view.busy, setFault);
  const noted = {
    ...field,
    id,
    note: `${rules.kinds}, höchstens ${formatBytes(rules.maxBytes)}. Auswählen oder hierher ziehen.`,
    error: fault ?? error,
  };
  return (
    <div className="field file-drop" id={id} {...drop}>
      <label className="field-label" htmlFor={`${id}-input`}>
        <LabelText {...field} />
      </label>
      <FieldNotes {...noted} />
      <input
        ref={input}
        id={`${id}-input`}
        className="input file-input"
        type="file"
        name={view.name}
        accept={rules.accept}
        aria-invalid={noted.error ? true : undefined}
        aria-describedby={describedBy(noted)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          setFault(file === undefined ? null : fileFault(file, rules));
        }}
      />
      {view.busy ? <FileState progress={progress} /> : null}
    </div>
  );
}
