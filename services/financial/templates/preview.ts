import type { TemplatePreview } from '#api/financial/financial.ts'
import { appLocales } from '#api/locales.ts'
import { mayManageTemplates } from '#api/permissions.ts'
import type { ReportTemplate } from '#api/financial/template-content.ts'
import { readTenant } from '../../platform/database.ts'
import { issueDocument } from '../../platform/documents/issue-document.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { staffScope } from '../access/scopes.ts'
import type { ReportsOptions } from '../documents/documents.routes.ts'
import type { ReportPrinter } from '../documents/report-printer.ts'
import { exampleParties, exampleReport, longestReport } from './example-documents.ts'
import { templateTimeout } from './issue-report.ts'
import { reportOfStudent } from './preview.queries.ts'
import { checkedTemplate, requireInstitution } from './templates.queries.ts'

/** Checks that a template fits in the longest possible document in every language, and is drawn in time. */
export const createRenderCheck = (printer: ReportPrinter) => async (template: ReportTemplate) => {
  const tries = appLocales.options.map((locale) =>
    printer.print(longestReport(template), locale, null, null, AbortSignal.timeout(templateTimeout)).then(
      () => true,
      () => false,
    ),
  )
  return !(await Promise.all(tries)).includes(false)
}

/**
 * A document as a template prints it, of an example or of a student (POST /report/preview). Throws FORBIDDEN, NOT_FOUND,
 * TEMPLATE_INVALID, REPORT_FAILED.
 */
export async function previewReport(
  options: ReportsOptions,
  context: ServiceContext,
  { document, institutionId, source, academicRecord, locale }: TemplatePreview,
): Promise<File> {
  const caller = requireSelf(context)
  if (caller.profile !== 'OPERATION') throw new DomainError('FORBIDDEN')
  const { tenantId } = requirePermission(caller, mayManageTemplates)
  const institution = await readTenant(options.pool, tenantId, ({ client }) => requireInstitution(client, caller, institutionId))
  const template = await checkedTemplate({ fits: createRenderCheck(options.printer) }, source, document)
  const report =
    academicRecord === null
      ? exampleReport(exampleParties(institution), template)
      : await reportOfStudent(options, staffScope({ ...caller, locale }), { institutionId, academicRecord }, template)
  return issueDocument(options, { tenantId, institutionId }, report, locale, AbortSignal.timeout(templateTimeout))
}
