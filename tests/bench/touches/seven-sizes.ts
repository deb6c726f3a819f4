/** What all sizes of the entered product share. */
export const SHARED = {
  Produktbezeichnung: 'Probe Slip Nacht',
  Vorteile: 'Hält die ganze Nacht\nLeicht anzulegen',
  imagepfad: 'probe-slip',
  Hilfsmittelnummer: '15.25.31.0001',
} as const;

/** A size as somebody reads it off a price list. */
export interface TypedSize {
  readonly Artikelnummer: string;
  readonly Groesse: string;
  readonly Hueftumfang: string;
  readonly PZN: string;
  readonly EAN: string;
  readonly Anzahl: string;
  readonly UVP: string;
}

const NAMES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const HIPS = ['40-60', '55-80', '70-95', '85-115', '110-145', '135-170', '150-190'];

const PIECES = ['30', '28', '28', '26', '24', '22', '20'];
const PRICES = ['20,95', '21,95', '23,45', '24,95', '25,95', '26,45', '27,95'];

const weighed = (digits: string, weight: (at: number) => number) =>
  Array.from(digits, Number).reduce((sum, digit, at) => sum + digit * weight(at), 0);

/** Seven free PZNs with their check digit. */
const PZNS = Array.from({ length: 20 }, (_, at) => String(9_820_000 + at)).flatMap((digits) => {
  const check = weighed(digits, (at) => at + 1) % 11;
  return check === 10 ? [] : [`${digits}${check}`];
});

/** Seven sizes whose numbers are valid and that the demo does not have. */
export const SEVEN_SIZES: readonly TypedSize[] = NAMES.map((Groesse, at) => {
  const ean = `44991099000${at}`;
  return {
    Artikelnummer: `992000${at}`,
    Groesse,
    Hueftumfang: HIPS[at] as string,
    PZN: PZNS[at] as string,
    EAN: `${ean}${(10 - (weighed(ean, (place) => (place % 2 === 0 ? 1 : 3)) % 10)) % 10}`,
    Anzahl: PIECES[at] as string,
    UVP: PRICES[at] as string,
  };
});
