/** The dialogues of the list of institutions, which come after it. */
export { EditDialog } from './edit-dialog.tsx';
export { InstitutionDeletion } from './institution-deletion.tsx';
export { InstitutionDialog } from './institution-dialog.tsx';
