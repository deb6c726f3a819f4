import { useId, useState } from 'react';
import type { Product } from '#catalogue/domain';
import { Dialog } from '../../ui/dialog.tsx';
import { useCare } from '../care-data.ts';
import { ProductList } from './product-list.tsx';

/** Finds any product of the catalogue by name, Artikelnummer or PZN, to add it to a proposal. */
export function CatalogueDialog(props: { onChoose: (product: Product) => void; onClose: () => void }) {
  const { onChoose, onClose } = props;
  const { catalogue } = useCare();
  const [text, setText] = useState('');
  const id = useId();
  const found = catalogue.filter((product) => matches(product, text.trim().toLowerCase()));
  return (
    <Dialog title="Produkt aus dem Katalog hinzufügen" onClose={onClose} wide>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Suche nach Name, Artikelnummer oder PZN
        </label>
        <input
          id={id}
          className="input"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
        />
      </div>
      <output className="field-hint">
        {found.length === 0
          ? 'Kein Produkt gefunden. Bitte prüfen Sie die Schreibweise.'
          : `${found.length} ${found.length === 1 ? 'Produkt' : 'Produkte'}`}
      </output>
      <ProductList products={found} onChoose={onChoose} />
      <div className="row">
        <button type="button" className="button" onClick={onClose}>
          Beenden
        </button>
      </div>
    </Dialog>
  );
}

function matches(product: Product, text: string): boolean {
  return (
    product.Produktbezeichnung.toLowerCase().includes(text) ||
    Object.values(product.sizes).some(
      (size) => size.Artikelnummer.startsWith(text) || size.PZN.startsWith(text),
    )
  );
}
