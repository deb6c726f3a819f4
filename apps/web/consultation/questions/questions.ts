/** What is asked before something is lost: one file, loaded later. */
export { StartDialog } from './start-dialog.tsx';
export { UnsavedDialog } from './unsaved-dialog.tsx';
export { unsavedWork } from './unsaved-work.ts';
