import { type ReactNode, useMemo, useState } from 'react';
import { sizeInWords } from '#catalogue/domain';
import {
  type Answers,
  againstChanges,
  answerDoubt,
  areasOf,
  type CareType,
  type CartAreas,
  chosenForNow,
  type ProductsById,
  warningText,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { deferredPart } from '../../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../../connection/deferred/use-deferred-part.ts';
import { Dialog } from '../../../ui/basics/dialog.tsx';
import { useConsultation } from '../../area/consultation-data.ts';
import { useCare } from '../../care/care-data.ts';
import { usePerson } from '../../care/use-person.ts';
import { useRecommended } from '../../care/use-recommended.ts';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import { knownLine } from '../../figures/known-line.ts';
import { saidInWords } from '../../figures/line-checks.tsx';
import { useAmountDeparture } from '../../figures/use-amount-departure.ts';
import { useGoneNames } from '../../figures/use-gone-names.ts';
import { type OfferView, useOffer } from '../../figures/use-offer.ts';

const LATE = deferredPart(() => import('./late-checks.ts'));

interface Asked {
  readonly lines: readonly string[];
  readonly go: () => void;
}

/**
 * Asks once, before a document is made, about the lines of the cart that are to be checked.
 *
 * @param back the button that makes none
 */
export function useChecks(
  insurer: Krankenkasse,
  back = 'zurück zur Zusammenfassung',
): {
  /** What is to be checked, but for products that no longer fit: those have a notice of their own. */
  readonly lines: readonly string[];
  /** What is to be checked on person and prescription. */
  readonly papers: readonly string[];
  readonly ask: (go: () => void) => void;
  readonly question: ReactNode;
} {
  const { products } = useCare();
  const { institution, today } = useConsultation();
  const { method } = institution;
  const { answers, gross } = usePerson();
  const recommended = useRecommended();
  const cart = useDraftPart((state) => state.draft.cart);
  const details = useDraftPart((state) => state.draft.details);
  const { getState, note } = useDraftActions();
  const view = useOffer(insurer);
  const nameOf = useGoneNames();
  const [asked, setAsked] = useState<Asked | null>(null);
  const lines = useMemo(
    () => checkLines(cart, areasOf(method), products, view, answers.wechseln, nameOf),
    [cart, method, products, view, answers.wechseln, nameOf],
  );
  const amount = useAmountDeparture(insurer);
  const late = useDeferredPart(LATE);
  const papers = useMemo(
    () => [
      ...numberLines(answers, insurer),
      ...(late?.detailDoubts(details ?? {}, today) ?? []),
      ...(amount === null ? [] : [amount]),
    ],
    [late, answers, insurer, details, today, amount],
  );
  const ask = async (go: () => void) => {
    // Offline they may be missing: the notices on the summary then are, too.
    const checks = LATE.there ?? (await LATE.load().catch(() => null));
    const now = chosenForNow(answers, insurer, gross);
    const ids = recommended && new Set(recommended.map(({ product }) => product.id));
    const unfit = checks?.reviewLines(cart, { products, method, now, recommended: ids }) ?? [];
    const said = [
      ...numberLines(answers, insurer),
      ...(checks?.detailDoubts(details ?? {}, today) ?? []),
      ...(amount === null ? [] : [amount]),
    ];
    const all = [...unfit, ...lines, ...said].map((text) => text.slice(0, LONGEST));
    const { checked = [] } = getState().draft;
    if (all.every((text) => checked.includes(text))) go();
    else setAsked({ lines: all, go });
  };
  const close = () => setAsked(null);
  const question = asked && (
    <CheckQuestion
      lines={asked.lines}
      back={back}
      onBack={close}
      onGo={() => {
        note((draft) => ({ ...draft, checked: asked.lines }));
        close();
        asked.go();
      }}
    />
  );
  return { lines, papers, ask: (go) => void ask(go), question };
}

/** A doubt about the Versichertennummer, which is printed all the same; a private insurer's has another shape. */
function numberLines({ versichertennummer = '' }: Answers, { selfPay }: Krankenkasse): readonly string[] {
  const doubt = selfPay ? null : answerDoubt('versichertennummer', versichertennummer);
  return doubt === null ? [] : [`Versichertennummer: ${doubt}`];
}

/** Characters that the draft keeps of a line. */
const LONGEST = 500;

/** The safe answer comes first, so that it has the focus. */
function CheckQuestion(props: {
  lines: readonly string[];
  back: string;
  onBack: () => void;
  onGo: () => void;
}) {
  const { lines, back, onBack, onGo } = props;
  return (
    <Dialog title="Bitte prüfen" onClose={onBack}>
      <p>So käme es in die Dokumente:</p>
      <div className="message message-notice">
        <ul>
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onBack}>
          {back}
        </button>
        <button type="button" className="button" onClick={onGo}>
          Trotzdem fortfahren
        </button>
      </div>
    </Dialog>
  );
}

/**
 * What is to be checked on the lines of the cart before a document names them: size, quantity, price, and products
 * that have left the catalogue. Each line of text once.
 *
 * @param areas those that the method has
 * @param nameOf the last known name of a product that has left the catalogue
 */
function checkLines(
  cart: CartAreas,
  areas: readonly CareType[],
  products: ProductsById,
  view: OfferView,
  changes: Answers['wechseln'],
  nameOf: (product: string) => string | null,
): readonly string[] {
  const lines = areas.flatMap((area) => cart[area].flatMap((proposal) => proposal.lines));
  const texts = lines.flatMap((line) => {
    const known = knownLine(line, products, view);
    if (known === null)
      return [`${nameOf(line.product) ?? 'Ein Produkt'}: nicht mehr im Katalog, ohne Preis.`];
    const { product, offer, size, warnings } = known;
    const conflict = againstChanges(line, offer, product, size.pieces, changes);
    return [
      ...(line.needsToSelectSize ? [`${sizeInWords(line.size)} ist vorausgewählt.`] : []),
      ...(conflict
        ? [`${saidInWords(conflict.said)}, gerechnet: ${offer.dailyNeed}\u00a0Stück am Tag.`]
        : []),
      ...warnings.map((code) => warningText(code, product)),
    ].map((text) => `${product.Produktbezeichnung}: ${text}`);
  });
  return [...new Set(texts)];
}
