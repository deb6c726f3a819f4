import { Form as RemixForm } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormProvider, type FormView } from './form-view.ts';

interface FormProps {
  readonly form: FormView;
  /** Names the form for whoever does not see it. */
  readonly label?: string;
  readonly className?: string;
  /** Path that the browser posts it to without scripts; left out, the page's own. */
  readonly action?: string;
  /** Whether it has a file among its fields. */
  readonly files?: boolean;
  /** Called for each change of a field. */
  readonly onChange?: () => void;
  readonly children: ReactNode;
}

/** A form with its fields, which find it by themselves. Its address never carries what is typed. */
export function Form({ form, label, className = 'stack', action, files, onChange, children }: FormProps) {
  return (
    <RemixForm
      id={form.id}
      method="post"
      action={action}
      encType={files ? 'multipart/form-data' : undefined}
      className={className}
      noValidate
      preventScrollReset
      aria-label={label}
      onSubmit={form.onSubmit}
      onInput={onChange}
    >
      <FormProvider value={form}>
        {Object.entries(form.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
        {children}
      </FormProvider>
    </RemixForm>
  );
}
