import { useId } from 'react';
import { FEATURE_ICONS, ONE_SIZE, singularLabel } from '#catalogue/domain';
import {
  costInWords,
  hipOf,
  type Pick,
  type Picked,
  type PickFigure,
  type PickReason,
  proposalCost,
  sizeFor,
  whyItFits,
} from '#consultation/domain';
import { hipInWords } from '../care/hip-in-words.ts';
import { usePerson } from '../care/use-person.ts';
import { useDiscreet } from '../discreet/use-discreet.ts';
import { PaysLine } from '../figures/pays-line.tsx';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { formatDrops } from '../products/catalogue-labels.ts';

/** A recommended product: its picture leads to the details, the rest of its card is ticked as a whole. */
export function PickCard(props: {
  pick: Pick | Picked;
  /** Null without a Krankenkasse. */
  figure: PickFigure | null;
  chosen: boolean;
  onToggle: () => void;
  onShow: () => void;
}) {
  const { pick, figure, chosen, onToggle, onShow } = props;
  const { product } = pick;
  const id = useId();
  const cost = figure === null ? 'unknown' : proposalCost(figure.tab);
  const name = pick.fixierhose ? `${product.Produktbezeichnung} + Fixierhose` : product.Produktbezeichnung;
  return (
    <li className="pick">
      <button
        type="button"
        className="button button-quiet pick-more"
        aria-haspopup="dialog"
        aria-label={`Produktinformation: ${product.Produktbezeichnung}`}
        onClick={onShow}
      >
        <ProductPicture product={product} />
        <svg className="pick-sign" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" />
          <path d="M10 9v5.5M10 5.5v1" />
        </svg>
      </button>
      <label className="pick-card" htmlFor={id}>
        <span className="pick-text">
          <span className="pick-name" id={`${id}-name`} translate="no">
            {name}
          </span>
          <PickAbout pick={pick} figure={figure} id={`${id}-about`} />
        </span>
        <input
          id={id}
          type="checkbox"
          checked={chosen}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about ${id}-figure`}
        />
        <span className="pick-figure" id={`${id}-figure`} data-cost={cost}>
          <FigureInWords figure={figure} />
        </span>
      </label>
    </li>
  );
}

/** What a product is, why it fits, and its size. */
function PickAbout({ pick, figure, id }: { pick: Pick | Picked; figure: PickFigure | null; id: string }) {
  const { product, fixierhose, isDefault } = pick;
  const { answers } = usePerson();
  const hip = hipOf(answers);
  // The amount is part of the diagnosis.
  const said = useDiscreet() ? { ...answers, verlust: undefined } : answers;
  const reasons = whyItFits(product, said).join(', ');
  const why = isDefault ? 'passend zur Vorlage' : reasons && `passt: ${reasons}`;
  const size = figure?.line ?? sizeFor(product.sizes, answers.groesse, hip);
  const known = size.size !== ONE_SIZE && !size.needsToSelectSize;
  const facts = [
    singularLabel(product.Anwendungstyp),
    ...(product.Tropfenanzahl > 0 ? [formatDrops(product.Tropfenanzahl)] : []),
    ...(known ? [`Größe ${size.size}`] : []),
  ];
  const misfit = [product, fixierhose].flatMap((each) => {
    const words = each && hipInWords(each, hip);
    return words ? [each === product ? words : `Fixierhose: ${words}`] : [];
  });
  return (
    <span className="pick-about" id={id}>
      {'reason' in pick && pick.reason !== null && (
        <span className="pick-reason">{reasonInWords(pick.reason)}</span>
      )}
      {why && <span className="pick-why">{why}</span>}
      <span>{facts.join(' · ')}</span>
      {misfit.map((words) => (
        <strong key={words}>{words}</strong>
      ))}
    </span>
  );
}

/** Why a product is preselected. */
function reasonInWords(reason: PickReason): string {
  if (reason === 'vendor') return 'vom Anbieter empfohlen';
  if (reason === 'cheapest') return 'das günstigste, das passt';
  if ('text' in reason) return `+ ${reason.text}`;
  if ('drops' in reason) return `+ ${formatDrops(reason.drops)}`;
  const { icon } = reason;
  return `+ ${FEATURE_ICONS.find(({ name }) => name === icon)?.label ?? icon}`;
}

/** What the person pays, worded as in the calculator. */
function FigureInWords({ figure }: { figure: PickFigure | null }) {
  const { gross } = usePerson();
  if (figure === null) return <span>Betrag noch offen</span>;
  const { tab, area, isShared } = figure;
  return (
    <>
      <PaysLine totals={tab} />
      {!tab.priceMissing && <span> {costInWords(tab, area, gross)}</span>}
      {isShared && <span> für den ganzen Vorschlag</span>}
    </>
  );
}
