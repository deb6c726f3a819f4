import { useRef, useState } from 'react';
import type { FieldProps } from '../../fields/field.tsx';
import { FilePicker } from '../../files/file-picker.tsx';
import { type FileRules, fileFault, formatBytes } from '../../files/file-rules.ts';
import { useFieldView } from '../form-view.ts';
import { type FileProgress, FileState } from './file-progress.tsx';

interface FileFieldProps extends Pick<FieldProps, 'label' | 'required'> {
  readonly name: string;
  /** Must equal the rules in the form's schema (`fileBy`). */
  readonly rules: FileRules;
  /** Upload progress, if the caller measures it. */
  readonly progress?: FileProgress | null;
}

/** The file of a form. It shows the accepted formats and reports a file that is too large at once. */
export function FileField({ name, rules, progress = null, ...field }: FileFieldProps) {
  const view = useFieldView(name);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <FilePicker
      {...field}
      id={view.id}
      name={view.name}
      note={`${rules.kinds}, höchstens ${formatBytes(rules.maxBytes)}`}
      error={fault ?? view.error}
      accept={rules.accept}
      busy={view.busy}
      input={input}
      onFile={(file) => setFault(file === null ? null : fileFault(file, rules))}
      onFault={setFault}
    >
      {view.busy ? <FileState progress={progress} /> : null}
    </FilePicker>
  );
}
