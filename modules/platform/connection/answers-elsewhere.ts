import type { EntityManager } from '@mikro-orm/core';
import { nativeClient } from './native-client.ts';
import { serverServes } from './server-answers.ts';

/** Whether a database answers over a new connection; if so, the fault is with this process. */
export async function answersElsewhere(em: EntityManager): Promise<boolean> {
  try {
    const client = await nativeClient(em);
    if (!('prepare' in client)) return await serverServes(client);
    const other = new client.constructor(client.name, { readonly: true, timeout: 0 });
    try {
      other.prepare('select 1 from migration').get();
      return true;
    } finally {
      other.close();
    }
  } catch {
    return false;
  }
}
