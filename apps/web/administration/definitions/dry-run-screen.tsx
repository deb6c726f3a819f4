import { useEffect, useState } from 'react';
import type { Answers, CareDefinitions } from '#consultation/domain';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { DefinitionFrame } from './definition-frame.tsx';
import { TrialResult } from './dry-run-result.tsx';

type DryRun = typeof import('../../consultation/recommendations/dry-run.ts');

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
  const [dryRun, setDryRun] = useState<DryRun | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    void import('../../consultation/recommendations/dry-run.ts').then(setDryRun);
  }, []);
  const outcome = dryRun?.dryRun(definitions, answers, gaps);
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
      {dryRun === null || outcome === undefined ? (
        <p role="status">Die Probe wird geladen …</p>
      ) : (
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
                    chosen={dryRun.chosenIn(answers, question)}
                    several={question.type === 'multi'}
                    onChoose={(code) => setAnswers((now) => dryRun.choose(now, question, code))}
                    onClear={() => setAnswers((now) => dryRun.clear(now, question))}
                  />
                ))}
              </section>
            ))}
          </div>
          <TrialResult outcome={outcome} />
        </div>
      )}
    </DefinitionFrame>
  );
}
