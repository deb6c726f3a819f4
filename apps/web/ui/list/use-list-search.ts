import { useLocation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** After the last key somebody has pressed in a filter. */
const PAUSE_MS = 250;

const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'search',
  );

/** What an address asks for in a field. */
const askedFor = (search: string, name: string) => new URLSearchParams(search).get(name) ?? '';

export type ListSearch = ReturnType<typeof useListSearch>;

/**
 * What a list is asked for: always what stands in its fields, sorted by what was touched last. The rows that are shown
 * may still be those of a question before: built from them, a touch would take back what was typed meanwhile, and what
 * was typed a touch.
 */
export function useListSearch() {
  const submit = useSubmit();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Asked for, and not shown yet. */
  const sort = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Going back shows what was asked for then; what is being typed stays.
  useEffect(() => {
    sort.current = null;
    for (const field of fieldsOf(form.current))
      if (field !== document.activeElement) field.value = askedFor(search, field.name);
  }, [search]);
  const ask = () => {
    clearTimeout(timer.current);
    if (form.current === null) return;
    const asked = new FormData(form.current);
    for (const [name, value] of [...asked]) if (value === '') asked.delete(name);
    if (sort.current !== null) asked.set('sort', sort.current);
    submit(asked, { method: 'get', replace: true, preventScrollReset: true });
  };
  return {
    form,
    typed() {
      clearTimeout(timer.current);
      timer.current = setTimeout(ask, PAUSE_MS);
    },
    /** Sorts by a column; false where the fields are others, and the address alone says what is shown. */
    sortBy(column: string): boolean {
      if (form.current === null) return false;
      sort.current = column;
      ask();
      return true;
    },
    /**
     * Asks at once for what was typed or sorted by and is not shown yet; false where all of it is. There is no second
     * page of what nobody has seen the first of.
     */
    catchUp(): boolean {
      const isShown = ({ name, value }: HTMLInputElement) => value === askedFor(search, name);
      if (sort.current === null && fieldsOf(form.current).every(isShown)) return false;
      ask();
      return true;
    },
  };
}
