/** Words of a label, umlauts as ae, oe, ue, and what then stands in a text, or is ticked; null: nothing that is known. */
type GuessRule = readonly [words: RegExp, text: string | null, tick?: string];

/** A rule for labels that name all of these, in any order. */
const all = (...parts: readonly string[]) => new RegExp(parts.map((part) => `(?=.*(?:${part}))`).join(''));

/** Labels that are never guessed, whatever else they say: a wrong entry looks like a right one. */
export const NEVER_GUESSED: readonly RegExp[] = [
  // What was explained, agreed or signed is nothing that answers tell.
  /aufgeklaert|aufklaerung|informiert|belehrt|einwillig|einverstand|bestaetig|erklaere|verzicht|wunsch nach/,
  /^(?!(ort|datum)( und (ort|datum))? (der|zur) unterschrift).*(unterschrift|unterzeichn|signatur)/,
  /stempel|vermerk|bemerkung|sonstig|hinweis/,
  /geburts?\s?(ort|name|land|stadt)|geboren in|staatsang|familienstand|beruf|korper|koerper|gewicht/,
  /konto|\biban\b|\bbic\b|\bbank|lastschrift|steuer|ust-?id|umsatzst/,
  /\blanr\b|\bbsnr\b|betriebsstaetten ?-?(nr|nummer)|arzt-?\s?(nr|nummer)|lebenslang/,
  /renten|sozialversicherungs|status|privat ?versichert|arbeitgeber|beihilfe|unfall|berufsgen/,
  /pflegedienst|pflegeheim|einrichtung|krankenhaus|klinik|pflegeperson|pflegende|pflegekraft|pflegefach|angehoerig|ehe(gatt|partner)|kind/,
  /amtsgericht|betreuungsgericht|aktenzeichen|geschaeftszeichen|\baz\b|sachbearb/,
  /genehmig|bewillig|leistungszusage|gueltig|befrist|befreit bis|\bbis\b|\bvon bis\b|\bab\b|\bseit\b|\bende\b|ablauf/,
  /liefer(adress|anschrift|dat|term|ort)|abweichende|eingang|rechnung|quittung|empfang/,
  /vertrags?-?\s?(nr|nummer|kenn)|\blegs\b|\bac\b|kunden|vorgang|antrags-?\s?(nr|nummer)|ordnungskrit/,
  /vorversorg|bisher|frueher|vorherig|hausarzt|hausaerzt|ansprechpartner (der|bei der) (kranken|pflege)?kasse/,
  // Pflegehilfsmittel are positions of their own, no lines of a proposal (§ 40 SGB XI).
  /pflegehilfsmittel|bettschutz|bettunterlage|fingerling|handschuh|mundschutz|maske|\bffp|schuerze|kittel|laetzchen|serviette|desinfektion/,
  /\bpg ?-?5[014]|\b5[014]\.?(45|99|40)|produktgruppe|hausnotruf|zum verbrauch|hoechstbetrag|(je|pro) (stueck|packung|einheit)\b.*(kosten|preis|zahl)|(kosten|zahlung) (je|pro) (stueck|packung|einheit)/,
];

const PROVIDER =
  'apotheke|leistungserb|sanitaetshaus|sani\\b|anbieter|lieferant|versorger|firma|hilfsmittelerbringer';
const INSURER = 'kasse|kostentraeger|krankenversicherung\\b|insurer';
const DOCTOR = 'arzt|aerzt|praxis|verordner|verordnende';
const REPRESENTATIVE = 'betreuer|vertret|bevollm';
const IK = '\\bik\\b|institutionskenn';
const PHONE = '\\btel\\b|telefon|\\bfon\\b|phone|rufnummer';
const MAIL = 'e[- ]?mail';
const STREET = 'strasse|str\\b|street';
const TOWN = '(plz|postleitzahl).*\\b(wohn)?ort|(plz|postleitzahl).*stadt';
const ADDRESS = 'anschrift|adress(?!zusatz)|address';
const PLACES = `${STREET}|plz|postleitzahl|\\b(wohn)?ort\\b|hausn|${ADDRESS}|sitz`;

