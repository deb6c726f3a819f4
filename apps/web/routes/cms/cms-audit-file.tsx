import type { LoaderFunctionArgs } from '@remix-run/node';
import type { AuditFormat } from '#auth';
import { auditListQuery } from '#auth/domain';
import { requireVendor } from '#platform/domain';
import { enter } from '../../requests/guard.ts';
import { readListQuery } from '../../requests/list-query.ts';

const TYPES: Readonly<Record<AuditFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** GET /cms/protokoll/file, /cms/protokoll/file/json: the entries that match the query as a file, streamed. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  requireVendor(actor);
  const format = args.params.format === 'json' ? 'json' : 'csv';
  const query = readListQuery(args.request, auditListQuery);
  const pieces = args.context.services.auditTrail.export(actor, query, format);
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
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="protokoll.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}
