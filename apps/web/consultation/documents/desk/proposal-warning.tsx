import { type DocumentInput, proposalWarnings } from '#pdf/domain';

/**
 * Warns that Mehrkosten would be declared without an offer free of Mehrkosten. Rendered empty, so that screen
 * readers announce the text.
 */
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
