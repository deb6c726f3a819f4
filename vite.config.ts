import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const TARGET = 'es2022';

/**
 * What a visitor's page and a consultation both load. Without a name of its own each of these small modules goes
 * to whichever screen has room for it, and the others load that screen along.
 */
const EVERYWHERE = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|zod|@remix-run)\//,
  /apps\/web\/ui\/(dialog|modal|skeleton|busy-button|error-page|use-focus|frame-brand|frame-support|frame-legal)\./,
  /apps\/web\/(session\/draft-storage|connection\/(when-idle|call-server|nothing-foreign))\./,
  /modules\/platform\/domain\/(money|dates|moment|actor|errors|text-limits|mail-limits|dated)\.|institution\/domain\/(krankenkasse|contract-terms|trial|berechnungsmethode)\./,
  /catalogue\/domain\/(product|vocabulary|image-address)\./,
  /apps\/web\/remix-internals\./,
  /vite\/preload-helper|^\0module:(react|scheduler)|rolldown\/runtime/,
];

/** Parts of forms and lists that visitors' pages and consultations share. */
const FIELDS = [
  /apps\/web\/ui\/(field|text-field|choice-group|error-summary|focus-field|after-press|step-bar|help|text-count|date-field)\./,
];

/** What only visitors' pages are made of. Without a name some of it is put to what every consultation loads. */
const ENTRANCE = [
  /apps\/web\/access\/(robot-dialog|password-pair|recaptcha|open-steps|browser-storage|use-hydrated|mail-links|link-of-address|call-access|bot-check|proof-of-work)\./,
  /apps\/web\/ui\/(frame-password|frame-failure)\./,
  /modules\/auth\/domain\/password-rule\./,
];

/** What stands around every screen of somebody who is logged in. */
const FRAME = [
  /apps\/web\/frame\/(?!way-back|uncovered-focus)/,
  /apps\/web\/administration\/settings-tabs\./,
  /apps\/web\/connection\/(deferred-part|cached-loaders|loader-cache|care-definitions|connection-state|navigation-guard)\./,
  /apps\/web\/ui\/(frame-icons|no-rights|back-button|money)\./,
  /apps\/web\/session\/(logout-form|call-page|ask-session|session-end|session-state|on-leave|stored-draft|draft-cipher)\./,
  /auth\/domain\/route-access\./,
];

/** What a form is made of: visitors' pages and settings load it, no consultation does. */
const FORMS = [
  /apps\/web\/ui\/form\/(use-form|use-send-form|use-controls-change|form|form-view|choice-field|checkbox|stored-now|form-schema|form-messages|control-names|entered|file-rules|field|submit|required-text)\./,
  /platform\/domain\/(names|text-field|web-address|field-messages)\./,
];

/** What watches over a session, and logs in and out: no screen waits for it. */
const SESSION = [/apps\/web\/session\/(late-logout|other-windows)\./];

/** What is typed in forms and where the focus is: settings load it, a consultation once its first screen is there. */
const LATER = [
  /apps\/web\/session\/(form-drafts|open-form-drafts|left-forms|moment-in-words)\./,
  /apps\/web\/frame\/uncovered-focus\./,
];

/** What is said of documents on several screens. */
const DOCUMENTS = [
  /apps\/web\/consultation\/(section-titles|documents\/(mail-draft|document-kinds|document-calls))\./,
];

/** What the screens of settings and administration share, beside the forms of visitors. */
const ADMINISTRATION = [
  /administration\/(table-import\/table-files|area-tabs|cms-tabs|settings-texts|screen-frame|use-change|failure-text)\./,
  /apps\/web\/(frame\/way-back|session\/keep-screen)\./,
  /apps\/web\/ui\/form\/(merge\/.*|all-of-one-side|both-values|field-words|form-entries|form-draft|restored-notice|use-form-draft|use-conflict|use-fill|amount-field|select|confirm|conflict|saved-form|use-saved-form|use-unsaved|unsaved-question|use-discard-question|stored-base|form-row|fill-form|file-field|file-progress|use-file-drop|form-answer)\./,
  /platform\/domain\/(refuse-value|name-key|whole-number)\.|institution\/domain\/institutionskennzeichen\./,
];

