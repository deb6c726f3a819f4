import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_TYPES, type Product } from '#catalogue/domain';
import { type Answers, fittingProducts } from '#consultation/domain';

const CATALOGUE = [...APPLICATION_TYPES.Hautpflege, ...APPLICATION_TYPES.Pflegehilfsmittel].flatMap((type) =>
  ['first', 'second'].map((name) => ({ id: `${type} ${name}`, Anwendungstyp: type }) as unknown as Product),
);
const typesFor = (answers: Answers, catalogue = CATALOGUE) =>
  fittingProducts(answers, catalogue).map(({ product }) => product.Anwendungstyp);

describe('the products that fit the answers', () => {
  it('are skin care where nothing was answered', () => {
    expect(typesFor({})).toEqual(['Schutz', 'Pflege', 'Reinigung']);
    expect(fittingProducts({}, CATALOGUE).map(({ product }) => product.id)).toEqual([
      'Schutz first',
      'Pflege first',
      'Reinigung first',
    ]);
  });

  it('put irritated skin first, then lying, then help with the change', () => {
    expect(typesFor({ haut: 'Ha2', mobil: 'Mo4', versorgung: 'H2', grad: 'G3' })).toEqual([
      'Schutz',
      'Krankenunterlagen',
      'Untersuchungshandschuhe',
    ]);
    expect(fittingProducts({ haut: 'Ha2' }, CATALOGUE)[0]?.why).toBe('Die Haut ist gereizt oder geschädigt.');
  });

  const cases: readonly [string, Answers, string][] = [
    ['a wheelchair', { hilfsmittel: ['Hi2', 'Hi3'] }, 'Krankenunterlagen'],
    ['sitting all day', { mobil: 'Mo3' }, 'Krankenunterlagen'],
    ['help', { versorgung: 'H2' }, 'Untersuchungshandschuhe'],
    ['stool', { inkontinenz: 'I3' }, 'Reinigung'],
    ['a Pflegegrad', { grad: 'G2' }, 'Händedesinfektion'],
    ['frequent changes', { wechseln: 'We4', important: ['I4'] }, 'Schutz'],
    ['sensitive skin', { important: ['I1', 'I4'] }, 'Pflege'],
  ];
  for (const [name, answers, type] of cases)
    it(`begin with ${type} for ${name}`, () => expect(typesFor(answers)[0]).toBe(type));

  it('need no reason that was not given', () => {
    expect(typesFor({ haut: 'Ha1', mobil: 'Mo2', versorgung: 'H1', inkontinenz: 'I1', grad: 'G1' })).toEqual([
      'Schutz',
      'Pflege',
      'Reinigung',
    ]);
  });

  it('are three of different types for any answers, or as many as there are', () => {
    const answers: fc.Arbitrary<Answers> = fc.record(
      {
        haut: fc.constantFrom('Ha1', 'Ha2'),
        mobil: fc.constantFrom('Mo1', 'Mo2', 'Mo3', 'Mo4'),
        versorgung: fc.constantFrom('H1', 'H2'),
        inkontinenz: fc.constantFrom('I1', 'I2', 'I3', 'I4'),
        grad: fc.constantFrom('G1', 'G2', 'G6'),
        wechseln: fc.constantFrom('We1', 'We2', 'We3', 'We4'),
      } as const,
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answers, (given) => {
        const types = typesFor(given);
        expect(new Set(types).size).toBe(3);
        expect(types.length).toBe(3);
      }),
    );
    expect(typesFor({ haut: 'Ha2' }, [])).toEqual([]);
    expect(typesFor({}, CATALOGUE.slice(0, 2))).toEqual(['Schutz']);
  });
});
