import { Form as RemixForm } from '@remix-run/react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FormProvider, type FormView } from './form-view.ts';

const CONTROL = 'input, select, textarea';

/** Calls back when a form's controls are added, removed or renamed, for example with a list row. */
function useControlsChange(form: RefObject<HTMLFormElement>, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (form.current === null) return;
    const holdsControl = (node: Node) =>
      node instanceof Element && (node.matches(CONTROL) || node.querySelector(CONTROL) !== null);
    const observer = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ type, target, addedNodes, removedNodes }) =>
        type === 'attributes' ? [target] : [...addedNodes, ...removedNodes],
      );
      if (nodes.some(holdsControl)) latest.current();
    });
    observer.observe(form.current, { childList: true, subtree: true, attributeFilter: ['name'] });
    return () => observer.disconnect();
  }, [form]);
}

interface FormProps {
  readonly form: FormView;
  readonly label?: string;
  readonly className?: string;
  /** Path to post to; by default the page's own. */
  readonly action?: string;
  readonly files?: boolean;
  /** Called for each change of a field. */
  readonly onChange?: () => void;
  readonly children: ReactNode;
}

/** A form; its fields find it by context. Always uses POST, so that no input appears in the address. */
export function Form({ form, label, className = 'stack', action, files, onChange, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  useControlsChange(element, () => element.current && form.onChange?.(element.current, null));
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // A dialog inside may contain another form.
    if (isNamedControl(target) && target.form === currentTarget) form.onChange?.(currentTarget, target.name);
    onChange?.();
  };
  return (
    <RemixForm
      ref={element}
      id={form.id}
      method="post"
      action={action}
      encType={files ? 'multipart/form-data' : undefined}
      className={className}
      noValidate
      preventScrollReset
      aria-label={label}
      onSubmit={form.onSubmit}
      onInput={onInput}
      onReset={form.onReset}
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

function isNamedControl(
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return 'form' in target && 'name' in target && target.name !== '';
}
