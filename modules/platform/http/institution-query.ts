import * as z from 'zod';
import { idParameter } from './read-query.ts';

/** Query of calls about an institution's own data; the id is optional, because the session has it. */
export const ofOwnInstitution = {
  takes: 'query',
  input: z.strictObject({ institutionsid: idParameter.optional() }),
  fields: { institutionsid: 'Die eigene Institution; sie darf fehlen, die Session kennt sie' },
  examples: { 'Eigene Institution': { institutionsid: '2' } },
  refusals: { 404: 'Die Institution gibt es nicht, oder es ist nicht die eigene.' },
} as const;
