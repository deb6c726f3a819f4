/** A feature of a product, shown as an icon with its name. */
interface FeatureIcon {
  /** Name in files, calls and the database. */
  readonly name: string;
  /** Name for people. */
  readonly label: string;
}

/** The fixed list of features (access specification, section 3: 34 icons), in display order. */
export const FEATURE_ICONS: readonly FeatureIcon[] = [
  { name: 'waschbar', label: 'Waschbar' },
  { name: 'aloe-vera', label: 'Mit Aloe vera' },
  { name: 'auslaufschutz', label: 'Auslaufschutz' },
  { name: 'dermatologisch-getestet', label: 'Dermatologisch getestet' },
  { name: 'geruchsneutralisierend', label: 'Geruchsneutralisierend' },
  { name: 'naesseindikator', label: 'Nässeindikator' },
  { name: 'umweltfreundlich', label: 'Umweltfreundlich' },
  { name: 'atmungsaktiv', label: 'Atmungsaktiv' },
  { name: 'ph-hautneutral', label: 'pH-hautneutral' },
  { name: 'latexfrei', label: 'Latexfrei' },
  { name: 'parfuemfrei', label: 'Parfümfrei' },
  { name: 'diskret', label: 'Diskret unter der Kleidung' },
  { name: 'anatomische-passform', label: 'Anatomische Passform' },
  { name: 'elastische-buendchen', label: 'Elastische Bündchen' },
  { name: 'klettverschluss', label: 'Wiederverschließbarer Klettverschluss' },
  { name: 'elastischer-hueftbund', label: 'Elastischer Hüftbund' },
  { name: 'schnelle-aufnahme', label: 'Schnelle Flüssigkeitsaufnahme' },
  { name: 'trockenes-hautgefuehl', label: 'Trockenes Hautgefühl' },
  { name: 'tagversorgung', label: 'Für den Tag' },
  { name: 'nachtversorgung', label: 'Für die Nacht' },
  { name: 'fuer-frauen', label: 'Für Frauen' },
  { name: 'fuer-maenner', label: 'Für Männer' },
  { name: 'fuer-kinder', label: 'Für Kinder und Jugendliche' },
  { name: 'einzeln-verpackt', label: 'Einzeln verpackt' },
  { name: 'klebestreifen', label: 'Mit Klebestreifen' },
  { name: 'textile-oberflaeche', label: 'Textilähnliche Oberfläche' },
  { name: 'raschelarm', label: 'Raschelarm' },
  { name: 'puderfrei', label: 'Puderfrei' },
  { name: 'begrenzt-viruzid', label: 'Begrenzt viruzid' },
  { name: 'reissfest', label: 'Reißfest' },
  { name: 'alkoholfrei', label: 'Alkoholfrei' },
  { name: 'panthenol', label: 'Mit Panthenol' },
  { name: 'zinkoxid', label: 'Mit Zinkoxid' },
  { name: 'einmalgebrauch', label: 'Zum Einmalgebrauch' },
];

/** A product's icons in their former order; new ones last. */
export function inFormerOrder(now: readonly string[], before: readonly string[]): string[] {
  const kept = before.filter((name) => now.includes(name));
  return [...kept, ...now.filter((name) => !kept.includes(name))];
}
