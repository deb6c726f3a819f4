import type { ReactNode } from 'react';

/** A price before and after a change, in words. */
interface PreviewedPrice {
  readonly id: string | number;
  /** Product and size. */
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** The prices that a change concerns, before it is made. */
export function PricePreview({ prices }: { readonly prices: readonly PreviewedPrice[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <section className="percent-preview" tabIndex={0} aria-label="Vorschau">
      <table>
        <thead>
          <tr>
            <th scope="col">Produkt, Größe</th>
            <th scope="col">bisher</th>
            <th scope="col">neu</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ id, name, before, after }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="number" translate="no">
                {before}
              </td>
              <td className="number" translate="no">
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
