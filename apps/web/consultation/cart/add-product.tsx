import { useState } from 'react';
import type { Product } from '#catalogue/domain';
import { addProduct, recommendationKey, type TabPlace } from '#consultation/domain';
import { useCare } from '../care-data.ts';
import { useRight } from '../consultation-data.ts';
import { useDraft } from '../draft-provider.tsx';
import { newLineId } from '../line-id.ts';
import { usePerson } from '../use-person.ts';
import { CatalogueDialog } from './catalogue-dialog.tsx';
import { RecommendedDialog } from './recommended-dialog.tsx';

/** 'Hinzufügen eines Produktes aus': the two ways to another product in this proposal. */
export function AddProduct({ place }: { place: TabPlace }) {
  const { products } = useCare();
  const { update } = useDraft();
  const { answers } = usePerson();
  const mayConsult = useRight('bera_durch');
  const maySeeCatalogue = useRight('prod_kat');
  const [open, setOpen] = useState<'recommended' | 'catalogue' | null>(null);
  const key = recommendationKey(answers);

  const add = (product: Product) => {
    const context = { products, wantedSize: answers.groesse, nextId: newLineId };
    update((draft) => ({ ...draft, cart: addProduct(draft.cart, place, product, context) }));
    setOpen(null);
  };
  const close = () => setOpen(null);
  return (
    <section className="add-product">
      <p className="field-label">Hinzufügen eines Produktes aus</p>
      <div className="row">
        {mayConsult && (
          <button type="button" className="button" disabled={!key.ok} onClick={() => setOpen('recommended')}>
            Empfehlung
          </button>
        )}
        {maySeeCatalogue && (
          <button type="button" className="button" onClick={() => setOpen('catalogue')}>
            Produktkatalog
          </button>
        )}
      </div>
      {mayConsult && !key.ok && (
        <p className="field-hint">Eine Empfehlung gibt es, sobald die Anamnese vollständig ist.</p>
      )}
      {open === 'recommended' && key.ok && (
        <RecommendedDialog recommendationKey={key.key} area={place.area} onChoose={add} onClose={close} />
      )}
      {open === 'catalogue' && <CatalogueDialog onChoose={add} onClose={close} />}
    </section>
  );
}
