import type { TabPlace } from '#consultation/domain';

/** Frames within which a proposal is drawn, even on a slow device. */
const MANY_FRAMES = 120;

/** Id of a proposal's element on the page. */
export function proposalId({ area, tab }: TabPlace): string {
  return `proposal-${area}-${tab}`;
}

/** Focuses a proposal once it is drawn, after the pressed button has disappeared. */
export function focusProposal(place: TabPlace, frames = MANY_FRAMES): void {
  requestAnimationFrame(() => {
    const proposal = document.getElementById(proposalId(place));
    if (proposal !== null) proposal.focus();
    else if (frames > 0) focusProposal(place, frames - 1);
  });
}
