/** Checks that are loaded after the summary, which is drawn without them. */
export { detailDoubts } from '#consultation/domain';
export { reviewLines } from '../../review/review-lines.ts';
