import {
  type Answers,
  againstChanges,
  type CartAreas,
  changeNeed,
  monthlyPackages,
  type OfferWarning,
  type TabPlace,
  warningText,
} from '#consultation/domain';
import { counted, withUnit } from '#platform/domain';
import type { KnownLine } from './known-line.ts';

/** Changes the cart at the line's proposal; `words` describes what it did. */
export type ChangeLine = (words: string, edit: (cart: CartAreas, place: TabPlace) => CartAreas) => void;

/** The changes per day answered, shown beside a line that differs from them. */
export const saidInWords = (said: string): string => `Angegeben: ${said}`;

/** Points to check on a line, each with a fix if there is one; a missing price is shown beside the price. */
export function LineChecks(props: KnownLine & { changes: Answers['wechseln']; onChange: ChangeLine }) {
  const { line, product, size, offer, warnings, changes, onChange } = props;
  const conflict = againstChanges(line, offer, product, size.pieces, changes);
  const takeOver = (dailyNeed: number) =>
    onChange(`Bedarf am Tag von „${product.Produktbezeichnung}“ geändert.`, (cart, place) =>
      changeNeed(cart, place, line.id, dailyNeed, true),
    );
  const packs = monthlyPackages(product, size, offer.dailyNeed);
  const byNeed = `${counted(packs, ['Packung', 'Packungen'])} nach Bedarf`;
  // The need already matches the answer; only the packs do not.
  const packsAlone = conflict?.dailyNeed === offer.dailyNeed;
  return (
    <>
      {conflict && (
        <div className="message message-notice line-check">
          <p>{saidInWords(conflict.said)}</p>
          <button type="button" className="button" onClick={() => takeOver(conflict.dailyNeed)}>
            {packsAlone ? byNeed : `${withUnit(conflict.dailyNeed, 'Stück')} am Tag übernehmen`}
          </button>
        </div>
      )}
      {warnings.filter(isToCheck).map((code) => (
        <div key={code} className="message message-cost line-check">
          <p>
            {warningText(code, product)}
            {code === 'packs-limited' && ' Bitte prüfen Sie die Menge.'}
          </p>
          {missesNeed(code) && !packsAlone && packs !== offer.monthlyPackages && (
            <button type="button" className="button" onClick={() => takeOver(offer.dailyNeed)}>
              {byNeed}
            </button>
          )}
        </div>
      ))}
    </>
  );
}

const missesNeed = (code: OfferWarning['code']) => code === 'packs-below-need' || code === 'packs-above-need';

const isToCheck = (code: OfferWarning['code']) => code !== 'price-missing';
