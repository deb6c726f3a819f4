/** The film's script: one consultation, from the first question to the document. */

/** The person advised; invented, as is the Krankenkasse. */
const PERSON = { kasse: 'Musterkasse Mitte', day: '31', month: '01', year: '1950', name: 'Sommer' };

/**
 * Goes through a consultation, starting on the start page after the login.
 *
 * @param page Playwright's page
 * @param hand how it is done: `say` a caption, `click`, `type`, `choose`, `look` at something for a while, `still`
 */
export async function goThrough(page, hand) {
  const radio = (name) => page.getByRole('radio', { name, exact: true });
  const button = (name) => page.getByRole('button', { name, exact: true });
  const way = (name) => button(name).or(page.getByRole('link', { name, exact: true }));
  const field = (name) => page.getByLabel(name, { exact: true });
  const onTo = async (name, path) => {
    await hand.click(way(name));
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

  await hand.say('Eine Beratung zur Inkontinenz, wie sie an Ihrem Tresen stattfinden kann.');
  await hand.look(button('Beratung beginnen'), 3200);
  await onTo('Beratung beginnen', '/wizard/0');

  await hand.say('Am Anfang stehen Krankenkasse und Geburtsdatum. Danach richtet sich die Pauschale.');
  await hand.type(page.getByRole('combobox', { name: /Krankenkasse/ }), PERSON.kasse.slice(0, 14));
  await hand.click(page.getByRole('option', { name: PERSON.kasse, exact: true }));
  for (const [name, text] of [
    ['Tag', PERSON.day],
    ['Monat', PERSON.month],
    ['Jahr', PERSON.year],
  ])
    await hand.type(field(name), text);
  await hand.choose(radio('Urininkontinenz'));
  await onTo('Anamnese starten', '/wizard/1');

  await hand.say('Die Anamnese fragt Schritt für Schritt, was für die Versorgung zählt.');
  await hand.choose(radio('Frau'));
  await hand.type(field('Nachname'), PERSON.name);
  await onTo('weiter', '/wizard/2');
  await hand.choose(radio('Mittel'));
  await hand.still('anamnese');
  await onTo('weiter', '/wizard/3');

  await hand.say('Die Antworten bleiben verschlüsselt in diesem Browser. Der Server erhält sie nicht.');
  await hand.choose(radio('1 bis 1,5 Liter'));
  await onTo('weiter', '/wizard/4');
  await hand.choose(radio('Nein, nicht selbständig'));
  await hand.choose(radio('Mit Hilfe oder durch andere'));
  await hand.choose(radio('M'));
  await onTo('Empfehlung anzeigen', '/recommendations');

  await hand.say('Aus den Antworten entsteht eine Empfehlung. Was sie im Monat kostet, steht gleich dabei.');
  const product = (name) => page.getByRole('checkbox', { name, exact: true });
  await product('Valdumea Vorlage Plus + Fixierhose').waitFor();
  await hand.look(page.getByRole('heading', { level: 1 }), 1800);
  await hand.still('empfehlung');
  await onTo('Versorgung berechnen', '/cart');

  await hand.say('Die medizinisch notwendige Versorgung: ohne Mehrkosten.');
  await page.getByRole('article').first().waitFor();
  const costs = page.getByRole('complementary', { name: /^Kosten von/ });
  await hand.look(costs, 3800);
  await hand.click(page.getByRole('tab', { name: /^Wunschversorgung \d/ }));
  await hand.say('Bei der Wunschversorgung stehen die Mehrkosten auf den Cent genau daneben.');
  await hand.look(costs, 3400);
  await hand.still('rechner');
  const vorlage = page.getByRole('article', { name: 'Valdumea Vorlage Plus' });
  const fixierhose = page.getByRole('article', { name: 'Valdumea Fixierhose' });
  await hand.say('Eine andere Größe, ein anderer Bedarf: Alles wird sofort neu berechnet.');
  await hand.choose(fixierhose.getByRole('radio', { name: 'L', exact: true }));
  await hand.look(costs, 1600);
  await hand.select(vorlage.getByLabel('Bedarf am Tag'), '3 Stück');
  await hand.look(costs, 3000);
  await onTo('zur Zusammenfassung', '/offer');

  await hand.say('Die Zusammenfassung zeigt Angaben und Kosten noch einmal auf einen Blick.');
  await hand.look(page.getByRole('heading', { level: 1 }), 3000);
  const proposal = page.getByRole('button', { name: /^Ansehen.*Versorgungsvorschlag$/ });
  await hand.look(proposal, 600);
  await hand.click(proposal);
  await page.getByText('Das PDF wurde erfolgreich generiert').waitFor();
  await hand.say('Der Versorgungsvorschlag als PDF: zum Drucken oder verschlüsselt per E-Mail.');
  await hand.look(
    page
      .getByRole('article', { name: /^Vorschau: / })
      .getByRole('heading')
      .first(),
    2400,
  );
  await hand.still('dokument');
  await hand.scroll(page.getByRole('heading', { name: 'Mehrkostenübernahmeerklärung' }), 3200);
}
