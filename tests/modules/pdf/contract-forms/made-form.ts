import { type Crafted, crafted, streamOf } from '../../../server/support/crafted-pdf.ts';

/** A field of a crafted form: what its dictionary says besides its place, and its height. */
export interface CraftedField {
  readonly dict: string;
  readonly height?: number;
  readonly width?: number;
}

export const textField = (name: string, more = ''): CraftedField => ({
  dict: `/FT/Tx/T${textOf(name)}/DA(/Helv 0 Tf 0 g)${more}`,
});

const textOf = (text: string) =>
  `<feff${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

/** A box with pictures of both states. */
const checkBox = (name: string, on = 'Ja', more = ''): CraftedField => ({
  dict: `/FT/Btn/T${textOf(name)}/V/Off/AS/Off/AP<</N<</${on} 6 0 R/Off 7 0 R>>>>${more}`,
  height: 12,
  width: 12,
});

/** Fields of the test's contract, as insurers name them. */
const CONTRACT_FIELDS: readonly CraftedField[] = [
  textField('Versicherter.Name', `/TU${textOf('Name, Vorname des Versicherten')}`),
  textField('Geburtsdatum'),
  textField('KVNR', '/MaxLen 10/Ff 16777216'),
  textField('Kostenträger'),
  textField('Produkt1'),
  textField('PZN1', '/MaxLen 8'),
  textField('Mehrkosten', '/Q 2/MK<</BC[0 0 0]/BG[0.9 0.9 1]>>'),
  { ...textField('Begründung', '/Ff 4096'), height: 60 },
  checkBox('Befreit'),
  // Without pictures: they have to be drawn.
  { dict: `/FT/Btn/T${textOf('Aufgeklärt')}/MK<</BC[0 0 0]>>`, height: 12, width: 12 },
  {
    dict: `/FT/Ch/Ff 131072/T${textOf('Versorgung')}/DA(/Helv 10 Tf 0 g)/Opt[[(1) (Erstversorgung)][(2) (Folgeversorgung)]]`,
  },
  textField('Stempel'),
];

interface FormParts {
  readonly fields?: readonly CraftedField[];
  readonly pages?: number;
  /** Added to the catalogue, the form and the first page. */
  readonly catalogue?: string;
  readonly form?: string;
  readonly page?: string;
  /** Added to the trailer. */
  readonly trailer?: string;
  /** Further objects, from number 5000. */
  readonly objects?: Readonly<Record<number, Crafted>>;
}

const FIRST = 100;

/** A tagged form with a radio group; each field has an element of its own in the structure. */
export function craftedForm(parts: FormParts = {}): Buffer {
  const {
    fields = CONTRACT_FIELDS,
    pages = 1,
    catalogue = '',
    form = '',
    page = '',
    trailer = '',
    objects = {},
  } = parts;
  const each = Math.ceil(fields.length / pages);
  const made: Record<number, Crafted> = {};
  const kids: string[] = [];
  for (let index = 0; index < pages; index += 1) {
    const own = fields.slice(index * each, (index + 1) * each);
    const annots = own.map((_, at) => `${FIRST + index * each + at} 0 R`);
    if (index === 0) annots.push('21 0 R', '22 0 R');
    kids.push(`${40 + index} 0 R`);
    made[40 + index] = [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</Helv 5 0 R>>>>/Contents 4 0 R/Tabs/S/Annots[${annots.join(' ')}]${index === 0 ? page : ''}>>`,
    ];
    for (const [at, field] of own.entries()) {
      const top = 780 - at * (each > 15 ? 35 : 50);
      const { dict, height = 20, width = 220 } = field;
      made[FIRST + index * each + at] = [
        `<</Type/Annot/Subtype/Widget/F 4/P ${40 + index} 0 R/Rect[60 ${top - height} ${60 + width} ${top}]/StructParent ${index * each + at + 1}${dict}>>`,
      ];
    }
  }
  const elements = fields.map(
    (_, index) =>
      `<</Type/StructElem/S/Form/P 30 0 R/K<</Type/OBJR/Obj ${FIRST + index} 0 R/Pg ${40 + Math.floor(index / each)} 0 R>>>>`,
  );
  return crafted(
    {
      1: [
        `<</Type/Catalog/Pages 2 0 R/Lang(de-DE)/MarkInfo<</Marked true>>/StructTreeRoot 30 0 R/AcroForm<</NeedAppearances true/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv 5 0 R>>>>/Fields[20 0 R ${fields.map((_, index) => `${FIRST + index} 0 R`).join(' ')}]${form}>>${catalogue}>>`,
      ],
      2: [`<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`],
      4: streamOf('BT /Helv 12 Tf 60 800 Td (Vertrag) Tj ET'),
      5: ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'],
      6: streamOf('0 0 m 12 12 l S', '/Type/XObject/Subtype/Form/BBox[0 0 12 12]'),
      7: streamOf('', '/Type/XObject/Subtype/Form/BBox[0 0 12 12]'),
      20: [`<</FT/Btn/Ff 49152/T(Geschlecht)/V/Off/Kids[21 0 R 22 0 R]>>`],
      21: [
        '<</Type/Annot/Subtype/Widget/F 4/Parent 20 0 R/P 40 0 R/AS/Off/TU(weiblich)/Rect[400 700 412 712]/AP<</N<</w 6 0 R/Off 7 0 R>>>>>>',
      ],
      22: [
        '<</Type/Annot/Subtype/Widget/F 4/Parent 20 0 R/P 40 0 R/AS/Off/Rect[440 700 452 712]/AP<</N<</m 6 0 R/Off 7 0 R>>>>>>',
      ],
      30: [`<</Type/StructTreeRoot/K[${elements.join(' ')}]>>`],
      ...made,
      ...objects,
    },
    `/Root 1 0 R/Size 9000${trailer}`,
  );
}
