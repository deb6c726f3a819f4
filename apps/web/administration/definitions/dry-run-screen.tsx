import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Answers, CareDefinitions } from '#consultation/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { Deferred } from '../../ui/basics/deferred.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { DefinitionFrame } from './definition-frame.tsx';
import { TrialResult } from './dry-run-result.tsx';

/** It brings code of the consultation with it. */
const DRY_RUN = deferredPart(() => import('../../consultation/recommendations/dry-run.ts'), 'on-demand');

interface TrialScreenProps {
  readonly definitions: CareDefinitions;
  /** Artikelnummern missing from the catalogue, by the key that names them. */
  readonly gaps: Readonly<Record<string, readonly string[]>>;
}

/**
 * Shows what would be recommended for given answers. The answers stay on this page: nothing is sent, stored
 * or shared with a consultation.
 */
export function TrialScreen({ definitions, gaps }: TrialScreenProps) {
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <DefinitionFrame
      about="Wählen Sie Antworten wie in einer Beratung: Daneben steht, was empfohlen würde. Nichts davon wird gespeichert oder gesendet, und Ihre laufende Beratung bleibt, wie sie ist."
      head={
        <div>
          <button type="button" className="button" onClick={() => setAnswers({})}>
            Antworten leeren
          </button>
        </div>
      }
    >
      <Deferred part={DRY_RUN} label="Die Probe wird geladen …">
        {(part) => <Trial part={part} {...{ definitions, gaps, answers }} onAnswers={setAnswers} />}
      </Deferred>
    </DefinitionFrame>
  );
}

interface TrialProps extends TrialScreenProps {
  readonly part: NonNullable<typeof DRY_RUN.there>;
  readonly answers: Answers;
  readonly onAnswers: Dispatch<SetStateAction<Answers>>;
}

function Trial({ part, definitions, gaps, answers, onAnswers }: TrialProps) {
  const outcome = part.dryRun(definitions, answers, gaps);
  return (
    <div className="trial">
      <div className="stack stack-l">
        {outcome.groups.map(({ title, questions }) => (
          <section key={title} className="stack" aria-label={title}>
            <h2>{title}</h2>
            {questions.map((question) => (
              <ChoiceGroup
                key={question.id}
                id={`trial-${question.id}`}
                label={question.questiontext}
                choices={question.answers.map(({ value, label, sublinetext }) => ({
                  value,
                  label,
                  note: sublinetext,
                }))}
                chosen={part.chosenIn(answers, question)}
                several={question.type === 'multi'}
                onChoose={(code) => onAnswers((now) => part.choose(now, question, code))}
                onClear={() => onAnswers((now) => part.clear(now, question))}
              />
            ))}
          </section>
        ))}
      </div>
      <TrialResult outcome={outcome} />
    </div>
  );
}
