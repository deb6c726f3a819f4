/** Access, the calls of its screens. */
export { saveInstitution } from './institution-admin/institutions.calls.ts';
export { dismissNotice, recallNotice } from './notices/notices.calls.ts';
export { deleteRole, saveRole } from './role-admin/roles.calls.ts';
export { saveUser } from './user-admin/users.calls.ts';
