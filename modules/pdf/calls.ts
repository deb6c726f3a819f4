/** Documents and forms, the calls of their screens. */
export {
  askDocumentPasswords,
  deleteAllDocuments,
  deleteDocument,
  keepDocument,
  mailDocument,
} from './documents.calls.ts';
export {
  addForm,
  compareForm,
  deleteForm,
  replaceForm,
  saveForm,
} from './form-admin/contract-form.calls.ts';
