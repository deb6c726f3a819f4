import type { LoaderFunctionArgs } from '@remix-run/node';
import { auditListQuery } from '#auth/domain';
import { requireVendor } from '#platform/domain';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

/** GET /cms/protokoll/file: the entries that match the query as CSV, streamed. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  requireVendor(actor);
  const pieces = args.context.services.auditTrail.export(actor, readListQuery(args.request, auditListQuery));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="protokoll.csv"',
      'Cache-Control': 'no-store',
    },
  });
}
