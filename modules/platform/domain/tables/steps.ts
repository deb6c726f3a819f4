/** A generator that yields between units of work, so that the caller can give way to other requests. */
export type Steps<Result> = Generator<undefined, Result>;
