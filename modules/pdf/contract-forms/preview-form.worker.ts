/** Fills one stored form from an example outside the server's process. */
export { previewForm as default } from './preview-form.ts';
