import { createServerFn } from '@tanstack/react-start'
import { formatTaxId } from '#api/tax-id.ts'
import { z } from 'zod'
import { entityId, pageQuery } from '#api/shared.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const situationQuery = pageQuery.extend({
  enrollmentId: entityId.optional(),
  view: z.enum(['history', 'activities']),
})

/**
 * What the page shows of one course, the first where none is named; null for a person without courses.
 *
 * @throws the router's `notFound` for another person's course
 */
export const getAcademicSituation = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(situationQuery)
  .handler(async ({ context, data: { view, enrollmentId, page, perPage } }) => {
    const { enrollments: courses, situation } = context.upstream.academic
    const listed = courses.list()
    const chosenId = enrollmentId ?? (await listed).results[0]?.enrollmentId
    if (chosenId === undefined) return null
    const chosen = { enrollmentId: chosenId }
    const [{ results: enrollments }, progress, kinds, classes, histories, activities] = await notFoundIfMissing(
      Promise.all([
        listed,
        situation.progress(chosen),
        view === 'activities' ? situation.complementaryWorkload(chosen) : { results: [] },
        view === 'history' ? courses.classSubjects(chosen) : { results: [] },
        view === 'history' ? situation.histories({ ...chosen, page: 1, perPage: 10 }) : { terms: [] },
        view === 'activities' ? situation.complementaryActivities({ ...chosen, page, perPage }) : null,
      ]),
    )
    const enrollment = enrollments.find((one) => one.enrollmentId === chosenId)!
    return { enrollments, enrollment, progress, kinds: kinds.results, classes: classes.results, terms: histories.terms, activities }
  })

/** Returns the content of a transcript for reading and printing. @throws the router's `notFound`, also for another person's course */
export const getTranscript = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ enrollmentId: entityId }))
  .handler(async ({ context, data }) => {
    const { taxId, ...transcript } = await notFoundIfMissing(context.upstream.academic.sharedDocuments.transcript(data))
    return { ...transcript, taxId: formatTaxId(taxId) }
  })
