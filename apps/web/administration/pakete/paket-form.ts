import { paketRecord } from '#institution/domain';
import { recordForm } from '../records/record-form.ts';

/** A Paket as its form sends it. */
export const paketForm = recordForm(paketRecord);
