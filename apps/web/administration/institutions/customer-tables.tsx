import { useState } from 'react';
import { TableFiles } from '../table-import/table-files.tsx';

/** When each customer table was last imported, in words; null if never. */
export interface CustomerTableDates {
  readonly kundennummern: string | null;
  readonly aussendienst: string | null;
}

const BY_KNR = 'Eine Zeile ändert die mit derselben Kundennummer (knr); sonst kommt eine hinzu.';

/** The tables of known customers (access specification, section 2: matching and ADM customer tables). */
export function CustomerTables({ last }: { readonly last: CustomerTableDates }) {
  return (
    <section className="stack" aria-labelledby="customer-tables-title">
      <h2 id="customer-tables-title">Kundentabellen</h2>
      <div className="customer-tables">
        <CustomerTable
          name="kundennummern"
          title="Kundennummern (Matching)"
          about="Mit diesen Kundennummern kann sich jemand registrieren; die Anschrift wird ausgefüllt."
          last={last.kundennummern}
        />
        <CustomerTable
          name="aussendienst"
          title="Außendienst (ADM)"
          about="Wer eine Kundennummer betreut: steht bei der Institution und in Ihren E-Mails über sie."
          last={last.aussendienst}
        />
      </div>
    </section>
  );
}

interface CustomerTableProps {
  readonly name: keyof CustomerTableDates;
  readonly title: string;
  readonly about: string;
  readonly last: string | null;
}

function CustomerTable({ name, title, about, last }: CustomerTableProps) {
  const [done, setDone] = useState('');
  return (
    <section className="card stack" aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>{title}</h3>
      <p>{about}</p>
      <p>{last === null ? 'Noch nicht hochgeladen.' : `Zuletzt hochgeladen: ${last}`}</p>
      <div className="row">
        <TableFiles address={`/cms/tables/${name}`} title={title} about={BY_KNR} onDone={setDone} />
      </div>
      <p role="status" className="form-state">
        {done}
      </p>
    </section>
  );
}
