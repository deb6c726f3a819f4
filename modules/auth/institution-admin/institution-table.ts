import * as z from 'zod/mini';
import { contactFields } from '#institution/domain';
import {
  type CellContent,
  idColumn,
  nameKey,
  refuseValue,
  type TableColumn,
  type TableShape,
} from '#platform/domain';
import { requiredKundennummer, requiredMail } from '../users/form-fields.ts';
import { VERTRIEBSWEGE } from './institution-input.ts';

/** A line of the table of institutions. Users and settings are not in it. */
export interface InstitutionFileRow {
  readonly id: number | null;
  readonly Kundennummer: string;
  readonly Name: string;
  readonly Vertriebsweg: number;
  readonly Strasse: string;
  readonly Hausnummer: string;
  readonly PLZ: string;
  readonly Ort: string;
  readonly Telefon: string;
  readonly Fax: string;
  readonly Ansprechpartner: string;
  readonly Email: string;
  readonly Webseite: string;
  readonly IK: string;
  /** Its name. */
  readonly Paket: string;
}

/** Ids of the Pakete by the keys of their names. */
export type PaketIds = ReadonlyMap<string, number>;

const CHANNEL = `„Vertriebsweg“ ist eine dieser Zahlen: ${VERTRIEBSWEGE.join(', ')}.`;

const channel = z.transform((cell: string, context): number => {
  const found = VERTRIEBSWEGE.find((each) => String(each) === cell.trim());
  return found ?? refuseValue(context, CHANNEL);
});

const text = (label: string, schema: unknown, content?: CellContent): TableColumn<string> => ({
  label,
  content,
  schema: schema as TableColumn<string>['schema'],
  text: (value = '') => value,
});

/** The table of institutions as a file that is exported and imported. */
export function institutionFile(pakete: PaketIds): TableShape<InstitutionFileRow> {
  const paket = z.transform((cell: string, context): string => {
    const name = cell.trim();
    return pakete.has(nameKey(name))
      ? name
      : refuseValue(context, `Ein Paket „${name.slice(0, 40)}“ gibt es nicht.`);
  });
  const { Name, Strasse, Hausnummer, PLZ, Ort, Telefon, Fax, Ansprechpartner, Webseite, IK } = contactFields;
  return {
    name: 'institutionen',
    label: 'Institutionen',
    columns: {
      id: idColumn,
      Kundennummer: text('Kundennummer', requiredKundennummer, 'code'),
      Name: text('Firma', Name),
      Vertriebsweg: { label: 'Vertriebsweg', schema: channel, text: String },
      Strasse: text('Straße', Strasse),
      Hausnummer: text('Hausnummer', Hausnummer, 'measure'),
      PLZ: text('PLZ', PLZ),
      Ort: text('Ort', Ort),
      Telefon: text('Telefon', Telefon, 'telephone'),
      Fax: text('Fax', Fax, 'telephone'),
      Ansprechpartner: text('Ansprechpartner', Ansprechpartner),
      Email: text('E-Mail', requiredMail()),
      Webseite: text('Webseite', Webseite),
      IK: text('IK', IK),
      Paket: text('Paket', paket),
    },
    keyColumn: 'Kundennummer',
    key: ({ Kundennummer }) => Kundennummer,
    title: ({ Name: name, Kundennummer }) => `${Kundennummer} ${name}`.trim(),
  };
}
