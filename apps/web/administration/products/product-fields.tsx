import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { StoredImage } from '#catalogue';
import { uploadImage } from '#catalogue/calls';
import {
  APPLICATION_TYPES,
  FEATURE_ICONS,
  IMAGE_EDGES,
  imageAddress,
  PRODUCT_LABELS as LABELS,
  type ListedProduct,
  ONE_SIZE,
  PRODUCT_TYPES,
  type ProductType,
  SEVERITIES,
  TIERS,
} from '#catalogue/domain';
import { makeCall } from '../../session/make-call.ts';
import { FilePicker, forgetFile } from '../../ui/files/file-picker.tsx';
import { fileFault, formatBytes } from '../../ui/files/file-rules.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Select } from '../../ui/form/controls/select.tsx';
import { enteredText } from '../../ui/form/entered.ts';
import { Field } from '../../ui/form/field.tsx';
import type { SavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { IMAGE_RULES } from './product-form.ts';
import { put, untickIcons } from './put-fields.ts';
import type { SizeRow } from './size-rows.ts';
import { SizeTable } from './size-table.tsx';

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
function ProductImageField({ form, product, onUploading }: ProductImageFieldProps) {
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
    const answer = await makeCall(uploadImage, { file });
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

const asChoice = (value: string) => ({ value, label: value });

const TYPE_CHOICES = PRODUCT_TYPES.map(asChoice);

const isType = (type: string): type is ProductType => type in APPLICATION_TYPES;
const DROPS = Array.from({ length: 20 }, (_, at) => (at + 1) / 2);

/**
 * The choices for a kind of product (access specification, section 3, 'Product'); all of them before one is
 * chosen.
 */
function choicesFor(type: string) {
  const absorbs = type === 'Inkontinenzprodukt';
  const tiered = absorbs || type === 'Zubehör';
  const types = isType(type) ? APPLICATION_TYPES[type] : Object.values(APPLICATION_TYPES).flat();
  return {
    types: types.map(asChoice),
    tiers: TIERS.filter((tier) => type === '' || tiered === (tier !== '-')).map(asChoice),
    severities: SEVERITIES.filter((each) => type === '' || absorbs === (each !== 'Kein Schweregrad')).map(
      asChoice,
    ),
    drops: [...(absorbs ? [] : [0]), ...(absorbs || type === '' ? DROPS : [])].map((drops) => ({
      value: String(drops),
      label: String(drops).replace('.', ','),
    })),
  };
}

/** The values other fields than the sizes' get when the kind changes (access specification, section 4, 'Product dialog'). */
function resetFor(type: string): Readonly<Record<string, string>> {
  if (type === 'Inkontinenzprodukt')
    return { Anwendungstyp: '', PremiumBasis: '', Schweregrad: '', Tropfenanzahl: '' };
  const none = { Anwendungstyp: '', Schweregrad: 'Kein Schweregrad', Tropfenanzahl: '0' };
  if (type === 'Zubehör') return { ...none, Anwendungstyp: 'Fixierhosen', PremiumBasis: '' };
  return { ...none, PremiumBasis: '-' };
}

/** Whether choosing this kind of product clears the feature icons. */
const clearsIcons = (type: string): boolean => type === 'Pflegehilfsmittel' || type === 'Hautpflege';

const CHOOSE = 'bitte auswählen';
/** What choosing another kind clears in each size. */
const EMPTY_SIZE = { Konfektionsgroesse: '', Hueftumfang: '' };

interface ProductFieldsProps {
  readonly form: SavedForm;
  /** The stored product; null for a new one. */
  readonly product: ListedProduct | null;
  readonly rows: readonly SizeRow[];
  readonly onRows: (rows: readonly SizeRow[]) => void;
  readonly onUploading: (uploading: boolean) => void;
}

/**
 * What all sizes of a product share, once, and its sizes. Changing the kind sets other fields (access specification,
 * section 4).
 */
export function ProductFields({ form, product, rows, onRows, onUploading }: ProductFieldsProps) {
  const { id, entered } = form;
  /** Texts to be set once the matching choices have been rendered. */
  const [following, setFollowing] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    if (following !== null) put(id, following);
  }, [id, following]);
  const kind = enteredText(entered, 'Inkontinenzprodukt');
  const choices = choicesFor(kind);
  const oneSize = enteredText(entered, 'sizes[0].Konfektionsgroesse') === ONE_SIZE;
  const inSizes = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      rows.flatMap((_, at) => Object.entries(texts).map(([name, text]) => [`sizes[${at}].${name}`, text])),
    );
  const liquid = enteredText(entered, 'liquid') === 'on';
  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement && target.name === 'Inkontinenzprodukt') {
      setFollowing({ ...resetFor(target.value), ...inSizes(EMPTY_SIZE) });
      if (clearsIcons(target.value)) untickIcons(id);
    }
    if (target instanceof HTMLInputElement && target.name === 'liquid') put(id, inSizes({ Anzahl: '' }));
  };
  const toggleSize = (one: boolean) => {
    const size = one ? ONE_SIZE : '';
    put(id, inSizes({ Konfektionsgroesse: size, Hueftumfang: size }));
  };
  return (
    <div className="stack" onChange={onChange}>
      <div className="product-fields">
        <Field name="Produktbezeichnung" label={LABELS.Produktbezeichnung} required maxLength={200} />
        <Select
          name="Inkontinenzprodukt"
          label={LABELS.Inkontinenzprodukt}
          choices={TYPE_CHOICES}
          empty={CHOOSE}
          required
        />
        <Select
          name="Anwendungstyp"
          label={LABELS.Anwendungstyp}
          choices={choices.types}
          empty={CHOOSE}
          required
        />
        <Select
          name="PremiumBasis"
          label={LABELS.PremiumBasis}
          choices={choices.tiers}
          empty={CHOOSE}
          required
        />
        <Select
          name="Schweregrad"
          label={LABELS.Schweregrad}
          choices={choices.severities}
          empty={CHOOSE}
          required
        />
        <Select
          name="Tropfenanzahl"
          label={LABELS.Tropfenanzahl}
          choices={choices.drops}
          empty={CHOOSE}
          required
        />
      </div>
      <div className="product-ticks">
        <Checkbox name="liquid" label={LABELS.liquid} note="Die Packung hat eine Menge wie 500 ml." />
        <Checkbox
          name="wiederverwendbar"
          label={LABELS.wiederverwendbar}
          note="Nach dem Waschen wieder benutzt und einmalig gekauft. Krankenunterlagen, deren Hilfsmittelnummer mit 51 beginnt, gelten auch ohne Haken so."
        />
        {rows.length === 1 ? (
          <label className="tick">
            <input type="checkbox" checked={oneSize} onChange={({ target }) => toggleSize(target.checked)} />
            <span>Einheitsgröße (onesize)</span>
          </label>
        ) : null}
      </div>
      <SizeTable rows={rows} onRows={onRows} liquid={liquid} listed={kind !== 'Hautpflege'} />
      <ProductImageField form={form} product={product} onUploading={onUploading} />
      <Field
        name="Vorteilskommunikation"
        label={LABELS.Vorteilskommunikation}
        type="textarea"
        note="eine Zeile je Vorteil"
      />
      <fieldset className="product-icons">
        <legend>{LABELS.ICONS}</legend>
        {FEATURE_ICONS.map(({ name, label }) => (
          <Checkbox key={name} name={`icons.${name}`} label={label} />
        ))}
      </fieldset>
    </div>
  );
}
