/**
 * How the server's process is started: what it needs is some 60 MB, what Node and the C library would let it take under
 * load several times as much. Young objects get less room, old ones are collected when they have grown by a third, and
 * threads share two areas of memory in place of eight a core. The Dockerfile says the same.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };
