import { type DocumentInput, proposalWarnings } from '#pdf/domain';

/** Says that Mehrkosten would be declared without a supply that has none. The place is there before the words. */
export function ProposalWarning({ input }: { input: DocumentInput }) {
  const warnings = proposalWarnings(input);
  return (
    <div role="status">
      {warnings.map((warning) => (
        <div key={warning} className="message message-notice">
          <p>
            <strong>Es ist keine medizinisch notwendige Versorgung gewählt</strong>
          </p>
          <p>{warning}</p>
        </div>
      ))}
    </div>
  );
}
