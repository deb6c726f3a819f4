import { useNavigate } from '@remix-run/react';

/** Goes one step back, or home if the catalogue is the first page of this window. */
export function BackButton() {
  const navigate = useNavigate();
  // The router counts the pages of this window in `idx`.
  const back = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate('/'));
  return (
    <button type="button" className="button back-button" onClick={back}>
      zurück
    </button>
  );
}
