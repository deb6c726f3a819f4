import { type FormEvent, useEffect, useState } from 'react';
import { FEATURE_ICONS, PRODUCT_LABELS as LABELS, type ListedProduct, ONE_SIZE } from '#catalogue/domain';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { AmountField } from '../../ui/form/controls/amount-field.tsx';
import { Select } from '../../ui/form/controls/select.tsx';
import { enteredText } from '../../ui/form/entered.ts';
import { Field } from '../../ui/form/field.tsx';
import type { SavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { choicesFor, clearsIcons, resetFor, TYPE_CHOICES } from './product-choices.ts';
import { ProductImageField } from './product-image-field.tsx';
import { put, untickIcons } from './put-fields.ts';

const CHOOSE = 'bitte auswählen';

interface ProductFieldsProps {
  readonly form: SavedForm;
  /** The stored row; null for a new one. */
  readonly product: ListedProduct | null;
  readonly onUploading: (uploading: boolean) => void;
}

/**
 * The fields of a row of the product table. Changing the kind sets other fields (access specification,
 * section 4).
 */
export function ProductFields({ form, product, onUploading }: ProductFieldsProps) {
  const { id, entered } = form;
  /** Texts to be set once the matching choices have been rendered. */
  const [following, setFollowing] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    if (following !== null) put(id, following);
  }, [id, following]);
  const kind = enteredText(entered, 'Inkontinenzprodukt');
  const choices = choicesFor(kind);
  const oneSize = enteredText(entered, 'Konfektionsgroesse') === ONE_SIZE;
  const liquid = enteredText(entered, 'liquid') === 'on';
  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement && target.name === 'Inkontinenzprodukt') {
      setFollowing({ ...resetFor(target.value) });
      if (clearsIcons(target.value)) untickIcons(id);
    }
    if (target instanceof HTMLInputElement && target.name === 'liquid') put(id, { Anzahl: '' });
  };
  const toggleSize = (one: boolean) => {
    const size = one ? ONE_SIZE : '';
    put(id, { Konfektionsgroesse: size, Hueftumfang: size });
  };
  return (
    <div className="stack" onChange={onChange}>
      <div className="product-fields">
        <Field name="Artikelnummer" label={LABELS.Artikelnummer} required maxLength={20} />
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
        <Field name="PZN" label={LABELS.PZN} inputMode="numeric" required maxLength={8} />
        <Field name="EAN" label={LABELS.EAN} inputMode="numeric" required maxLength={13} />
        <Field
          name="Hilfsmittelnummer"
          label={LABELS.Hilfsmittelnummer}
          required={kind !== 'Hautpflege'}
          maxLength={20}
        />
        <AmountField name="UVP" label="UVP in €" required />
      </div>
      <div className="field">
        <label className="tick">
          <input type="checkbox" checked={oneSize} onChange={({ target }) => toggleSize(target.checked)} />
          <span>Einheitsgröße (onesize)</span>
        </label>
      </div>
      <div className="product-fields">
        <Field name="Konfektionsgroesse" label={LABELS.Konfektionsgroesse} required maxLength={30} />
        <Field name="Hueftumfang" label={`${LABELS.Hueftumfang} in cm`} maxLength={50} />
      </div>
      <Checkbox name="liquid" label={LABELS.liquid} />
      <div className="product-fields">
        <Field
          name="Anzahl"
          label={liquid ? 'Menge, wie 500 ml' : 'Anzahl je Packung'}
          inputMode={liquid ? 'text' : 'numeric'}
          required
          maxLength={30}
        />
      </div>
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
