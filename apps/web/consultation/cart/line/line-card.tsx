import { type MouseEvent, memo, useId, useMemo } from 'react';
import { isReusable, ONE_SIZE, packContent, singularLabel, sizeInWords } from '#catalogue/domain';
import {
  type Answers,
  type CartLine,
  changeNeed,
  changePackages,
  changePeriod,
  changeSize,
  DAILY_NEED,
  hasDailyNeed,
  isWorn,
  MONTHLY_PACKAGES,
  PERIOD_LABELS,
  type Period,
  packsFollowNeed,
} from '#consultation/domain';
import { counted } from '#platform/domain';
import { Money } from '../../../ui/basics/money.tsx';
import { TrashIcon } from '../../care/cart-icons.tsx';
import { hipInWords } from '../../care/hip-in-words.ts';
import { MissingPrice } from '../../care/missing-price.tsx';
import { onSingleClick } from '../../care/single-click.ts';
import type { KnownLine } from '../../figures/known-line.ts';
import { type ChangeLine, LineChecks } from '../../figures/line-checks.tsx';
import { ProductPicture } from '../../pictures/product-picture.tsx';
import { LineExplanation } from './line-explanation.tsx';

const PIECES = ['Stück', 'Stück'] as const;
const PACKS = ['Packung', 'Packungen'] as const;
const PERIODS = Object.entries(PERIOD_LABELS).map(([value, label]) => ({ value, label }));

interface LineCardProps extends KnownLine {
  readonly explained: boolean;
  /** How often a product is changed per day, according to the answers. */
  readonly changes: Answers['wechseln'];
  readonly onChange: ChangeLine;
  readonly onRemove: (line: CartLine, name: string) => void;
}

/** One product of a proposal, with everything that determines its price. */
export const LineCard = memo(function LineCard(props: LineCardProps) {
  const { line, product, size, offer, explained, onChange, onRemove } = props;
  const titleId = useId();
  const { Produktbezeichnung: name } = product;
  return (
    <article className="card line-card" aria-labelledby={titleId}>
      <header className="line-head">
        <ProductPicture product={product} />
        <div className="line-name">
          <h2 className="line-title" id={titleId} translate="no">
            {name}
          </h2>
          <p className="field-hint">
            {product.PremiumBasis !== '-' && `${product.PremiumBasis} · `}
            {singularLabel(product.Anwendungstyp)} · Artikelnummer {size.Artikelnummer} · PZN {size.PZN}
          </p>
        </div>
        <button
          type="button"
          className="icon-button"
          onClick={onSingleClick(() => onRemove(line, name))}
          aria-label={`${name} löschen`}
        >
          <TrashIcon />
        </button>
      </header>
      <LineChoices {...props} />
      {line.needsToSelectSize && (
        <SizeNotice
          size={line.size}
          hip={hipInWords(product, line.chosenFor?.hip)}
          onConfirm={() =>
            onChange(`Größe von „${name}“ bestätigt.`, (cart, place) =>
              changeSize(cart, place, line.id, line.size),
            )
          }
        />
      )}
      <LineChecks {...props} />
      {offer.price === null && (
        <p className="message message-cost line-check">
          <MissingPrice name={name} article={size.Artikelnummer} back="/cart" />
        </p>
      )}
      <p className="line-total">
        <span className="field-hint">
          {packContent(size)} je Packung zu <Money cents={offer.price} />
          {isReusable(product, size) && ', einmalig'}
        </span>
        <strong>
          <Money cents={offer.totalPrice} />
        </strong>
      </p>
      {explained && <LineExplanation product={product} size={size} line={line} offer={offer} />}
    </article>
  );
}, saysTheSame);

