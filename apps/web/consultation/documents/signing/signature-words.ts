import { personWords } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { Signer } from '#pdf/domain';

/** Who signs, as the lines of the documents call them. */
const SIGNERS: Readonly<Record<Signer, string>> = {
  person: 'versicherte Person oder ihre Vertretung',
  adviser: 'Beraterin oder Berater',
};

/** 'versicherte Person oder ihre Vertretung'. */
export const signerInWords = (signer: Signer, insurer: Krankenkasse | null): string =>
  personWords(SIGNERS[signer], insurer);

/** 'versicherte Person oder ihre Vertretung; Beraterin oder Berater'. */
export const signersInWords = (signers: readonly Signer[], insurer: Krankenkasse | null): string =>
  signers.map((signer) => signerInWords(signer, insurer)).join('; ');
