import { useLocation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Milliseconds after the last keystroke in a filter. */
const PAUSE_MS = 250;

type Filter = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (field): field is Filter =>
      field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'search'),
  );

/** The value of a query parameter. */
const askedFor = (search: string, name: string) => new URLSearchParams(search).get(name) ?? '';

export type ListSearch = ReturnType<typeof useListSearch>;

/**
 * The query of a list: always the current filter fields, sorted by the last column clicked. It is not built from
 * the rows shown, which may still answer an earlier query: a click would undo newer input, and input a newer
 * click.
 */
export function useListSearch() {
  const submit = useSubmit();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Requested but not shown yet. */
  const sort = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back navigation restores the earlier query; input in progress stays.
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
    /** Sorts by a column; false if the list has no such fields and only the address decides. */
    sortBy(column: string): boolean {
      if (form.current === null) return false;
      sort.current = column;
      ask();
      return true;
    },
    /**
     * Requests pending input or sorting at once; false if there is none. Without it, paging would continue a list
     * that nobody has seen.
     */
    catchUp(): boolean {
      const isShown = ({ name, value }: Filter) => value === askedFor(search, name);
      if (sort.current === null && fieldsOf(form.current).every(isShown)) return false;
      ask();
      return true;
    },
  };
}
