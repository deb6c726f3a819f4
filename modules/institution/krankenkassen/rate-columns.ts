import { amount, integer, required, type ValuesOf } from '#platform/domain';
import { DEFAULT_KINDALTER } from './krankenkasse.ts';

const MAX_KINDALTER = 120;

const about = 'Netto-Euro im Monat, mit Punkt oder Komma';

/** Rates and age limit of a Krankenkasse (access specification, section 5: all of them are required). */
export const rateColumns = {
  Kinderpauschale: required(amount('Kinderpauschale'), { label: 'Kinderpauschale', about }),
  Urinpauschale: required(amount('Urinpauschale'), { label: 'Urinpauschale', about }),
  Stuhlpauschale: required(amount('Stuhlpauschale'), { label: 'Stuhlpauschale', about }),
  Kindalter: required(
    // Null in the database means that nobody has entered an age.
    { ...integer('Kindalter', 0, MAX_KINDALTER, DEFAULT_KINDALTER), empty: DEFAULT_KINDALTER },
    {
      label: 'Kindalter',
      about: 'Bis zu welchem Alter die Kinderpauschale gilt, in vollendeten Jahren',
    },
  ),
} as const;

/** Rates net, in cents a month; the age in completed years. */
export type Rates = ValuesOf<typeof rateColumns>;

/** Example rates for a call's description. */
export const ratesExample = (
  Kinderpauschale: string,
  Urinpauschale: string,
  Stuhlpauschale: string,
  Kindalter: number,
) => ({ Kinderpauschale, Urinpauschale, Stuhlpauschale, Kindalter });
