/** Props of the question before a logout that would lose a consultation. */
export interface LogoutQuestionProps {
  readonly draftKey: string;
  /** Logs out, once the consultation is deleted. */
  readonly onGo: () => void;
  readonly onStay: () => void;
}
