import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type Actor, domainErrorAnswer, isDomainError } from '#platform/domain';
import {
  addForm,
  deleteForm,
  replaceForm,
  saveForm,
} from '../../administration/contract-forms/contract-form-forms.ts';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';

const noPage = () => new Response('Diese Seite gibt es nicht.', { status: 404 });

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Whose forms an address means. */
function ownerIn({ owner }: LoaderFunctionArgs['params']): 'institution' | 'vendor' {
  if (owner !== 'institution' && owner !== 'vendor') throw noPage();
  return owner;
}

/** GET /vertragsformulare/OWNER/vorschau/ID: a form as stored, filled from an example. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { act, id = '' } = args.params;
  const owner = ownerIn(args.params);
  if (act !== 'vorschau' || !/^\d{1,9}$/.test(id)) throw noPage();
  try {
    const pdf = await args.context.services.contractFormAdmin.preview(actor, owner, Number(id));
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="vorschau.pdf"',
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    throw new Response(error.message, { status: domainErrorAnswer(error).status });
  }
}

/**
 * POST /vertragsformulare/OWNER/ACT: `neu` stores an uploaded form, `vergleichen` says what another file would change in
 * it, `ersetzen` takes that file, `speichern` stores what stands in its fields, `loeschen` deletes it.
 */
export async function action(args: ActionFunctionArgs) {
  const owner = ownerIn(args.params);
  const { contractFormAdmin, uploads } = args.context.services;
  const within = (actor: Actor, read: () => Promise<Response>) => uploads.within(actor, read);
  switch (args.params.act) {
    case 'neu': {
      const add = async (actor: Actor, { name, file }: { readonly name: string; readonly file: File }) =>
        contractFormAdmin.add(actor, owner, { name, bytes: await bytesOf(file) });
      return pageCall(args, addForm, add, within);
    }
    case 'vergleichen':
      return pageCall(
        args,
        replaceForm,
        async (actor, { file, ...form }) =>
          contractFormAdmin.compare(actor, owner, { ...form, bytes: await bytesOf(file) }),
        within,
      );
    case 'ersetzen':
      return pageCall(
        args,
        replaceForm,
        async (actor, { file, ...form }) =>
          contractFormAdmin.replace(actor, owner, { ...form, bytes: await bytesOf(file) }),
        within,
      );
    case 'speichern':
      return pageCall(args, saveForm, (actor, form) => contractFormAdmin.save(actor, owner, form));
    case 'loeschen':
      return pageCall(args, deleteForm, async (actor, form) => {
        await contractFormAdmin.remove(actor, owner, form);
        return {};
      });
    default:
      throw noPage();
  }
}
