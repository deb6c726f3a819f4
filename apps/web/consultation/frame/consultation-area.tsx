import { type ClientLoaderFunctionArgs, Outlet } from '@remix-run/react';
import { networkFirst } from '../../frame/cached-loaders.ts';
import { useFrame } from '../../session/frame-data.ts';
import { CONSULTATION, type ConsultationData, useConsultation } from '../area/consultation-data.ts';
import { DraftProvider } from '../draft/draft-provider.tsx';
import { ConsultationFrame } from './consultation-frame.tsx';

/** Reloads the data of a consultation when the server responds. */
export function loadConsultation({ serverLoader }: ClientLoaderFunctionArgs): Promise<ConsultationData> {
  return networkFirst(CONSULTATION, () => serverLoader<ConsultationData>() as Promise<ConsultationData>);
}

/** All screens of a consultation, with the current adviser's draft. */
export function ConsultationArea() {
  const { draftKey } = useConsultation();
  const { user } = useFrame();
  return (
    <DraftProvider userId={user.id} draftKey={draftKey} session={user.session}>
      <ConsultationFrame>
        <Outlet />
      </ConsultationFrame>
    </DraftProvider>
  );
}
