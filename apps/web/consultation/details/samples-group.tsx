import { useState } from 'react';
import { DETAIL_LINE, MAX_SAMPLES, type Sample } from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import { focusField } from '../../ui/fields/focus-field.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DetailDay, type DetailsProps, DetailYesNo, detailId } from './detail-fields.tsx';

/** The samples that were given; a new one is of today. */
export function SamplesGroup({ details, set, today }: DetailsProps & { today: CalendarDay }) {
  const { samples } = details;
  // Fields below a removed sample are remounted: half-typed text belongs to a sample, not to its position.
  const [removals, setRemovals] = useState(0);
  const change = (at: number, part: Sample) =>
    set({ samples: samples?.map((sample, index) => (index === at ? { ...sample, ...part } : sample)) });
  const remove = (at: number) => {
    const rest = samples?.filter((_, index) => index !== at) ?? [];
    set({ samples: rest.length === 0 ? undefined : rest });
    setRemovals((count) => count + 1);
    // Its button is gone: the focus stays in the group.
    requestAnimationFrame(() => focusField(detailId('samples')));
  };
  return (
    <>
      <DetailYesNo
        field="samples"
        label="Wurden Muster gegeben?"
        value={samples && samples.length > 0}
        onChange={(given) =>
          set({ samples: given === undefined ? undefined : given ? [{ day: today }] : [] })
        }
      />
      {samples?.map((sample, index) => (
        <SampleFields
          // biome-ignore lint/suspicious/noArrayIndexKey: samples have no ids.
          key={`${removals} ${index}`}
          number={index + 1}
          sample={sample}
          onChange={(part) => change(index, part)}
          onRemove={() => remove(index)}
        />
      ))}
      {samples && samples.length > 0 && samples.length < MAX_SAMPLES && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => set({ samples: [...samples, { day: today }] })}
          >
            Weiteres Muster
          </button>
        </p>
      )}
    </>
  );
}

function SampleFields(props: {
  number: number;
  sample: Sample;
  onChange: (part: Sample) => void;
  onRemove: () => void;
}) {
  const { number, sample, onChange, onRemove } = props;
  const text = (part: 'product' | 'size' | 'outcome', label: string) => (
    <TextField
      id={detailId(`sample-${number}-${part}`)}
      label={label}
      limit={DETAIL_LINE}
      maxLength={DETAIL_LINE}
      value={sample[part] ?? ''}
      onChange={(value) => onChange({ [part]: value === '' ? undefined : value })}
    />
  );
  return (
    <fieldset className="detail-sample">
      <legend>Muster {number}</legend>
      {text('product', 'Produkt')}
      {text('size', 'Größe')}
      <DetailDay
        id={detailId(`sample-${number}-day`)}
        label="Gegeben am"
        value={sample.day}
        onChange={(day) => onChange({ day })}
      />
      {text('outcome', 'Ergebnis, sobald bekannt')}
      <p>
        <button type="button" className="button button-quiet" onClick={onRemove}>
          Muster {number} entfernen
        </button>
      </p>
    </fieldset>
  );
}
