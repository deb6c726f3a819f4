/** Phone hours of the customer support (consultation specification, section 9). */
export function SupportHours() {
  return (
    <p className="support-hours">
      <span className="support-who">Kundensupport:</span> <span>Montag bis Freitag 8.00–16.30&nbsp;Uhr</span>
    </p>
  );
}
