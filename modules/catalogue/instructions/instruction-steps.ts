import type { ApplicationType } from '../products/vocabulary.ts';
import type { Scene } from './scene.ts';

/** One picture of how a product is put on, with its text. */
export interface InstructionStep {
  readonly scene: Scene;
  readonly text: string;
}

interface Instructions {
  readonly standing: readonly InstructionStep[];
  readonly lying: readonly InstructionStep[];
}

const step = (drawing: Scene['drawing'], text: string, lying = false): InstructionStep => ({
  scene: { drawing, lying },
  text,
});
const lies = (drawing: Scene['drawing'], text: string) => step(drawing, text, true);

const FOLD_BRIEF = step(
  'fold-brief',
  'Die Bündchen strecken und den Slip der Länge nach zu einer Schale formen. Der Auslaufschutz richtet sich dabei auf. Die Innenseite nicht berühren.',
);
const FOLD_PAD = step(
  'fold-pad',
  'Die Vorlage der Länge nach zu einer Schale formen, bis sich der Auslaufschutz aufrichtet. Die breitere Seite kommt nach hinten.',
);
const FOLD_BELT = step(
  'fold-belt',
  'Den Slip entfalten und der Länge nach zu einer Schale formen. Der Hüftbund liegt hinten.',
);
const STICK = step(
  'stick',
  'Die Einlage mit der Klebefläche in den Schritt der eng anliegenden Unterwäsche kleben und andrücken.',
);
const PEEL = step('peel', 'Die Einlage leicht strecken und den Schutzstreifen auf der Rückseite abziehen.');

const SLIP: Instructions = {
  standing: [
    FOLD_BRIEF,
    step('side-between', 'Den Slip von vorn nach hinten zwischen den Beinen hindurchführen.'),
    step(
      'brief-lower',
      'Hinten und vorn auf gleiche Höhe ziehen. Zuerst die unteren Klettverschlüsse schräg nach oben schließen.',
    ),
    step('brief-upper', 'Dann die oberen Klettverschlüsse leicht schräg nach unten schließen.'),
    step(
      'brief-check',
      'Den Sitz prüfen: Die Bündchen liegen in der Leistenbeuge an, nichts drückt. Die Verschlüsse lassen sich nachstellen.',
    ),
  ],
  lying: [
    FOLD_BRIEF,
    lies(
      'side-behind',
      'Die Person auf die Seite drehen und den Slip von hinten anlegen, Oberkante in Taillenhöhe.',
    ),
    lies('brief-panel', 'Auf den Rücken drehen und das Vorderteil zwischen den Beinen nach vorn ziehen.'),
    lies(
      'brief-lower',
      'Das Vorderteil glatt streichen. Zuerst die unteren Klettverschlüsse schräg nach oben schließen.',
    ),
    lies('brief-upper', 'Dann die oberen Klettverschlüsse leicht schräg nach unten schließen.'),
    lies('brief-check', 'Den Sitz prüfen: Die Bündchen liegen in der Leistenbeuge an, nichts drückt.'),
  ],
};

const SLIP_ELASTIC: Instructions = {
  standing: [
    FOLD_BELT,
    step(
      'belt-close',
      'Den Hüftbund von hinten um die Taille legen und vorn mit dem Klettverschluss schließen.',
    ),
    step('belt-panel', 'Das Vorderteil zwischen den Beinen nach vorn ziehen.'),
    step('belt-fasten', 'Das Vorderteil links und rechts mit den Klettverschlüssen am Hüftbund befestigen.'),
    step(
      'belt-check',
      'Den Sitz prüfen: Der Hüftbund liegt glatt, die Bündchen liegen in der Leistenbeuge an.',
    ),
  ],
  lying: [
    FOLD_BELT,
    lies(
      'side-belt',
      'Die Person auf die Seite drehen und den Slip von hinten anlegen, den Hüftbund in Taillenhöhe.',
    ),
    lies(
      'belt-close',
      'Auf den Rücken drehen. Den Hüftbund auf der anderen Seite hervorziehen und vorn schließen.',
    ),
    lies('belt-panel', 'Das Vorderteil zwischen den Beinen nach vorn ziehen und glatt streichen.'),
    lies('belt-fasten', 'Das Vorderteil links und rechts mit den Klettverschlüssen am Hüftbund befestigen.'),
    lies(
      'belt-check',
      'Den Sitz prüfen: Der Hüftbund liegt glatt, die Bündchen liegen in der Leistenbeuge an.',
    ),
  ],
};

const VORLAGE: Instructions = {
  standing: [
    step('knees', 'Die Fixierhose bis zu den Knien anziehen.'),
    FOLD_PAD,
    step(
      'side-between',
      'Die Vorlage von vorn nach hinten zwischen den Beinen hindurchführen und an den Körper anlegen.',
    ),
    step('pants-up', 'Die Fixierhose über die Vorlage nach oben ziehen, erst hinten, dann vorn.'),
    step('pants-check', 'Den Sitz prüfen: Die Vorlage liegt mittig und ist ganz von der Fixierhose bedeckt.'),
  ],
  lying: [
    lies('knees', 'Die Fixierhose bis über die Knie anziehen.'),
    FOLD_PAD,
    lies(
      'side-pad',
      'Die Person auf die Seite drehen. Die Vorlage von vorn nach hinten durchführen und anlegen.',
    ),
    lies('pants-up', 'Auf den Rücken drehen und die Fixierhose über die Vorlage nach oben ziehen.'),
    lies('pants-check', 'Den Sitz prüfen: Die Vorlage liegt mittig und ist ganz von der Fixierhose bedeckt.'),
  ],
};

const EINLAGE: Instructions = {
  standing: [
    step('briefs-knees', 'Die Unterwäsche bis zu den Knien anziehen.'),
    PEEL,
    STICK,
    step('briefs-up', 'Die Unterwäsche hochziehen, sodass die Einlage dicht am Körper anliegt.'),
    step('briefs-check', 'Den Sitz prüfen: Die Einlage liegt mittig und wirft keine Falten.'),
  ],
  lying: [
    lies('briefs-knees', 'Die Unterwäsche bis über die Knie anziehen.'),
    PEEL,
    STICK,
    lies(
      'briefs-up',
      'Das Becken anheben oder die Person leicht zur Seite drehen und die Unterwäsche hochziehen.',
    ),
    lies('briefs-check', 'Den Sitz prüfen: Die Einlage liegt mittig und wirft keine Falten.'),
  ],
};

const INSTRUCTIONS: Partial<Record<ApplicationType, Instructions>> = {
  Slip: SLIP,
  'Slip Elastic': SLIP_ELASTIC,
  Vorlagen: VORLAGE,
  Einlagen: EINLAGE,
};

/** How to put on products of a type, standing and lying; null if there is nothing to show. */
export function instructionsOf(type: ApplicationType): Instructions | null {
  return INSTRUCTIONS[type] ?? null;
}
