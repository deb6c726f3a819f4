import { expect } from 'vitest';
import { type ReadForm, readForm } from '../../../../modules/pdf/contract-forms/read-form.ts';
import { readWith } from '../pdf-tools.ts';

/** A form as it is stored. */
export async function storedForm(bytes: Uint8Array): Promise<ReadForm> {
  const answer = await readForm({ bytes: new Uint8Array(bytes) });
  return 'fault' in answer ? expect.fail(answer.fault) : answer;
}

/** What a file is refused for; `read` where it is none. */
export async function faultOf(bytes: Uint8Array): Promise<string> {
  const answer = await readForm({ bytes: new Uint8Array(bytes) });
  return 'fault' in answer ? answer.fault : 'read';
}

/** The values of a form as qpdf reads them, by the names of fields. */
export function formValues(bytes: Uint8Array, ...args: string[]): ReadonlyMap<string, unknown> {
  const json = JSON.parse(readWith('qpdf', [...args, '--json', '--json-key=acroform', 'FILE'], bytes));
  return new Map(
    json.acroform.fields.map(({ fullname, value }: { fullname: string; value: unknown }) => [
      fullname,
      typeof value === 'string' ? value.replace(/^u:/, '') : value,
    ]),
  );
}
