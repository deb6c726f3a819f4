/** Styles of the page that shows the calls, beside the product's own, whose names it uses. */
export const apiStyles = `
.api {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 80rem;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) var(--space-7);
}
.api .skip {
  position: absolute;
  left: -100vw;
}
.api .skip:focus {
  left: var(--space-4);
  top: var(--space-2);
  padding: var(--space-3);
  background: var(--surface);
}
.api main,
.api main > section,
.api .call {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
}
.api main {
  gap: var(--space-6);
}
.api main:focus {
  outline: none;
}
.api .about > p,
.api main > section > p,
.api .call > p {
  max-width: var(--measure);
  overflow-wrap: anywhere;
}
.api .top,
.api .about {
  display: grid;
  gap: var(--space-2);
}
.api h4 {
  margin: var(--space-2) 0 0;
  font-size: var(--text-m);
  font-weight: 650;
}
.api .contents {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-4);
  align-content: start;
  font-size: var(--text-s);
}
.api .contents h2 {
  font-size: var(--text-m);
}
.api .contents ul {
  padding: 0;
  list-style: none;
}
.api .contents a {
  display: inline-block;
  min-height: var(--target);
  padding: var(--space-3) 0;
  overflow-wrap: anywhere;
}
.api .call {
  scroll-margin-top: var(--space-4);
  padding: var(--space-5);
}
.api code,
.api pre {
  font-family: ui-monospace, "Cascadia Mono", "Liberation Mono", monospace;
  font-size: 0.92em;
}
.api .method {
  display: inline-block;
  margin-right: var(--space-1);
  padding: 0 var(--space-2);
  border: 1px solid currentcolor;
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  color: var(--accent-deep);
  background: var(--accent-soft);
}
.api .method-put,
.api .method-post {
  color: var(--warm-deep);
  background: var(--warm-soft);
}
.api .scroll,
.api pre {
  overflow-x: auto;
}
.api pre {
  margin: 0;
  padding: var(--space-4);
  border-radius: var(--radius-s);
  background: var(--surface-quiet);
  line-height: 1.45;
}
.api table {
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);
}
.api th,
.api td {
  padding: var(--space-2) var(--space-4) var(--space-2) 0;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}
.api td {
  min-width: 4rem;
}
.api td ul {
  padding-left: var(--space-4);
}
.api td:last-child {
  min-width: 14rem;
}
.api th {
  font-weight: 600;
}
.api .statuses {
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
}
.api .statuses dd {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
}
.api .statuses p {
  max-width: var(--measure);
}
.api h3,
.api li,
.api dt,
.api .names,
.api .statuses dd,
.api .example,
.api .address {
  overflow-wrap: anywhere;
}
.api .scroll {
  overflow-wrap: normal;
}
@media (min-width: 62rem) {
  .api {
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: var(--space-7);
  }
  .api .top {
    grid-column: 1 / -1;
  }
  .api .contents {
    grid-template-columns: minmax(0, 1fr);
    position: sticky;
    top: 0;
    max-height: 100vh;
    overflow-y: auto;
    padding-block: var(--space-3);
  }
  .api .contents a {
    min-height: 0;
    padding: var(--space-1) 0;
  }
}
`;
