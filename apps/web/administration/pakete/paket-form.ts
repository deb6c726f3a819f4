import { PAKET_STANDARDS, paketInput } from '#institution/domain';
import { formOf, OPTIONAL_TEXT, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

/** A Paket as its form sends it. */
export const paketForm = formOf(
  paketInput,
  {
    id: WHOLE_NUMBER,
    Nutzerlimit: OPTIONAL_TEXT,
    Testphasendauer: OPTIONAL_TEXT,
    RegistrierungStandard: TICKED,
    VollversionStandard: TICKED,
  },
  {},
  {
    labels: {
      RegistrierungStandard: `Standard für ${PAKET_STANDARDS.RegistrierungStandard}`,
      VollversionStandard: `Standard für ${PAKET_STANDARDS.VollversionStandard}`,
    },
  },
);
