import type { CountedPage } from './counted-page.ts';
import { untilSaved } from './saved-files.ts';

/** Begins, and gives the insurer and the birth date: both are typed, the insurer taken from the list. */
async function begin(counted: CountedPage, take: () => Promise<void>): Promise<void> {
  const { page } = counted;
  await counted.go(page.getByRole('main').getByRole('button', { name: 'Beratung beginnen' }), '/wizard/0');
  await counted.click(page.getByRole('combobox', { name: /Krankenkasse/ }));
  await counted.type('mitte');
  await take();
  await counted.click(page.getByLabel('Tag', { exact: true }));
  await counted.type('05031948');
}

/** A consultation with everything asked: Pflegegrad 2, two products, three documents saved. */
export async function fullConsultation(counted: CountedPage): Promise<void> {
  const { page } = counted;
  await begin(counted, async () => {
    await counted.press('ArrowDown');
    await counted.press('Enter');
  });
  await counted.choose(/Form der Inkontinenz/, 'Urininkontinenz');
  await counted.go(counted.button('Anamnese starten'), '/wizard/1');
  await counted.choose(/Für wen/, 'Frau');
  await counted.click(page.getByLabel('Vorname', { exact: true }));
  await counted.type('Eva');
  await counted.press('Tab');
  await counted.type('Sommer');
  await counted.click(page.getByLabel('Straße und Hausnummer', { exact: true }));
  await counted.type('Am Tor 1');
  await counted.press('Tab');
  await counted.type('01067');
  await counted.go(counted.button('weiter'), '/wizard/2');
  await counted.choose(/auf einmal verloren/, /^Mittel/);
  await counted.choose(/Wann geht/, 'Tag und Nacht');
  await counted.choose(/Erfahrungen/, 'Noch keine Erfahrung');
  await counted.go(counted.button('weiter'), '/wizard/3');
  await counted.choose(/Medikamente/, 'Keine');
  await counted.choose(/Hilfsmittel/, /^Gehhilfe/);
  await counted.choose(/Einschränkungen/, 'Keine');
  await counted.choose(/getrunken/, '1 bis 1,5 Liter');
  await counted.choose(/Haut/, 'Intakt');
  await counted.go(counted.button('weiter'), '/wizard/4');
  await counted.choose(/beweglich/, 'Eingeschränkt mobil');
  await counted.choose(/Toilette/, 'Nein, nicht selbständig');
  await counted.choose(/legt das Produkt an/, 'Mit Hilfe oder durch andere');
  await counted.choose(/Pflegegrad/, 'Pflegegrad 2');
  await counted.choose(/Antrag auf Pflegehilfsmittel/, /^Nein/);
  await counted.choose(/Wie oft/, 'Bis zu 2-mal');
  await counted.choose(/Konfektionsgröße/, 'M');
  await counted.choose(/besonders wichtig/, 'Diskretion');
  await counted.go(counted.button('Empfehlung anzeigen'), '/recommendations');
  await toSummary(counted);
  await counted.click(page.getByRole('button', { name: /^ausfüllen/ }));
  await counted.click(page.getByRole('radio', { name: /^Eine private Pflegeperson, / }));
  await counted.click(page.getByRole('dialog').getByRole('button', { name: 'Schließen' }));
  await untilSaved(page, 3, () => counted.click(counted.button('Alle sichern')));
}

/** The short way: only what is required, up to the summary. */
export async function shortConsultation(counted: CountedPage): Promise<void> {
  await begin(counted, () =>
    counted.click(counted.page.getByRole('option', { name: 'Musterkasse Mitte', exact: true })),
  );
  await counted.choose(/Form der Inkontinenz/, 'Urininkontinenz');
  await counted.choose(/Für wen/, 'Frau');
  await counted.choose(/auf einmal verloren/, /^Mittel/);
  await counted.choose(/getrunken/, '1 bis 1,5 Liter');
  await counted.choose(/Toilette/, 'Nein, nicht selbständig');
  await counted.choose(/legt das Produkt an/, 'Mit Hilfe oder durch andere');
  await counted.go(counted.button('Empfehlung anzeigen'), '/recommendations');
  await toSummary(counted);
}

/** Over the picks, which are preselected, and the calculator. */
async function toSummary(counted: CountedPage): Promise<void> {
  await counted.go(counted.button('Versorgung berechnen'), '/cart');
  await counted.go(counted.page.getByRole('link', { name: 'zur Zusammenfassung' }), '/offer');
}
