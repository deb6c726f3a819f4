import * as z from 'zod/mini';
import { line, optionalLine, requiredLine } from '#platform/domain';
import type { CustomerList } from './customer-list.ts';

const MAIL_MESSAGE = 'Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.';

const mail = optionalLine('adm_mail', 254).check(
  z.refine((text) => text === '' || z.regexes.email.test(text), MAIL_MESSAGE),
);

/** The ADM table: the person of the vendor's field service who looks after a Kundennummer. */
export const admList = {
  name: 'adm',
  label: 'Außendienst',
  table: 'adm_row',
  title: 'adm_name',
  columns: {
    adm_nr: { type: line(requiredLine('adm_nr', 20), 20), label: 'ADM-Nummer' },
    adm_name: { type: line(requiredLine('adm_name', 120), 120), label: 'Name' },
    adm_mail: { type: line(mail, 254), label: 'E-Mail' },
    adm_tel: { type: line(optionalLine('adm_tel', 50), 50), label: 'Telefon' },
  },
} as const satisfies CustomerList;
