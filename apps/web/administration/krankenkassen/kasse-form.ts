import { DEFAULT_KINDALTER, krankenkasseInput } from '#institution/domain';
import { AMOUNT, formOf, OPTIONAL_TEXT, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

/** The controls of the rates and the child age. */
export const RATE_CONTROLS = {
  Kinderpauschale: AMOUNT,
  Urinpauschale: AMOUNT,
  Stuhlpauschale: AMOUNT,
  Kindalter: OPTIONAL_TEXT,
} as const;

/** A Krankenkasse of the vendor's list as its form sends it. */
export const kasseForm = formOf(krankenkasseInput, {
  id: WHOLE_NUMBER,
  ...RATE_CONTROLS,
  selfPay: TICKED,
});

/** The rates in the form of a new one (access specification, section 3: rates 0, child age 18). */
export const NEW_RATES = {
  Kinderpauschale: 0,
  Urinpauschale: 0,
  Stuhlpauschale: 0,
  Kindalter: DEFAULT_KINDALTER,
};

/** What stands in the form of a new one. */
export const NEW_KASSE = { Kasse: '', ...NEW_RATES, selfPay: false };
