import type { AuditSubject } from '#platform';

/** What the audit log tells of this module's records: forms, never a document. */
export const pdfAudit: readonly AuditSubject[] = [
  {
    kind: 'contract-form',
    one: 'Vertragsformular',
    that: 'das Vertragsformular',
    acts: ['contract-form-added', 'contract-form-saved', 'contract-form-replaced', 'contract-form-deleted'],
    keptBy: 'record',
    readers: 'vendor',
    fields: {
      name: { label: 'Name' },
      kassen: { label: 'Krankenkassen' },
      fields: { label: 'Felder' },
      pages: { label: 'Seiten' },
      mapped: { label: 'Zugeordnete Felder' },
    },
  },
];
