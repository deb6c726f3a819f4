import * as z from 'zod/mini';

/** Reads which part of a list the address of a page asks for; what it cannot mean counts as not asked for. */
export function readListQuery<S extends z.ZodMiniType>(request: Request, schema: S): z.output<S> {
  const read = z.safeParse(schema, Object.fromEntries(new URL(request.url).searchParams));
  return read.success ? read.data : z.parse(schema, {});
}
