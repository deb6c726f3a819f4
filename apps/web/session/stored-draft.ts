/** Storage key of a user's encrypted draft. */
export const draftName = (userId: number): string => `inko.draft.${userId}`;

/** Storage key of a draft that could not be read. */
export const setAsideOf = (draft: string): string => `${draft}.set-aside`;

/** Whether this browser holds a draft of a user. */
export function hasDraft(userId: number): boolean {
  try {
    return window.localStorage.getItem(draftName(userId)) !== null;
  } catch {
    // A blocked storage holds nothing.
    return false;
  }
}

/** Deletes the draft of a user in this browser. */
export function forgetDraft(userId: number): void {
  try {
    window.localStorage.removeItem(draftName(userId));
    window.localStorage.removeItem(setAsideOf(draftName(userId)));
  } catch {
    // A blocked storage holds nothing to delete.
  }
}
