import type { ShowProposal } from './area-tabs.tsx';
import { focusProposal } from './proposal-focus.ts';

/** Under method C the difference needs a needs-based proposal; leads to where one is made. */
export function NeedsBasedMissing({ onShow }: { onShow: ShowProposal }) {
  const create = () => {
    onShow(0, 0);
    focusProposal({ area: 0, tab: 0 });
  };
  return (
    <div className="message message-notice">
      <p>Ohne medizinisch notwendige Versorgung wird die volle Pauschale abgezogen.</p>
      <p>
        <button type="button" className="link-button" onClick={create}>
          Vorschlag mit medizinisch notwendiger Versorgung anlegen
        </button>
      </p>
    </div>
  );
}
