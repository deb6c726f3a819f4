/**
 * How the server's process is started. `npm run bench pages` measures both sides: 16 MB for young objects give twice
 * the pages of 4 MB, and collecting old objects when they have grown by a third costs no page and keeps the process below
 * 300 MB. Node's own flags for saving memory are left out: they halve the pages. Threads share one malloc arena, and
 * freed memory goes back to the system at once. The Dockerfile and the systemd unit say the same.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=30'];
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
