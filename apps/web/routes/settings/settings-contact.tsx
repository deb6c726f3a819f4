import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isStrongPassword } from '#auth/domain';
import { isDomainError, refusedAs } from '#platform/domain';
import { contactForm, type PasswordState, storedContact } from '../../administration/contact/contact-form.ts';
import { ContactScreen } from '../../administration/contact/contact-screen.tsx';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Kontaktdaten – Einstellungen – Inkoberatung' }];

/** Contains only the strength of the PDF password; the password itself is sent on request. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { contacts, pdfPasswords } = args.context.services;
  const [contact, password] = await Promise.all([
    contacts.own(actor),
    pdfPasswords.strength(actor, isStrongPassword).catch(unreadable),
  ]);
  return { contact, password };
}

export function action(args: ActionFunctionArgs) {
  const { contacts } = args.context.services;
  return pageCall(args, contactForm, (actor, contact) =>
    refusedAs(async () => {
      const { version, mailChanged } = await contacts.save(actor, contact);
      return { version, changed: mailChanged };
    }, storedContact),
  );
}

function unreadable(error: unknown): PasswordState {
  if (isDomainError(error) && error.code === 'unavailable') return 'unreadable';
  throw error;
}

export default function SettingsContact() {
  return <ContactScreen {...useLoaderData<typeof loader>()} />;
}
