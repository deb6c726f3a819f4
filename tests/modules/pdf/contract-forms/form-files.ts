import { readFileSync } from 'node:fs';

/** A form as one meets it outside: of the kinds that failed once. People in it are invented. */
export const fieldForm = (name: string): Buffer =>
  readFileSync(`tests/modules/pdf/contract-forms/field/${name}.pdf`);
