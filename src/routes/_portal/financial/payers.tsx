import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { payerAccessQueries } from '../../../features/payer-access/payer-access.queries.ts'
import { PayersPage } from '../../../features/payer-access/payers-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/financial/payers')({
  staticData: { words: ['payer-access'] },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(payerAccessQueries.list()),
  head: ({ match }) => pageTitle(match, msg`Quem pode pagar por mim`),
  component: PayersPage,
})
