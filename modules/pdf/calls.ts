/** Documents and forms, the calls of their screens. */
export {
  addForm,
  compareForm,
  deleteForm,
  formOwner,
  replaceForm,
  saveForm,
} from './form-admin/contract-form.calls.ts';
