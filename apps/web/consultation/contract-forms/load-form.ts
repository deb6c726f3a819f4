import type { OfferedForm } from '#pdf';
import { callServer } from '../../connection/calls/call-server.ts';
import { noteAnswer } from '../../session/call-page.ts';
import type { LoadedForm } from '../documents/pdf/worker-messages.ts';

type Answered = Omit<LoadedForm, 'file'> & { readonly file: string };

const loaded = new Map<string, LoadedForm>();

/**
 * A form with its file, from this window, the browser's cache or the server.
 *
 * @throws Error if the server cannot be reached, or the form is gone
 */
export async function loadForm({ id, version }: OfferedForm): Promise<LoadedForm> {
  const path = `/documents/form/${id}/${version}` as const;
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const answer = await callServer<Answered>(path);
  await noteAnswer(answer);
  if (!answer.ok) throw new Error(answer.message);
  const form = { ...answer.value, file: bytesOf(answer.value.file) };
  if (form.version === version) loaded.set(path, form);
  return form;
}

function bytesOf(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  // Ten times as fast as Uint8Array.from with a string iterator.
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
