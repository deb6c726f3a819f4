import { mayConsult, type Right } from '#platform/domain';

/** A step of the introduction, over a screen of the product. */
export interface IntroductionStep {
  /** What it is about; the styles outline that part of the screen by it. */
  readonly about: 'start' | 'questions' | 'catalogue' | 'calculator' | 'help';
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** The steps over screens that a user may open: five with all consultation rights. */
export function introductionSteps(rights: readonly Right[]): readonly IntroductionStep[] {
  const consults = mayConsult(new Set(rights));
  const steps: readonly (IntroductionStep | false)[] = [
    {
      about: 'start',
      to: '/',
      title: 'Willkommen bei Inkoberatung',
      text: consults
        ? 'Hier beginnen Sie eine Beratung oder setzen die begonnene fort.'
        : 'Dies ist die Startseite. Was Sie öffnen dürfen, steht im Menü.',
    },
    consults && {
      about: 'questions',
      to: '/wizard/0',
      title: 'Gemeinsam fragen',
      text: 'Sie gehen die Fragen mit der versicherten Person durch. Die Antworten bleiben verschlüsselt in diesem Browser; mit dem Abmelden werden sie gelöscht.',
    },
    rights.includes('prod_kat') && {
      about: 'catalogue',
      to: '/products',
      title: 'Produkte finden',
      text: 'Empfehlungen ergeben sich aus den Antworten. Im Katalog suchen Sie selbst.',
    },
    rights.includes('versorg_aufr') && {
      about: 'calculator',
      to: '/cart',
      title: 'Sehen, was zu zahlen ist',
      text: 'Der Versorgungsrechner vergleicht Produkte und nennt, was die Pauschale deckt und was die versicherte Person im Monat zahlt.',
    },
    {
      about: 'help',
      to: '/',
      title: 'Hilfe, wenn Sie sie brauchen',
      text: 'Unter Hilfe & Support im Menü finden Sie Kontakt und Benutzerhandbuch, und dort beginnt diese Einführung noch einmal.',
    },
  ];
  return steps.filter((step) => step !== false);
}
