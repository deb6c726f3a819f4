import type { RoleChoice } from '#auth';

/** What a role allows, in words. */
export function RoleRights({ role }: { readonly role: RoleChoice | undefined }) {
  if (role === undefined) return <p className="field-hint">Ohne Rolle gibt es keine Berechtigung.</p>;
  return (
    <div className="role-rights">
      {role.beschreibung === '' ? null : <p>{role.beschreibung}</p>}
      {role.rechte.length === 0 ? (
        <p className="field-hint">Diese Rolle hat noch keine Berechtigung.</p>
      ) : (
        <ul aria-label={`Berechtigungen der Rolle ${role.name}`}>
          {role.rechte.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
