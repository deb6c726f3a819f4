/** Limits of storing and sending. */
export class PdfLimits {
  /** Documents of one user stored at the same time. */
  readonly files: number = 500;
  /** Bytes of all documents of one institution. */
  readonly institutionBytes: number = 2 * 1024 ** 3;
  /** Mails of one user per hour. */
  readonly mailsAnHour: number = 60;
}
