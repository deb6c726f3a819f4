import { type KeyboardEvent, useId } from 'react';
import { CATALOGUE_TABS, type CatalogueTab, type Hit, tabOf } from '#catalogue/domain';
import { CameraButton } from '../find/camera/camera-button.tsx';
import { TAB_LABELS } from './catalogue-labels.ts';

/** The field that finds products, and where else there are some. */
export function CatalogueSearch(props: {
  text: string;
  hits: readonly Hit[] | null;
  tab: CatalogueTab;
  onText: (text: string) => void;
  onEnter: () => void;
  /** Leads from the field into the list. */
  onDown: () => void;
  onTab: (tab: CatalogueTab) => void;
  /** Takes a code that the camera has read. */
  onCode: (text: string) => void;
}) {
  const { text, hits, tab, onText, onEnter, onDown, onTab, onCode } = props;
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // The row that gets the focus must not get the key, too.
      event.preventDefault();
      onEnter();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    } else if (event.key === 'Escape' && text !== '') onText('');
  };
  return (
    <div className="catalogue-search">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Produkt suchen
        </label>
        <div className="search-line">
          <input
            id={id}
            className="input"
            type="search"
            value={text}
            maxLength={100}
            placeholder="Name, PZN, EAN, Artikel- oder Hilfsmittelnummer"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={onKey}
          />
          <CameraButton onCode={onCode} />
        </div>
      </div>
      {hits !== null && <Elsewhere hits={hits} tab={tab} onTab={onTab} />}
    </div>
  );
}

function Elsewhere({
  hits,
  tab,
  onTab,
}: {
  hits: readonly Hit[];
  tab: CatalogueTab;
  onTab: (tab: CatalogueTab) => void;
}) {
  const counts = CATALOGUE_TABS.filter((each) => each !== tab).map(
    (each) => [each, hits.filter(({ product }) => tabOf(product) === each).length] as const,
  );
  if (counts.every(([, count]) => count === 0)) return null;
  return (
    <p className="row elsewhere">
      <span className="field-hint">Auch gefunden</span>
      {counts.map(
        ([each, count]) =>
          count > 0 && (
            <button key={each} type="button" className="button button-compact" onClick={() => onTab(each)}>
              in {TAB_LABELS[each]}: {count}
            </button>
          ),
      )}
    </p>
  );
}
