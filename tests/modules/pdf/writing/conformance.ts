import { type Dict, follow, listOf, type OpenPdf, type Value } from './open-pdf.ts';

/** A rule of the standards as veraPDF publishes them: its clause, and what breaks it. */
export interface Rule {
  readonly name: string;
  /** Only files that are not encrypted can be PDF/A. */
  readonly archive?: true;
  readonly broken: (pdf: OpenPdf) => readonly unknown[];
}

const catalogue = (pdf: OpenPdf) => follow(pdf, pdf.trailer['/Root']);
const metadata = (pdf: OpenPdf) =>
  pdf.streams.get(String(catalogue(pdf)['/Metadata']))?.toString('utf8') ?? '';
const info = (pdf: OpenPdf) => follow(pdf, pdf.trailer['/Info']);
/** A text of a dictionary, as qpdf writes it: `u:…`. */
const textIn = (value: Value | undefined) => String(value ?? '').replace(/^u:/, '');
const ofType = (pdf: OpenPdf, type: string) => [...pdf.objects].filter(([, dict]) => dict['/Type'] === type);
const nodes = (pdf: OpenPdf) =>
  [...pdf.objects.values()].filter((dict) => dict['/S'] !== undefined && dict['/P'] !== undefined);
const says = (xmp: string, tag: string) =>
  new RegExp(`<${tag}>(?:<rdf:\\w+><rdf:li[^>]*>)?([^<]*)<`).exec(xmp)?.[1];
const unescaped = (text: string | undefined) =>
  text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const unless = (holds: boolean, what: unknown) => (holds ? [] : [what]);
const LEVELS = ['/H1', '/H2', '/H3', '/H4', '/H5', '/H6'];

/** The nodes of the structure in reading order. */
function inOrder(pdf: OpenPdf): readonly Dict[] {
  const found: Dict[] = [];
  const visit = (value: Value) => {
    const node = follow(pdf, value);
    if (node['/S'] === undefined) return;
    found.push(node);
    for (const kid of listOf(pdf, node['/K'])) if (typeof kid === 'string') visit(kid);
  };
  const root = follow(pdf, catalogue(pdf)['/StructTreeRoot']);
  for (const kid of listOf(pdf, root['/K'])) visit(kid);
  return found;
}

