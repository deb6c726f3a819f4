import * as z from 'zod/mini';
import {
  type ListColumns,
  listedName,
  listQuerySchema,
  optionalLine,
  RIGHTS,
  type Right,
} from '#platform/domain';

/** Lengths of the columns. */
const NAME_MAX_LENGTH = 100;
const DESCRIPTION_MAX_LENGTH = 500;

/** A role as the vendor maintains it. */
export interface ManagedRole {
  readonly id: number;
  /** Raised by each write; whoever saves says which one they have seen. */
  readonly version: number;
  readonly Name: string;
  readonly Beschreibung: string;
  readonly Rechte: readonly Right[];
  /** New users of an institution get it; exactly one role does. */
  readonly istStandard: boolean;
  /**
   * The two roles that the product itself knows: neither is deleted or becomes the standard, and that of the vendor
   * keeps its rights. Null for any other.
   */
  readonly reserved: 'vendor' | 'main-user' | null;
}

/** A role as it is saved. */
export const roleInput = z.strictObject({
  /** Null for a new one. */
  id: z.nullable(
    z.int('Die Nummer ist eine ganze Zahl.').check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.')),
  ),
  /** That of the row somebody has seen. A screen always says it; a call that does not overwrites. */
  version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
  Name: listedName('Name', NAME_MAX_LENGTH),
  /** Left out, these three stay as they are; a new role has no description, no rights, and is not the standard. */
  Beschreibung: z.optional(optionalLine('Beschreibung', DESCRIPTION_MAX_LENGTH)),
  Rechte: z.optional(z.array(z.enum(RIGHTS, 'Dieses Recht gibt es nicht.'))),
  istStandard: z.optional(z.boolean('Erlaubt sind ja und nein.')),
});
export type RoleInput = z.input<typeof roleInput>;
/** One that keeps all rules. */
export type CheckedRole = z.output<typeof roleInput>;

const COLUMNS = ['Name', 'Beschreibung', 'istStandard'] as const;
/** What the list is sorted and filtered by. */
export type RolesColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
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
