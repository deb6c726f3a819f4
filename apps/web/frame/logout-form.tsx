import { Form, useSubmit } from '@remix-run/react';
import { LeaveIcon } from './icons.tsx';

/**
 * The logout button.
 *
 * @param props.onLogout asks and clears what is needed before; continues by calling its argument
 * @param props.className class of the button; by default it is a menu entry
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
