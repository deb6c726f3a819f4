import { formatMoment, type ListColumns, listQuerySchema } from '#platform/domain';

/** A deleted institution whose rows were kept; it can be deleted permanently. */
export interface DeletedInstitution {
  readonly id: number;
  /** Row version; optional when deleting permanently. */
  readonly version: number;
  readonly Name: string;
  readonly PLZ: string;
  readonly Ort: string;
  /** When it was deleted, in the format of `toISOString`. */
  readonly geloescht: string;
  /** What a permanent deletion would remove: users, own prices and chosen Krankenkassen. */
  readonly counts: { readonly users: number; readonly prices: number; readonly kassen: number };
}

const COLUMNS = ['Name', 'PLZ', 'Ort', 'geloescht'] as const;
/** Columns by which the list is sorted and filtered. */
export type DeletedInstitutionsColumn = (typeof COLUMNS)[number];

/** Reads the query of the list. */
export const deletedInstitutionsListQuery = listQuerySchema(COLUMNS);

/** The time of deletion as the list shows it, such as `09.03.2026, 10:15 Uhr`. */
export const deletedInWords = ({ geloescht }: Pick<DeletedInstitution, 'geloescht'>): string =>
  `${formatMoment(new Date(geloescht))} Uhr`;

/** The columns of the list, as its screen shows them. */
export const deletedInstitutionsColumns: ListColumns<DeletedInstitution, DeletedInstitutionsColumn> = {
  Name: { value: ({ Name }) => Name },
  PLZ: { value: ({ PLZ }) => PLZ },
  Ort: { value: ({ Ort }) => Ort },
  geloescht: { value: ({ geloescht }) => geloescht, text: deletedInWords },
};
