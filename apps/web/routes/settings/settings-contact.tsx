import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isStrongPassword } from '#auth/domain';
import { isDomainError } from '#platform/domain';
import type { PasswordState } from '../../administration/contact/contact-form.ts';
import { ContactScreen } from '../../administration/contact/contact-screen.tsx';
import { enter } from '../../requests/guard.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

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

function unreadable(error: unknown): PasswordState {
  if (isDomainError(error) && error.code === 'unavailable') return 'unreadable';
  throw error;
}

export default function SettingsContact() {
  return <ContactScreen {...useLoaderData<typeof loader>()} />;
}
