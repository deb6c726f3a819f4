import type { ApplicationType, InstructionStep, Scene } from '#catalogue/domain';

type Step = Pick<InstructionStep, 'text' | 'scene'>;

const step = (drawing: Scene['drawing'], text: string, lying = false): Step => ({
  scene: { drawing, lying },
  text,
});

/** Kinds that the product information has no pictures for; general, without a medical promise. */
export const MORE_STEPS: Readonly<
  Partial<Record<ApplicationType, { readonly standing: readonly Step[]; readonly lying: readonly Step[] }>>
> = {
  'Pull-ups': {
    standing: [
      step(
        'briefs-knees',
        'Wie Unterwäsche anziehen: mit beiden Füßen hineinsteigen und bis zu den Knien ziehen, im Sitzen oder mit Halt.',
      ),
      step('pull-up', 'Aufstehen und mit beiden Händen bis zur Taille hochziehen.'),
      step(
        'pull-check',
        'Den Sitz prüfen: Der Bund liegt glatt an, die Bündchen liegen in der Leistenbeuge.',
      ),
    ],
    lying: [
      step('briefs-knees', 'Über beide Füße streifen und bis über die Knie ziehen.', true),
      step(
        'pull-up',
        'Das Becken anheben oder die Person leicht zur Seite drehen und bis zur Taille hochziehen.',
        true,
      ),
      step(
        'pull-check',
        'Den Sitz prüfen: Der Bund liegt glatt an, die Bündchen liegen in der Leistenbeuge.',
        true,
      ),
    ],
  },
};

/** Fixierhosen are shown with the Vorlage they hold. */
export const WORN_WITH: Readonly<Partial<Record<ApplicationType, ApplicationType>>> = {
  Fixierhosen: 'Vorlagen',
};

const AWAY =
  'Das gebrauchte Produkt kommt in den Restmüll, nie in die Toilette. Danach die Haut sanft reinigen, gut trocknen und die Hände waschen.';

/** How a kind is taken off. */
export const CHANGES: Readonly<Partial<Record<ApplicationType, string>>> = {
  Vorlagen: `Die Fixierhose herunterziehen, die Vorlage von vorn nach hinten abnehmen und nach innen einrollen. ${AWAY} Ob sich die Fixierhose waschen lässt, steht auf ihrer Packung.`,
  Einlagen: `Die Einlage von vorn nach hinten aus der Unterwäsche lösen und nach innen einrollen. ${AWAY}`,
  Slip: `Die Klettverschlüsse öffnen, den Slip von vorn nach hinten abnehmen und nach innen einrollen. ${AWAY}`,
  'Slip Elastic': `Die Klettverschlüsse und den Hüftbund öffnen, den Slip von vorn nach hinten abnehmen und nach innen einrollen. ${AWAY}`,
  'Pull-ups': `Die Seitennähte links und rechts aufreißen, den Pull-up von vorn nach hinten abnehmen und nach innen einrollen. ${AWAY}`,
};

/**
 * When to change, for all kinds.
 *
 * @param times a day; null: differs by product
 */
export const whenToChange = (times: number | null): string =>
  `Wechseln Sie${times === null ? '' : ` etwa ${times}-mal am Tag`}, sobald es sich nass oder unangenehm anfühlt, und immer nach Stuhlgang.`;

/** What the shop needs to hear of (contract forms; forms.md, record of advice, 6). */
export const TO_REPORT: readonly string[] = [
  'Sie ziehen um, auch in ein Pflegeheim, oder kommen in eine Klinik.',
  'Ihre Telefonnummer, Krankenkasse oder Versicherung ändert sich.',
  'Sie haben eine neue Verordnung bekommen.',
  'Größe, Menge oder Produkt passen nicht mehr.',
  'Sie brauchen die Produkte nicht mehr.',
];
