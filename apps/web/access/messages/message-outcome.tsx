import { useFocus } from '../../ui/basics/use-focus.ts';
import { Failure } from '../../ui/form/failure.tsx';
import { RobotDialog } from '../robot-check/robot-dialog.tsx';
import type { MessageForm } from './use-message.ts';

/**
 * Shows whether a message was sent, and takes the focus.
 *
 * @param props.thanks text after sending
 * @param props.otherwise another way to reach the vendor, shown after a failure
 */
export function MessageOutcome(props: { form: MessageForm; thanks: string; otherwise?: string | null }) {
  const { state, goOn } = props.form;
  if (state.kind === 'robot') return <RobotDialog onClose={goOn} />;
  if (state.kind === 'sent') return <Sent thanks={props.thanks} />;
  if (state.kind !== 'failed') return null;
  return (
    <Failure answer={state}>
      <p>
        <strong>{state.title}</strong>
      </p>
      {state.message === null ? null : <p>{state.message}</p>}
      <p>Ihre Angaben sind noch da. {props.otherwise}</p>
    </Failure>
  );
}

function Sent({ thanks }: { thanks: string }) {
  const element = useFocus<HTMLDivElement>();
  return (
    <div ref={element} className="message message-covered" role="status" tabIndex={-1}>
      <p>
        <strong>Nachricht erfolgreich verschickt</strong>
      </p>
      <p>{thanks}</p>
    </div>
  );
}
