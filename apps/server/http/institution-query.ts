import * as z from 'zod';
import { idParameter } from './read-query.ts';

/** Query of the calls about an institution's own data: its id may be left out, the session knows it. */
export const institutionQuery = z.strictObject({ institutionsid: idParameter.optional() });
