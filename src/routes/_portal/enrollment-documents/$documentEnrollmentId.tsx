import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { Locale } from '#config'
import { DocumentPage } from '../../../features/enrollment-documents/document-page.tsx'
import { documentParams, documentQueries } from '../../../features/enrollment-documents/enrollment-documents.queries.ts'
import { notFoundIfForbidden } from '../../../request/not-found.ts'
import { BackToReenrollment } from '../../../shared/reenrollment/way-back.tsx'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/enrollment-documents/$documentEnrollmentId')({
  staticData: { words: ['enrollment-documents', 'uploads'] },
  params: documentParams,
  loader: async ({ context: { queryClient }, params }) => {
    const id = Number(params.documentEnrollmentId)
    const { documents } = await notFoundIfForbidden(queryClient.ensureQueryData(documentQueries.list()))
    if (!documents.some(({ documentEnrollmentId }) => documentEnrollmentId === id)) throw notFound()
    await queryClient.prefetchQuery(documentQueries.history(id))
  },
  head: ({ match }) => {
    const { i18n, queryClient } = match.context
    const known = queryClient.getQueryData(documentQueries.list().queryKey)?.documents
    const document = known?.find(({ documentEnrollmentId }) => documentEnrollmentId === Number(match.params.documentEnrollmentId))
    return pageTitle(match, msg`Documento da matrícula`, document?.name[i18n.locale as Locale])
  },
  component: function DocumentRoute() {
    const { documentEnrollmentId } = Route.useParams()
    return (
      <>
        <BackToReenrollment />
        <DocumentPage key={documentEnrollmentId} documentEnrollmentId={Number(documentEnrollmentId)} />
      </>
    )
  },
})
