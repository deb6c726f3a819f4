import { Form, useSubmit } from '@remix-run/react';
import { LeaveIcon } from './icons.tsx';

/**
 * Logs out.
 *
 * @param props.onLogout what has to be asked and forgotten before; calls what it is given to go on
 * @param props.className look of the button; left out: an entry of the menu
 */
export function LogoutForm({
  onLogout,
  className,
}: {
  readonly onLogout: (logOut: () => void) => void;
  readonly className?: string;
}) {
  const submit = useSubmit();
  return (
    <Form
      method="post"
      action="/logout"
      onSubmit={(event) => {
        event.preventDefault();
        onLogout(() => submit(null, { method: 'post', action: '/logout' }));
      }}
    >
      <button type="submit" className={className ?? 'sidebar-entry'}>
        {className === undefined ? <LeaveIcon /> : null}
        Abmelden
      </button>
    </Form>
  );
}
