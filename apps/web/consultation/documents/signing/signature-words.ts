import type { Signer } from '#pdf/domain';

/** Who signs, as the lines of the documents call them. */
export const SIGNERS: Readonly<Record<Signer, string>> = {
  person: 'versicherte Person oder ihre Vertretung',
  adviser: 'Beraterin oder Berater',
};

/** 'versicherte Person oder ihre Vertretung, Beraterin oder Berater'. */
export const signersInWords = (signers: readonly Signer[]): string =>
  signers.map((signer) => SIGNERS[signer]).join('; ');
