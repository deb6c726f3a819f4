/** What asks before a consultation is lost that was begun on other screens. */
export interface LogoutQuestionProps {
  readonly draftKey: string;
  /** Logs out, once the consultation is forgotten. */
  readonly onGo: () => void;
  readonly onStay: () => void;
}
