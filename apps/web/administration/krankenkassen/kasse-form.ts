import { krankenkasseInput } from '#institution/domain';
import { AMOUNT, formOf, OPTIONAL_TEXT, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

/** A Krankenkasse of the vendor's list as its form sends it. */
export const kasseForm = formOf(krankenkasseInput, {
  id: WHOLE_NUMBER,
  Kinderpauschale: AMOUNT,
  Urinpauschale: AMOUNT,
  Stuhlpauschale: AMOUNT,
  Kindalter: OPTIONAL_TEXT,
  selfPay: TICKED,
});

/** What stands in the form of a new one (access specification, section 3: rates 0, child age 18). */
export const NEW_KASSE = {
  Kasse: '',
  Kinderpauschale: 0,
  Urinpauschale: 0,
  Stuhlpauschale: 0,
  Kindalter: 18,
  selfPay: false,
};