/** Operators of a page that draw, but stand neither in marked content nor in an artifact. */
function unmarked(content: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  for (const line of content.replaceAll(/\((?:\\.|[^\\()])*\)|<[0-9A-Fa-f]*>/g, '()').split(/\s+/)) {
    if (line === 'BDC' || line === 'BMC') depth += 1;
    else if (line === 'EMC') depth -= 1;
    else if (depth === 0 && /^(Tj|TJ|'|"|S|s|f|F|f\*|B|b|Do|sh)$/.test(line)) found.push(line);
  }
  return found;
}

export const RULES: readonly Rule[] = [
  {
    name: 'ISO 19005-3, 6.1.2: a header, and a comment of four bytes above 127',
    archive: true,
    broken: ({ bytes }) =>
      unless(/^%PDF-1\.7\r?\n%[\x80-\xff]{4}/.test(bytes.toString('latin1', 0, 20)), bytes.subarray(0, 20)),
  },
  {
    name: 'ISO 19005-3, 6.1.3: an identifier, and no encryption',
    archive: true,
    broken: (pdf) => unless(listOf(pdf, pdf.trailer['/ID']).length === 2 && !pdf.encrypted, pdf.trailer),
  },
  {
    name: 'ISO 19005-3, 6.2.3 and 6.2.4.3: an output intent with an RGB profile',
    archive: true,
    broken: (pdf) => {
      const [intent] = listOf(pdf, catalogue(pdf)['/OutputIntents']);
      const { '/S': kind, '/DestOutputProfile': profile } = follow(pdf, intent);
      const icc = pdf.streams.get(String(profile));
      const header = icc && [
        icc.readUInt32BE(0),
        icc.toString('latin1', 12, 20),
        icc.toString('latin1', 36, 40),
      ];
      const actual = JSON.stringify([kind, follow(pdf, profile)['/N'], header]);
      return unless(actual === JSON.stringify(['/GTS_PDFA1', 3, [icc?.length, 'mntrRGB ', 'acsp']]), actual);
    },
  },
  {
    name: 'ISO 19005-3, 6.2.11.4.1 and ISO 14289-1, 7.21.4.1: each font is embedded',
    broken: (pdf) =>
      ofType(pdf, '/FontDescriptor')
        .filter(([, font]) => !pdf.streams.has(String(font['/FontFile2'] ?? font['/FontFile3'])))
        .map(([, font]) => font),
  },
  {
    name: 'ISO 14289-1, 7.21.3.2: TrueType in a composite font names its glyphs',
    broken: (pdf) =>
      [...pdf.objects.values()].filter(
        (font) =>
          font['/Subtype'] === '/CIDFontType2' &&
          font['/CIDToGIDMap'] !== '/Identity' &&
          !pdf.streams.has(String(font['/CIDToGIDMap'])),
      ),
  },
  {
    name: 'ISO 19005-3, 6.2.11.7.2 and ISO 14289-1, 7.21.7: each font says its characters',
    broken: (pdf) =>
      [...pdf.objects.values()].filter(
        (font) => font['/Subtype'] === '/Type0' && !pdf.streams.has(String(font['/ToUnicode'])),
      ),
  },
  {
    name: 'ISO 19005-3, 6.6.4: the metadata say PDF/A-3a',
    archive: true,
    broken: (pdf) => {
      const actual = [says(metadata(pdf), 'pdfaid:part'), says(metadata(pdf), 'pdfaid:conformance')];
      return unless(actual.join() === '3,A', actual);
    },
  },
  {
    name: 'ISO 19005-3, 6.6.2.3: a schema that PDF/A does not know is described',
    archive: true,
    broken: (pdf) => unless(says(metadata(pdf), 'pdfaSchema:prefix') === 'pdfuaid', metadata(pdf)),
  },
  {
    name: 'ISO 19005-3, 6.6.3: metadata and information say the same',
    broken: (pdf) => {
      const xmp = metadata(pdf);
      const actual = ['dc:title', 'dc:creator', 'xmp:CreatorTool'].map((tag) => unescaped(says(xmp, tag)));
      const known = ['/Title', '/Author', '/Creator'].map((key) => textIn(info(pdf)[key]));
      return unless(actual.join('|') === known.join('|'), [actual, known]);
    },
  },
  {
    name: 'ISO 19005-3, 6.8: an embedded file has its names, its kind and its relation',
    archive: true,
    broken: (pdf) =>
      ofType(pdf, '/Filespec')
        .filter(([ref, file]) => {
          const stream = follow(pdf, follow(pdf, file['/EF'])['/F']);
          const whole = ['/F', '/UF', '/AFRelationship'].every((key) => file[key] !== undefined);
          const associated = listOf(pdf, catalogue(pdf)['/AF']).includes(ref);
          return !whole || !associated || stream['/Subtype'] === undefined || stream['/Params'] === undefined;
        })
        .map(([, file]) => file),
  },
  {
    name: 'ISO 19005-3, 6.5 and 6.6.1: no action, no script, no form that runs',
    broken: (pdf) =>
      [...pdf.objects.values()].filter((dict) =>
        ['/JS', '/OpenAction', '/AA', '/XFA', '/Launch'].some((key) => key in dict),
      ),
  },
  {
    name: 'ISO 14289-1, 5: the metadata say PDF/UA-1',
    broken: (pdf) => unless(says(metadata(pdf), 'pdfuaid:part') === '1', metadata(pdf)),
  },
  {
    name: 'ISO 14289-1, 7.1: tagged, with a title that is shown, in a language',
    broken: (pdf) => {
      const { '/MarkInfo': mark, '/Lang': lang, '/ViewerPreferences': viewer } = catalogue(pdf);
      const actual = [follow(pdf, mark)['/Marked'], textIn(lang), follow(pdf, viewer)['/DisplayDocTitle']];
      return unless(actual.join() === 'true,de-DE,true' && textIn(info(pdf)['/Title']) !== '', actual);
    },
  },
  {
    name: 'ISO 14289-1, 7.1-3: all that is drawn is content or an artifact',
    broken: (pdf) =>
      ofType(pdf, '/Page').flatMap(([, page]) =>
        unmarked(pdf.streams.get(String(page['/Contents']))?.toString('latin1') ?? ' S '),
      ),
  },
  {
    name: 'ISO 14289-1, 7.3: each figure has a text',
    broken: (pdf) => nodes(pdf).filter((node) => node['/S'] === '/Figure' && textIn(node['/Alt']) === ''),
  },
  {
    name: 'ISO 14289-1, 7.4.2: headings begin at the first level and leave none out',
    broken: (pdf) => {
      const levels = inOrder(pdf).map((node) => LEVELS.indexOf(String(node['/S'])));
      const headings = levels.filter((level) => level !== -1);
      return headings.filter((level, at) => level > (headings[at - 1] ?? -1) + 1);
    },
  },
  {
    name: 'ISO 14289-1, 7.5: the heads of a table say what they are of',
    broken: (pdf) =>
      nodes(pdf).filter((node) => node['/S'] === '/TH' && follow(pdf, node['/A'])['/Scope'] === undefined),
  },
  {
    name: 'ISO 14289-1, 7.2: lists and tables hold their own parts alone',
    broken: (pdf) => {
      const parts: Readonly<Record<string, readonly string[]>> = {
        '/L': ['/LI', '/L', '/Caption'],
        '/LI': ['/Lbl', '/LBody'],
        '/TR': ['/TH', '/TD'],
        '/Table': ['/TR', '/THead', '/TBody', '/TFoot', '/Caption'],
      };
      return nodes(pdf).filter((node) =>
        listOf(pdf, node['/K']).some((kid) => {
          const role = follow(pdf, kid)['/S'];
          const allowed = parts[String(node['/S'])];
          return allowed !== undefined && role !== undefined && !allowed.includes(String(role));
        }),
      );
    },
  },
  {
    name: 'Adobe Supplement to ISO 32000, level 8: AES-256 of revision 6 says so',
    broken: (pdf) => {
      if (!pdf.encrypted) return [];
      const { '/ExtensionLevel': level } = follow(pdf, follow(pdf, catalogue(pdf)['/Extensions'])['/ADBE']);
      return unless(level === 8, level);
    },
  },
];
