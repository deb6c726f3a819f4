/**
 * Finds what a mail client would turn into a link: the address of a page or a mail, with or without `http://`. A name
 * in a mail must not contain one.
 */

/** Country domains (ISO 3166-1 and additions by the root zone). */
const COUNTRIES = new Set(
  `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd
  cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge
  gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki
  km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my
  mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se
  sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va
  vc ve vg vi vn vu wf ws ye yt za zm zw`.split(/\s+/),
);
/** Other domains that are no words. */
const OTHERS = new Set(
  'com net org info biz edu gov mil int mobi app dev xyz online shop store site website blog web click link'.split(
    ' ',
  ),
);
/** Domains that are words, too: addresses have them in lower case. */
const WORDS = new Set(
  `apotheke apo berlin hamburg koeln cologne nrw bayern saarland ruhr wien tirol gmbh haus care clinic health dental
  pharmacy hospital doctor family life live world team top club cloud email support help center group pro name post
  bar page space tech agency company business services media news digital network`.split(/\s+/),
);
/** Abbreviations before a name without a space: `Dr.Li`, `St.Peter`, `Co.KG`. */
const ABBREVIATION =
  /^(dr|prof|st|inh|dipl|ing|med|dent|vet|pharm|rer|nat|hr|fr|mag|jun|jr|sen|sr|bzw|ges|fa|co|gebr|geschw|nachf|str|ph|evtl)$/u;
/** An initial or number before a capitalised word: `J.De Vries`, `4.Stock`. */
const INITIAL_OR_ORDINAL = /^(\p{Lu}|\d{1,3})$/u;

const SCHEME = /:\/\/|\bwww\d?\.|\b(https?|ftp|mailto|tel|javascript|data):|[^\s@]@[^\s@]/u;
const NUMBERS = /\b\d{1,3}(\.\d{1,3}){3}\b/;
/** A dot between two labels of a host; the second one is matched by lookahead. */
const DOT = /([\p{L}\p{M}\p{N}-]+)\.(?=([\p{L}\p{M}\p{N}-]+))/gu;

/** Whether a text contains the address of a page or a mail. */
export function holdsAddress(text: string): boolean {
  // Reads fullwidth letters and the like as plain ones.
  const plain = text.normalize('NFKC');
  const small = plain.toLowerCase();
  if (SCHEME.test(small) || NUMBERS.test(small)) return true;
  for (const [, before = '', after = ''] of plain.matchAll(DOT)) if (isHost(before, after)) return true;
  return false;
}

function isHost(before: string, after: string): boolean {
  const capital = /^\p{Lu}/u.test(after);
  if (capital && ABBREVIATION.test(before.toLowerCase())) return false;
  if (INITIAL_OR_ORDINAL.test(before) && /^\p{Lu}\p{Ll}/u.test(after)) return false;
  const end = after.toLowerCase();
  return COUNTRIES.has(end) || OTHERS.has(end) || (WORDS.has(after) && !capital);
}
