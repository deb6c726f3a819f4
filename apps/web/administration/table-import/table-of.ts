import type { ActionFunctionArgs } from '@remix-run/node';

/**
 * The table that an address names.
 * @throws Response 404 for one that does not exist
 */
export function tableOf({ params, context }: Pick<ActionFunctionArgs, 'params' | 'context'>) {
  const { tables } = context.services;
  const name = params.table ?? '';
  if (!Object.hasOwn(tables, name)) throw new Response('Diese Tabelle gibt es nicht.', { status: 404 });
  return { name, service: tables[name as keyof typeof tables] };
}
