/**
 * Flags and environment of the server's process. `npm run bench pages` measures the trade-off: 16 MB for
 * young objects render twice the pages of 4 MB, and collecting old objects after a growth of a third costs no
 * page and keeps the process below 300 MB. Node's own flags for saving memory are left out: they halve the
 * pages. Threads share one malloc arena, and freed memory is returned to the system at once. The Dockerfile
 * and the systemd unit use the same values.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=30'];
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
