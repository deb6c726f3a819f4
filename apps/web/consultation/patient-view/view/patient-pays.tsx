import { oftenInWords, type PatientProposal } from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { Sentences } from '../languages/sentences.ts';
import { PaidOnce } from './paid-once.tsx';

type Figure = PatientProposal['figure'];

/** Longest amount that stands in a column in full size: '999,99 €'. */
const SHORT = 8;

/** What the person pays in a month, and what that is made of; or that it is not known yet. */
export function PatientPays(props: {
  figure: Figure;
  /** What of the amount is paid once, in cents. */
  once: Cents;
  sentences: Sentences;
}) {
  const { figure, once, sentences } = props;
  if (figure.kind === 'open') {
    return (
      <div className="patient-pays">
        <p className="patient-open">{sentences.open}</p>
      </div>
    );
  }
  const amount = formatEuro(figure.pays);
  return (
    <div className="patient-pays">
      <p>
        {oftenInWords(figure.pays, once) === 'einmalig' ? sentences.paysOnce : sentences.pays}{' '}
        <strong className="number" translate="no" data-long={amount.length > SHORT || undefined}>
          <bdi>{amount}</bdi>
        </strong>
      </p>
      <PaidOnce pays={figure.pays} once={once} sentences={sentences} />
      <Parts figure={figure} sentences={sentences} />
    </div>
  );
}

function Parts({ figure, sentences }: { figure: Exclude<Figure, { kind: 'open' }>; sentences: Sentences }) {
  if (figure.kind === 'purchase') return <p>{sentences.purchase}</p>;
  if (figure.kind === 'pays-all') return <p>{sentences.paysAll}</p>;
  return (
    <>
      {figure.copayment > 0 ? (
        <Part name={sentences.copayment} cents={figure.copayment} />
      ) : (
        <p>{sentences.noCopayment}</p>
      )}
      {figure.extra > 0 && <Part name={sentences.extra} cents={figure.extra} />}
    </>
  );
}

function Part({ name, cents }: { name: string; cents: Cents }) {
  return (
    <p>
      {name}{' '}
      <bdi className="number" translate="no">
        {formatEuro(cents)}
      </bdi>
    </p>
  );
}
