import type { SqlEntityManager } from '@mikro-orm/sql';
import { DomainError } from '#platform/domain';
import { FORM_LIMITS } from '../contract-forms/contract-form.ts';

export const FORMS_TOO_LARGE =
  'Alle Formulare zusammen wären größer als 20 MB. Bitte löschen Sie eines davon.';

/** Bytes of the files of an owner's forms, by id. */
export async function formSizes(
  em: SqlEntityManager,
  institution: number | null,
): Promise<ReadonlyMap<number, number>> {
  const [where, values] =
    institution === null ? ['"institution_id" is null', []] : ['"institution_id" = ?', [institution]];
  const rows = await em.execute<{ id: number; bytes: number | string }[]>(
    `select "id", length("file") as "bytes" from "contract_form" where ${where}`,
    values,
  );
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]));
}

/** Bytes that another file of an owner may have. Each consultation loads all of them. */
export const roomBeside = (sizes: ReadonlyMap<number, number>, replaced: number | null): number =>
  [...sizes].reduce((room, [id, bytes]) => (id === replaced ? room : room - bytes), FORM_LIMITS.all);

/**
 * Before a file is stored, while the forms are locked.
 *
 * @param replaced id of the form whose file it replaces
 * @throws DomainError `limit`
 */
export async function requireRoom(
  em: SqlEntityManager,
  institution: number | null,
  file: Uint8Array,
  replaced: number | null = null,
): Promise<void> {
  if (file.byteLength > roomBeside(await formSizes(em, institution), replaced))
    throw new DomainError('limit', FORMS_TOO_LARGE, { file: FORMS_TOO_LARGE });
}
