/** Line drawings of the feature icons, 24 by 24, by the name in the product table. */
export const FEATURE_PATHS: Readonly<Record<string, string>> = {
  waschbar: 'M3 6l2 14h14l2-14M3.5 9.5c2-1.5 3.5-1.5 5.5 0s4 1.5 6 0 4-1.5 5.5 0M9 15h6',
  'aloe-vera':
    'M12 21C10 15 9 9 12 3c3 6 2 12 0 18ZM11 21c-4-2-6-6-7-12 4 2 6 6 7 12M13 21c4-2 6-6 7-12-4 2-6 6-7 12M12 21C9 21 6 19.5 3.5 16.5M12 21c3 0 6-1.5 8.5-4.5',
  auslaufschutz: 'M12 3.5c3 4 4.5 6.5 4.5 9a4.5 4.5 0 0 1-9 0c0-2.5 1.5-5 4.5-9ZM4 6v14h16V6M4 20v1',
  'dermatologisch-getestet': 'M12 3l7 2.5V11c0 5-3 8-7 10-4-2-7-5-7-10V5.5ZM8.5 11.5l2.5 2.5 4.5-5',
  geruchsneutralisierend:
    'M11 3c0 5-3.5 8-3.5 11.5 0 1.5 1 2.5 2.5 2.5 1 0 1.5 1.5 3 1.5M16 6c1.5 1 1.5 2.5 0 3.5s-1.5 2.5 0 3.5M20 6c1.5 1 1.5 2.5 0 3.5s-1.5 2.5 0 3.5M4 4l16 16',
  naesseindikator: 'M9 3h6v18H9ZM12 6v7M4 9c1.5 2 2 3 2 4a2 2 0 0 1-4 0c0-1 .5-2 2-4ZM12 17h.01',
  umweltfreundlich: 'M5 19C4 10 9 5 20 4c0 11-5 16-13 14.5M3.5 21C6 15.5 10 12 15 9.5',
  atmungsaktiv:
    'M3 19h18M4 15.5c3-2 5 2 8 0s5 2 8 0M7 11V4M4.5 6.5 7 4l2.5 2.5M17 11V4M14.5 6.5 17 4l2.5 2.5M12 12V8',
  'ph-hautneutral':
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM7 17V9.5M7 12.5a2.2 2.2 0 1 0 0-1M13.5 7.5v8M18 7.5v8M13.5 11.5H18',
  latexfrei:
    'M9 20v-5l-3-4c-1-1.5 1-2.5 2-1.5l1.5 1.5V5c0-1.5 2-1.5 2 0v5V4c0-1.5 2-1.5 2 0v6V5c0-1.5 2-1.5 2 0v9c0 2-1 3-1 4v2ZM3.5 3.5l17 17',
  parfuemfrei: 'M7 11h10v9H7ZM10 11V8h4v3M10 6h4M16.5 5h.01M19 3.5h.01M19 6.5h.01M3.5 3.5l17 17',
  diskret:
    'M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM4 20 20 4',
  'anatomische-passform':
    'M9 3c2 4-3 6-3 11 0 3 1 5 2 7M15 3c-2 4 3 6 3 11 0 3-1 5-2 7M9.5 10c1.5 1 3.5 1 5 0M8 15.5c2.5 1.5 5.5 1.5 8 0',
  'elastische-buendchen': 'M3 8l3 8 3-8 3 8 3-8 3 8 3-8M3 4h18M3 20h18',
  klettverschluss:
    'M3 7h9v10H3M21 7h-7l-2 3v4l2 3h7M6 10h.01M6 14h.01M9 10h.01M9 14h.01M16 12h3M17.5 10.5l1.5 1.5-1.5 1.5',
  'elastischer-hueftbund': 'M4 5h16l1 5H3ZM3 10c0 4 5 4 6.5 9h5C16 14 21 14 21 10M8 5v5M12 5v5M16 5v5',
  'schnelle-aufnahme':
    'M8 3c2.5 3.5 4 5.5 4 7.5a4 4 0 0 1-8 0C4 8.5 5.5 6.5 8 3ZM3 18h18M3 21h18M17 4v10M14 11l3 3 3-3',
  'trockenes-hautgefuehl':
    'M12 3v2M12 13v2M6 9H4M20 9h-2M7.8 4.8 6.5 3.5M16.2 4.8l1.3-1.3M12 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3 18.5c3-1.5 6 1.5 9 0s6 1.5 9 0',
  tagversorgung:
    'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19',
  nachtversorgung: 'M19.5 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9.5 10ZM16 4v4M14 6h4M20.5 9.5h.01',
  'fuer-frauen': 'M12 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM12 14v7.5M8.5 18h7',
  'fuer-maenner': 'M10 9a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM14 10.5l6-6M15 4h5.5v5.5',
  'fuer-kinder': 'M12 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM12 9.5V16M6.5 9 12 12l5.5-3M12 16l-3.5 5M12 16l3.5 5',
  'einzeln-verpackt':
    'M5 4h14v16H5ZM5 7h14M5 17h14M12 9c1.5 0 2 1 2 2s-.5 1-.5 1.5.5 1 .5 2-.5 1-2 1-2 0-2-1 .5-1.5.5-2-.5-.5-.5-1.5.5-2 2-2Z',
  klebestreifen: 'M6 3h12v18H6ZM9.5 6h5v12h-3.5L9.5 16.5ZM9.5 16.5h1.5V18',
  'textile-oberflaeche':
    'M4 6c3 2 5-2 8 0s5-2 8 0M4 12c3 2 5-2 8 0s5-2 8 0M4 18c3 2 5-2 8 0s5-2 8 0M8 3v18M16 3v18',
  raschelarm: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9.5l5 5M20.5 9.5l-5 5',
  puderfrei:
    'M8 20h8l1-9H7ZM9 11c0-3 1-5 3-5s3 2 3 5M5 4h.01M8.5 3.5h.01M19 4h.01M15.5 3.5h.01M12 3h.01M3.5 5.5l17 15',
  'begrenzt-viruzid':
    'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 7.5V3.5M12 20.5v-4M7.5 12h-4M20.5 12h-4M8.8 8.8 6 6M18 18l-2.8-2.8M15.2 8.8 18 6M6 18l2.8-2.8M10.5 3.5h3M10.5 20.5h3M3.5 10.5v3M20.5 10.5v3',
  reissfest: 'M4 5h7l-2 4 3 3-3 3 2 4H4ZM20 5h-5.5l-2 4 3 3-3 3 2 4H20M6 12H2.5M21.5 12H18',
  alkoholfrei: 'M10 3h4v5l3 3v10H7V11l3-3ZM10 5.5h4M7 14h10M3.5 3.5l17 17',
  panthenol: 'M12 3l7.5 4.5v9L12 21l-7.5-4.5v-9ZM10 16V8h2.5a2.3 2.3 0 0 1 0 4.6H10',
  zinkoxid:
    'M12 3l7.5 4.5v9L12 21l-7.5-4.5v-9ZM7 9.5h4.5L7 15h4.5M14.5 15v-3.5M14.5 12.5c.8-1.5 3-1.3 3 .6V15',
  einmalgebrauch: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM10 9.5l2.5-2V17M10 17h5',
};
