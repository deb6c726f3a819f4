import { lockData, type TableDefinition } from '#platform';
import { AdmRow } from './adm-row.entity.ts';
import { type AdmTableRow, admTable } from './adm-table.ts';
import { replaceRows } from './replaced-rows.ts';

/** Export and import of the ADM table. */
export const admDefinition: TableDefinition<AdmTableRow> = {
  shape: admTable,
  institutionId: null,
  lock: (em) => lockData(em, 'customer-tables'),
  async stored(em) {
    const rows: AdmTableRow[] = await em.execute(
      `select knr, adm_nr, adm_name, adm_mail, adm_tel from adm_row order by knr`,
    );
    // Rows have no version; their content serves as one.
    return rows.map((row) => ({ version: Object.values(row).join('\n'), row }));
  },
  write: (em, changes) =>
    replaceRows(
      em,
      AdmRow,
      changes.map(({ row: { knr, adm_nr, adm_name, adm_mail, adm_tel } }) => ({
        knr,
        admNr: adm_nr,
        admName: adm_name,
        admMail: adm_mail,
        admTel: adm_tel,
      })),
    ),
};
