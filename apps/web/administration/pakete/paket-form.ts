import { paketRecord } from '#institution/domain';
import { recordForm } from '../records/record-form.ts';

export const paketForm = recordForm(paketRecord);
