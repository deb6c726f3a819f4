import { useState } from 'react';
import { describedBy, FieldNotes, type FieldProps, LabelText } from '../field.tsx';
import { type FileRules, fileFault, formatBytes } from './file-rules.ts';
import { useFieldView } from './form-view.ts';

interface FileFieldProps extends Pick<FieldProps, 'label' | 'required'> {
  readonly name: string;
  /** The same as in the form's schema (`fileBy`). */
  readonly rules: FileRules;
}

/** A file to send along. What is taken stands beside it; a file that is too large is said to be so at once. */
export function FileField({ name, rules, ...field }: FileFieldProps) {
  const view = useFieldView(name);
  const { id, error } = view;
  const [fault, setFault] = useState<string | null>(null);
  const noted = {
    ...field,
    id,
    note: `${rules.kinds}, höchstens ${formatBytes(rules.maxBytes)}`,
    error: fault ?? error,
  };
  return (
    <div className="field" id={id}>
      <label className="field-label" htmlFor={`${id}-input`}>
        <LabelText {...field} />
      </label>
      <FieldNotes {...noted} />
      <input
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
      <div role="status">
        {view.busy ? (
          <>
            <p className="field-hint">Die Datei wird übertragen …</p>
            <div className="progress-line" />
          </>
        ) : null}
      </div>
    </div>
  );
}
