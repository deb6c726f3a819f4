/** Work in small steps, and what comes of it: whoever takes the steps may let others go on between two of them. */
export type Steps<Result> = Generator<undefined, Result>;
