/** What is said to an institution that has as many users as its Paket allows (access specification, section 5). */
export const userLimitMessage = (vendorName: string): string =>
  `Sie haben Ihr Limit an Benutzern erreicht, bitte wenden Sie sich an den ${vendorName} Support.`;
