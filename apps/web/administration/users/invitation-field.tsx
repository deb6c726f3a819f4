import { INVITATION_DAYS } from '#auth/domain';
import { useFrame } from '../../session/frame-data.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';

/** Whether a new user gets a link by mail, or an initial password on the screen; absent where no mail can be sent. */
export function InvitationField() {
  const { hasMailServer } = useFrame();
  return hasMailServer ? (
    <Checkbox
      name="Einladung"
      label="Link zum Vergeben des Passworts per E-Mail senden"
      note={`Er gilt ${INVITATION_DAYS} Tage und nur einmal. Sonst erhalten Sie ein vorläufiges Passwort zum Weitergeben.`}
    />
  ) : null;
}
