/** A talk at the counter, drawn for this product. Decorative: the text beside it says what it shows. */
export function CounterDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <path
        className="drawing-ground"
        d="M58 196C40 118 98 44 186 36c60-6 92 18 148 26 68 10 106 62 100 128-5 58-40 96-84 112H118c-30-18-50-56-60-106Z"
      />
      <Shelf />
      <Customer />
      <Adviser />
      <Counter />
    </svg>
  );
}

function Shelf() {
  return (
    <g className="drawing-line drawing-thin">
      <path d="M186 112h112M186 164h112" />
      <path className="drawing-surface" d="M196 84h18v28h-18zM219 92h24v20h-24z" />
      <path className="drawing-accent" d="M252 94c0-4 2-6 2-10h10c0 4 2 6 2 10v18h-14z" />
      <path className="drawing-surface" d="M274 88h14v24h-14z" />
      <path className="drawing-warm" d="M198 140h30v24h-30z" />
      <path className="drawing-surface" d="M236 132h16v32h-16z" />
      <path className="drawing-surface" d="M262 148c0-6 4-9 11-9s11 3 11 9v16h-22z" />
      <path d="M203 96h4M226 102h10M205 152h16M240 144h8" />
    </g>
  );
}

/** An older person with a grey bun and a scarf. */
function Customer() {
  return (
    <g className="drawing-line">
      <path
        className="drawing-warm"
        d="M70 286c2-52 16-84 44-94 8-3 14-4 20-4s14 1 21 4c24 9 38 36 42 70l1 24Z"
      />
      <path className="drawing-skin" d="M120 168v20c0 8 6 14 14 14s14-6 14-14v-20" />
      <path className="drawing-surface" d="M112 190c12 14 32 15 45 1l7 12c-14 18-44 18-60 0Z" />
      <circle className="drawing-skin" cx="136" cy="140" r="34" />
      <circle className="drawing-hair" cx="98" cy="118" r="14" />
      <path
        className="drawing-hair"
        d="M103 147c-5-30 10-48 36-48 18 0 30 9 33 24-20 4-36-2-46-10-4 14-12 24-23 34Z"
      />
      <path d="M152 140v2M137 141v2M136 157c5 5 12 5 17 0" />
      <path d="M172 232c10 12 24 18 42 18" />
    </g>
  );
}

/** The adviser in a white coat, facing the customer. */
function Adviser() {
  return (
    <g className="drawing-line">
      <path
        className="drawing-surface"
        d="M284 286c0-54 12-86 38-96 8-3 15-4 22-4s14 1 21 4c29 11 43 43 45 96Z"
      />
      <path className="drawing-accent" d="M322 190l22 36 22-36c-4-2-8-3-12-3h-20c-4 0-8 1-12 3Z" />
      <path className="drawing-skin" d="M330 164v22c0 8 6 14 14 14s14-6 14-14v-22" />
      <circle className="drawing-skin" cx="342" cy="136" r="34" />
      <path
        className="drawing-dark"
        d="M308 132c-2-24 14-42 38-42 22 0 38 16 36 40-1 12-4 20-9 27-4-10-5-20-5-30-18 2-34-2-44-10-4 6-10 11-16 15Z"
      />
      <path d="M326 136v2M341 137v2M325 153c5 5 12 5 17 0" />
      <path d="M344 226v60M372 246h18M308 230c-14 12-28 18-46 20" />
    </g>
  );
}

/** The counter with a tablet between the two, a pack and a plant. */
function Counter() {
  return (
    <g className="drawing-line">
      <path
        className="drawing-surface"
        d="M30 272h420a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6Z"
      />
      <path className="drawing-front" d="M44 292h392v44H44Z" />
      <path className="drawing-surface" d="M206 230l62-6a5 5 0 0 1 5 4l6 44h-68l-9-36a5 5 0 0 1 4-6Z" />
      <path className="drawing-thin" d="M220 243l6 5 8-9M242 242l20-2M225 257l5 4 8-8M246 256l20-1" />
      <path className="drawing-accent" d="m413 272-4-28h34l-4 28Z" />
      <path d="M426 244c0-24-1-36-6-50M426 236c2-14 8-22 18-27M425 228c-4-6-7-8-13-9" />
      <path
        className="drawing-leaf"
        d="M420 194c-7-9-7-18-2-27 8 7 9 17 2 27ZM444 209c0-11 6-18 16-20 1 10-5 18-16 20ZM412 219c-8 0-13-4-15-11 8 0 13 4 15 11Z"
      />
      <path className="drawing-drop" d="M242 30c8 9 12 15 12 21a12 12 0 0 1-24 0c0-6 4-12 12-21Z" />
    </g>
  );
}
