import { encodeQR } from 'qr';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AMOUNT_OPEN, areasOf, costName, isFilled, PURCHASE } from '#consultation/domain';
import { type DocumentInput, type ShopBlock, shopBlock, shopRows, shopText } from '#pdf/domain';
import { type Cents, csvFile, formatEuro } from '#platform/domain';
import { saveFile } from '../../../ui/files/save-file.ts';

/** White modules around the code that readers need (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code. */
function QrCode({ text }: { text: string }) {
  const code = useMemo(() => drawn(text), [text]);
  if (code === null)
    return (
      <p className="field-hint">
        Für einen QR-Code sind es zu viele Produkte. Bitte nutzen Sie die CSV-Datei.
      </p>
    );
  return (
    <figure className="takeaway-qr">
      <svg
        role="img"
        aria-label="QR-Code mit dem Text der CSV-Datei"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
      >
        <path className="takeaway-qr-ground" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path className="takeaway-qr-code" d={code.path} />
      </svg>
      <figcaption className="field-hint">Mit dem Scanner der Warenwirtschaft lesen</figcaption>
    </figure>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } | null {
  try {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
    const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: rows.length, path: path.join('') };
  } catch {
    // Longer than the largest code holds.
    return null;
  }
}

/** A proposal's products and figures for the shop's own system, without anything about the person. */
export function ShopPart({ input }: { input: DocumentInput }) {
  const blocks = useMemo(() => blocksOf(input), [input]);
  const [chosen, setChosen] = useState(0);
  const block = blocks[chosen] ?? blocks[0];
  return (
    <section className="stack stack-s" aria-labelledby="takeaway-shop">
      <h3 id="takeaway-shop">Für die Warenwirtschaft</h3>
      {block === undefined ? (
        <p>Noch ist kein Produkt ausgewählt.</p>
      ) : (
        <>
          <p className="field-hint">Ohne Angaben zur Person.</p>
          {blocks.length > 1 && (
            <label className="takeaway-day">
              <span>Vorschlag</span>
              <select
                className="input"
                value={blocks.indexOf(block)}
                onChange={({ target }) => setChosen(Number(target.value))}
              >
                {blocks.map(({ title }, index) => (
                  <option key={title} value={index}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Block key={block.title} block={block} />
        </>
      )}
    </section>
  );
}

/** All filled proposals, first the one the person has decided for. */
function blocksOf(input: DocumentInput): readonly ShopBlock[] {
  const { cart, method, decided } = input;
  const filled = areasOf(method).flatMap((area) =>
    cart[area].flatMap((proposal, tab) => (isFilled(proposal) ? [{ area, tab }] : [])),
  );
  const isDecided = ({ area, tab }: (typeof filled)[number]) => area === decided?.area && tab === decided.tab;
  return filled
    .toSorted((one, other) => Number(isDecided(other)) - Number(isDecided(one)))
    .map((place) => shopBlock(input, place));
}

const COPIED = { no: '', yes: 'Kopiert', 'by-hand': 'Bitte mit Strg+C kopieren: Der Text ist markiert.' };

function Block({ block }: { block: ShopBlock }) {
  const shown = useRef<HTMLPreElement>(null);
  const [result, setResult] = useState<{ readonly copied: keyof typeof COPIED }>({ copied: 'no' });
  const { copied } = result;
  // Without https there is no clipboard: the text is selected for copying by hand, at each press, once it is shown.
  useEffect(() => {
    if (result.copied === 'by-hand' && shown.current !== null)
      getSelection()?.selectAllChildren(shown.current);
  }, [result]);
  const rows = shopRows(block);
  const text = shopText(rows);
  const csv = csvFile(rows);
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setResult({ copied: done ? 'yes' : 'by-hand' });
  };
  return (
    <div className="takeaway-block">
      <div className="stack stack-s">
        <ul className="takeaway-lines">
          {block.lines.map(({ name, PZN, aidnumber, pieces, packs }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal.
            <li key={index}>
              <strong>{name}</strong>
              <span>
                <span className="number" translate="no">
                  PZN {PZN || 'nicht bekannt'}
                </span>{' '}
                ·{' '}
                <span className="number" translate="no">
                  Hilfsmittelnummer {aidnumber || 'nicht bekannt'}
                </span>{' '}
                ·{' '}
                <span className="number" translate="no">
                  {packs} × {pieces} Stück
                </span>
              </span>
            </li>
          ))}
        </ul>
        {block.gone.length > 0 && (
          <p className="message message-notice">
            Nicht mehr im Katalog, deshalb ausgelassen: {block.gone.join(', ')}
          </p>
        )}
        <p>
          <span className="number" translate="no">
            Pauschale brutto {amount(block.allowance)}
          </span>{' '}
          ·{' '}
          <span className="number" translate="no">
            {costName(0, block.allowance)} {amount(block.mehrkosten)}
          </span>{' '}
          ·{' '}
          <span className="number" translate="no">
            Zuzahlung {amount(block.copayment)}
          </span>
          {block.purchase !== null && (
            <>
              {' '}
              ·{' '}
              <span className="number" translate="no">
                {PURCHASE} {amount(block.purchase)}
              </span>
            </>
          )}{' '}
          im&nbsp;Monat
        </p>
        <div className="document-all">
          <button type="button" className="button" onClick={() => void copy()}>
            Kopieren
          </button>
          <button
            type="button"
            className="button"
            onClick={() => saveFile('warenwirtschaft.csv', csv, 'text/csv;charset=utf-8')}
          >
            CSV speichern
          </button>
          <p role="status">{COPIED[copied]}</p>
        </div>
        {copied === 'by-hand' && (
          <pre className="takeaway-text" ref={shown}>
            {text}
          </pre>
        )}
      </div>
      {/* A reader that types the text needs no mark of its encoding. */}
      <QrCode text={csv.slice(1)} />
    </div>
  );
}

const amount = (cents: Cents | null) => (cents === null ? AMOUNT_OPEN : formatEuro(cents));
