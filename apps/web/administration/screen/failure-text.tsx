/** Why something was not done, in words; nothing where nothing has failed. */
export function FailureText({ failure }: { readonly failure: string | null }) {
  if (failure === null) return null;
  return (
    <p className="message message-cost" role="alert">
      {failure}
    </p>
  );
}
