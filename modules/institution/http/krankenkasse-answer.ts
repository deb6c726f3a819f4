import * as z from 'zod';
import { jsonOf } from '#platform/domain';
import { answerFields, idAnswer, rowAnswer } from '#platform/http';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import { rateColumns } from '../krankenkassen/rate-columns.ts';
import type { ChosenKrankenkasse, KrankenkassenChoice } from '../own-krankenkassen/chosen-krankenkassen.ts';

const LISTS = {
  Saetze: () =>
    z.array(
      z
        .strictObject({
          gueltigAb: z.iso.date().describe('Der erste Tag, an dem sie gelten'),
          ...answerFields(rateColumns),
        })
        .meta({ id: 'KassenSaetze' }),
    ),
};

/** A Krankenkasse as the calls answer it. Rates are net euros a month, texts with a dot and two decimals. */
export const krankenkasseSchema = () => rowAnswer(krankenkasseRecord, LISTS);

/** One that an institution has chosen: with its id in the vendor's list, null for one of its own. */
export const chosenKrankenkasseSchema = () =>
  z
    .strictObject({
      id: idAnswer(),
      ...answerFields(krankenkasseRecord.columns, LISTS),
      Krankenkassenid: idAnswer()
        .nullable()
        .describe('In der Liste des Herstellers; null: eigene Krankenkasse'),
      Zusaetzlich: z
        .boolean()
        .describe(
          'Bei allen gleich: true, wenn Beratungen die ganze Liste des Herstellers und dazu die eigenen anbieten; false, wenn nur die gewählten',
        ),
    })
    .meta({ id: 'GewaehlteKrankenkasse' });

/** One that an institution has chosen, as the calls answer it. */
function chosenKrankenkasseAnswer(kasse: ChosenKrankenkasse, zusaetzlich: boolean) {
  const { id, krankenkassenId } = kasse;
  return {
    id,
    ...jsonOf(krankenkasseRecord.columns, kasse),
    Krankenkassenid: krankenkassenId,
    Zusaetzlich: zusaetzlich,
  };
}

/** All that an institution has chosen, as the calls answer it. */
export const choiceAnswer = ({ entries, zusaetzlich }: KrankenkassenChoice) =>
  entries.map((each) => chosenKrankenkasseAnswer(each, zusaetzlich));
