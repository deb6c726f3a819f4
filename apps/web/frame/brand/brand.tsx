import { Link } from '@remix-run/react';

/** The logo: a drop held by the curve of an open hand. Decorative beside the name. */
function Sign() {
  return (
    <svg className="brand-sign" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="currentColor" />
      <path d="M20 7.5c4.6 5.2 7.2 8.9 7.2 12.2a7.2 7.2 0 0 1-14.4 0c0-3.3 2.6-7 7.2-12.2Z" fill="#fff" />
      <path
        d="M9 24.5c1.6 5.1 5.9 8 11 8s9.4-2.9 11-8"
        fill="none"
        stroke="#f4c9ae"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

/**
 * The product's word mark with its logo, beside the vendor's name.
 *
 * @param props.href target of the mark; without it, it is no link
 */
export function Brand({ vendorName, href }: { vendorName: string; href?: string }) {
  const mark = (
    <>
      <Sign />
      <span className="brand-name">Inkoberatung</span>
    </>
  );
  return (
    <div className="brand">
      {href === undefined ? (
        <span className="brand-mark">{mark}</span>
      ) : (
        <Link className="brand-mark" to={href}>
          {mark}
        </Link>
      )}
      <span className="brand-vendor">{vendorName}</span>
    </div>
  );
}
