import { useLocation } from '@remix-run/react';
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { StoredPrices } from '#institution/domain';
import { useErrand } from '../../frame/errand/way-back.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { Failure } from '../../ui/form/failure.tsx';
import { RestoredNotice } from '../../ui/form/saved/restored-notice.tsx';
import { type KeptForm, useFormDraft } from '../../ui/form/saved/use-form-draft.ts';
import { useSaveKey } from '../../ui/form/saved/use-save-key.ts';
import { useUnsaved } from '../../ui/form/saved/use-unsaved.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { SAVE_FAILED, SAVED } from '../screen/settings-texts.ts';
import { TableFiles } from '../table-import/table-files.tsx';
import { PercentDialog } from './percent-dialog.tsx';
import { PriceConflict } from './price-conflict.tsx';
import { isShown, type PriceFilter } from './price-filter.ts';
import { PriceFilters } from './price-filters.tsx';
import { enterPrices, PriceList } from './price-list.tsx';
import { PriceSaveRow } from './price-save-row.tsx';
import { PriceSheet } from './price-sheet.ts';
import { priceText } from './price-text.ts';
import { namedSizes, type PricedProduct } from './priced-product.ts';
import { usePriceSave } from './use-price-save.ts';

/** Keeps typed prices beyond the end of the session; returns when the restored ones were typed. */
function usePriceDraft(sheet: PriceSheet, dirty: boolean, restore: KeptForm['restore']): number | null {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(0);
  // Debounced: a draft of thousands of prices is not rebuilt at each key press.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = sheet.watchTyped(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setTyped((count) => count + 1), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [sheet]);
  const now = () => {
    const texts = sheet.changes();
    const base = Object.keys(texts).map((id) => [id, priceText(sheet.stored.get(id))]);
    return { base: Object.fromEntries(base), texts };
  };
  return useFormDraft({ key: pathname, about: 'Produktpreise', path: pathname, dirty, now, restore }, typed);
}

const PAUSE_MS = 300;

interface PriceScreenProps {
  readonly stored: StoredPrices;
  /** The catalogue, sorted by name. */
  readonly products: readonly PricedProduct[];
}

