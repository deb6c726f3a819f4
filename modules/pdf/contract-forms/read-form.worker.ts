/** Reads one uploaded form outside the server's process. */
export { readForm as default } from './read-form.ts';
