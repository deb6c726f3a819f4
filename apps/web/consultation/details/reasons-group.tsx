import { Link } from '@remix-run/react';
import { type DetailsProps, DetailText } from './detail-fields.tsx';
import type { SupplyNames } from './supply-names.ts';

/** Why the product without Mehrkosten was offered, and why another one is wished. */
export function ReasonsGroup({ details, set, supply }: DetailsProps & { supply: SupplyNames }) {
  const { owed, offered, wished, same } = supply;
  return (
    <>
      {owed && (
        <DetailText
          details={details}
          set={set}
          field="reasonOffered"
          label="Warum passt die Versorgung ohne Mehrkosten?"
          note={offered === null ? 'Im Versorgungsrechner liegt noch keine.' : `Angeboten: ${offered}`}
          several
        />
      )}
      {same ? (
        <p className="field-hint">Kein Grund nötig: Es wurde die Versorgung ohne Mehrkosten gewählt.</p>
      ) : (
        <DetailText
          details={details}
          set={set}
          field="reasonWished"
          label={owed ? 'Warum wird ein anderes Produkt gewünscht?' : 'Warum wird dieses Produkt gewünscht?'}
          note={wished === null ? 'Noch ist kein Vorschlag gewählt.' : `Gewählt: ${wished}`}
          several
        />
      )}
      {wished === null && !same && (
        <p>
          <Link to="/cart">Im Versorgungsrechner einen Vorschlag wählen</Link>
        </p>
      )}
    </>
  );
}