/** What probably stands in a field. The first rule that matches wins; a rule without a value ends the search. */
export const GUESS_RULES: readonly GuessRule[] = [
  // Talk and prescription.
  [/verordnete?s? (hilfsmittel|produkt|versorgung|artikel)/, 'talk.prescribedProduct'],
  [/verordnete (menge|stueck|anzahl)|menge.*verordn/, 'talk.prescribedAmount'],
  [/verordnungs?-?\s?zeitraum|zeitraum der verordnung|versorgungsdauer laut verordnung/, 'talk.period'],
  [/^(?=.*(datum|\bvom\b|\btag\b|ausgestellt))(?=.*(verordnung|rezept))/, 'talk.prescribedOn'],
  [/^(?=.*(datum|\bvom\b))(?=.*empfehlung)/, 'talk.recommendedOn'],
  [/empfohlen (von|durch)|empfehlung (von|durch)/, 'talk.recommendedBy'],
  [/(verordnung|rezept) (liegt|lag) vor|aerztliche verordnung|mit verordnung/, null, 'talk.prescription'],
  [/(beratung|gespraech).*(telefon|fernmuend)|telefonische beratung|^telefonisch$/, null, 'talk.telephone'],
  [/(beratung|gespraech).*(zu hause|haeuslich|hausbesuch)|^(zu hause|hausbesuch)/, null, 'talk.home'],
  [/(beratung|gespraech).*(digital|video|online)|^(digital|videoberatung)$/, null, 'talk.digital'],
  [
    /(beratung|gespraech).*(vor ort|apotheke|geschaeft|filiale|betrieb)|^(vor ort|im geschaeft)$/,
    null,
    'talk.shop',
  ],
  [
    /(datum|tag) (der|des) (beratung|gespraech)|beratungs?-?\s?(datum|tag)|(beratung|beratungsgespraech) am/,
    'talk.day',
  ],
  [/form (der beratung|des gespraech)|art der beratung|beratungsform/, 'talk.form'],
  [/beratene person|beraten wurde|wer wurde beraten/, 'talk.advised'],
  [/beratungs?ort|ort der beratung/, null],
  [
    /berater|beratende|beraten (durch|von)|beratung (durch|erfolgte durch)|^(name (der|des) )?mitarbeiter/,
    'talk.adviser',
  ],
  [/ort.*datum|datum.*\bort\b/, 'talk.placeDay'],
  [/ort (der|zur) unterschrift/, 'talk.place'],
  [/^(heutiges |tages)?datum( (der|zur) unterschrift)?$|^date$/, 'talk.day'],
  [/diagnose|\bicd/, 'talk.diagnosis'],
  [/kein(e)? (muster|bemusterung)/, null, 'talk.samplesNone'],
  [/muster|bemusterung/, 'talk.samples', 'talk.samplesGiven'],
  [/grund.*abweich|begruend.*abweich|abweich.*(grund|begruend)/, 'talk.departureReason'],
  [/medizinische begr|aerztliche begr/, null],
  [/^(begruendung|grund|gruende)\b(?!.*(antrag|ablehn|wechsel))/, 'talk.reasonWished'],
  // Numbers of the person and of institutions; the names of their fields are often run together.
  [/(renten|haft|pflege) ?versicherung/, null],
  [
    /versicherten?-?\s?(nr|nummer)|versicherungs?-?\s?(nr|nummer)|\bkvnr|\bkv-?\s?(nr|nummer)|\bvers\.?\s?-?(nr|nummer)/,
    'person.number',
  ],
  [all(INSURER, `${IK}|kennung`), 'insurer.ik'],
  [all(INSURER, `${PLACES}|${PHONE}|fax|${MAIL}|\\bnr\\b|nummer`), null],
  [all(REPRESENTATIVE, `${PROVIDER}|${INSURER}`), null],
  [all(REPRESENTATIVE, PHONE), 'representative.phone'],
  [all(REPRESENTATIVE, MAIL), 'representative.email'],
  [/verwandtschaft|verhaeltnis zu/, 'representative.relation'],
  [all(REPRESENTATIVE, `${PLACES}|gebu?r?t?|fax|datum|ausweis|nummer|\\bnr\\b`), null],
  [all(REPRESENTATIVE, 'vor- und (nach|zu)name|name.*vorname|vorname.*name'), 'representative.name'],
  [all(REPRESENTATIVE, 'vorname|nachname|familienname|zuname'), null],
  [new RegExp(REPRESENTATIVE), 'representative.name'],
  [all(DOCTOR, `${PHONE}|fax|${MAIL}|datum|\\bnr\\b|nummer`), null],
  [all(DOCTOR, 'vorname|nachname'), null],
  [all(DOCTOR, 'name'), 'talk.prescriber'],
  [all(DOCTOR, PLACES), null],
  [new RegExp(DOCTOR), 'talk.prescriber'],
  [all(PROVIDER, IK), 'institution.ik'],
  [all(PROVIDER, PHONE), 'institution.phone'],
  [all(PROVIDER, 'fax'), 'institution.fax'],
  [all(PROVIDER, MAIL), 'institution.email'],
  [all(PROVIDER, 'ansprechpartner|mitarbeiter|kontaktperson'), 'institution.contact'],
  [all(PROVIDER, 'nummer|\\bnr\\b|datum|inhaber|leiter|leitung'), null],
  [all(PROVIDER, '\\bname', PLACES), null],
  [all(PROVIDER, STREET, '\\bort\\b'), 'institution.address'],
  [all(PROVIDER, STREET), 'institution.street'],
  [all(PROVIDER, TOWN), 'institution.town'],
  [all(PROVIDER, 'plz|postleitzahl'), null],
  [all(PROVIDER, ADDRESS), 'institution.address'],
  [all(PROVIDER, '\\bort\\b|sitz'), 'institution.city'],
  [new RegExp(PROVIDER), 'institution.name'],
  [all('ansprechpartner', PHONE), null],
  [/ansprechpartner/, 'institution.contact'],
  [new RegExp(INSURER), 'insurer.name'],
  [/\bik\b|institutionskenn/, 'institution.ik'],
  // The person.
  [/pflegegrad\s*[1-5]\b/, null, 'person.level'],
  [/pflegegrad (liegt|ja|nein|beantragt|vorhanden|mindestens)/, null],
  [/pflegegrad/, 'person.level'],
  [/geburts-?jahr/, 'person.birthdate.year'],
  [/geb(urts)?\.?\s?-?(dat|tag|monat|jahr)|geboren am|^geb(\.|\b)|birth/, 'person.birthdate'],
  [
    /vor- (und|u\.|\/) ?(nach|zu|familien)?name|vorname,? ?(und |\/ ?)?(nach|zu|familien)?name/,
    'person.name',
  ],
  [/((nach|familien|zu)?name).*vorname/, 'person.listed'],
  [/vorname|given|first.?name/, 'person.givenname'],
  [/nachname|familienname|zuname|last.?name|surname/, 'person.lastname'],
  [new RegExp(`(${STREET}).*(\\bort\\b|stadt)|(name).*(${ADDRESS})`), null],
  [new RegExp(TOWN), 'person.town'],
  [/\bplz\b|postleitzahl|\bzip\b/, 'person.plz'],
  [new RegExp(STREET), 'person.street'],
  [/wohnort|^city$/, 'person.city'],
  [/adresszusatz|hausn/, null],
  [new RegExp(MAIL), 'person.email'],
  [new RegExp(ADDRESS), 'person.address'],
  [new RegExp(PHONE), 'person.phone'],
  [/weiblich|^frau$/, null, 'person.female'],
  [/maennlich|^(herr|mann)$/, null, 'person.male'],
  [/harn.*stuhl|stuhl.*harn|misch/, null],
  [/harn-?\s?inkontinenz/, null, 'person.urine'],
  [/stuhl-?\s?inkontinenz/, null, 'person.stool'],
  [/erst-?\s?(versorg|beratung)/, null, 'person.first'],
  [/folge-?\s?(versorg|beratung)/, null, 'person.followUp'],
  [/nicht.*befreit|zuzahlungspflicht|befreit.*nein/, null, 'person.liable'],
  [/befreit|zuzahlungsfrei/, null, 'person.exempt'],
  // Care, products and amounts.
  [
    /(produkt|versorgung|hilfsmittel|angebot).*(ohne mehrkosten|mehrkostenfrei|aufzahlungsfrei)|(mehrkostenfrei|aufzahlungsfrei)e.*(produkt|versorgung|hilfsmittel)/,
    'care.offered',
    'care.withoutExtra',
  ],
  [/ohne\s+(mehrkosten|aufzahlung)|mehrkostenfrei|aufzahlungsfrei/, null, 'care.withoutExtra'],
  [
    /^(hoehe der |betrag der )?(monatlichen? )?(mehrkosten|aufzahlung)\b(?!.*(jahr|gesamt|grund|netto))/,
    'care.extra',
    'care.withExtra',
  ],
  [/mit (mehrkosten|aufzahlung)/, null, 'care.withExtra'],
  [/mehrkosten|aufzahlung|eigenanteil/, null],
  [/^(gesetzliche |monatliche |hoehe der )*zuzahlung\b(?!.*gesamt)/, 'care.copayment'],
  [/^(vertrags|monats|versorgungs|kranken)?pauschale\b(?!.*netto)/, 'care.allowance'],
  [/7-?steller|produktart/, null],
  [
    /(hilfsmittel|hilfsmittelverzeichnis|positions|hm|hmv|himi)-?\s?(positions?-?\s?)?(nr|nummer|pos)|\bhmv\b|10-?steller/,
    'line1.aid',
  ],
  [/\bpzn\b|pharmazentral/, 'line1.pzn'],
  [/artikel-?\s?(nr|nummer)|art\.?-?\s?nr/, 'line1.article'],
  [/(stueck|menge|inhalt|anzahl).*(je|pro|einer) packung|packungs(inhalt|groesse)/, 'line1.content'],
  [/groesse|konfektion/, 'line1.size'],
  [/preis.*(je|pro|einer) packung|packungspreis/, 'line1.price'],
  [/preis|kosten|betrag|wert/, null],
  [/(stueck|menge|bedarf|anzahl|verbrauch).*(tag\b|taeglich)|taeglich|tages(bedarf|menge)/, 'line1.daily'],
  [/(packung|pack\b).*(monat)|^(anzahl )?(der )?packungen/, 'line1.packs'],
  [
    /^(menge|stueck|stueckzahl|monatsbedarf|monatsmenge|monatliche menge)\b(?!.*(jahr|quartal|woche))/,
    'line1.pieces',
  ],
  [/(stueck|menge|bedarf).*monat/, 'line1.pieces'],
  [/(gewuenscht|gewaehlt)e?s? (produkt|hilfsmittel)/, 'line1.name'],
  [/^(produkt|artikel|bezeichnung|hilfsmittel)(name|bezeichnung)?\b(?!.*(grupp|art\b))/, 'line1.name'],
  [
    /^name( (des|der|der\/des|des\/der))?( (versicherten?r?|patient\w*|antragstell\w*|pflegebeduerft\w*))?( person)?$/,
    'person.name',
  ],
  [/^(versicherte[rn]?|patient\w*) name$/, 'person.name'],
];
