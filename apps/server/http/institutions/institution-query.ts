import * as z from 'zod';
import { idParameter } from '../calls/read-query.ts';

/** What the calls about an institution's own data are asked: its id may be left out, the session knows it. */
export const ofOwnInstitution = {
  takes: 'query',
  input: z.strictObject({ institutionsid: idParameter.optional() }),
  fields: { institutionsid: 'Die eigene Institution; sie darf fehlen, die Session kennt sie' },
  examples: { 'Eigene Institution': { institutionsid: '2' } },
  refusals: { 404: 'Die Institution gibt es nicht, oder es ist nicht die eigene.' },
} as const;
