import { useEffect, useRef, useState } from 'react';
import { CheckedField, type TextAnswerProps } from '../checked-field.tsx';
import { fillTown, townsOf } from './postcode-towns.ts';
import { loadPostcodes, usePostcodes } from './use-postcodes.ts';

/** The postcode, which fills in its town. */
export function PostcodeField(props: TextAnswerProps) {
  const { answers, change } = props;
  const towns = usePostcodes();
  const { plz = '' } = answers;
  /** The town filled in last, for the postcode before this one. */
  const filled = useRef<string | null>(null);
  // Only new input fills in a town: an existing answer is kept.
  const [used, setUsed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each postcode, and once the directory is there.
  useEffect(() => {
    if (towns === null) return;
    const found = townsOf(plz, towns);
    if (found === undefined) return;
    const before = filled.current;
    const { city } = used ? fillTown(answers, towns, before) : answers;
    if (city !== undefined && found.includes(city)) filled.current = city;
    if (used) change((given) => fillTown(given, towns, before));
  }, [towns, plz, used]);
  const said = used && filled.current !== null && answers.city === filled.current ? answers.city : null;
  const use = () => {
    loadPostcodes();
    setUsed(true);
  };
  return (
    <>
      <CheckedField {...props} onUse={use} />
      <span className="visually-hidden" role="status">
        {said === null ? '' : `Ort: ${said}`}
      </span>
    </>
  );
}
