import * as z from 'zod/mini';
import { optionalLine, requiredLine, type TableColumn, type TableShape } from '#platform/domain';
import { customerNumber } from './customer-columns.ts';

/** A line of the ADM table: the vendor's field representative of a Kundennummer. */
export interface AdmTableRow {
  /** Rows are identified by the Kundennummer. */
  readonly id?: undefined;
  readonly knr: string;
  readonly adm_nr: string;
  readonly adm_name: string;
  readonly adm_mail: string;
  readonly adm_tel: string;
}

const MAIL_MESSAGE = 'Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.';

const line = (label: string, schema: TableColumn<string>['schema']): TableColumn<string> => ({
  label,
  schema,
  text: (value) => value,
});

/** The ADM table as a file (readings, section 6); each Kundennummer has one field representative. */
export const admTable: TableShape<AdmTableRow> = {
  name: 'adm',
  label: 'Außendienst',
  columns: {
    knr: line('Kundennummer', customerNumber),
    adm_nr: line('ADM-Nummer', requiredLine('adm_nr', 20)),
    adm_name: line('Name', requiredLine('adm_name', 120)),
    adm_mail: line(
      'E-Mail',
      optionalLine('adm_mail', 254).check(
        z.refine((text) => text === '' || z.regexes.email.test(text), MAIL_MESSAGE),
      ),
    ),
    adm_tel: line('Telefon', optionalLine('adm_tel', 50)),
  },
  keyColumn: 'knr',
  key: ({ knr }) => knr,
  title: ({ knr, adm_name }) => `${knr} ${adm_name}`,
};
