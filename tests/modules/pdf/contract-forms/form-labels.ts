/**
 * What public forms say beside their fields, and what is to be guessed of that: applications for Hilfsmittel, records of
 * advice (§ 127 SGB V), receipts, declarations of Mehrkosten, annexes 2 and 3 of the contract under § 78 SGB XI. In our
 * order, without the wordings of any contract. '-': nothing is known of that, or it could be somebody else's.
 */
const TEXTS = `
person.listed = Name, Vorname | Name, Vorname des Versicherten | Name, Vorname der versicherten Person
person.listed = Nachname, Vorname | Familienname, Vorname | Name/Vorname
person.name = Vor- und Nachname | Vor- und Zuname | Vorname und Name | Vorname Nachname | Name des Versicherten
person.name = Name der versicherten Person | Name des Patienten | Name der Antragstellerin
person.name = Name der/des Versicherten | Versicherter: Name
person.givenname = Vorname | Vorname des Versicherten | Vorname(n) | Patient Vorname
person.lastname = Nachname | Familienname | Zuname
- = Geburtsname | Geburtsort | Staatsangehörigkeit | Rentenversicherungsnummer | Sozialversicherungsnummer
- = Versichertenstatus | Status | Hausnummer | Ort | Straße, PLZ, Ort | Name und Anschrift des Versicherten
- = Adresszusatz | Abweichende Lieferanschrift | Lieferadresse | Telefax | Pflegegrad seit
- = Pflegegrad beantragt am | Anschrift der Krankenkasse | Telefon der Pflegekasse
- = Sachbearbeiter der Krankenkasse | Name und Anschrift des Leistungserbringers | Umsatzsteuer-ID der Apotheke
- = Kontoinhaber | IBAN | BIC | Bankverbindung | Vorname des Betreuers | Geburtsdatum des Betreuers
- = Anschrift des Betreuers | Amtsgericht | Aktenzeichen der Betreuung | Name der Pflegeperson
- = Anschrift der Pflegeperson | Pflegedienst | Name des Pflegedienstes | Telefon Pflegedienst | Pflegeheim
- = Angehörige | Anschrift der Praxis | Telefon des Arztes | Hausarzt | LANR | BSNR | Betriebsstätten-Nr.
- = Arzt-Nr. | Vertragsarztstempel | Versorgungszeitraum von | Gültig bis | Lieferdatum | Eingangsdatum
- = Genehmigt bis | Genehmigungsnummer | Genehmigung vom | Bewilligungszeitraum | Ort, Datum, Unterschrift
- = Unterschrift | Unterschrift der versicherten Person | Unterschrift des Leistungserbringers
- = Stempel und Unterschrift | Ort der Beratung | 7-Steller | Körpergröße | Hüftumfang | Menge pro Quartal
- = Einzelpreis | Gesamtpreis | Gesamtbetrag | Wirtschaftliche Aufzahlung | Mehrkosten je Stück
- = Mehrkosten pro Jahr | Zuzahlung je Packung | Eigenanteil | Medizinische Begründung | Bemerkungen
- = Bisherige Versorgung | Vertragsnummer | Kundennummer | Rechnungsnummer | Bettschutzeinlagen Menge
- = Menge Einmalhandschuhe | Menge_549901 | Fingerlinge | Händedesinfektion | Flächendesinfektionsmittel Menge
- = Schutzschürzen | Mundschutz | FFP2-Masken Anzahl | Größe der Handschuhe | Pflegehilfsmittel
- = Höchstbetrag PG 54 | Vorname des Arztes | Adresse Arzt | Wohnort Betreuer
- = Vertreter des Leistungserbringers | Ansprechpartner/Telefon | Name des Kontoinhabers | Name der Einrichtung
- = Name in Druckbuchstaben | Produkt (mit Mehrkosten) | Gesamte Mehrkosten | Zuzahlung gesamt | Pauschale netto
- = Datum des Antrags | Abgabedatum | Ausstellungsdatum | Versorgungsmonat | Rezeptnummer | Saugstärke
person.birthdate = Geburtsdatum | Geb.-Datum | geb. am | geboren am | Geburtstag | GebDat
person.birthdate = Geburtsdatum (TT.MM.JJJJ)
person.birthdate.day = Geburtsdatum Tag | GebTag
person.birthdate.month = Geburtsdatum Monat | GebMonat
person.birthdate.year = Geburtsdatum Jahr | Geburtsjahr
person.number = Versichertennummer | Versicherten-Nr. | Versicherten-Nr. (KVNR) | VersNr | KVNR | KV-Nummer
person.number = Krankenversichertennummer | Krankenversicherungsnummer | Vers.-Nr.
person.number.1 = Versichertennummer Stelle 1
person.number.10 = Versichertennummer Stelle 10
person.street = Straße | Straße, Hausnummer | Straße und Hausnummer | Straße, Nr.
person.town = PLZ, Ort | PLZ/Ort | PLZ und Wohnort | Postleitzahl, Ort
person.plz = PLZ | Postleitzahl
person.city = Wohnort
person.address = Anschrift | Adresse | Anschrift des Versicherten
person.phone = Telefon | Telefonnummer | Telefon (tagsüber) | Tel.
person.email = E-Mail | E-Mail-Adresse | EMail
insurer.ik = IKKasse | IK der Krankenkasse | Krankenkasse IK | IK des Kostenträgers
insurer.ik = Institutionskennzeichen der Pflegekasse | Kostenträgerkennung
person.level = Pflegegrad
insurer.name = Krankenkasse | Name der Krankenkasse | Pflegekasse | Kranken-/Pflegekasse | Kostenträger
insurer.name = Krankenversicherung
institution.name = Leistungserbringer | Name des Leistungserbringers | Name der Apotheke | Apotheke/Sanitätshaus
institution.address = Anschrift des Leistungserbringers
institution.street = Straße des Leistungserbringers
institution.town = PLZ, Ort des Leistungserbringers
institution.city = Ort der Apotheke
institution.ik = IK | IK-Nummer | Institutionskennzeichen | IK des Leistungserbringers | IK-Nr. der Apotheke
institution.phone = Telefon des Leistungserbringers
institution.fax = Fax des Leistungserbringers
institution.email = E-Mail der Apotheke
institution.contact = Ansprechpartner des Leistungserbringers | Ansprechpartner
representative.name = Betreuer | Name des Betreuers | Name, Vorname des gesetzlichen Vertreters
representative.name = Bevollmächtigte Person
representative.phone = Telefon Betreuer
representative.email = E-Mail der Vertretung
representative.relation = Verwandtschaftsverhältnis
talk.prescriber = Arzt | Name des verordnenden Arztes | Verordnende Ärztin/verordnender Arzt | Name des Arztes
talk.diagnosis = Diagnose | Diagnose (ICD-10) | ICD-10-Code
talk.prescribedOn = Datum der Verordnung | Verordnungsdatum | Verordnung vom | Ärztliche Verordnung vom
talk.prescribedOn = Rezeptdatum
talk.prescribedOn.day = Datum der Verordnung Tag
talk.prescribedProduct = Verordnetes Hilfsmittel | Verordnetes Produkt
talk.prescribedAmount = Verordnete Menge | Menge lt. Verordnung
talk.period = Verordnungszeitraum
talk.recommendedOn = Datum der Empfehlung
talk.day = Datum der Beratung | Beratungsdatum | Beratung am | Datum | Datum der Unterschrift
talk.day = Beratungsgespräch am
talk.placeDay = Ort, Datum | Ort und Datum | OrtDatum
talk.adviser = Berater | Name des Beraters | Name der beratenden Person | Beratung durch | Mitarbeiter/in
talk.advised = Beratene Person
talk.form = Form der Beratung
line1.aid = Hilfsmittelnummer | Hilfsmittel-Nr. | Hilfsmittelpositionsnummer | HMV-Nr. | HMV1
line1.aid = Hilfsmittelverzeichnisnummer
line2.aid = HMV2
line3.aid = Positionsnummer 3
line1.pzn = PZN | PZN1
line12.pzn = PZN_12
line1.article = Artikelnummer
line1.name = Artikelbezeichnung | Produktbezeichnung | Produkt | Bezeichnung des Hilfsmittels | Hilfsmittel
line1.name = Gewähltes Produkt | Produkt 2026
line2.name = Produkt 2
line1.size = Größe | Konfektionsgröße
line1.daily = Stück pro Tag | Stück/Tag | Täglicher Bedarf | Tagesbedarf
line1.pieces = Stück pro Monat | Menge | Monatsbedarf | Monatliche Menge
line2.pieces = Menge2
line1.packs = Packungen pro Monat
line1.content = Stück je Packung | Packungsgröße
line1.price = Preis je Packung
care.extra = Mehrkosten | Mehrkosten in EUR | Mehrkosten pro Monat | Monatliche Mehrkosten | Höhe der Mehrkosten
care.extra = Aufzahlung | Höhe der monatlichen Mehrkosten
care.copayment = Gesetzliche Zuzahlung | Zuzahlung
care.allowance = Vertragspauschale | Monatspauschale
care.offered = Angebotene mehrkostenfreie Versorgung | Produkt ohne Mehrkosten
talk.reasonWished = Begründung | Grund
talk.departureReason = Begründung der Abweichung
talk.recommendedBy = Empfohlen von
`;

