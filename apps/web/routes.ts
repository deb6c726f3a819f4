import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

export default [
  route('login', 'routes/login.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('session', 'routes/session.tsx'),
  route('consent', 'routes/consent.tsx'),
  route('prefetch', 'routes/prefetch.tsx'),
  route('careDefinitions/:version', 'routes/care-definitions.tsx'),
  route('draftKey', 'routes/draft-key.tsx'),
  route('documents/password', 'routes/documents-password.tsx'),
  route('documents/file', 'routes/documents-file.tsx'),
  route('documents/mail', 'routes/documents-mail.tsx'),
  route('documents/deletion', 'routes/documents-deletion.tsx'),
  route('contract', 'routes/contract.tsx'),
  route('cms/krankenkassen/deletion', 'routes/cms-krankenkassen-deletion.tsx'),
  route('cms/tables/:table', 'routes/cms-table.tsx'),
  route('cms/tables/:table/import', 'routes/cms-table-import.tsx'),
  route('myAccount/password', 'routes/own-password.tsx'),
  route('welcome', 'routes/welcome.tsx'),
  route('impressum', 'routes/impressum.tsx'),
  route('datenschutz', 'routes/datenschutz.tsx'),
  route('feedback', 'routes/feedback.tsx'),
  route('createPassword', 'routes/create-password.tsx'),
  layout('routes/registration.tsx', [
    route('register1', 'routes/register-address.tsx'),
    route('register2', 'routes/register-user.tsx'),
    route('register3', 'routes/register-password.tsx'),
  ]),
  ...['register', 'registeruser', 'registerpass'].map((name) =>
    route(`${name}/:version?`, 'routes/register-alias.tsx', { id: name }),
  ),
  route('success', 'routes/success.tsx'),
  route('verify', 'routes/verify.tsx'),
  route('passwd', 'routes/passwd.tsx'),
  route('resetpwd', 'routes/resetpwd.tsx'),
  layout('routes/frame.tsx', [
    layout('routes/consultation.tsx', [
      index('routes/home.tsx'),
      route('wizard/:index', 'routes/wizard.tsx'),
      layout('routes/care.tsx', [
        route('recommendations', 'routes/recommendations.tsx'),
        route('cart', 'routes/cart.tsx'),
        route('products', 'routes/products.tsx'),
        route('offer', 'routes/offer.tsx'),
        route('selling', 'routes/selling.tsx'),
      ]),
      route('final', 'routes/final.tsx'),
    ]),
    layout('routes/administration.tsx', [
      route('myAccount', 'routes/my-account.tsx'),
      layout('routes/settings.tsx', [
        route('settings/2', 'routes/settings-krankenkassen.tsx'),
        route('settings/4', 'routes/settings-method.tsx'),
        route('settings/:index?', 'routes/settings-page.tsx'),
      ]),
      layout('routes/cms.tsx', [
        route('cms/6', 'routes/cms-krankenkassen.tsx'),
        route('cms/:index?', 'routes/cms-page.tsx'),
      ]),
    ]),
  ]),
  route('*', 'routes/elsewhere.tsx'),
] satisfies RouteConfig;
