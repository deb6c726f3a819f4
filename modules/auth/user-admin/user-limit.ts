/** The message for an institution with as many users as its Paket allows (access specification, section 5). */
export const userLimitMessage = (vendorName: string): string =>
  `Sie haben Ihr Limit an Benutzern erreicht, bitte wenden Sie sich an den ${vendorName} Support.`;
