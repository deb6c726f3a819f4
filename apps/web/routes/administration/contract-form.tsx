import type { LoaderFunctionArgs } from '@remix-run/node';
import { domainErrorAnswer, isDomainError } from '#platform/domain';
import { enter } from '../../requests/guard.ts';

const noPage = () => new Response('Diese Seite gibt es nicht.', { status: 404 });

/** Whose forms an address means. */
function ownerIn({ owner }: LoaderFunctionArgs['params']): 'institution' | 'vendor' {
  if (owner !== 'institution' && owner !== 'vendor') throw noPage();
  return owner;
}

/** GET /vertragsformulare/OWNER/vorschau/ID: a form as stored, filled from an example. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { id = '' } = args.params;
  const owner = ownerIn(args.params);
  if (!/^\d{1,9}$/.test(id)) throw noPage();
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
