import { type FormBundle, type FormFile, type FormHead, formsAddress, type PartHead } from '#pdf/domain';
import { unpackFiles } from '#platform/domain';

/**
 * The forms of all contracts, loaded together and whatever was answered: a request for a single form would reveal the
 * Krankenkasse that it is for (docs/decisions/0043).
 */

/** A form whose bytes are read when it is filled. */
interface KeptForm extends FormHead {
  readonly file: Blob;
}

interface Loading {
  /** As the page names it; the server may have a newer one. */
  readonly version: string;
  readonly forms: Promise<ReadonlyMap<number, KeptForm>>;
}

/** Longer than a part of some megabytes takes on a slow network. */
const TIMEOUT_MS = 60_000;
/** Bundles begun with, where forms are changed while they are loaded. */
const MOST_BEGUN = 3;

let bundleNow: FormBundle | null = null;
let loading: Loading | null = null;

/** Says where they are; null: there are none. */
export function nameForms(bundle: FormBundle | null): void {
  bundleNow = bundle;
}

/** Loads all forms of the bundle once, part by part, to the end; again after a failure. */
export function loadForms(): Promise<void> {
  return load().then(
    () => undefined,
    () => undefined,
  );
}

/**
 * A form with its file.
 *
 * @throws Error if they could not be loaded, or the form is gone
 */
export async function formFile(id: number): Promise<FormFile> {
  const kept = (await load()).get(id);
  if (kept === undefined) throw new Error('The form is no longer offered.');
  const { file, ...head } = kept;
  return { ...head, file: new Uint8Array(await file.arrayBuffer()) };
}

function load(): Loading['forms'] {
  if (bundleNow === null) return Promise.resolve(new Map());
  if (loading?.version === bundleNow.version) return loading.forms;
  const next: Loading = { version: bundleNow.version, forms: formsOf(bundleNow) };
  loading = next;
  next.forms.catch(() => {
    if (loading === next) loading = null;
  });
  return next.forms;
}

async function formsOf(asked: FormBundle): Promise<ReadonlyMap<number, KeptForm>> {
  let bundle = asked;
  for (let begun = 0; begun < MOST_BEGUN; begun += 1) {
    const forms = new Map<number, KeptForm>();
    let part = 0;
    for (; part < bundle.parts; part += 1) {
      const { head, files } = await partOf(bundle, part);
      if (head.version !== bundle.version) {
        bundle = head;
        break;
      }
      for (const form of files) forms.set(form.id, form);
    }
    if (part === bundle.parts) return forms;
  }
  throw new Error('The forms are being changed.');
}

async function partOf(
  bundle: FormBundle,
  part: number,
): Promise<{ readonly head: PartHead; readonly files: readonly KeptForm[] }> {
  const response = await fetch(formsAddress(bundle, part), {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The forms were answered with ${response.status}.`);
  const packed = await response.arrayBuffer();
  const blob = new Blob([packed]);
  const [first, ...rest] = unpackFiles<PartHead | FormHead>(new Uint8Array(packed));
  if (first === undefined || !('parts' in first.head)) throw new Error('This is no part of forms.');
  const files = rest.flatMap(({ head, start, end }) =>
    'id' in head ? [{ ...head, file: blob.slice(start, end) }] : [],
  );
  return { head: first.head, files };
}
