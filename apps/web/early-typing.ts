/** Event on the window once the page is hydrated. */
export const ALIVE = 'alive';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Caret = readonly [from: number, to: number];

/** What a field holds before React knows of it; `caret` is null where the field has none. */
interface Early {
  readonly value: string;
  readonly checked: boolean;
  readonly caret: Caret | null;
}

const FIELDS = 'input, textarea, select';
/** Nobody types into these, and a chosen file cannot be carried over. */
const NOT_TYPED = ['hidden', 'file', 'submit', 'button', 'reset', 'image'];

/**
 * Keeps what is typed before React has taken over a page. React hydrates the document as the server sent it, and draws
 * all of it again where it finds another one: a browser extension or a translator has put something into it. Afterwards
 * each field is given its text again, as if it were typed then, so that the screen knows of it.
 */
export function keepEarlyTyping(): void {
  const kept = new Map<Field, Early>();
  const places = new Map(fields().map((field) => [field, placeOf(field)]));
  let focused = document.activeElement;
  const keep = () => {
    for (const field of fields())
      if (isTypedIn(field)) kept.set(field, contentOf(field));
      else kept.delete(field);
  };
  const onFocus = () => {
    focused = document.activeElement;
  };
  keep();
  document.addEventListener('input', keep, true);
  document.addEventListener('focusin', onFocus, true);
  const giveBack = () => {
    document.removeEventListener('input', keep, true);
    document.removeEventListener('focusin', onFocus, true);
    const now = new Map(fields().map((field) => [placeOf(field), field]));
    const present = (field: Field) => (field.isConnected ? field : now.get(places.get(field) ?? ''));
    const isLost = focused?.isConnected === false && document.activeElement === document.body;
    const before = isLost && isField(focused) ? focused : null;
    if (before !== null) present(before)?.focus();
    for (const [field, early] of kept) {
      const target = present(field);
      if (target) typeAgain(target, field === before ? early : { ...early, caret: caretOf(target) });
    }
  };
  window.addEventListener(ALIVE, giveBack, { once: true });
}

const fields = () => [...document.querySelectorAll<Field>(FIELDS)];

const isField = (element: Element | null): element is Field => element?.matches(FIELDS) ?? false;

/** Kind, name, and how many of the same come before it. Ids differ in a document that is drawn again. */
function placeOf(field: Field): string {
  const same = fields().filter(({ type, name }) => type === field.type && name === field.name);
  return `${field.type} ${field.name} ${same.indexOf(field)}`;
}

function isTypedIn(field: Field): boolean {
  if (field.disabled || NOT_TYPED.includes(field.type)) return false;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  if (field instanceof HTMLInputElement && field.type === 'radio')
    return field.checked && !field.defaultChecked;
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return field.checked !== field.defaultChecked;
  return !field.readOnly && field.value !== field.defaultValue;
}

const isTicked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

const contentOf = (field: Field): Early => ({
  value: field.value,
  checked: isTicked(field),
  caret: caretOf(field),
});

function caretOf(field: Field): Caret | null {
  if (field instanceof HTMLSelectElement) return null;
  const { selectionStart: from, selectionEnd: to } = field;
  return from === null || to === null ? null : [from, to];
}

/** React ignores an event that leads to what it has last set or seen, so something else is set first. */
function typeAgain(field: Field, { value, checked, caret }: Early): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  // React does not see what is set past the element's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (caret !== null && field === document.activeElement && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(...caret);
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
}