/** An institution's own prices (access specification, section 2, 'Prices'). */
export function PriceScreen({ stored, products }: PriceScreenProps) {
  const [sheet] = useState(() => new PriceSheet(stored));
  const counts = useSyncExternalStore(sheet.watch, sheet.counts, sheet.counts);
  const [filter, setFilter] = useFilter(products);
  const [changing, setChanging] = useState(false);
  const [done, setDone] = useState('');
  const [attempt, setAttempt] = useState(0);
  /** Number of prices that the last attempt saved beside wrong ones. */
  const [partly, setPartly] = useState(0);
  const saving = usePriceSave(sheet, stored);
  const { conflict } = saving;
  const sizes = useMemo(() => namedSizes(products), [products]);
  // The pressed button updates at once; the list follows in the next frame.
  const listed = useDeferredValue(filter);
  const ofTab = useMemo(() => products.filter(({ tab }) => tab === listed.tab), [products, listed.tab]);
  const shown = useMemo(() => new Set(ofTab.filter((product) => isShown(product, listed))), [ofTab, listed]);
  const jump = useJump();
  const saveRow = useRef<HTMLDivElement>(null);
  /** Takes the focus when the pressed button disappears. */
  const toSave = () => saveRow.current?.querySelector('button')?.focus();

  const save = async (): Promise<boolean> => {
    setDone('');
    setPartly(0);
    if (!saving.isDecided()) return false;
    if (conflict !== null) toSave();
    const before = sheet.counts().unsaved;
    const end = Object.keys(sheet.ready()).length === 0 ? null : await saving.sendReady();
    const left = sheet.wrong().length;
    setAttempt(left === 0 ? 0 : attempt + 1);
    if (end === 'saved' && left > 0) setPartly(before - sheet.counts().unsaved);
    else if (end === 'saved') setDone(SAVED);
    else if (end === null && left === 0) {
      saving.settle();
      setDone('Es ist alles gespeichert.');
    }
    return left === 0 && (end === null || end === 'saved');
  };
  useSaveKey(() => void save());
  const discard = () => {
    toSave();
    saving.settle();
    sheet.discard();
  };
  const question = useUnsaved(
    {
      dirty: counts.unsaved > 0,
      save,
      discard: () => {
        saving.settle();
        sheet.discard();
      },
    },
    'Produktpreise',
  );
  const restored = usePriceDraft(sheet, counts.unsaved > 0, saving.restore);
  const wrong = attempt === 0 ? [] : sheet.wrong();
  return (
    <ScreenFrame
      title="Produktpreise"
      about="Ihr eigener Bruttopreis einer Packung. Wo keiner steht, rechnet die Beratung mit der UVP. Mit Enter und den Pfeiltasten kommen Sie von Preis zu Preis, Strg+S speichert."
      head={
        <div className="row">
          <button type="button" className="skip-link" onClick={enterPrices}>
            Zum ersten Preis
          </button>
          <button type="button" className="button" onClick={() => setChanging(true)}>
            Preise um Prozent ändern
          </button>
          <TableFiles
            table="preise"
            area="settings"
            title="Produktpreise"
            about="Nur die Spalte Preis wird übernommen. Zeilen mit einer Nummer in der Spalte id ändern diese Größe, Zeilen ohne Nummer die mit derselben PZN. Ein leerer Preis nimmt den eigenen Preis weg."
            onDone={setDone}
          />
        </div>
      }
    >
      <ErrorSummary
        title={partly === 0 ? SAVE_FAILED : partlyInWords(partly)}
        attempt={attempt}
        items={sizes
          .filter(({ id }) => wrong.includes(id))
          .map(({ id, name }) => ({
            id,
            to: `#price-${id}`,
            text: `${name}: ${sheet.state(id).slice('wrong:'.length)}`,
          }))}
        onJump={(target) => {
          const id = target.slice('price-'.length);
          const product = products.find((each) => each.sizes.some((size) => size.id === id));
          if (product !== undefined) setFilter({ tab: product.tab, type: null, search: '' });
          jump(target);
        }}
      />
      <RestoredNotice at={restored} onDiscard={discard} />
      {saving.failure === null || wrong.length > 0 ? null : (
        <Failure answer={saving.failure}>
          <p>{saving.failure}</p>
          <p>Ihre Angaben sind noch da.</p>
        </Failure>
      )}
      {conflict === null ? null : (
        <PriceConflict
          sheet={sheet}
          met={conflict.met}
          answer={conflict.current}
          sizes={sizes}
          busy={saving.busy}
          onChoose={saving.choose}
          onSave={() => void save()}
          onTheirs={discard}
        />
      )}
      <PriceFilters filter={filter} onChange={setFilter} onEnter={enterPrices}>
        <p role="status" className="field-hint">
          {shown.size === 1 ? 'Ein Produkt' : `${shown.size} von ${ofTab.length} Produkten`}
        </p>
        <PriceList key={listed.tab} sheet={sheet} products={ofTab} shown={shown} />
        {shown.size > 0 ? null : ofTab.length === 0 ? (
          <p>
            Hier enthält der Katalog noch keine Produkte. Sobald es welche gibt, tragen Sie hier Ihre Preise
            ein.
          </p>
        ) : (
          <p>Kein Produkt passt zu dieser Suche.</p>
        )}
      </PriceFilters>
      <PriceSaveRow
        row={saveRow}
        sheet={sheet}
        counts={counts}
        sizes={sizes}
        saving={saving}
        done={done}
        onSave={() => void save()}
        onDiscard={discard}
        onDone={setDone}
      />
      {changing ? (
        <PercentDialog
          sheet={sheet}
          sizes={namedSizes([...shown])}
          onClose={() => setChanging(false)}
          onTake={(changed) => {
            sheet.put(changed.map(({ id, after }) => [id, priceText(after)]));
            setChanging(false);
          }}
        />
      ) : null}
      {question}
      <RecordHistory kind="own-prices" />
    </ScreenFrame>
  );
}

/** The filter; starts with the product that led here, if any. */
function useFilter(products: readonly PricedProduct[]) {
  const errand = useErrand();
  return useState<PriceFilter>(() => {
    const search = errand?.wanted ?? '';
    const isFound = (product: PricedProduct) => isShown(product, { tab: product.tab, type: null, search });
    const found = search === '' ? undefined : products.find(isFound);
    return { tab: found?.tab ?? 'inkontinenz', type: null, search };
  });
}

/** Focuses a field as soon as the list shows it. */
function useJump() {
  const [target, jump] = useState<string | null>(null);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    asked.current = target;
  }, [target]);
  useEffect(() => {
    const field = asked.current && document.getElementById(asked.current);
    if (!field || field.closest('[hidden]') !== null) return;
    asked.current = null;
    jump(null);
    field.focus();
  });
  return jump;
}

const partlyInWords = (count: number) =>
  `${count === 1 ? 'Ein Preis ist' : `${count} Preise sind`} gespeichert. Nicht gespeichert ist:`;
