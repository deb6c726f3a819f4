/** Twelve people whose documents say different things: each sentence has to hold for the signer. */
import type { Answers } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { DocumentInput } from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { ANSWERS, consultation, INSTITUTION, INSURER, line, SOME } from '../consultations.ts';

const BASIS = [line('Tavenor Einlage Normal')];
const WISH = [line('Valdumea Slip Super', 'M')];
const CART: DocumentInput['cart'] = [
  [{ lines: SOME.slice(0, 2) }],
  [{ lines: WISH }],
  [{ lines: [line('Pflegoria Nitrilhandschuhe', 'M'), line('Pflegoria Händedesinfektion 500')] }],
];
const NOTHING = { Kinderpauschale: 0, Urinpauschale: 0, Stuhlpauschale: 0, selfPay: true };
const insurer = (changes: Partial<Krankenkasse>): Krankenkasse => ({ ...INSURER, ...changes });
const ofCart = (needs: DocumentInput['cart'][0], wish: DocumentInput['cart'][1]): DocumentInput['cart'] => [
  needs,
  wish,
  [{ lines: [] }],
];

function patient(answers: Answers, changes: Partial<DocumentInput> = {}): DocumentInput {
  return consultation({ cart: CART, carer: 'private', answers: { ...ANSWERS, ...answers }, ...changes });
}

const { inkontinenz: _, ...UNKNOWN } = ANSWERS;
/** The products of the catalogue with a price each, but for this one. */
function unpriced(without: string | undefined): DocumentInput['products'] {
  return new Map(
    [...consultation().products].map(([id, product]) => {
      if (id !== without) return [id, product];
      const sizes = Object.entries(product.sizes).map(([name, size]) => [name, { ...size, price: null }]);
      return [id, { ...product, sizes: Object.fromEntries(sizes) }];
    }),
  );
}

const LONG = 'Nach dem Krankenhausaufenthalt wurde die Versorgung umgestellt; nachts läuft es weiter aus. ';

export const TWELVE = {
  'a child with the rate for children': patient({
    birthdate: '2015-06-01' as CalendarDay,
    gender: 'K',
    inkontinenz: 'I3',
    representative_type: 'RT1',
    anamneseType: 'AT2',
  }),
  'an adult who is exempt': patient({ gebuehr: 'GE1', inkontinenz: 'I3', representative: 'R2' }),
  'an adult under method B': patient({ grad: 'G2', antrag: 'PA1' }, { method: 'B', carer: 'self' }),
  'an adult under method C with a needs-based proposal': patient(
    { inkontinenz: 'I3', anamneseType: 'AT3' },
    { method: 'C', cart: ofCart([{ lines: BASIS }, { lines: SOME.slice(0, 3) }], CART[1]), carer: 'both' },
  ),
  'an adult under method C without a needs-based proposal': patient(
    { inkontinenz: 'I3', representative: 'R2' },
    { method: 'C', cart: ofCart([{ lines: [] }], [...CART[1], { lines: BASIS }]) },
  ),
  'a self-payer without a rate': patient(
    { krankenkasse: 'Keine Krankenkasse', grad: 'G1', representative: 'R2' },
    { insurer: insurer({ ...NOTHING, Kasse: 'Keine Krankenkasse' }), cart: [[], CART[1], CART[2]] },
  ),
  'somebody insured privately, with rates': patient(
    { krankenkasse: 'Private Krankenkasse', representative: 'R2' },
    { insurer: insurer({ Kasse: 'Private Krankenkasse', selfPay: true }) },
  ),
  'an adult whose incontinence is not known': consultation({
    cart: CART,
    answers: UNKNOWN,
    carer: undefined,
  }),
  'an adult with a product without a price': patient(
    { representative: 'R2' },
    {
      products: unpriced(WISH[0]?.product),
      cart: ofCart(CART[0], [{ lines: WISH }, { lines: [line('Valdumea Pull-up Super', 'M')] }]),
    },
  ),
  'a person of an institution in its trial': patient(
    {
      street: 'Schloßbergstraße 4',
      email: 'aenne.grosskreutz@example.org',
      representative_email: 'juergen@grosskreutz.example',
    },
    { institution: { ...INSTITUTION, trial: true } },
  ),
  'a person with many products and long notes, spoken for by somebody else': patient(
    {
      member: 'Dr. Maximiliane Freifrau von Hohenstein-Großkreutz, Pflegefachkraft und Inkontinenzberaterin',
      representative: 'R1',
      representative_type: 'Sonstige',
      custom_representative_type: 'rechtliche Betreuung',
      extra2: LONG.repeat(10).trim(),
      extra5: LONG.repeat(10).trim(),
      extra6: LONG.repeat(10).trim(),
    },
    {
      cart: [
        [{ lines: SOME.slice(0, 12) }],
        [4, 10, 14, 18, 22, 26].map((at) => ({ lines: SOME.slice(-at, 4 - at || undefined) })),
        CART[2],
      ],
    },
  ),
  'somebody of whom little is known': patient(
    {
      member: ' ',
      givenname: 'Ελένη',
      lastname: 'Παπαδοπούλου-Щербаківська',
      birthdate: undefined as never,
      grad: 'G6',
      antrag: undefined as never,
      representative_type: 'RT3',
      street: '',
      plz: '',
    },
    { cart: ofCart([{ lines: BASIS }], []) },
  ),
} as const satisfies Readonly<Record<string, DocumentInput>>;
export type PatientName = keyof typeof TWELVE;
