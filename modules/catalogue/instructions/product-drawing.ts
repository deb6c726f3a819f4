import type { ApplicationType } from '../products/vocabulary.ts';
import { circle, type Stroke } from './stroke.ts';

/** Edge of the square of a product's drawing. */
export const PRODUCT_DRAWING = 96;

/** A line drawing for each type of product, in the style of the counter drawing, on screens and in documents. */
export const PRODUCT_DRAWINGS: Readonly<Record<ApplicationType, readonly Stroke[]>> = {
  Einlagen: [
    {
      ink: ['surface'],
      d: 'M48 8c14 0 20 9 19 21-1 8-5 12-5 19s5 12 7 21c2 11-7 19-21 19s-23-8-21-19c2-9 7-14 7-21s-4-11-5-19C28 17 34 8 48 8Z',
    },
    {
      ink: ['tint', 'fine'],
      d: 'M48 19c6 0 9 4 8 11-1 7-3 11-3 18s4 12 5 19c1 6-3 10-10 10s-11-4-10-10c1-7 5-12 5-19s-2-11-3-18c-1-7 2-11 8-11Z',
    },
  ],
  Vorlagen: [
    {
      ink: ['surface'],
      d: 'M48 5c20 0 29 7 29 20 0 10-9 14-9 23s11 14 11 25c0 12-11 18-31 18s-31-6-31-18c0-11 11-16 11-25s-9-13-9-23C19 12 28 5 48 5Z',
    },
    {
      ink: ['tint', 'fine'],
      d: 'M48 17c11 0 16 4 16 11 0 9-7 12-7 20s9 14 9 23c0 6-6 9-18 9s-18-3-18-9c0-9 9-15 9-23s-7-11-7-20c0-7 5-11 16-11Z',
    },
    { ink: ['fine'], d: 'M48 28v42' },
  ],
  Fixierhosen: [
    { ink: ['tint'], d: 'M20 18h56l10 54c-10 4-20 6-30 5l-8-21-8 21c-10 1-20-1-30-5Z' },
    { ink: ['fine'], d: 'M19 27h58M30 35l34 16M66 35 32 51M18 46l22 18M78 46 56 64' },
  ],
  'Slip Elastic': [
    { ink: ['surface'], d: 'M24 36h48l8 6c-6 10-17 22-19 36H35C33 64 22 52 16 42Z' },
    { ink: ['tint'], d: 'M8 20h80v20H60l-4-8H40l-4 8H8Z' },
    { ink: ['fine'], d: 'M40 44v24M56 44v24M14 27h16M66 27h16' },
  ],
  Slip: [
    { ink: ['surface'], d: 'M10 18h76v24c-14 4-22 18-25 36H35C32 60 24 46 10 42Z' },
    {
      ink: ['tint', 'fine'],
      d: 'M10 22h15l3 8H10ZM86 22H71l-3 8h18ZM12 34h15l3 8-12 1ZM84 34H69l-3 8 12 1Z',
    },
    { ink: ['fine'], d: 'M40 34v36M56 34v36' },
  ],
  'Pull-ups': [
    { ink: ['surface'], d: 'M14 18h68c0 12 2 22 6 31-12 3-23 13-27 29H35C31 62 20 52 8 49c4-9 6-19 6-31Z' },
    { ink: ['tint', 'fine'], d: 'M14 18h68l1 13H13Z' },
    { ink: ['fine'], d: 'M24 22v6M36 22v6M48 22v6M60 22v6M72 22v6M40 42v28M56 42v28' },
  ],
  Untersuchungshandschuhe: [
    {
      ink: ['tint'],
      d: 'M33 88V64L19 45c-4-6 4-11 9-6l8 9V20c0-7 9-7 9 0v18-25c0-7 9-7 9 0v25-21c0-7 9-7 9 0v23-11c0-7 9-7 9 0v35c0 6-2 10-5 13v11Z',
    },
    { ink: ['fine'], d: 'M33 79h34' },
  ],
  Händedesinfektion: [
    { ink: ['surface'], d: 'M35 40h26c5 2 8 6 8 12v32a5 5 0 0 1-5 5H32a5 5 0 0 1-5-5V52c0-6 3-10 8-12Z' },
    { ink: ['tint'], d: 'M41 30h14v10H41ZM48 30V17M30 19c4-5 9-6 18-6 5 0 8 2 9 5' },
    { ink: ['tint', 'fine'], d: 'M48 52c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17Z' },
  ],
  Flächendesinfektion: [
    { ink: ['surface'], d: 'M38 46h24l8 14v24a5 5 0 0 1-5 5H35a5 5 0 0 1-5-5V54Z' },
    { ink: ['tint'], d: 'M40 46V32h16v14M34 14h28l6 8v10H40l-8 9c0-9 2-12 2-27Z' },
    { ink: ['fine'], d: 'M24 18 12 12M24 23H9M24 28l-12 6M40 66h20M40 75h14' },
  ],
  Schutzschürzen: [
    { ink: ['surface'], d: 'M34 10c1 14 27 14 28 0l7 5c0 14 4 21 14 26v46H13V41c10-5 14-12 14-26Z' },
    { ink: ['tint', 'fine'], d: 'M34 56h28v18H34Z' },
    { ink: [], d: 'M15 52 5 58M81 52l10 6' },
  ],
  Mundschutz: [
    { ink: [], d: 'M20 38C2 36 2 62 22 60M76 38c18-2 18 24-2 22' },
    { ink: ['tint'], d: 'M20 34c11-1 18-8 28-8s17 7 28 8v24c-8 8-17 13-28 13s-20-5-28-13Z' },
    { ink: ['fine'], d: 'M28 43c14 3 26 3 40 0M28 52c14 4 26 4 40 0M40 31c5-2 11-2 16 0' },
  ],
  Krankenunterlagen: [
    { ink: ['surface'], d: 'M10 22h64l14 12v42H10Z' },
    { ink: ['tint'], d: 'M74 22v12h14Z' },
    {
      ink: ['fine'],
      d: 'm20 34 34 32M38 34l34 32M56 34l22 21M20 50l17 16M54 34 20 66M72 34 38 66M78 46 57 66',
    },
  ],
  Schutz: [
    { ink: ['surface'], d: 'M30 8h36l-6 62H36Z' },
    { ink: ['tint'], d: 'M36 70h24v18H36Z' },
    { ink: ['tint', 'fine'], d: 'M48 24c5 4 8 5 11 5 0 12-3 20-11 24-8-4-11-12-11-24 3 0 6-1 11-5Z' },
  ],
  Pflege: [
    { ink: ['surface'], d: 'M34 32h28c5 2 8 6 8 11v41a5 5 0 0 1-5 5H31a5 5 0 0 1-5-5V43c0-5 3-9 8-11Z' },
    { ink: ['tint'], d: 'M38 12h20l3 20H35Z' },
    {
      ink: ['tint', 'fine'],
      d: 'M48 75V58M48 64c-10 0-14-5-14-13 9 0 14 4 14 13ZM48 60c8 0 12-4 12-11-8 0-12 3-12 11Z',
    },
  ],
  Reinigung: [
    { ink: ['surface'], d: 'M31 44h26c5 2 8 6 8 11v29a5 5 0 0 1-5 5H28a5 5 0 0 1-5-5V55c0-5 3-9 8-11Z' },
    { ink: ['tint'], d: 'M37 32h14v12H37ZM44 32V19M26 24c2-6 8-8 16-8h10v6' },
    { ink: ['tint', 'fine'], d: circle(74, 30, 9) },
    { ink: ['fine'], d: circle(86, 50, 5) },
    { ink: ['fine'], d: circle(72, 12, 4) },
    { ink: ['fine'], d: 'M34 60h20M34 69h14' },
  ],
};
