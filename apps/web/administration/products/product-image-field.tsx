import { useEffect, useRef, useState } from 'react';
import type { StoredImage } from '#catalogue';
import { IMAGE_EDGES, imageAddress, type ListedProduct } from '#catalogue/domain';
import { callPage } from '../../session/call-page.ts';
import { FilePicker, forgetFile } from '../../ui/files/file-picker.tsx';
import { fileFault, formatBytes } from '../../ui/files/file-rules.ts';
import { enteredText } from '../../ui/form/entered.ts';
import { Field } from '../../ui/form/field.tsx';
import type { SavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { IMAGE_RULES } from './product-form.ts';
import { put } from './put-fields.ts';

interface ProductImageFieldProps {
  readonly form: SavedForm;
  /** The stored row; null for a new one. */
  readonly product: ListedProduct | null;
  readonly onUploading: (uploading: boolean) => void;
}

const EDGE = IMAGE_EDGES.large;
const ADVICE = `${IMAGE_RULES.kinds}, höchstens ${formatBytes(IMAGE_RULES.maxBytes)}, empfohlen ${EDGE} × ${EDGE} Bildpunkte`;

/**
 * The picture of a product. A file is uploaded at once and previewed; the product changes when the form is
 * saved.
 */
export function ProductImageField({ form, product, onUploading }: ProductImageFieldProps) {
  const id = `${form.id}-image`;
  const name = enteredText(form.entered, 'imagepfad').trim();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(true);
  const [uploaded, setUploaded] = useState<Readonly<Record<string, StoredImage>>>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const before = product?.imagepfad ?? '';
  const image = uploaded[name]?.key ?? (name === before ? product?.image : null) ?? null;
  const upload = async (file: File | null) => {
    if (file === null || busy) return;
    const fault = fileFault(file, IMAGE_RULES);
    setError(fault ?? '');
    if (fault !== null) return;
    setBusy(true);
    onUploading(true);
    const answer = await callPage<StoredImage>('/cms/products/image', { file });
    if (!shown.current) return;
    setBusy(false);
    onUploading(false);
    // The same file may be chosen again.
    forgetFile(input.current);
    if (!answer.ok) return setError(answer.message);
    setUploaded((all) => ({ ...all, [answer.value.name]: answer.value }));
    put(form.id, { imagepfad: answer.value.name });
  };
  const remove = () => {
    setError('');
    put(form.id, { imagepfad: '' });
    input.current?.focus();
  };
  return (
    <fieldset className="product-image">
      <legend>Bild</legend>
      <ImagePreview image={image} named={name !== ''} />
      <div className="stack">
        <FilePicker
          id={id}
          label={image === null ? 'Bild hochladen' : 'Anderes Bild hochladen'}
          note={ADVICE}
          error={error === '' ? null : error}
          accept={IMAGE_RULES.accept}
          busy={busy}
          input={input}
          onFile={(file) => void upload(file)}
          onFault={setError}
        />
        <p role="status" className="field-hint">
          {busy ? 'Das Bild wird übertragen …' : stateOf(name, before, uploaded[name] ?? null)}
        </p>
        {busy ? <div className="progress-line" /> : null}
        <Field name="imagepfad" label="Name des Bildes" note="ohne Endung" maxLength={200} />
        {name === '' ? null : (
          <div>
            <button type="button" className="button" onClick={remove}>
              Bild entfernen
            </button>
          </div>
        )}
      </div>
    </fieldset>
  );
}

function ImagePreview({ image, named }: { readonly image: string | null; readonly named: boolean }) {
  const { small } = IMAGE_EDGES;
  if (image === null)
    return (
      <p className="product-image-preview product-image-none">
        {named ? 'Keine Vorschau zu diesem Namen' : 'Kein Bild'}
      </p>
    );
  return (
    <img
      className="product-image-preview"
      src={imageAddress(image, 'small')}
      width={small}
      height={small}
      alt="Vorschau des Bildes"
    />
  );
}

/** What saving will do to the picture. */
function stateOf(name: string, before: string, uploaded: StoredImage | null): string {
  if (name === before) return '';
  const goes = before === '' ? '' : ' Das bisherige wird dann gelöscht, wenn kein anderes Produkt es zeigt.';
  if (name === '') return `Mit dem Speichern zeigt das Produkt kein Bild mehr.${goes}`;
  if (uploaded === null) return `Mit dem Speichern zeigt das Produkt das Bild dieses Namens.${goes}`;
  const { width, height } = uploaded;
  const tiny = Math.max(width, height) < EDGE ? ' Es ist kleiner als empfohlen.' : '';
  return `Hochgeladen, ${width} × ${height} Bildpunkte.${tiny} Das Produkt zeigt es, sobald Sie speichern.${goes}`;
}
