/** An empty program: what starting Node costs by itself. */
export {};
