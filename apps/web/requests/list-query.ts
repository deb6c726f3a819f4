import * as z from 'zod/mini';

/** Reads the list query of a page's address; invalid parts are ignored. */
export function readListQuery<S extends z.ZodMiniType>(request: Request, schema: S): z.output<S> {
  const read = z.safeParse(schema, Object.fromEntries(new URL(request.url).searchParams));
  return read.success ? read.data : z.parse(schema, {});
}
