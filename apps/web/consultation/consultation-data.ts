import { useRouteLoaderData } from '@remix-run/react';
import type { Right } from '#platform/domain';
import type { loader } from '../routes/consultation.tsx';

/** What every screen of a consultation knows: who advises, for which institution, with which insurers and prices. */
export function useConsultation() {
  const data = useRouteLoaderData<typeof loader>('routes/consultation');
  if (data === undefined) throw new Error('This screen stands outside of the consultation.');
  return data;
}

/** Whether the logged-in user has a right. Only for what is shown: the services check for themselves. */
export function useRight(right: Right): boolean {
  return useConsultation().user.rights.includes(right);
}
