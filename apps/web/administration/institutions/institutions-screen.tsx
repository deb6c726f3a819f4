import { useState } from 'react';
import type { InstitutionDetails } from '#auth';
import { readInstitution } from '#auth/calls';
import { type InstitutionRow, type InstitutionsColumn, STATUS_IN_WORDS, statusInWords } from '#auth/domain';
import type { ManagedPaket } from '#institution/domain';
import type { ListQuery, Page } from '#platform/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { makeCall } from '../../session/make-call.ts';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';
import { BeginList } from '../../ui/list/begin-list.tsx';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { TableFiles } from '../table-import/table-files.tsx';
import { ResultDialog, type UserResult } from '../users/result-dialog.tsx';
import { InstitutionsFrame } from './institutions-frame.tsx';
import { TrialDays } from './trial-days.tsx';

/** When each customer table was last imported, in words; null if never. */
interface CustomerTableDates {
  readonly kundennummern: string | null;
  readonly aussendienst: string | null;
}

const BY_KNR = 'Eine Zeile ändert die mit derselben Kundennummer (knr); sonst kommt eine hinzu.';

/** The tables of known customers (access specification, section 2: matching and ADM customer tables). */
function CustomerTables({ last }: { readonly last: CustomerTableDates }) {
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
        <TableFiles table={name} title={title} about={BY_KNR} onDone={setDone} />
      </div>
      <p role="status" className="form-state">
        {done}
      </p>
    </section>
  );
}

const STATUSES = [...Object.values(STATUS_IN_WORDS), statusInWords(null)];

const DIALOGS = deferredPart(() => import('./dialogs/institution-dialogs.ts'));

interface InstitutionenScreenProps {
  readonly page: Page<InstitutionRow>;
  readonly query: ListQuery<InstitutionsColumn>;
  readonly pakete: readonly ManagedPaket[];
  readonly lastImports: CustomerTableDates;
}

/** The vendor's customers (access specification, section 2, 'Admin area': institutions). */
export function InstitutionenScreen({ page, query, pakete, lastImports }: InstitutionenScreenProps) {
  const [open, setOpen] = useState<InstitutionDetails | 'new' | null>(null);
  const [result, setResult] = useState<UserResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = async ({ id }: InstitutionRow) => {
    setFailure(null);
    const answer = await makeCall(readInstitution, { id });
    if (answer.ok) setOpen(answer.value);
    else setFailure(answer.message);
  };
  const done = (what: UserResult) => {
    setOpen(null);
    setResult(what);
  };
  const close = () => setOpen(null);
  const columns: readonly DataColumn<InstitutionRow, InstitutionsColumn>[] = [
    {
      id: 'Name',
      label: 'Name',
      cell: (row) => (
        <button type="button" className="link-button" onClick={() => void show(row)}>
          {row.Name}
        </button>
      ),
    },
    { id: 'Kundennummer', label: 'Kundennummer', cell: ({ Kundennummer }) => Kundennummer ?? '–' },
    { id: 'Ort', label: 'Ort', cell: ({ Ort }) => Ort },
    { id: 'PLZ', label: 'PLZ', cell: ({ PLZ }) => PLZ },
    { id: 'Paket', label: 'Paket', choices: pakete.map(({ Name }) => Name), cell: ({ Paket }) => Paket },
    { id: 'Testphase', label: 'Testphase', cell: ({ Testende }) => <TrialDays days={Testende} /> },
    { id: 'Status', label: 'Status', choices: STATUSES, cell: ({ Status }) => statusInWords(Status) },
  ];
  return (
    <InstitutionsFrame
      head={
        <>
          <div>
            <button type="button" className="button button-primary" onClick={() => setOpen('new')}>
              Institution hinzufügen
            </button>
          </div>
          <FailureText failure={failure} />
        </>
      }
    >
      <DataTable<InstitutionRow, InstitutionsColumn>
        label="Kundeninstitutionen"
        columns={columns}
        query={query}
        page={page}
        empty="Keine Institution passt zu dieser Suche."
        begin={
          <BeginList words="Noch steht hier keine Institution: Apotheken und Sanitätshäuser, die mit Inkoberatung beraten. Mit der ersten bekommt deren Hauptbenutzer einen Zugang.">
            <button type="button" className="button" onClick={() => setOpen('new')}>
              Erste Institution hinzufügen
            </button>
          </BeginList>
        }
      />
      <CustomerTables last={lastImports} />
      {open === null ? null : (
        <DeferredDialog part={DIALOGS} onClose={close}>
          {({ EditDialog, InstitutionDialog }) =>
            open === 'new' ? (
              <EditDialog institution={null} pakete={pakete} onDone={done} onClose={close} />
            ) : (
              <InstitutionDialog institution={open} pakete={pakete} onDone={done} onClose={close} />
            )
          }
        </DeferredDialog>
      )}
      {result === null ? null : <ResultDialog result={result} onClose={() => setResult(null)} />}
    </InstitutionsFrame>
  );
}
