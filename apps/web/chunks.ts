/**
 * The browser's chunks. Each consists of folders, without their subfolders, and of the files that its
 * patterns match; a pattern takes precedence over a folder. Folders are relative to apps/web, except
 * `modules/…`. Anything else goes where the bundler puts it: to the one screen that uses it, or to a chunk of
 * its own. A small module that several screens share has to be listed: otherwise it may end up in one of the
 * screens, which the others then load as well.
 */
export const CHUNKS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  // Shared by visitors' pages and consultations.
  everywhere: [
    ...['connection/calls', 'connection/deferred', 'session/storage', 'ui/basics', 'frame/brand'],
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|zod|@remix-run)\//,
    /apps\/web\/(remix-internals|early-typing|translated-texts)\.ts/,
    // Alone of its folder it is needed by screens without fields.
    /apps\/web\/ui\/fields\/focus-field\.ts/,
    /vite\/preload-helper|^\0module:(react|scheduler)|rolldown\/runtime/,
    /platform\/domain\/(money|quantity|dates|moment|actor|errors|text-limits|addresses\/mail-limits|dated)\.ts/,
    /modules\/institution\/[\w-]+\/(krankenkasse|self-payers|contract-terms|trial|berechnungsmethode)\.ts/,
    /modules\/catalogue\/[\w-]+\/(product|vocabulary|image-address)\.ts/,
  ],
  // What a schema says of a file belongs to forms, and is read by fields for files.
  // The input of a password is on visitors' pages and in the settings, the rest of its folder on the former alone.
  fields: ['ui/fields', /ui\/files\/file-rules\.ts/, /ui\/password\/password-input\./],
  // Only for screens that ask for a day.
  dates: [/apps\/web\/ui\/fields\/date-/],
  // Only for visitors' pages.
  entrance: ['access/robot-check', 'access/links', 'ui/password', /modules\/auth\/[\w-]+\/password-rule\./],
  // For visitors' pages and settings, not for consultations.
  forms: ['ui/form', /platform\/domain\/(names|text-field|web-address|field-messages)\.ts/],
  // The frame of every screen behind the login.
  frame: ['connection', 'session', 'frame', /modules\/auth\/[\w-]+\/route-access\./],
  logout: ['session/logout'],
  // Drafts of forms: settings load them at once, a consultation after its first screen.
  drafts: ['session/form-drafts'],
  // Shared by the screens of settings and administration.
  administration: [
    ...[
      'administration/screen',
      'administration/history',
      'frame/errand',
      'ui/form/saved',
      'ui/form/merge',
      'ui/form/controls',
    ],
    /platform\/domain\/(refuse-value|name-key|whole-number|versioned-input)\.|modules\/institution\/[\w-]+\/institutionskennzeichen\./,
  ],
  // Fields for a file: the dialogs with one are loaded later.
  fileFields: ['ui/files', /ui\/form\/controls\/file-/],
  // Asked for by a click in parts that are loaded later.
  savedFiles: [/ui\/files\/save-file\./],
  // Lists paged by the server, with the dialogs of their rows.
  lists: [
    ...['ui/list', 'administration/rows', 'administration/records', 'modules/platform/domain/records'],
    /platform\/domain\/lists\/list-query\./,
  ],
  // The dialog for importing tables, loaded later.
  files: ['administration/table-import', /platform\/domain\/tables\/table-text\./],
  // The screens of settings and administration, each in a chunk of its own.
  contact: ['administration/contact'],
  address: ['modules/institution/contact'],
  paket: ['modules/institution/pakete'],
  kassen: [
    'administration/krankenkassen',
    'modules/institution/krankenkassen',
    'modules/institution/own-krankenkassen',
  ],
  prices: ['administration/own-prices', 'modules/institution/own-prices'],
  method: ['administration/method', 'modules/institution/calculation-method'],
  wording: ['administration/wording', 'modules/institution/declaration-wording'],
  transfer: ['administration/transfer'],
  contractForms: [
    'administration/contract-forms',
    /modules\/pdf\/contract-forms\/(contract-form|contract-form-input|form-values|fillings|guess-value)\.ts/,
  ],
  users: ['administration/users', 'modules/auth/users'],
  institution: ['administration/institutions/dialogs'],
  institutions: ['administration/institutions', 'modules/auth/institution-admin'],
  secondFactor: ['access/second-factor', 'access/account'],
  products: [
    ...['administration/products', 'modules/catalogue/product-sheet'],
    /modules\/catalogue\/[\w-]+\/(product-(fields|input|list|rules|image))\.ts/,
  ],
  definitions: [
    'administration/definitions',
    /modules\/consultation\/[\w-]+\/(definition-input|recommendation-input|hint-states|recommendation-states)\.ts/,
  ],
  vendor: [
    ...['administration/roles', 'administration/pakete'],
    ...['modules/catalogue/competitors', 'modules/auth/roles'],
    // The unit of a price beside it is read by the documents, too.
    /modules\/catalogue\/contract-prices\/contract-price\.record\.ts/,
  ],
  // Parts of the catalogue for the product screens and the product administration.
  catalogue: [/modules\/catalogue\/[\w-]+\/(feature-icons|size-(label|order)|check-digits)\.ts/],
  // The base of every consultation screen.
  consulting: [
    ...[
      'consultation/area',
      'consultation/discreet',
      'consultation/draft',
      'consultation/leaving',
      'consultation/documents/sent',
    ],
    /wizard\/postcode\/(use-postcodes|postcode-towns)\.ts/,
    /modules\/consultation\/[\w-]+\/(answers|hip|cart|cart-edit|new-line|chosen-for|companion|area|triggers|allowance)\.ts/,
    /modules\/consultation\/[\w-]+\/(age-question|recommendation-key|size-match|question|answer-limits|multi-select)\.ts/,
    /modules\/consultation\/[\w-]+\/(figure-basis|unit-price|document-details|appointment-choices)\.ts/,
  ],
  // Shared by the product screens.
  care: [
    ...['consultation/care', 'connection/pictures', 'connection/forms', 'consultation/patient-view'],
    /apps\/web\/connection\/files-of-all\.ts/,
    /modules\/pdf\/contract-forms\/form-bundle\.ts|platform\/domain\/packing\/packed-files\.ts/,
    /modules\/consultation\/[\w-]+\/(care-level|line|prune|hint|recommendation-list|answers-in-words|move-lines)\.ts/,
    /modules\/consultation\/[\w-]+\/(proposal-place|proposal-number|offer-texts|proposal-cost|cart-words|decision|chosen-proposal|choice-mode)\.ts/,
    /modules\/catalogue\/[\w-]+\/(picture-bundle|pack-content)\./,
  ],
  // Shared by the screens with figures.
  figures: [
    'consultation/figures',
    /modules\/consultation\/[\w-]+\/(care|copayment|offer-hint|offer|price-list|shown-offer|known-cart|daily-changes|sum-in-words|together)\.ts/,
    /modules\/consultation\/[\w-]+\/(picks|advantages|against-answers)\.ts/,
  ],
  documents: ['consultation/documents/kinds', 'consultation/documents/state'],
  // Dialogs that ask before something is lost, loaded later: nothing that a first screen needs may go here.
  leavingDialogs: ['consultation/leaving/dialogs'],
  // Search and scanner of catalogue and calculator.
  find: ['consultation/find', 'modules/catalogue/search', 'modules/catalogue/codes'],
  drawing: ['ui/drawing'],
  // Lists of what is to be set up: on the home page and the vendor's overview.
  guide: ['ui/guide'],
  // Shared by catalogue and calculator.
  tabs: ['ui/tabs'],
  pictures: ['consultation/pictures'],
  // How products are put on: for product infos and documents, both loaded later.
  instructions: ['consultation/instructions', 'modules/catalogue/instructions'],
  visitors: ['frame/entrance'],
};

const byFolder = new Map<string, string>();
const byPattern: (readonly [pattern: RegExp, name: string])[] = [];
for (const [name, parts] of Object.entries(CHUNKS))
  for (const part of parts) {
    if (typeof part === 'string') byFolder.set(pathOf(part), name);
    else byPattern.push([part, name]);
  }

/** Path of a listed folder, relative to the root. */
export function pathOf(folder: string): string {
  return folder.startsWith('modules/') ? folder : `apps/web/${folder}`;
}

/**
 * The chunk of a module; null if the bundler decides.
 *
 * @param id the module's path, as the bundler knows it
 */
export function chunkOf(id: string): string | null {
  const named = byPattern.find(([pattern]) => pattern.test(id))?.[1];
  const [, folder = ''] = /\/((?:apps\/web|modules)\/.+)\/[^/]+$/.exec(id) ?? [];
  return named ?? byFolder.get(folder) ?? null;
}
