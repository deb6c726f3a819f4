/** The reason of a failure; renders nothing if there is none. */
export function FailureText({ failure }: { readonly failure: string | null }) {
  if (failure === null) return null;
  return (
    <p className="message message-cost" role="alert">
      {failure}
    </p>
  );
}
