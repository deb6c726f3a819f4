import { useNavigate } from '@remix-run/react';
import { memo, type ReactNode, useCallback, useState } from 'react';
import type { Product } from '#catalogue/domain';
import {
  addProduct,
  type CareType,
  type CartLine,
  clearTab,
  closeTab,
  duplicateTab,
  placeOfAddition,
  proposalName,
  recommendationKey,
  removeLine,
  type TabOffer,
  type TabPlace,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useRight } from '../../../session/frame-data.ts';
import { addedInWords } from '../../care/added-in-words.ts';
import { useCare } from '../../care/care-data.ts';
import { CopyIcon, CrossIcon, EraserIcon } from '../../care/cart-icons.tsx';
import { newLineId } from '../../care/line-id.ts';
import type { ShowProposal } from '../../care/shown-proposal.ts';
import { onSingleClick } from '../../care/single-click.ts';
import { useAddContext } from '../../care/use-add-context.ts';
import { usePerson } from '../../care/use-person.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import { knownLine } from '../../figures/known-line.ts';
import type { ChangeLine } from '../../figures/line-checks.tsx';
import { LineGone } from '../../figures/line-gone.tsx';
import { useGoneNames } from '../../figures/use-gone-names.ts';
import type { OfferView } from '../../figures/use-offer.ts';
import { FindSlot, RecommendedDialog } from '../deferred-parts.tsx';
import { LineCard } from '../line/line-card.tsx';
import { AddCheapest } from '../needs-based/add-cheapest.tsx';
import { MissingOffer } from '../needs-based/missing-offer.tsx';
import { NeedsBasedMissing } from '../needs-based/needs-based-missing.tsx';
import type { Panels } from '../use-panels.ts';
import { ProposalFigures } from './proposal-figures.tsx';
import { focusProposal, proposalId } from './proposal-focus.ts';
import { ProposalStrip } from './proposal-strip.tsx';

/** Actions on a whole proposal; removals can be undone. */
const ProposalActions = memo(function ProposalActions(props: {
  area: CareType;
  tab: number;
  /** Such as `Vorschlag 2`. */
  name: string;
  empty: boolean;
  onShow: ShowProposal;
}) {
  const { area, tab, name, empty, onShow } = props;
  const { getState, update } = useDraftActions();
  const place = { area, tab };
  const turnTo = (other: number) => {
    onShow(area, other);
    focusProposal({ area, tab: other });
  };

  const duplicate = () => {
    const next = getState().draft.cart[area].length;
    const words = `${name} wurde dupliziert.`;
    update((old) => ({ ...old, cart: duplicateTab(old.cart, place, newLineId) }), words);
    turnTo(next);
  };
  const clear = () => {
    update((old) => ({ ...old, cart: clearTab(old.cart, place) }), `${name} wurde geleert.`);
    focusProposal(place);
  };
  const close = () => {
    update((old) => ({ ...old, cart: closeTab(old.cart, place) }), `${name} wurde geschlossen.`);
    turnTo(tab - 1);
  };
  if (empty && tab === 0) return null;
  return (
    <div className="proposal-actions">
      {!empty && (
        <>
          <button
            type="button"
            className="button button-quiet"
            onClick={duplicate}
            aria-label={`${name} duplizieren`}
          >
            <CopyIcon /> Duplizieren
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={onSingleClick(clear)}
            aria-label={`${name} leeren`}
          >
            <EraserIcon /> Leeren
          </button>
        </>
      )}
      {tab > 0 && (
        <button
          type="button"
          className="button button-quiet"
          onClick={onSingleClick(close)}
          aria-label={`${name} schließen`}
        >
          <CrossIcon /> Schließen
        </button>
      )}
    </div>
  );
});

/** 'Hinzufügen eines Produktes aus': the two ways to another product in this proposal. */
const AddProduct = memo(function AddProduct({
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

/** One proposal: its products and its figures. */
export function Proposal(props: {
  area: CareType;
  tab: number;
  lines: readonly CartLine[];
  totals: TabOffer;
  view: OfferView;
  insurer: Krankenkasse;
  panels: Panels;
  onShow: ShowProposal;
}) {
  const { area, tab, lines, totals, view, insurer, panels, onShow } = props;
  const { products } = useCare();
  const { update } = useDraftActions();
  const { wechseln: changes } = usePerson().answers;
  const change: ChangeLine = useCallback(
    (words, edit) => update((before) => ({ ...before, cart: edit(before.cart, { area, tab }) }), words),
    [update, area, tab],
  );
  const remove = useCallback(
    (line: CartLine, name: string) => {
      change(`„${name}“ wurde gelöscht.`, (before, place) => removeLine(before, place, line.id, products));
      focusProposal({ area, tab });
    },
    [change, products, area, tab],
  );
  const showAdded = (place: TabPlace) => {
    onShow(place.area, place.tab);
    focusProposal(place);
  };
  const nameOf = useGoneNames();
  const title = proposalName(view.offer.areas[area].tabs, tab);
  const lacksPrice = view.offer.areas[0].count > 0;
  const needsBased = <NeedsBasedMissing offer={view.offer} onShow={onShow} />;
  return (
    <div className="proposal" id={proposalId({ area, tab })} tabIndex={-1}>
      <div className="stack">
        {/* The button disappears with the notice. */}
        {area === 1 && <MissingOffer offer={view.offer} onAdded={() => focusProposal({ area, tab })} />}
        {area === 1 && lacksPrice && needsBased}
        {lines.length === 0 && <p className="field-hint">In diesem Vorschlag ist noch kein Produkt.</p>}
        <ul className="stack line-cards">
          {lines.map((line) => {
            const known = knownLine(line, products, view);
            return (
              <li key={line.id}>
                {known === null ? (
                  <LineGone
                    line={line}
                    onRemove={() => remove(line, nameOf(line.product) ?? 'Nicht mehr vorhandenes Produkt')}
                  />
                ) : (
                  <LineCard
                    {...known}
                    explained={panels.explained}
                    changes={changes}
                    onChange={change}
                    onRemove={remove}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <AddProduct area={area} tab={tab} onShow={onShow}>
          {area === 0 && <AddCheapest offer={view.offer} onAdded={showAdded} />}
        </AddProduct>
        <ProposalActions area={area} tab={tab} name={title} empty={lines.length === 0} onShow={onShow} />
      </div>
      {lines.length > 0 && <ProposalStrip title={title} totals={totals} offer={view.offer} area={area} />}
      <aside className="stack" aria-label={`Kosten von ${title}`}>
        <ProposalFigures totals={totals} offer={view.offer} insurer={insurer} area={area} panels={panels} />
        {/* Where the offer above is offered, it only explains the figures. */}
        {area === 1 && !lacksPrice && needsBased}
      </aside>
    </div>
  );
}
