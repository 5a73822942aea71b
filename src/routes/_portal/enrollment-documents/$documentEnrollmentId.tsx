import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { Locale } from '#config'
import { DocumentPage } from '../../../features/enrollment-documents/document-page.tsx'
import { documentQueries } from '../../../features/enrollment-documents/enrollment-documents.queries.ts'
import { documentParams } from '../../../features/enrollment-documents/document-search.ts'
import { notFoundIfForbidden } from '../../../request/not-found.ts'
import { BackToReenrollment } from '../../../subjects/reenrollment/way-back.tsx'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/enrollment-documents/$documentEnrollmentId')({
  staticData: { words: ['enrollment-documents', 'uploads'] },
  params: documentParams,
  loader: async ({ context: { queryClient, i18n }, params }) => {
    const id = Number(params.documentEnrollmentId)
    const { documents } = await notFoundIfForbidden(queryClient.ensureQueryData(documentQueries.list()))
    const document = documents.find(({ documentEnrollmentId }) => documentEnrollmentId === id)
    if (!document) throw notFound()
    await queryClient.prefetchQuery(documentQueries.history(id))
    return { step: document.name[i18n.locale as Locale] }
  },
  head: ({ match, loaderData }) => pageTitle(match, msg`Documento da matrícula`, loaderData?.step),
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
