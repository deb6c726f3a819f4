import { formatDay } from '#platform/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { focusScreen } from '../care/focus-screen.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { endingKeptDay } from '../draft/figures-decision.ts';

/** Says that the consultation uses an earlier day, with a button to return to the current one. */
export function KeptDay() {
  const { today, currentDay } = useConsultation();
  const { note } = useDraftActions();
  if (today === currentDay) return null;
  const end = () => {
    note(endingKeptDay);
    focusScreen();
  };
  return (
    <div className="message kept-day">
      <p>
        Diese Beratung rechnet weiter mit dem <strong>{formatDay(today)}</strong>, auch in den Dokumenten.
      </p>
      <button type="button" className="button" onClick={end}>
        Mit heute rechnen ({formatDay(currentDay)})
      </button>
    </div>
  );
}
