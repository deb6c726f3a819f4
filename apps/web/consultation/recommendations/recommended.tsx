import { Link } from '@remix-run/react';
import { type ReactNode, useId, useState } from 'react';
import type { Product, Tier } from '#catalogue/domain';
import {
  type AnswerField,
  type ChoiceMode,
  hintsFor,
  type Pick,
  type PickFigure,
  type Quality,
  type RecommendedProduct,
} from '#consultation/domain';
import { useRight } from '../../session/frame-data.ts';
import { WAY_ON } from '../area/way-on.ts';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { isCovered, useDiscreet } from '../discreet/use-discreet.ts';
import { missingInsurerText } from '../figures/missing-insurer.tsx';
import { usePicks } from '../figures/use-picks.ts';
import { TurnToPatient } from '../patient-view/turn-to-patient.tsx';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { ProductDialog } from '../products/product-dialog.tsx';
import { PickCard } from './pick-card.tsx';
import { PickGroup } from './pick-group.tsx';
import { useChoice } from './use-choice.ts';
import { usePickFigures } from './use-pick-figures.ts';
import { useWithoutCost } from './use-without-cost.ts';

/** The qualities in display order. */
const TIERS = ['Premium', 'Basis', '-'] as const satisfies readonly Tier[];

/** The other recommended products; folded unless one of them is chosen already, or there are no others. */
function RestOfPicks(props: {
  rest: readonly Pick[];
  /** It is the first on the screen. */
  isAll: boolean;
  isChosen: (pick: Pick) => boolean;
  card: (pick: Pick) => ReactNode;
  /** Whether Basis products are without Mehrkosten. */
  withoutCost: boolean;
}) {
  const { rest, isAll, isChosen, card, withoutCost } = props;
  const [open, setOpen] = useState(() => isAll || rest.some(isChosen));
  if (rest.length === 0) return null;
  const titles: Readonly<Record<Tier, string>> = {
    Premium: 'Weitere Wunschprodukte',
    Basis: withoutCost ? 'Weitere ohne Mehrkosten' : 'Weitere Basis-Produkte',
    '-': 'Pflege und Zubehör',
  };
  return (
    <details className="pick-rest" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Weitere Produkte{' '}
        <span className="number" translate="no">
          ({rest.length})
        </span>
      </summary>
      <div className="stack">
        {TIERS.map((tier) => {
          const own = rest.filter(({ product }) => product.PremiumBasis === tier);
          return (
            own.length > 0 && (
              <PickGroup key={tier} title={titles[tier]}>
                {own.map(card)}
              </PickGroup>
            )
          );
        })}
      </div>
    </details>
  );
}

/** Hints in view; more would not be read at the counter. */
const IN_VIEW = 3;

/** Hints that may need a physician soon come first. */
const FIRST = ['haut.Ha2', 'inkontinenz.I4'];

interface AdviceLine {
  readonly key: string;
  readonly text: string;
}

/** Advice that follows from the answers, for the talk at the counter: three hints, the others folded. */
function Advice() {
  const { hints } = useCare();
  const { answers } = usePerson();
  const discreet = useDiscreet();
  // What follows from a covered answer would tell it.
  const advice = hintsFor(answers, hints).filter(
    ({ key }) => !(discreet && isCovered(key.split('.')[0] as AnswerField)),
  );
  if (advice.length === 0) return null;
  const isFirst = ({ key }: AdviceLine) => FIRST.includes(key);
  const ordered = [...advice.filter(isFirst), ...advice.filter((each) => !isFirst(each))];
  const folded = ordered.slice(IN_VIEW);
  return (
    <section className="advice-section" aria-labelledby="advice">
      <h2 id="advice">Hinweise zu den Angaben</h2>
      <AdviceList lines={ordered.slice(0, IN_VIEW)} />
      {folded.length > 0 && (
        <details>
          <summary>
            Weitere Hinweise{' '}
            <span className="number" translate="no">
              ({folded.length})
            </span>
          </summary>
          <AdviceList lines={folded} />
        </details>
      )}
    </section>
  );
}