/** Size, time of day, need and packs. */
function LineChoices({ line, product, size, offer, onChange }: LineCardProps) {
  const sizes = Object.keys(product.sizes);
  const followsNeed = packsFollowNeed(product, size);
  const packs = isReusable(product, size) ? 'Packungen, einmalig' : 'Packungen im Monat';
  const changeNotice = (what: string) => `${what} von „${product.Produktbezeichnung}“ geändert.`;
  return (
    <div className="line-choices">
      {sizes.length > 0 && sizes[0] !== ONE_SIZE && (
        <ChoiceButtons
          legend="Größe"
          wide
          choices={sizes.map((name) => ({ value: name, label: name }))}
          value={line.size}
          onChange={(size) =>
            onChange(changeNotice('Größe'), (cart, place) => changeSize(cart, place, line.id, size))
          }
        />
      )}
      {isWorn(product) && (
        <ChoiceButtons
          legend="Tragezeit"
          choices={PERIODS}
          value={String(line.selectedTime)}
          onChange={(value) =>
            onChange(changeNotice('Tragezeit'), (cart, place) =>
              changePeriod(cart, place, line.id, Number(value) as Period),
            )
          }
        />
      )}
      {hasDailyNeed(product, size) && (
        <NumberSelect
          label="Bedarf am Tag"
          unit={PIECES}
          limits={DAILY_NEED}
          value={offer.dailyNeed}
          hint={followsNeed ? undefined : washableInWords(offer)}
          onChange={(need) =>
            onChange(changeNotice('Bedarf am Tag'), (cart, place) =>
              changeNeed(cart, place, line.id, need, followsNeed),
            )
          }
        />
      )}
      <NumberSelect
        label={packs}
        unit={PACKS}
        limits={MONTHLY_PACKAGES}
        value={offer.monthlyPackages}
        onChange={(next) =>
          onChange(changeNotice(packs), (cart, place) => changePackages(cart, place, line.id, next))
        }
      />
    </div>
  );
}

/** The note at the need of a Fixierhose: it is washed, so its packs do not follow the need. */
function washableInWords({ dailyNeed, monthlyPackages }: KnownLine['offer']): string {
  return `${dailyNeed} am Tag, waschbar: ${counted(monthlyPackages, PACKS)} im Monat`;
}

/**
 * Whether two renderings of a card are the same. Prices are recalculated on every input, so figures are compared
 * by value, not by identity.
 */
function saysTheSame(before: LineCardProps, after: LineCardProps): boolean {
  return (
    before.line === after.line &&
    before.product === after.product &&
    before.explained === after.explained &&
    before.changes === after.changes &&
    before.onChange === after.onChange &&
    before.onRemove === after.onRemove &&
    before.warnings.join() === after.warnings.join() &&
    before.offer.price === after.offer.price &&
    before.offer.totalPrice === after.offer.totalPrice &&
    before.offer.dailyNeed === after.offer.dailyNeed &&
    before.offer.monthlyPackages === after.offer.monthlyPackages
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A row of buttons of which one is selected: native radios, so that arrow keys and screen readers work as usual. */
function ChoiceButtons(props: {
  legend: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** Takes a full row, so that the fields after it stay together. */
  wide?: boolean;
}) {
  const { legend, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={props.wide ? 'choice-buttons choice-buttons-wide' : 'choice-buttons'}>
      <legend className="field-label">{legend}</legend>
      <div className="choice-buttons-row">
        {choices.map((choice) => (
          <label key={choice.value} className="choice-button">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              // Pressing the selected button confirms it; the browser fires no change event for that.
              onClick={choice.value === value ? () => onChange(value) : undefined}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A select for a small whole number. */
function NumberSelect(props: {
  label: string;
  /** Singular and plural of the unit; a stable array, like the limits. */
  unit: readonly [string, string];
  limits: { readonly min: number; readonly max: number };
  value: number;
  /** What the number means, if that is not obvious. */
  hint?: string | undefined;
  onChange: (value: number) => void;
}) {
  const { label, unit, limits, value, hint, onChange } = props;
  const id = useId();
  // Created once: with identical elements React skips the list on every input.
  const options = useMemo(
    () =>
      Array.from({ length: limits.max - limits.min + 1 }, (_, index) => {
        const number = limits.min + index;
        return (
          <option key={number} value={number}>
            {number} {number === 1 ? unit[0] : unit[1]}
          </option>
        );
      }),
    [limits, unit],
  );
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input number"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options}
      </select>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * Asks to check a preselected size that was not matched to the person, until it is confirmed or changed.
 *
 * @param props.hip that no size fits the hip circumference; null otherwise
 */
function SizeNotice(props: { size: string; hip: string | null; onConfirm: () => void }) {
  const { size, hip, onConfirm } = props;
  const confirm = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the notice: the focus moves to the size, the first choice on the card.
    currentTarget.closest('article')?.querySelector<HTMLInputElement>('input:checked')?.focus();
    onConfirm();
  };
  return (
    <div className="message message-notice">
      <p>Achtung: Bitte überprüfen Sie die vorausgewählte Größe.</p>
      {hip && <p>{hip}</p>}
      <p>
        <button type="button" className="button" onClick={confirm}>
          {sizeInWords(size)} passt
        </button>
      </p>
    </div>
  );
}
