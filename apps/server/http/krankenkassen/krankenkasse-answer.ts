import * as z from 'zod';
import type { ChosenKrankenkasse } from '#institution';
import { DEFAULT_KINDALTER, type ManagedKrankenkasse, saetzeAnswer } from '#institution/domain';
import { toDecimal } from '#platform/domain';
import { amountAnswer, idAnswer } from '../calls/answer-schemas.ts';

const rates = () => ({
  Kinderpauschale: amountAnswer(),
  Urinpauschale: amountAnswer(),
  Stuhlpauschale: amountAnswer(),
  Kindalter: z.int().describe('Bis zu welchem Alter die Kinderpauschale gilt, in vollendeten Jahren'),
});

const fields = () => ({
  id: idAnswer(),
  Kasse: z.string(),
  ...rates(),
  Saetze: z
    .array(
      z
        .strictObject({ gueltigAb: z.iso.date().describe('Der erste Tag, an dem sie gelten'), ...rates() })
        .meta({ id: 'KassenSaetze' }),
    )
    .describe(
      'Was ab einem Tag gilt, der älteste zuerst; davor gelten die Pauschalen der Krankenkasse selbst',
    ),
  IK: z.string().describe('Institutionskennzeichen, neun Ziffern; leer: keines'),
  selfPay: z.boolean().describe('Wer hier versichert ist, zahlt selbst'),
});

/**
 * A Krankenkasse as the calls answer it (consultation specification, section 3). Rates are net euros a
 * month, texts with a dot and two decimals; `selfPay` marks those who pay themselves.
 */
export const krankenkasseSchema = () =>
  z
    .strictObject({
      ...fields(),
      version: idAnswer().describe('Steigt mit jedem Speichern; PUT und DELETE nehmen sie'),
    })
    .meta({ id: 'Krankenkasse' });

/** One that an institution has chosen: with its id in the vendor's list, null for one of its own. */
export const chosenKrankenkasseSchema = () =>
  z
    .strictObject({
      ...fields(),
      Krankenkassenid: idAnswer()
        .nullable()
        .describe('In der Liste des Herstellers; null: eigene Krankenkasse'),
    })
    .meta({ id: 'GewaehlteKrankenkasse' });

/** One of the vendor's list, as the calls answer it. */
export function krankenkasseAnswer(kasse: ManagedKrankenkasse) {
  return { ...fieldsOf(kasse), version: kasse.version };
}

/** One that an institution has chosen, as the calls answer it. */
export function chosenKrankenkasseAnswer(kasse: ChosenKrankenkasse) {
  return { ...fieldsOf(kasse), Krankenkassenid: kasse.krankenkassenId };
}

function fieldsOf(kasse: ManagedKrankenkasse | ChosenKrankenkasse) {
  return {
    id: kasse.id,
    Kasse: kasse.Kasse,
    Kinderpauschale: toDecimal(kasse.Kinderpauschale),
    Urinpauschale: toDecimal(kasse.Urinpauschale),
    Stuhlpauschale: toDecimal(kasse.Stuhlpauschale),
    Kindalter: kasse.Kindalter ?? DEFAULT_KINDALTER,
    Saetze: saetzeAnswer(kasse.Saetze),
    IK: kasse.IK,
    selfPay: kasse.selfPay,
  };
}
