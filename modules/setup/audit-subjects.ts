import { authAudit } from '#auth';
import { catalogueAudit } from '#catalogue';
import { consultationAudit } from '#consultation';
import { institutionAudit } from '#institution';
import { pdfAudit } from '#pdf';
import { AuditSubjects } from '#platform';

/** The kinds of records of all modules, as the audit log tells of them. */
export const auditSubjects = new AuditSubjects([
  ...catalogueAudit,
  ...consultationAudit,
  ...institutionAudit,
  ...authAudit,
  ...pdfAudit,
]);
