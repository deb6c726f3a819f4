/** Addresses of the documents' typeface: build files that the browser caches permanently. */

import type { FileName } from '#pdf/domain';
import regularCyrillic from '../../../../../data/typefaces/regular-cyrillic.json?url';
import regularGreek from '../../../../../data/typefaces/regular-greek.json?url';
import regularLatin from '../../../../../data/typefaces/regular-latin.json?url';
import regularLatinExtended from '../../../../../data/typefaces/regular-latin-extended.json?url';
import regularMarks from '../../../../../data/typefaces/regular-marks.json?url';
import regularSymbols from '../../../../../data/typefaces/regular-symbols.json?url';
import regularVietnamese from '../../../../../data/typefaces/regular-vietnamese.json?url';
import semiboldCyrillic from '../../../../../data/typefaces/semibold-cyrillic.json?url';
import semiboldGreek from '../../../../../data/typefaces/semibold-greek.json?url';
import semiboldLatin from '../../../../../data/typefaces/semibold-latin.json?url';
import semiboldLatinExtended from '../../../../../data/typefaces/semibold-latin-extended.json?url';
import semiboldMarks from '../../../../../data/typefaces/semibold-marks.json?url';
import semiboldSymbols from '../../../../../data/typefaces/semibold-symbols.json?url';
import semiboldVietnamese from '../../../../../data/typefaces/semibold-vietnamese.json?url';

export const TYPEFACE_ADDRESSES: Readonly<Record<FileName, string>> = {
  'regular-latin': regularLatin,
  'regular-vietnamese': regularVietnamese,
  'regular-latin-extended': regularLatinExtended,
  'regular-greek': regularGreek,
  'regular-cyrillic': regularCyrillic,
  'regular-marks': regularMarks,
  'regular-symbols': regularSymbols,
  'semibold-latin': semiboldLatin,
  'semibold-vietnamese': semiboldVietnamese,
  'semibold-latin-extended': semiboldLatinExtended,
  'semibold-greek': semiboldGreek,
  'semibold-cyrillic': semiboldCyrillic,
  'semibold-marks': semiboldMarks,
  'semibold-symbols': semiboldSymbols,
};
