import { createFileRoute, redirect } from '@tanstack/react-router'
import { protocolSearch } from '../../../../features/requests/request-search.ts'

/** Protocols are found in the list of requests, by their number or name. */
export const Route = createFileRoute('/_portal/my-requests/protocols/')({
  validateSearch: protocolSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/my-requests', search: { 'filter[name]': search['filter[search]'] }, replace: true })
  },
})
