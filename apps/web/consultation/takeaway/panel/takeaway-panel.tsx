import type { Krankenkasse } from '#institution/domain';
import { useDocumentInput } from '../../documents/desk/use-document-input.ts';
import { AppointmentPart } from './appointment-part.tsx';
import { ShopPart } from './shop-part.tsx';

/** The next dates as a calendar file, and the proposal for the shop's own system. */
export function TakeawayPanel({ insurer, onClose }: { insurer: Krankenkasse; onClose: () => void }) {
  const input = useDocumentInput(insurer);
  return (
    <div className="stack takeaway">
      <AppointmentPart input={input} />
      <ShopPart input={input} />
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Schließen
        </button>
      </div>
    </div>
  );
}
