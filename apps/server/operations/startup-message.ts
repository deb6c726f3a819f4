import type { Demo } from '#setup';

/** The startup message for people: the address, and the logins of the demo if there is one. */
export function startupMessage(url: string, demo: Demo | null): string {
  const lines = ['', `  Inkoberatung läuft unter ${url}`];
  if (demo !== null) {
    const width = Math.max(...demo.logins.map((login) => login.loginname.length));
    lines.push('', '  Demo-Zugänge:');
    for (const { loginname, about } of demo.logins) lines.push(`    ${loginname.padEnd(width)}  ${about}`);
    lines.push(
      demo.password === null
        ? '  Passwort: beim ersten Start ausgegeben; ein neues legen Sie mit DEMO_PASSWORD=… npm start fest.'
        : `  Passwort: ${demo.password}`,
    );
  }
  return `${lines.join('\n')}\n\n`;
}
