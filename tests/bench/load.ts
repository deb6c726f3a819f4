/**
 * Whether each benchmark only has to run to its end with its smallest load (`npm run bench -- --smoke`): its results are
 * compared, and no figure is printed.
 */
export const isSmoke = process.argv.includes('--smoke');

/** The load of a benchmark: rounds, rows, milliseconds. */
export const load = (usual: number, least: number): number => (isSmoke ? least : usual);
