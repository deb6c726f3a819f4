import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../../../apps/web/consultation/draft/draft.ts';
import { readDraft } from '../../../../../apps/web/consultation/draft/read-draft.ts';
import { confirming } from '../../../../../apps/web/consultation/draft/reopened.ts';
import { signedChange } from '../../../../../apps/web/consultation/draft/signed-change.ts';
import { changedAnswers } from '../../../../../apps/web/consultation/reopening/changed-answers.ts';
import { draftOfRecord } from '../../../../../apps/web/consultation/reopening/draft-of-record.ts';
import { lineFinder } from '../../../../../modules/pdf/reopening/match-line.ts';
import { consultation } from '../../../../modules/pdf/consultations.ts';
import { beratung } from '../../../../modules/pdf/reopening/records.ts';

const catalogue = [...consultation().products.values()] as unknown as Parameters<typeof lineFinder>[0];
const products = [...catalogue];
const opened = (from = products) => {
  let last = 0;
  const draft = draftOfRecord(beratung, lineFinder(from), () => {
    last += 1;
    return `line-${last}`;
  });
  return { ...EMPTY_DRAFT, ...draft };
};
const lines = (draft = opened()) => draft.cart.flat().flatMap((tab) => tab.lines);

it('begins a Folgeberatung with the answers, products and decision of a Dokumentation', () => {
  const draft = opened();
  expect(draft.answers).toMatchObject({ anamneseType: 'AT2', verlust: 'V2', lastname: 'Großkreutz-Öztürk' });
  expect(draft.answers.member).toBeUndefined();
  expect(lines(draft)).toHaveLength(beratung.proposals.flatMap((proposal) => proposal.lines).length);
  expect(draft.chosenProposal).toEqual(draft.cart[1][1]?.lines.map(({ id }) => id));
  // What was explained then has not been explained today.
  expect(draft.details).toEqual({ prescribedBy: 'Praxis Dr. Sommer' });
  expect(draft.reopened?.unconfirmed).toContain('verlust');
  expect(draft.reopened?.unconfirmed).not.toContain('anamneseType');
});

it('keeps the answers of then beside those of now', () => {
  const { reopened, answers } = opened();
  if (reopened === undefined) return expect.fail('nothing is kept');
  const { questionnaire } = consultation();
  const changed = (now: typeof answers) => changedAnswers(reopened, questionnaire, now);
  expect(changed(answers)).toEqual([]);
  // Who advises, and what kind of talk it is, is of each talk.
  expect(changed({ ...answers, member: 'Andere', anamneseType: 'AT3' })).toEqual([]);
  expect(changed({ ...answers, verlust: 'V3', givenname: '' })).toEqual([
    { id: 'givenname', question: 'Vorname', former: 'Änne', now: null },
    expect.objectContaining({ id: 'verlust', former: 'Mittel' }),
  ]);
  // A draft of an earlier version did not keep them.
  expect(changedAnswers({ ...reopened, answers: undefined }, questionnaire, { verlust: 'V1' })).toEqual([]);
});

it('is stored and read as a draft', () => {
  const draft = opened();
  expect(readDraft(JSON.stringify(draft))?.reopened).toEqual(draft.reopened);
});

it('finds products by PZN, then by Artikelnummer, and names those that are gone', () => {
  const [first] = beratung.proposals[0]?.lines ?? [];
  const renumbered = products.map((product) => ({
    ...product,
    id: `new-${product.id}`,
    sizes: Object.fromEntries(
      Object.entries(product.sizes).map(([name, size]) => [name, { ...size, PZN: '00000000' }]),
    ),
  }));
  expect(lines(opened(renumbered)).every(({ product }) => product.startsWith('new-'))).toBe(true);
  const without = products.filter(({ Produktbezeichnung }) => Produktbezeichnung !== first?.name);
  const draft = opened(without);
  expect(lines(draft).length).toBeLessThan(lines().length);
  expect(draft.reopened?.proposals[0]?.lines[0]).toMatchObject({ line: null, name: first?.name });
  expect(opened([]).cart).toEqual(EMPTY_DRAFT.cart);
});

it('marks an answer until it is changed or confirmed', () => {
  const draft = opened();
  const change = signedChange(
    (before) => ({ ...before, answers: { ...before.answers, verlust: 'V3' } }),
    1,
    null,
    null,
  );
  const changed = change(draft);
  expect(changed.reopened?.unconfirmed).not.toContain('verlust');
  expect(changed.reopened?.unconfirmed).toContain('mobil');
  expect(confirming(changed, ['mobil']).reopened?.unconfirmed).not.toContain('mobil');
});
