import { type CalendarDay, formatDay } from '#platform/domain';
import type { CareValues } from '../documents/care-values.ts';
import type { DocumentInput } from '../documents/document-input.ts';
import { recordValues } from '../documents/record/record-values.ts';
import { sampleInWords } from '../documents/record/sample-words.ts';

type Given = string | boolean | null | undefined;

/**
 * What a form says of the talk, its basis and what was explained: the same as the record of advice.
 *
 * @param input with the printed answers
 */
export function talkContent(input: DocumentInput, care: CareValues): Readonly<Record<string, Given>> {
  const { today, institution, answers } = input;
  const record = recordValues(input, answers, care);
  const { details, samples, signer, amount } = record;
  const { talk, basis, advised = [], departs } = details;
  // The place of signing is only printed where somebody has said it: a form has one line for all.
  const place = details.place?.trim();
  return {
    'talk.day': record.day,
    'talk.adviser': record.adviser,
    'talk.place': place,
    'talk.placeDay': place && `${place}, ${formatDay(today)}`,
    'talk.form': record.talk,
    'talk.advised': record.advised,
    'talk.advisedName': institution.trial ? null : record.advisedName,
    'talk.prescribedOn': dayOf(details.prescribedOn),
    'talk.prescriber': details.prescribedBy,
    'talk.diagnosis': [details.diagnosis, details.diagnosisCode].filter(Boolean).join(', '),
    'talk.prescribedProduct': details.prescribedProduct,
    'talk.prescribedAmount': details.prescribedAmount,
    'talk.period': details.prescribedPeriod,
    'talk.supplyFrom': dayOf(details.supplyFrom),
    'talk.recommendedOn': dayOf(details.recommendedOn),
    'talk.recommendedBy': details.recommendedBy,
    'talk.reasonOffered': details.reasonOffered,
    'talk.reasonWished': details.reasonWished,
    'talk.departure': departs ? details.departure : null,
    'talk.departureReason': departs ? details.departureReason : null,
    'talk.samples': samples?.map(sampleInWords).join('\n'),
    'talk.signer': institution.trial ? null : signer.name,
    'talk.signerRole': signer.role,
    'talk.shop': talk === 'shop',
    'talk.home': talk === 'home',
    'talk.telephone': talk === 'telephone',
    'talk.digital': talk === 'digital',
    'talk.prescription': basis === 'prescription',
    'talk.nurse': basis === 'nurse',
    'talk.noBasis': basis === 'none',
    'talk.advisedPerson': advised.includes('person'),
    'talk.advisedRelatives': advised.includes('relatives'),
    'talk.advisedLegal': advised.includes('legal'),
    'talk.advisedAuthorised': advised.includes('authorised'),
    'talk.samplesGiven': samples !== null && samples.length > 0,
    'talk.samplesNone': samples?.length === 0,
    'talk.departs': departs === true,
    // Unanswered is neither, nor is an answer that the amounts contradict.
    'talk.departsNot': departs === false && amount === null,
    'talk.physicianInformed': departs === true && details.physicianInformed === true,
    'talk.signsPerson': details.signer === 'person',
    'talk.signsLegal': details.signer === 'legal',
    'talk.signsAuthorised': details.signer === 'authorised',
    ...Object.fromEntries(record.explained.map(({ id, checked }) => [`explained.${id}`, checked])),
  };
}

const dayOf = (day: CalendarDay | undefined) => day && formatDay(day);
