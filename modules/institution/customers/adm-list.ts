import { line, mailForm, optionalLine, requiredLine } from '#platform/domain';
import type { CustomerList } from './customer-list.ts';

const mail = optionalLine('adm_mail', 254).check(mailForm({ empty: true }));

/** The ADM table: the person of the vendor's field service who looks after a Kundennummer. */
export const admList = {
  name: 'adm',
  label: 'Außendienst',
  table: 'adm_row',
  title: 'adm_name',
  columns: {
    adm_nr: { type: line(requiredLine('adm_nr', 20), 20), label: 'ADM-Nummer', content: 'code' },
    adm_name: { type: line(requiredLine('adm_name', 120), 120), label: 'Name' },
    adm_mail: { type: line(mail, 254), label: 'E-Mail' },
    adm_tel: { type: line(optionalLine('adm_tel', 50), 50), label: 'Telefon', content: 'telephone' },
  },
} as const satisfies CustomerList;
