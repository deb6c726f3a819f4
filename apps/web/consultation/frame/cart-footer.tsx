import { NavLink } from '@remix-run/react';
import { areasOf } from '#consultation/domain';
import { counted } from '#platform/domain';
import { useRight } from '../../session/frame-data.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** Footer with the number of products in the cart; areas that the method hides are not counted. */
export function CartFooter() {
  const { method } = useConsultation().institution;
  const mayCalculate = useRight('versorg_aufr');
  const ready = useDraftPart((state) => state.ready);
  const count = useDraftPart(({ draft }) =>
    areasOf(method).reduce<number>(
      (sum, area) => sum + draft.cart[area].reduce((lines, tab) => lines + tab.lines.length, 0),
      0,
    ),
  );
  const text = (
    <span>
      Im Versorgungsrechner:{' '}
      <strong className="number" translate="no">
        {ready ? (count === 0 ? 'keine Produkte' : counted(count, ['Produkt', 'Produkte'])) : '–'}
      </strong>
    </span>
  );
  return (
    <footer className="frame-footer">
      {mayCalculate ? (
        <NavLink className="cart-count" to="/cart">
          {text}
        </NavLink>
      ) : (
        <p className="cart-count">{text}</p>
      )}
    </footer>
  );
}
