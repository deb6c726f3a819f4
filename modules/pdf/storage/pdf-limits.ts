/** How much may be kept and sent (readings, section 8). */
export class PdfLimits {
  /** Documents of one user that are kept at the same time, which is for a day at most. */
  readonly files: number = 500;
  /** Bytes of all documents of one institution. */
  readonly institutionBytes: number = 2 * 1024 ** 3;
  /** Mails of one user within any hour. */
  readonly mailsAnHour: number = 60;
}
