import type { TabPlace } from '#consultation/domain';

/** Id of a proposal's element on the page. */
export function proposalId({ area, tab }: TabPlace): string {
  return `proposal-${area}-${tab}`;
}

/** Puts the focus on a proposal once it is drawn: the button that was pressed has gone from the page. */
export function focusProposal(place: TabPlace): void {
  setTimeout(() => document.getElementById(proposalId(place))?.focus());
}
