/**
 * How the server's process is started: what it needs is some 60 MB, what Node and the C library would let it take under
 * load several times as much. Young objects get less room, old ones are collected when they have grown by a third, and
 * one thread optimises. Node saves memory before time, and keeps no pages for later that it has freed. Threads share one
 * area of memory; what is freed at its end goes back to the system at once. The Dockerfile and the unit of systemd say
 * the same.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--memory-saver-mode',
  '--no-memory-pool',
  '--concurrent-turbofan-max-threads=1',
];
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