/** Lists that the server pages, with the dialogues of their rows. */
const LISTS = [
  /apps\/web\/(ui\/(data-table|use-list-search|filter-field)|administration\/rows\/.*)\./,
  /platform\/domain\/list-query\./,
];

/** Tables as files: the dialogue, which comes later. */
const FILES = [/apps\/web\/administration\/table-import\/|platform\/domain\/tables\/table-text\./];

/** Each screen of settings and administration, with what it alone is made of: none loads the others. */
const SCREENS = {
  contact: [/apps\/web\/administration\/contact\//],
  // Those who enter institutions read them too.
  address: [/institution\/domain\/(contact-input|adviser-names|letterhead|pdf-password)\./],
  paket: [/institution\/domain\/paket-input\./],
  kassen: [
    /apps\/web\/administration\/krankenkassen\//,
    /institution\/domain\/(krankenkasse-input|rate-fields|saetze-input)\./,
  ],
  prices: [/apps\/web\/administration\/preise\//, /institution\/domain\/own-price-input\./],
  method: [/apps\/web\/administration\/method\//, /institution\/domain\/method-input\./],
  transfer: [/apps\/web\/administration\/transfer\//],
  users: [
    /apps\/web\/administration\/users\//,
    /auth\/domain\/(deleted-users|user-directory|user-input|users-list|user-limit|initial-password)\./,
  ],
  institution: [
    /administration\/institutionen\/(edit-dialog|number-field|institution-(dialog|dialogs|view|deletion|fields))\./,
  ],
  institutions: [
    /apps\/web\/administration\/institutionen\//,
    /auth\/domain\/(deleted-institutions|institution-input|institutions-list)\./,
  ],
  protokoll: [
    /apps\/web\/(administration\/protokoll\/|routes\/cms-protokoll\.)/,
    /auth\/domain\/audit-list\./,
  ],
  secondFactor: [/apps\/web\/access\/(second-factor\/|own-sessions\.)/],
  overview: [/apps\/web\/(administration\/overview\/|routes\/cms-overview\.)/],
  products: [
    /apps\/web\/administration\/products\//,
    /catalogue\/domain\/(check-digits|product-(fields|input|list|rules|image))\./,
  ],
  definitions: [
    /apps\/web\/administration\/empfehlungen\//,
    /consultation\/domain\/(definition-input|recommendation-input)\./,
  ],
  vendor: [
    /apps\/web\/administration\/(wettbewerber|rollen|pakete)\//,
    /auth\/domain\/(role-input|role-texts)\.|catalogue\/domain\/competitor-input\.|institution\/domain\/paket-texts\./,
  ],
};

/** Of the catalogue, for the screens of products and for whoever maintains them. */
const CATALOGUE = [/catalogue\/domain\/(feature-icons|size-(label|order))\./];

/** What every screen of a consultation stands on: one file packs better than several that lend each other names. */
const CONSULTATION = [
  /apps\/web\/consultation\/(draft|draft-store|draft-provider|draft-notice|answer-edit|cart-history|signed-change|after-picture)\./,
  /apps\/web\/consultation\/(no-storage|same-content|draft-state|deferred-questions|unsaved-question|count-in-words|consultation-data|figures-decision)\./,
  /apps\/web\/consultation\/(consultation-area|consultation-frame|consultation-logout|logout-words|cart-footer|patient-bar|age-in-words|age-notice|use-age-question|use-start|use-deferred-frame)\./,
  /apps\/web\/consultation\/documents\/(sent-file|paper-list|deletion-state|use-forget-person|open-request)\./,
  /consultation\/domain\/(answers|cart|cart-edit|new-line|chosen-for|companion|area|triggers|allowance|age-question)\./,
  /consultation\/domain\/(recommendation-key|size-match|question|answer-limits|multi-select|figure-basis|unit-price)\./,
];

/** What the screens about products share. */
const CARE = [
  /apps\/web\/connection\/product-pictures\.|catalogue\/domain\/picture-bundle\./,
  /apps\/web\/ui\/(single-click|focus-screen)\./,
  /apps\/web\/consultation\/(care-data|missing-price|person|use-person|line-id|anamnesis-summary|answer-list|added-in-words|use-recommended|use-add-context|cart\/(shown-proposal|other-area))\./,
  /apps\/web\/consultation\/review\/deferred-review\./,
  /consultation\/domain\/(care-level|line|prune|hint|recommendation-list|answers-in-words|move-lines|proposal-place|proposal-number|offer-texts|proposal-cost|cart-words)\./,
];

/** What the screens with figures share. */
const FIGURES = [
  /apps\/web\/consultation\/(missing-insurer|kept-day|use-gone-names|cart\/(use-offer|known-line|line-checks|line-gone|patient-pays|total-in-words|figure-list))\./,
  /consultation\/domain\/(care|copayment|offer-hint|offer|price-list|shown-offer|known-cart|daily-changes)\./,
];

/** What is asked before something is lost, loaded later: nothing of a first screen may be put to it. */
const QUESTIONS = [
  /apps\/web\/consultation\/(questions|unsaved-work|unsaved-dialog|unsaved-list|start-dialog)\./,
];

const NAMED = Object.entries({
  everywhere: EVERYWHERE,
  fields: FIELDS,
  entrance: ENTRANCE,
  forms: FORMS,
  frame: FRAME,
  session: SESSION,
  later: LATER,
  documents: DOCUMENTS,
  administration: ADMINISTRATION,
  lists: LISTS,
  files: FILES,
  ...SCREENS,
  catalogue: CATALOGUE,
  consulting: CONSULTATION,
  care: CARE,
  figures: FIGURES,
  questions: QUESTIONS,
  // Small: without a name each is put to a screen that others then load along, or takes one in.
  drawing: [/apps\/web\/ui\/frame-counter-drawing\./],
  picture: [/apps\/web\/ui\/product-(picture|drawing)\./],
  visitors: [/apps\/web\/ui\/frame-entrance\./],
});

/** The named file that a module belongs to, if any. */
function chunkOf(id: string): string | null {
  return NAMED.find(([, parts]) => parts.some((part) => part.test(id)))?.[0] ?? null;
}

/**
 * What every page needs, whatever else it shares with others, and not what it imports, such as a whole domain: fewer and
 * larger files, as each small one costs a request and packs badly.
 */
const NAMED_FILES = { groups: [{ name: chunkOf }], includeDependenciesRecursively: false };

/** Packages that set nothing up when they are loaded, though they do not say so: what nobody uses of them goes. */
const PURE =
  /node_modules\/(@?[\w-]*pdf-lib|prop-types|react-is|culori|html-entities|node-html-better-parser)\//;

const TREESHAKE: Rolldown.TreeshakingOptions = {
  propertyReadSideEffects: false,
  // The checks of types that downshift makes in development alone: the library behind them stays at home.
  manualPureFunctions: ['_extends', 'PropTypes.shape'],
  moduleSideEffects: [{ test: PURE, sideEffects: false }],
};

/** What browsers get: small. */
const SMALL: Rolldown.OutputOptions = {
  minify: {
    compress: { target: TARGET, treeshake: { propertyReadSideEffects: false } },
    mangle: true,
    codegen: true,
  },
  comments: { legal: true },
};

/** What differs between the browser's and the server's part, after Remix has set its own. */
const environments: Plugin = {
  name: 'environments',
  apply: 'build',
  enforce: 'post',
  config: (_, { isSsrBuild }) => ({
    build: {
      rolldownOptions: {
        // What Remix sets does not go with files that are named here.
        preserveEntrySignatures: 'allow-extension',
        ...(isSsrBuild ? {} : { output: { ...SMALL, codeSplitting: NAMED_FILES } }),
      },
    },
  }),
};

export default defineConfig({
  plugins: [
    environments,
    remix({
      appDirectory: 'apps/web',
      buildDirectory: 'build/web',
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // After a deployment it reloads hard, and typed text is lost.
        v3_lazyRouteDiscovery: false,
        // Packages are bundled at the start of `npm run dev`, not one by one under the first page, which breaks it.
        unstable_optimizeDeps: true,
      },
    }),
  ],
  worker: { rolldownOptions: { treeshake: TREESHAKE, output: SMALL } },
  // Many small files, each of which a start would read.
  ssr: { noExternal: [/^zod(\/|$)/] },
  build: {
    target: TARGET,
    cssMinify: true,
    // Pages name what they need: no script carries a list of the files that another needs.
    modulePreload: { resolveDependencies: () => [] },
    rolldownOptions: { treeshake: TREESHAKE },
  },
});
