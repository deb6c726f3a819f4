/** Styles of the page that lists the calls; it loads the product's stylesheet too and uses its custom properties. */
export const apiStyles = `
.api {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 80rem;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4);
  overflow-wrap: anywhere;
}
.api :is(main, main > section, .card, dl, dd, figure) {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
}
.api :is(.card, dd, figure) {
  gap: var(--space-2);
}
.api p {
  max-width: var(--measure);
}
.api nav a {
  display: inline-block;
  min-height: var(--target);
  padding: var(--space-1) 0;
}
.api nav li:first-child,
.api dt {
  font-weight: 600;
}
.api pre,
.api .scroll {
  overflow-x: auto;
}
.api pre {
  margin: 0;
  padding: var(--space-4);
  border-radius: var(--radius-s);
  background: var(--surface-quiet);
}
.api table {
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);
  overflow-wrap: normal;
}
.api :is(th, td) {
  padding: var(--space-2) var(--space-4) var(--space-2) 0;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}
.api td:last-child {
  width: 100%;
  min-width: 10rem;
  overflow-wrap: anywhere;
}
@media (min-width: 62rem) {
  .api {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  .api header {
    grid-column: 1 / -1;
  }
  .api nav {
    position: sticky;
    top: 0;
    max-height: 100vh;
    overflow-y: auto;
  }
  .api nav a {
    min-height: 0;
  }
}
`;
