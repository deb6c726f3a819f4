import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config';

/** A route's id is its file name, unless it has one of its own, so that its folder may change. */
function named({ id, children, ...entry }: RouteConfigEntry): RouteConfigEntry {
  return {
    ...entry,
    id: id ?? entry.file.replace(/^.*\/|\.tsx$/g, ''),
    ...(children && { children: children.map(named) }),
  };
}

const ROUTES: RouteConfigEntry[] = [
  route('login', 'routes/login/login.tsx'),
  route('login/code', 'routes/login/login-code.tsx'),
  route('login/recovery', 'routes/login/login-recovery.tsx'),
  route('login/setup', 'routes/login/login-setup.tsx'),
  route('logout', 'routes/login/logout.tsx'),
  route('session', 'routes/login/session.tsx'),
  route('prefetch', 'routes/consultation/prefetch.tsx'),
  route('careDefinitions/:version', 'routes/consultation/care-definitions.tsx'),
  route('consultationVersion', 'routes/consultation/consultation-version.tsx'),
  route('documents/forms/:version/:part', 'routes/consultation/documents-forms.tsx'),
  route('contract', 'routes/account/contract.tsx'),
  route('vertragsformulare/:owner/vorschau/:id', 'routes/administration/contract-form.tsx'),
  route('settings/3/katalog/:version', 'routes/settings/settings-price-catalogue.tsx'),
  route('cms/questionnaire', 'routes/cms/definitions/cms-questionnaire.tsx'),
  route('cms/products/file', 'routes/cms/cms-products-file.tsx'),
  route('cms/protokoll/file/:format?', 'routes/cms/cms-audit-file.tsx'),
  route('einlesung', 'routes/administration/take-back.tsx'),
  route('cms/tables/:table', 'routes/administration/table.tsx', { id: 'cms-table' }),
  route('settings/tables/:table', 'routes/administration/table.tsx', { id: 'settings-table' }),
  route('settings/transfer/file', 'routes/settings/settings-transfer-file.tsx'),
  route('welcome', 'routes/visitors/welcome.tsx'),
  route('impressum', 'routes/visitors/impressum.tsx'),
  route('datenschutz', 'routes/visitors/datenschutz.tsx'),
  route('barrierefreiheit', 'routes/visitors/barrierefreiheit.tsx'),
  route('feedback', 'routes/visitors/feedback.tsx'),
  route('createPassword', 'routes/login/create-password.tsx'),
  layout('routes/visitors/registration-layout.tsx', [
    route('register1', 'routes/visitors/register-address.tsx'),
    route('register2', 'routes/visitors/register-user.tsx'),
    route('register3', 'routes/visitors/register-password.tsx'),
  ]),
  ...['register', 'registeruser', 'registerpass'].map((name) =>
    route(`${name}/:version?`, 'routes/visitors/register-alias.tsx', { id: name }),
  ),
  route('success', 'routes/visitors/success.tsx'),
  route('verify', 'routes/visitors/verify.tsx'),
  route('passwd', 'routes/login/passwd.tsx'),
  route('resetpwd', 'routes/login/resetpwd.tsx'),
  route('einladung', 'routes/login/invitation.tsx'),
  layout('routes/frame.tsx', [
    layout('routes/consultation/consultation.tsx', [
      index('routes/consultation/home.tsx'),
      route('wizard/:index', 'routes/consultation/wizard.tsx'),
      layout('routes/consultation/care.tsx', [
        route('recommendations', 'routes/consultation/recommendations.tsx'),
        route('cart', 'routes/consultation/cart.tsx'),
        route('products', 'routes/consultation/products.tsx'),
        route('offer', 'routes/consultation/offer.tsx'),
        route('offer/angaben', 'routes/consultation/offer-details.tsx'),
        route('selling', 'routes/consultation/selling.tsx'),
      ]),
      route('final', 'routes/consultation/final.tsx'),
    ]),
    layout('routes/administration/administration.tsx', [
      route('myAccount', 'routes/account/my-account.tsx'),
      layout('routes/settings/settings.tsx', [
        route('settings/1', 'routes/settings/settings-users.tsx'),
        route('settings/0', 'routes/settings/settings-contact.tsx'),
        route('settings/2', 'routes/settings/settings-krankenkassen.tsx'),
        route('settings/4', 'routes/settings/settings-method.tsx'),
        route('settings/5', 'routes/settings/settings-wording.tsx'),
        route('settings/3', 'routes/settings/settings-prices.tsx'),
        route('settings/6', 'routes/settings/settings-contract-forms.tsx'),
        route('settings/transfer', 'routes/settings/settings-transfer.tsx'),
        route('settings/:index?', 'routes/settings/settings-page.tsx'),
      ]),
      layout('routes/cms/cms.tsx', [
        route('cms/0', 'routes/cms/cms-institutions.tsx'),
        route('cms/0/geloescht', 'routes/cms/cms-deleted-institutions.tsx'),
        route('cms/1/geloescht', 'routes/cms/cms-deleted-users.tsx'),
        route('cms/1/:group?', 'routes/cms/cms-users.tsx'),
        route('cms/2', 'routes/cms/cms-roles.tsx'),
        route('cms/3', 'routes/cms/cms-pakete.tsx'),
        route('cms/4', 'routes/cms/cms-products.tsx'),
        route('cms/6', 'routes/cms/cms-krankenkassen.tsx'),
        route('cms/7', 'routes/cms/definitions/cms-recommendations.tsx'),
        route('cms/7/hinweise', 'routes/cms/definitions/cms-hints.tsx'),
        route('cms/7/fragebogen', 'routes/cms/definitions/cms-questions.tsx'),
        route('cms/7/probe', 'routes/cms/definitions/cms-dry-run.tsx'),
        route('cms/8', 'routes/cms/cms-overview.tsx'),
        route('cms/9', 'routes/cms/cms-audit.tsx'),
        route('cms/11', 'routes/cms/cms-contract-forms.tsx'),
        route('cms/:tab?', 'routes/cms/cms-list.tsx'),
      ]),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
];

export default ROUTES.map(named) satisfies RouteConfig;
