import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { templatePreview } from '#api/financial/financial.ts'
import { documentFromWire, documentToWire } from '#api/financial/report-folders.ts'
import { templateChange, templateInput } from '#api/financial/report-templates.ts'
import { entityId, searchText } from '#api/shared.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

const ofTemplate = z.object({ templateId: entityId })

export const listReportTemplates = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const { results, institutions } = await context.upstream.integration.templates.list({})
    return { results: results.map(documentFromWire), institutions }
  })

export const getReportTemplate = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofTemplate.extend({ version: z.number().int().min(1).optional() }))
  .handler(async ({ context, data }) => documentFromWire(await context.upstream.integration.templates.get(data)))

export const addReportTemplate = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(templateInput)
  .handler(async ({ context, data }) => documentFromWire(await context.upstream.integration.templates.create(documentToWire(data))))

export const saveReportTemplate = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(templateChange)
  .handler(async ({ context, data }) => documentFromWire(await context.upstream.integration.templates.update(data)))
/** The document as PDF, in Base64. */
export const previewTemplate = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(templatePreview)
  .handler(async ({ context, data }) => {
    const file = await context.upstream.financial.reports.preview(documentToWire(data))
    return Buffer.from(await file.arrayBuffer()).toString('base64')
  })

/** Number of debts that are read to find people among them. */
const readDebts = 50
const mostStudents = 10

/** Students of an institution, found by the search of debts: by name, registration or CPF. */
export const findTemplateStudents = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ institutionId: entityId, search: searchText }))
  .handler(async ({ context, data: { institutionId, search } }) => {
    const { results } = await context.upstream.financial.debts.list({ filter: { search, institutionId }, page: 1, perPage: readDebts })
    const students = new Map(
      results.map(({ registration, studentName, course }) => [registration, { academicRecord: registration, name: studentName, course }]),
    )
    return [...students.values()].slice(0, mostStudents)
  })
