/** The dialogs that ask before data is lost, in one file that is loaded later. */
export { StartDialog } from './start-dialog.tsx';
export { UnsavedDialog } from './unsaved-dialog.tsx';
export { unsavedWork } from './unsaved-work.ts';
