import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Answers, CareDefinitions } from '#consultation/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import type { DryRunOutcome } from '../../consultation/recommendations/dry-run.ts';
import { Deferred } from '../../ui/basics/deferred.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { DefinitionFrame } from './definition-frame.tsx';

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

/** What would be recommended, and what is missing for it. */
function TrialResult({ outcome }: { readonly outcome: DryRunOutcome }) {
  const { key, follows, missing, products, lacking, hints } = outcome;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls beside the answers, also by keyboard.
    <section className="trial-result stack" aria-labelledby="trial-title" tabIndex={0}>
      <h2 id="trial-title">Ergebnis</h2>
      <p role="status">
        {key === null
          ? `Für eine Empfehlung ${missing.length === 1 ? 'fehlt noch eine Antwort' : `fehlen noch ${missing.length} Antworten`}.`
          : products.length === 0
            ? 'Zu diesen Antworten wird kein Produkt empfohlen.'
            : products.length === 1
              ? 'Ein Produkt wird empfohlen.'
              : `${products.length} Produkte werden empfohlen.`}
      </p>
      {key === null ? (
        <ul className="trial-list">
          {missing.map(({ id, text }) => (
            <li key={id}>
              <a href={`#trial-${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : (
        <dl className="trial-facts">
          <dt>Schlüssel</dt>
          <dd>
            <code className="definition-id">{key}</code>
            {follows === null ? null : (
              <>
                , gilt wie <code className="definition-id">{follows}</code>
              </>
            )}
          </dd>
        </dl>
      )}
      {products.length === 0 ? null : (
        <>
          <h3>Produkte</h3>
          <ol className="trial-list">
            {products.map(({ id, name, note }) => (
              <li key={id}>
                {name} <span className="field-hint">{note}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {lacking.length === 0 ? null : (
        <>
          <h3>Fehlt im Katalog</h3>
          <ul className="trial-list">
            {lacking.map((number) => (
              <li key={number} className="product-missing">
                <span className="number" translate="no">
                  {number}
                </span>{' '}
                fehlt im Katalog
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Hinweise</h3>
      {hints.length === 0 ? (
        <p>Zu diesen Antworten gibt es keine Hinweise.</p>
      ) : (
        <ul className="trial-list">
          {hints.map(({ key: hint, text }) => (
            <li key={hint}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
