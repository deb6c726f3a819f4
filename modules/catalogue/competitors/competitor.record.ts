import { defineRecord, name, required } from '#platform/domain';

/** Maximum length of a name; also the length of the column. */
const NAME_MAX_LENGTH = 200;

/**
 * A product of another manufacturer, offered by the questionnaire (access specification, section 5:
 * 'Competitor add and save need a non-empty name').
 */
export const competitorRecord = defineRecord({
  name: 'wettbewerber',
  table: 'competitor',
  data: 'catalogue',
  act: 'competitor',
  tab: 5,
  key: 'Name',
  readers: ['bera_durch'],
  columns: {
    Name: required(name('Name', NAME_MAX_LENGTH), {
      label: 'Name',
      about: 'Jeder kommt einmal vor, auch in anderer Groß- und Kleinschreibung',
    }),
  },
  words: {
    title: 'Wettbewerberliste',
    one: 'Wettbewerber',
    that: 'den Wettbewerber',
    about: 'Produkte anderer Hersteller, die der Fragebogen als bekannte Produkte anbietet.',
    add: 'Wettbewerber hinzufügen',
    empty: 'Kein Wettbewerber passt zu dieser Suche.',
    begin:
      'Noch steht hier nichts. Tragen Sie die Namen anderer Produkte ein, die jemand bisher benutzt haben kann: Die Beratung schlägt sie dann vor.',
    added: { title: 'Wettbewerber hinzugefügt', text: 'Der Wettbewerber wurde erfolgreich hinzugefügt.' },
    changed: { title: 'Wettbewerber bearbeitet', text: 'Der Wettbewerber wurde erfolgreich bearbeitet.' },
    deleted: { title: 'Wettbewerber gelöscht', text: 'Der Wettbewerber wurde erfolgreich gelöscht.' },
    deletion: 'Soll dieser Wettbewerber wirklich gelöscht werden?',
    lost: ({ Name }) => [
      `„${Name}“ wird im Fragebogen nicht mehr angeboten.`,
      'Beratungen, in denen dieses Produkt schon gewählt ist, behalten den Namen.',
    ],
    gone: 'Diesen Eintrag gibt es nicht mehr.',
    taken: (taken) => `„${taken}“ steht schon in der Liste.`,
  },
  calls: {
    path: 'cms/wettbewerber.php',
    schema: 'Wettbewerber',
    current: 'der Eintrag, wie GET ihn antwortet',
    list: { summary: 'Produkte anderer Hersteller', refusals: { 403: 'Das Recht bera_durch fehlt.' } },
    save: {
      summary: 'Produkt eines anderen Herstellers speichern',
      about:
        'Nimmt einen Eintrag, wie GET ihn antwortet. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Der Fragebogen bietet das Gespeicherte sofort an.',
      added: 'ein neuer Eintrag',
      examples: {
        Ändern: { id: 4, Name: 'Absorvia Slip Maxi Plus' },
        Hinzufügen: { id: 0, Name: 'Musterprodukt Nacht' },
      },
    },
    remove: {
      summary: 'Produkt eines anderen Herstellers löschen',
      id: 'Eintrag der Liste',
      example: { name: 'Eintrag', id: '5' },
    },
  },
  file: { command: 'competitors', of: 'the known products of other makers' },
});
