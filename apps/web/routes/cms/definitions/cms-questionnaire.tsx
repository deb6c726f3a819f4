import type { LoaderFunctionArgs } from '@remix-run/node';
import { enter } from '../../../requests/guard.ts';

/** GET /cms/questionnaire: the questionnaire as a JSON file. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  return new Response(await args.context.services.definitionAdmin.exportQuestionnaire(actor), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="fragebogen.json"',
      'Cache-Control': 'no-store',
    },
  });
}
