import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DataUpdatePage } from '../../../features/update-data/staff/data-update-page.tsx'
import { dataUpdateQuery } from '../../../features/update-data/staff/student-data.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/personal-data/request')({
  staticData: { words: ['update-data', 'update-data-staff'] },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(dataUpdateQuery),
  head: ({ match }) => pageTitle(match, msg`Confirmação de dados`),
  component: DataUpdatePage,
})
