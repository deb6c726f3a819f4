import anamnese from './media/anamnese.webp?no-inline';
import anamnese480 from './media/anamnese-480.webp?no-inline';
import anamnese760 from './media/anamnese-760.webp?no-inline';
import dokument from './media/dokument.webp?no-inline';
import dokument480 from './media/dokument-480.webp?no-inline';
import dokument760 from './media/dokument-760.webp?no-inline';
import empfehlung from './media/empfehlung.webp?no-inline';
import empfehlung480 from './media/empfehlung-480.webp?no-inline';
import empfehlung760 from './media/empfehlung-760.webp?no-inline';
import rechner from './media/rechner.webp?no-inline';
import rechner480 from './media/rechner-480.webp?no-inline';
import rechner760 from './media/rechner-760.webp?no-inline';
import { inWidths } from './picture-widths.ts';

/** Pixel size of the largest version of each picture; twice the displayed size. */
const PICTURE = { width: 1140, height: 855 };

/** Displayed width: beside its text if there is room (welcome.css). */
const SHOWN = '(min-width: 76rem) 36rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)';

const STATIONS = [
  {
    title: 'Behutsam fragen',
    text: 'Die Anamnese führt Schritt für Schritt durch das Gespräch: zur Person, zur Inkontinenz, zur Gesundheit und zum Alltag. Sie fragt nur, was für die Versorgung zählt, und zeigt, welche Antworten noch fehlen.',
    picture: inWidths({ 480: anamnese480, 760: anamnese760, 1140: anamnese }),
    alt: 'Die Anamnese im zweiten von vier Schritten. Auf die Frage, wie groß die Menge ist, die auf einmal verloren geht, ist „Mittel“ gewählt.',
  },
  {
    title: 'Passend empfehlen',
    text: 'Aus den Antworten entsteht eine Empfehlung, ohne Mehrkosten und auf Wunsch, mit Saugstärke, Größe und dem Betrag im Monat. Sie wählen gemeinsam aus. Zu einer Vorlage kommt die passende Fixierhose von selbst dazu.',
    picture: inWidths({ 480: empfehlung480, 760: empfehlung760, 1140: empfehlung }),
    alt: 'Die Empfehlung: ein Slip ohne Mehrkosten für 2,12 Euro und einer auf Wunsch für 80,68 Euro im Monat. Beide sind ausgewählt.',
  },
  {
    title: 'Auf den Cent genau rechnen',
    text: 'Der Versorgungsrechner stellt die Pauschale der Krankenkasse, die gesetzliche Zuzahlung und die Mehrkosten nebeneinander. Ändern sich Größe oder Bedarf, ist das Ergebnis sofort da, und jede Zahl lässt sich Schritt für Schritt erklären.',
    picture: inWidths({ 480: rechner480, 760: rechner760, 1140: rechner }),
    alt: 'Der Versorgungsrechner: ein Produkt in Größe M mit drei Stück am Tag. Darunter stehen der Preis von 99,80 Euro im Monat und die Mehrkosten von 78,56 Euro.',
  },
  {
    title: 'Sicher dokumentieren',
    text: 'Dokumentation und Versorgungsvorschlag mit Mehrkostenübernahmeerklärung entstehen als PDF. Sie drucken sie aus, speichern sie oder senden sie per E-Mail, verschlüsselt mit dem Passwort Ihrer Institution.',
    picture: inWidths({ 480: dokument480, 760: dokument760, 1140: dokument }),
    alt: 'Die Vorschau eines Versorgungsvorschlags mit Briefkopf der Apotheke. Darunter stehen die Schaltflächen Drucken, Speichern, PDF öffnen und Per E-Mail senden.',
  },
] as const;

/** The parts of a consultation, each with a screenshot of the product. */
export function Tour() {
  return (
    <section className="tour" aria-labelledby="ablauf">
      <h2 id="ablauf">Von der ersten Frage bis zum fertigen Vorschlag</h2>
      <ol className="tour-list">
        {STATIONS.map(({ title, text, picture, alt }) => (
          <li key={title} className="tour-station">
            <div className="tour-text">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <img
              className="tour-picture"
              alt={alt}
              sizes={SHOWN}
              {...picture}
              loading="lazy"
              decoding="async"
              {...PICTURE}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
