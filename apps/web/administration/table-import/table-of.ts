import type { ActionFunctionArgs } from '@remix-run/node';

/**
 * The table that an address names.
 * @throws Response 404 if it does not exist
 */
export function tableOf({ params, context }: Pick<ActionFunctionArgs, 'params' | 'context'>) {
  const name = params.table ?? '';
  const service = context.services.tables.get(name);
  if (service === undefined) throw new Response('Diese Tabelle gibt es nicht.', { status: 404 });
  return { name, service };
}
