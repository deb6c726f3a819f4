import { useEffect, useRef } from 'react';

/**
 * Ctrl+S (⌘S) saves the screen from anywhere, in place of the browser's own saving of the page. While a dialog is
 * open, only a form in it is saved.
 *
 * @param formId id of the form that is saved; left out, something that lies on the page itself. With the focus in
 *   another form it is not meant
 */
export function useSaveKey(save: () => void, formId?: string): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat && isMeant(formId)) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [formId]);
}

/** The same for a form: presses its button, which knows whether it may be pressed. */
export function useFormSaveKey(formId: string): void {
  useSaveKey(() => {
    const form = document.getElementById(formId);
    form?.querySelector<HTMLButtonElement>('.button-primary[type="submit"]')?.click();
  }, formId);
}

function isMeant(formId: string | undefined): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (formId === undefined) return dialog === undefined;
  const form = document.getElementById(formId);
  if (form === null || (dialog !== undefined && !dialog.contains(form))) return false;
  const focused = document.activeElement?.closest('form');
  return !focused || focused === form;
}
