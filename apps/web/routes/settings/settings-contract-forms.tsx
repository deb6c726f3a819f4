import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ContractForms } from '#pdf';
import { ContractFormsScreen } from '../../administration/contract-forms/contract-forms-screen.tsx';
import { enter } from '../../requests/guard.ts';

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Vertragsformulare – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  return args.context.services.contractFormAdmin.list(actor, 'institution');
}

export default function SettingsContractForms() {
  return <ContractFormsScreen {...(useLoaderData<typeof loader>() as ContractForms)} owner="institution" />;
}
