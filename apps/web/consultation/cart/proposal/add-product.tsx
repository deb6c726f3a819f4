import { useNavigate } from '@remix-run/react';
import { memo, type ReactNode, useState } from 'react';
import type { Product } from '#catalogue/domain';
import { addProduct, placeOfAddition, recommendationKey, type TabPlace } from '#consultation/domain';
import { useRight } from '../../../session/frame-data.ts';
import { addedInWords } from '../../care/added-in-words.ts';
import type { ShowProposal } from '../../care/shown-proposal.ts';
import { useAddContext } from '../../care/use-add-context.ts';
import { usePerson } from '../../care/use-person.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import { FindSlot, RecommendedDialog } from '../deferred-parts.tsx';

/** 'Hinzufügen eines Produktes aus': the two ways to another product in this proposal. */
export const AddProduct = memo(function AddProduct({
  onShow,
  children,
  ...place
}: TabPlace & { onShow: ShowProposal; children: ReactNode }) {
  const { update } = useDraftActions();
  const { answers } = usePerson();
  const context = useAddContext('recommendation');
  const mayConsult = useRight('bera_durch');
  const maySeeCatalogue = useRight('prod_kat');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const key = recommendationKey(answers);

  const add = (product: Product) => {
    update(
      (draft) => ({ ...draft, cart: addProduct(draft.cart, place, product, context) }),
      addedInWords(product),
    );
    setOpen(false);
    const { area, tab } = placeOfAddition(product, context, place);
    onShow(area, tab);
  };
  // The proposal is passed in the history state: the chosen product is added to it.
  const toCatalogue = () => {
    setOpen(false);
    navigate('/products', { state: place });
  };
  return (
    <section className="add-product">
      {maySeeCatalogue && <FindSlot place={place} onShow={onShow} />}
      <p className="field-label">Hinzufügen eines Produktes aus</p>
      <div className="row">
        {mayConsult && (
          <button type="button" className="button" disabled={!key.ok} onClick={() => setOpen(true)}>
            Empfehlung
          </button>
        )}
        {maySeeCatalogue && (
          <button type="button" className="button" onClick={toCatalogue}>
            Produktkatalog
          </button>
        )}
      </div>
      {children}
      {!mayConsult && !maySeeCatalogue && (
        <p className="field-hint">
          Dafür brauchen Sie das Recht auf die Beratung oder auf den Produktkatalog.
        </p>
      )}
      {mayConsult && !key.ok && (
        <p className="field-hint">Eine Empfehlung gibt es, sobald die Anamnese vollständig ist.</p>
      )}
      {open && key.ok && (
        <RecommendedDialog
          recommendationKey={key.key}
          area={place.area}
          onChoose={add}
          onCatalogue={maySeeCatalogue ? toCatalogue : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
});
