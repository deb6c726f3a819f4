import { Link } from '@remix-run/react';
import { useState } from 'react';
import type { RecommendationList } from '#consultation';
import type {
  ManagedRecommendation,
  NamedProduct,
  RecommendationColumn,
  RecommendationState,
} from '#consultation/domain';
import type { ListQuery, Page } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { TableFiles } from '../table-import/table-files.tsx';
import { RECOMMENDATION_STATES } from './definition-forms.ts';
import { DefinitionFrame } from './definition-frame.tsx';
import { NamedProducts } from './named-products.tsx';
import { RecommendationDialog } from './recommendation-dialog.tsx';

interface StateMarkProps {
  readonly state: RecommendationState;
  readonly products: readonly NamedProduct[];
}

const SOUND: readonly RecommendationState[] = ['vollständig', 'wie für Frauen'];

/** The state of a key in words; states that need attention are highlighted. */
function StateMark({ state, products }: StateMarkProps) {
  if (SOUND.includes(state)) return <>{state}</>;
  const missing = products.filter(({ name }) => name === null).length;
  return (
    <span className="product-missing">
      {state}
      {missing === 0 ? '' : `: ${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}`}
    </span>
  );
}

/** A key with its state. */
type ListedRow = ManagedRecommendation & { readonly Stand: RecommendationState };

interface RecommendationsScreenProps {
  readonly page: Page<ListedRow>;
  readonly coverage: RecommendationList['coverage'];
  readonly query: ListQuery<RecommendationColumn>;
}

/** The recommended products of each key. */
export function RecommendationsScreen({ page, coverage, query }: RecommendationsScreenProps) {
  const [open, setOpen] = useState<ManagedRecommendation | null>(null);
  const [done, setDone] = useState('');
  const columns: readonly DataColumn<ListedRow, RecommendationColumn>[] = [
    {
      id: 'Schluessel',
      label: 'Schlüssel',
      cell: (row) => (
        <button
          type="button"
          className="link-button definition-id"
          onClick={() => {
            setDone('');
            setOpen(row);
          }}
        >
          {row.key}
        </button>
      ),
    },
    {
      id: 'Antworten',
      label: 'Antworten',
      cell: ({ Antworten }) => <div className="data-text key-answers">{Antworten}</div>,
    },
    {
      id: 'Produkte',
      label: 'Produkte',
      cell: ({ products, pick }) => <NamedProducts products={products} pick={pick} />,
    },
    {
      id: 'Stand',
      label: 'Stand',
      choices: RECOMMENDATION_STATES,
      // The products name what is missing; the width is theirs.
      initially: 'hidden',
      cell: ({ Stand, products }) => <StateMark state={Stand} products={products} />,
    },
  ];
  return (
    <DefinitionFrame
      about="Ein Schlüssel fasst sechs Antworten zusammen: Person, Form der Inkontinenz, Toilettengang, Versorgung, Menge und Trinkmenge. Zu jedem steht hier, was die Beratung empfiehlt, das passendste Produkt zuerst."
      done={done}
      head={
        <>
          <Coverage {...coverage} />
          <div className="row">
            <TableFiles
              table="empfehlungen"
              title="Empfehlungen"
              about="Eine Zeile nennt einen Schlüssel und die Artikelnummern seiner Produkte, durch Leerzeichen getrennt, das passendste zuerst. Bleibt sie bei einem Kind leer, gilt, was für Frauen empfohlen wird."
              onDone={setDone}
            />
          </div>
        </>
      }
    >
      <DataTable<ListedRow, RecommendationColumn>
        label="Produkte je Schlüssel"
        columns={columns}
        query={query}
        page={page}
        empty="Kein Schlüssel passt zu dieser Suche."
      />
      {open === null ? null : (
        <RecommendationDialog
          row={open}
          onClose={() => setOpen(null)}
          onDone={(words) => {
            setOpen(null);
            setDone(words);
          }}
        />
      )}
    </DefinitionFrame>
  );
}

/** How many keys lead to a product, with a link to those that do not. */
function Coverage({ keys, covered, childKeys, childCovered, missing }: RecommendationList['coverage']) {
  const sound = covered === keys && childCovered === childKeys && missing === 0;
  return (
    <div className={`message ${sound ? 'message-covered' : 'message-cost'}`}>
      <p>
        <strong>
          {covered} von {keys} Schlüsseln für Frauen und Männer
        </strong>{' '}
        führen zu einem Produkt
        {childKeys === 0
          ? '; für Kinder gilt, was für Frauen empfohlen wird.'
          : `, dazu ${childCovered} von ${childKeys} für Kinder.`}{' '}
        {missing === 0
          ? 'Jede genannte Artikelnummer steht im Katalog.'
          : missing === 1
            ? 'Eine genannte Artikelnummer fehlt im Katalog; die Beratung lässt sie aus.'
            : `${missing} genannte Artikelnummern fehlen im Katalog; die Beratung lässt sie aus.`}
      </p>
      {missing === 0 ? null : (
        <p>
          <Link to="?filter.Produkte=fehlt im Katalog&sort=Stand">
            Schlüssel mit fehlenden Artikelnummern
          </Link>
        </p>
      )}
    </div>
  );
}
