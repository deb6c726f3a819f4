import { personWords } from '#consultation/domain';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';

/** The person's wishes in words, each with the matching advice. */
export function Wishes() {
  const { questionnaire, hints } = useCare();
  const { answers, insurer } = usePerson();
  const { important = [] } = answers;
  const choices = questionnaire.find(({ id }) => id === 'important')?.answers ?? [];
  const wishes = choices.filter(({ value }) => important.some((code) => code === value));
  if (wishes.length === 0) return null;
  const texts: Readonly<Record<string, string | undefined>> = hints.important;
  return (
    <section className="card" aria-labelledby="wishes">
      <h2 id="wishes">{personWords('Das ist der versicherten Person wichtig', insurer)}</h2>
      <dl className="wishes">
        {wishes.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{texts[value]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
