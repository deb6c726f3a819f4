import { controlsOf } from './chosen.ts';
import type { EditedChoice } from './offer-in-words.ts';

/** The controls by which a form sends the choice, which is edited elsewhere on the screen. */
export function ChoiceControls({ choice: { zusaetzlich, entries } }: { readonly choice: EditedChoice }) {
  return (
    <>
      {/* A new control for each value: the form notices which controls there are, not what hidden ones hold. */}
      <input
        key={zusaetzlich ? 'added' : 'alone'}
        type="hidden"
        name="zusaetzlich"
        value={zusaetzlich ? 'on' : ''}
        readOnly
      />
      {entries.flatMap((each, index) =>
        controlsOf(each).map(([name, value]) => (
          <input
            key={`${each.krankenkassenId ?? each.Kasse}/${name}`}
            type="hidden"
            name={`entries[${index}].${name}`}
            value={value}
            readOnly
          />
        )),
      )}
    </>
  );
}