function AdviceList({ lines }: { lines: readonly AdviceLine[] }) {
  return (
    <ul className="advice">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

const CHOICES = [
  ['compare', 'zum Vergleichen'],
  ['together', 'zum gemeinsamen Verwenden'],
] as const satisfies readonly (readonly [ChoiceMode, string])[];

/** Asks how several products of one quality are meant: alternatives are not added up automatically. */
function ModeChoice(props: {
  quality: Quality;
  count: number;
  mode: ChoiceMode;
  onChoose: (mode: ChoiceMode) => void;
}) {
  const { quality, count, mode, onChoose } = props;
  const id = useId();
  return (
    <div role="radiogroup" className="mode-choice" aria-labelledby={id}>
      <p id={id}>{`Wie sind die ${count} ${quality}-Produkte gemeint?`}</p>
      {CHOICES.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={id} checked={mode === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </div>
  );
}

const QUALITIES = ['Basis', 'Premium'] as const satisfies readonly Quality[];

/** Always in view: how many products are chosen, how they are meant, and the ways back and on. */
function ChoiceBar(props: {
  count: number;
  countOf: (quality: Quality) => number;
  modeOf: (quality: Quality) => ChoiceMode;
  setMode: (quality: Quality, mode: ChoiceMode) => void;
  mayCalculate: boolean;
  onGoOn: () => void;
}) {
  const { count, countOf, modeOf, setMode, mayCalculate, onGoOn } = props;
  return (
    <div className="choice-bar">
      {QUALITIES.map((quality) =>
        countOf(quality) > 1 ? (
          <ModeChoice
            key={quality}
            quality={quality}
            count={countOf(quality)}
            mode={modeOf(quality)}
            onChoose={(mode) => setMode(quality, mode)}
          />
        ) : null,
      )}
      <div className="choice-bar-ways">
        <Link className="button" to="/wizard/4">
          zurück
        </Link>
        <output>{count === 0 ? 'Noch nichts gewählt' : `${count} gewählt`}</output>
        <button type="button" className="button button-primary" {...WAY_ON} onClick={onGoOn}>
          {mayCalculate ? 'Versorgung berechnen' : 'zur Zusammenfassung'}
        </button>
      </div>
    </div>
  );
}

/** One pick of each quality with what it costs, the rest folded, and the way on always in view. */
export function Recommended(props: { recommendation: string; list: readonly RecommendedProduct[] }) {
  const { recommendation, list } = props;
  const picks = usePicks(list);
  const choice = useChoice({ key: recommendation, list, picks });
  const figures = usePickFigures({ list, ...choice });
  const [shown, setShown] = useState<Product | null>(null);
  const { basis, wish, rest } = picks;
  const withoutCost = useWithoutCost(basis, figures);
  if (list.length === 0) return <NothingRecommended mayCalculate={choice.mayCalculate} goOn={choice.goOn} />;
  const isChosen = ({ product }: Pick) => choice.chosen.includes(product.id);
  const card = (pick: Pick) => (
    <PickCard
      key={pick.product.id}
      pick={pick}
      figure={figureOf(pick, figures)}
      chosen={isChosen(pick)}
      onToggle={() => choice.toggle(pick)}
      onShow={() => setShown(pick.product)}
    />
  );
  return (
    <div>
      <ProductSymbols />
      <div className="beside-heading">
        <TurnToPatient saving={choice.saving} />
      </div>
      <div className="stack">
        {figures === null && <NoFigures />}
        <PickGroup title={withoutCost.title} note={withoutCost.note}>
          {basis && card(basis)}
        </PickGroup>
        {wish && <PickGroup title="Wunsch">{card(wish)}</PickGroup>}
        <RestOfPicks
          rest={rest}
          isAll={basis === undefined && wish === undefined}
          isChosen={isChosen}
          card={card}
          withoutCost={withoutCost.isPossible}
        />
        <Advice />
      </div>
      <ChoiceBar {...choice} count={countOf([basis, wish, ...rest], isChosen)} onGoOn={choice.goOn} />
      {shown && <ProductDialog product={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

function figureOf({ product }: Pick, figures: ReadonlyMap<string, PickFigure> | null): PickFigure | null {
  return figures?.get(product.id) ?? null;
}

function countOf(picks: readonly (Pick | undefined)[], isChosen: (pick: Pick) => boolean): number {
  return picks.filter((pick) => pick !== undefined && isChosen(pick)).length;
}

/** Says why no product has a figure, with the way to what is missing. */
function NoFigures() {
  const { answers } = usePerson();
  return (
    <p className="message message-notice">
      {missingInsurerText(answers.krankenkasse, 'Ohne Krankenkasse lässt sich kein Betrag nennen.')}{' '}
      <Link to="/wizard/0#q-krankenkasse">Krankenkasse wählen</Link>
    </p>
  );
}

/** Replaces the products if the table has none for the answers, or none that is still in the catalogue. */
function NothingRecommended({ mayCalculate, goOn }: { mayCalculate: boolean; goOn: () => void }) {
  const maySeeCatalogue = useRight('prod_kat');
  return (
    <>
      <div className="message message-notice stack">
        <p>
          <strong>Zu diesen Angaben gibt es derzeit kein Produkt zu empfehlen.</strong> Im Katalog steht
          keines mehr, das dafür vorgesehen ist. Die Angaben bleiben, wie sie sind.
        </p>
        {maySeeCatalogue ? (
          <>
            <p>Wählen Sie im Produktkatalog aus, was zur Person passt.</p>
            <p>
              <Link className="button button-primary" to="/products">
                zum Produktkatalog
              </Link>
            </p>
          </>
        ) : (
          <p>
            Um selbst ein Produkt auszuwählen, brauchen Sie das Recht auf den Produktkatalog. Das vergibt, wer
            in Ihrer Institution die Benutzer verwaltet.
          </p>
        )}
      </div>
      <Advice />
      <div className="page-actions">
        <Link className="button" to="/wizard/4">
          zurück
        </Link>
        <button type="button" className="button" onClick={goOn}>
          {mayCalculate ? 'Versorgung berechnen' : 'zur Zusammenfassung'}
        </button>
      </div>
    </>
  );
}
