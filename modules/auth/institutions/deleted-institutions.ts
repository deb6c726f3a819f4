import { formatMoment, type ListColumns, listQuerySchema } from '#platform/domain';

/** An institution that was deleted and whose rows are kept: nobody works with it, and it goes for good from here. */
export interface DeletedInstitution {
  readonly id: number;
  /** Names what somebody has seen; a deletion for good may say it. */
  readonly version: number;
  readonly Name: string;
  readonly PLZ: string;
  readonly Ort: string;
  /** When it was deleted, as `toISOString` writes it. */
  readonly geloescht: string;
  /** What is kept of it and would go: users, own prices and chosen Krankenkassen. */
  readonly counts: { readonly users: number; readonly prices: number; readonly kassen: number };
}

const COLUMNS = ['Name', 'PLZ', 'Ort', 'geloescht'] as const;
/** What the list is sorted and filtered by. */
export type DeletedInstitutionsColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const deletedInstitutionsListQuery = listQuerySchema(COLUMNS);

/** When one was deleted, as its list shows it, such as `09.03.2026, 10:15 Uhr`. */
export const deletedInWords = ({ geloescht }: Pick<DeletedInstitution, 'geloescht'>): string =>
  `${formatMoment(new Date(geloescht))} Uhr`;

/** The columns of the list, as its screen shows them. */
export const deletedInstitutionsColumns: ListColumns<DeletedInstitution, DeletedInstitutionsColumn> = {
  Name: { value: ({ Name }) => Name },
  PLZ: { value: ({ PLZ }) => PLZ },
  Ort: { value: ({ Ort }) => Ort },
  geloescht: { value: ({ geloescht }) => geloescht, text: deletedInWords },
};
