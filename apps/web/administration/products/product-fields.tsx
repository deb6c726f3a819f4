import { type FormEvent, useEffect, useState } from 'react';
import { FEATURE_ICONS, PRODUCT_LABELS as LABELS, type ListedProduct, ONE_SIZE } from '#catalogue/domain';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Select } from '../../ui/form/controls/select.tsx';
import { enteredText } from '../../ui/form/entered.ts';
import { Field } from '../../ui/form/field.tsx';
import type { SavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { choicesFor, clearsIcons, resetFor, TYPE_CHOICES } from './product-choices.ts';
import { ProductImageField } from './product-image-field.tsx';
import { put, untickIcons } from './put-fields.ts';
import type { SizeRow } from './size-rows.ts';
import { SizeTable } from './size-table.tsx';

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
