import { useRouteLoaderData } from '@remix-run/react';
import type { InstitutionView } from '#institution';
import { mayConsult, type Right } from '#platform/domain';

/** Id of the route whose loader returns the logged-in user. */
export const FRAME = 'frame';

/** Who is logged in. */
interface FrameUser {
  readonly id: number;
  /** Tells one login of the user from the next. */
  readonly session: number;
  readonly name: string;
  readonly loginname: string;
  /** Has agreed to the data notice after the first login. */
  readonly informed: boolean;
  /** Has gone through the introduction, or closed it. */
  readonly introduced: boolean;
  readonly rights: readonly Right[];
  readonly admin: boolean;
  /** May apply for the contract version on behalf of the institution. */
  readonly mayApply: boolean;
}

/** Data of the frame around every screen behind the login. */
export interface FrameData {
  readonly user: FrameUser;
  readonly institution: InstitutionView;
  readonly vendorName: string;
  /** Whether mails reach people: then users can be invited by one. */
  readonly hasMailServer: boolean;
  /** Days after which a deleted institution is deleted permanently; null: by hand alone. */
  readonly deletedKeepDays: number | null;
  /** Base64 key under which the browser keeps the user's unsaved form values. */
  readonly formKey: string;
}

/** The logged-in user and their institution. */
export function useFrame(): FrameData {
  const data = useRouteLoaderData<() => Promise<FrameData>>(FRAME);
  if (data === undefined) throw new Error('This screen stands outside of the frame.');
  return data;
}

/** Whether the logged-in user has any consultation right. */
export function useMayConsult(): boolean {
  return mayConsult(new Set(useFrame().user.rights));
}

/** Whether the logged-in user has a right. Only for display: the services check for themselves. */
export function useRight(right: Right): boolean {
  return useFrame().user.rights.includes(right);
}
