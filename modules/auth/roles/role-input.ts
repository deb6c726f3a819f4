import * as z from 'zod/mini';
import {
  type ListColumns,
  listedName,
  listQuerySchema,
  optionalLine,
  RIGHTS,
  type Right,
  savedRow,
} from '#platform/domain';

/** Lengths of the columns. */
const NAME_MAX_LENGTH = 100;
const DESCRIPTION_MAX_LENGTH = 500;

/** A role as the vendor maintains it. */
export interface ManagedRole {
  readonly id: number;
  /** Row version. */
  readonly version: number;
  readonly Name: string;
  readonly Beschreibung: string;
  readonly Rechte: readonly Right[];
  /** Default role of an institution's new users; exactly one role is. */
  readonly istStandard: boolean;
  /**
   * Roles known to the program: neither can be deleted or become the default, and the vendor's keeps its rights. Null
   * for any other.
   */
  readonly reserved: 'vendor' | 'main-user' | null;
}

/** Input of a role. */
export const roleInput = z.strictObject({
  ...savedRow,
  Name: listedName('Name', NAME_MAX_LENGTH),
  /** If omitted, these three are unchanged; a new role has no description, no rights, and is not the default. */
  Beschreibung: z.optional(optionalLine('Beschreibung', DESCRIPTION_MAX_LENGTH)),
  Rechte: z.optional(
    z.array(
      z.enum(RIGHTS, { error: ({ input }) => `Das Recht „${String(input).slice(0, 40)}“ gibt es nicht.` }),
    ),
  ),
  istStandard: z.optional(z.boolean('Erlaubt sind ja und nein.')),
});
export type RoleInput = z.output<typeof roleInput>;

const COLUMNS = ['Name', 'Beschreibung', 'istStandard'] as const;
/** Columns by which the list is sorted and filtered. */
export type RolesColumn = (typeof COLUMNS)[number];

/** Reads the query of the list. */
export const rolesListQuery = listQuerySchema(COLUMNS);

/** The columns of the list, as its screen shows them. */
export const rolesColumns: ListColumns<ManagedRole, RolesColumn> = {
  Name: { value: ({ Name }) => Name },
  Beschreibung: { value: ({ Beschreibung }) => Beschreibung },
  istStandard: {
    value: ({ istStandard }) => istStandard,
    text: ({ istStandard }) => (istStandard ? 'ja' : 'nein'),
  },
};
