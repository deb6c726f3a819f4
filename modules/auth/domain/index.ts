/** Access, pure part: route guards, password rule, login failures. */
export * from './contact-form.ts';
export * from './feedback-form.ts';
export * from './login-failure.ts';
export * from './password-rule.ts';
export * from './registration.ts';
export * from './route-access.ts';
export * from './user-status.ts';
