/** The dialogs of the institution list, loaded after it. */
export { EditDialog } from './edit-dialog.tsx';
export { InstitutionDeletion } from './institution-deletion.tsx';
export { InstitutionDialog } from './institution-dialog.tsx';