const TICKS = `
person.female = weiblich | Frau
person.male = männlich
- = divers | Pflegegrad liegt vor | Befreit bis | Harn- und Stuhlinkontinenz
- = Ich verzichte auf die Versorgung ohne Mehrkosten | Über Versorgung ohne Mehrkosten aufgeklärt
- = Ich wurde über Mehrkosten informiert | Betreuer | Beihilfe | Beihilfeanspruch | PG 54 bis Höchstbetrag
- = PG 51 | Bettschutzeinlagen | Pflege durch private Pflegeperson | Privat versichert | Krankenkasse
- = Mehrkosten nein | ohne Mehrkosten nicht gewünscht | Muster abgelehnt | Muster wurden nicht gewünscht
- = Keine Harninkontinenz | Verordnung nicht vorhanden
person.level3 = Pflegegrad 3
person.level1 = Pflegegrad 1
person.exempt = Von der Zuzahlung befreit | Zuzahlungsbefreit | befreit
person.liable = nicht befreit | Nicht von der Zuzahlung befreit | zuzahlungspflichtig | Zuzahlung befreit: nein
person.first = Erstversorgung
person.followUp = Folgeversorgung
person.urine = Harninkontinenz
person.stool = Stuhlinkontinenz
care.withExtra = Mehrkosten | mit Mehrkosten
care.withoutExtra = ohne Mehrkosten | Versorgung ohne Mehrkosten
talk.telephone = Beratung telefonisch
talk.home = Beratung zu Hause
talk.shop = Beratung in der Apotheke
talk.digital = Beratung per Video
talk.prescription = Ärztliche Verordnung liegt vor
talk.samplesGiven = Muster erhalten
talk.samplesNone = Keine Muster
`;

/** A label, what is guessed of it in a form that was thought out, and whether it is that of a box. */
export interface FormLabel {
  readonly label: string;
  readonly value: string | null;
  readonly isTick: boolean;
}

const read = (table: string, isTick: boolean): readonly FormLabel[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [value = '', labels = ''] = line.split(' = ');
      return labels.split(' | ').map((label) => ({ label, value: value === '-' ? null : value, isTick }));
    });

export const FORM_LABELS: readonly FormLabel[] = [...read(TEXTS, false), ...read(TICKS, true)];
