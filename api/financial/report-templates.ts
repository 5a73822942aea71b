import { oc } from '@orpc/contract'
import { z } from 'zod'
import { withErrors } from '../contract-errors.ts'
import { sampleDocument, templatedDocument, documentNotice } from './report-folders.ts'
import { entityId, instant } from '../shared.ts'
import { reportTemplate, templateLimits } from './template-content.ts'

const version = z.number().int().min(1)
const revision = z.number().int().min(0)
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
export const templateName = line(80).min(1)
export const templateNote = line(200)
/** The text of a template file. Allows more than the size limit, so that too large files are refused with the proper reason. */
export const templateSource = z.string().max(4 * templateLimits.bytes)

/** docs/requirements/academic-and-financial.md, section 7, integration module. */
export const templateSummary = z.object({
  templateId: entityId,
  institutionId: entityId,
  institutionName: z.string(),
  document: templatedDocument,
  name: z.string(),
  revision,
  newestVersion: version,
  /** The version that documents are printed by; null while they are printed by another template or by none. */
  usedVersion: version.nullable(),
  savedAt: instant,
  /** Null for somebody who is no longer known. */
  savedBy: z.string().nullable(),
})
export type TemplateSummary = z.infer<typeof templateSummary>

const templateVersion = z.object({ version, note: z.string(), savedAt: instant, savedBy: z.string().nullable() })

export const templateDetails = templateSummary.extend({
  content: reportTemplate,
  /** The version of the content. */
  version,
  /** Newest first. */
  versions: z.array(templateVersion),
})
export type TemplateDetails = z.infer<typeof templateDetails>

export const templateInput = z.object({
  institutionId: entityId,
  document: sampleDocument,
  name: templateName,
  /** The file to begin with; if missing, the product's own layout is used. */
  source: templateSource.optional(),
})
export type TemplateInput = z.output<typeof templateInput>

export const templateChange = z.object({
  templateId: entityId,
  revision,
  name: templateName.optional(),
  /** The content of the next version. */
  source: templateSource.optional(),
  note: templateNote.optional(),
  /** The version, possibly an earlier one, by which documents are printed from now on; null returns to the product's own layout. */
  use: version.nullable().optional(),
})
export type TemplateChange = z.output<typeof templateChange>

const told = { document: documentNotice }
const ofTemplate = z.object({ templateId: entityId })
const place = z.object({ institutionId: entityId, name: z.string() })

export const reportTemplatesContract = {
  list: oc
    .route({ method: 'GET', path: '/templates', summary: 'Templates of the institutions of the caller' })
    .errors(withErrors())
    .input(z.object({ document: sampleDocument.optional() }))
    .output(z.object({ results: z.array(templateSummary.extend(told)), institutions: z.array(place) })),
  get: oc
    .route({ method: 'GET', path: '/templates/{templateId}', summary: 'A template as it was saved last, or in an earlier version' })
    .errors(withErrors())
    .input(ofTemplate.extend({ version: version.optional() }))
    .output(templateDetails.extend(told)),
  create: oc
    .route({ method: 'POST', path: '/templates', summary: 'Add a template, which is not used yet' })
    .errors(withErrors('TEMPLATE_INVALID', 'NOT_ALLOWED'))
    .input(templateInput)
    .output(templateDetails.extend(told)),
  update: oc
    .route({
      method: 'PATCH',
      path: '/templates/{templateId}',
      summary: 'Save a version, rename, or choose the version in use, where nobody has changed the template since `revision`',
    })
    .errors(withErrors('TEMPLATE_INVALID', 'CONTENT_CHANGED', 'NOT_ALLOWED'))
    .input(templateChange)
    .output(templateDetails.extend(told)),
  remove: oc
    .route({ method: 'DELETE', path: '/templates/{templateId}', summary: 'Delete a template that is not in use' })
    .errors(withErrors('IN_USE'))
    .input(ofTemplate),
}
