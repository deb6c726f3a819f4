import { useRouteLoaderData } from '@remix-run/react';
import type { InstitutionView } from '#institution';
import { mayConsult, type Right } from '#platform/domain';

/** Id of the route whose loader says who is logged in. */
export const FRAME = 'frame';

/** Who is logged in. */
interface FrameUser {
  readonly id: number;
  /** Tells one login of the user from the next. */
  readonly session: number;
  readonly name: string;
  readonly loginname: string;
  /** Has agreed to what is said of data after the first login. */
  readonly informed: boolean;
  readonly rights: readonly Right[];
  readonly admin: boolean;
  /** May apply for the contract version in the name of the institution. */
  readonly mayApply: boolean;
}

/** What stands around every screen of somebody who is logged in. */
export interface FrameData {
  readonly user: FrameUser;
  readonly institution: InstitutionView;
  readonly vendorName: string;
  /** Key, base64, under which the browser keeps what the user types in forms until it is saved. */
  readonly formKey: string;
}

/** Who is logged in, and for which institution. */
export function useFrame(): FrameData {
  const data = useRouteLoaderData<() => Promise<FrameData>>(FRAME);
  if (data === undefined) throw new Error('This screen stands outside of the frame.');
  return data;
}

/** Whether the logged-in user takes part in consultations at all. */
export function useMayConsult(): boolean {
  return mayConsult(new Set(useFrame().user.rights));
}

/** Whether the logged-in user has a right. Only for what is shown: the services check for themselves. */
export function useRight(right: Right): boolean {
  return useFrame().user.rights.includes(right);
}
