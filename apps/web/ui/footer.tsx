import { NavLink } from '@remix-run/react';
import { areasOf } from '#consultation/domain';
import { useConsultation, useRight } from '../consultation/consultation-data.ts';
import { useDraft } from '../consultation/draft-provider.tsx';

/** The foot with the number of products in the cart; areas that the method hides are not counted. */
export function Footer() {
  const { ready, draft } = useDraft();
  const { method } = useConsultation().institution;
  const mayCalculate = useRight('versorg_aufr');
  const count = areasOf(method).reduce<number>(
    (sum, area) => sum + draft.cart[area].reduce((lines, tab) => lines + tab.lines.length, 0),
    0,
  );
  const text = (
    <span>
      Im Versorgungsrechner: <strong className="number">{ready ? productCount(count) : '–'}</strong>
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

function productCount(count: number): string {
  if (count === 0) return 'keine Produkte';
  return count === 1 ? '1 Produkt' : `${count} Produkte`;
}
