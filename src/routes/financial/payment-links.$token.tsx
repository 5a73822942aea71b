import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { PortalOrStandalone } from '../-components/portal-frame.tsx'
import { LinkNotFound } from '../../features/payments/links/link-closed.tsx'
import { LinkPage } from '../../features/payments/links/link-page.tsx'
import { linkQueries } from '../../features/payments/links/payment-links.queries.ts'
import { linkSearch, getOthersTerms, getSlipDay } from '../../features/payments/payment-params.ts'
import { useSupportSector } from '../../shell/support/support-sector.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { prefetchFrame } from '../../shell/frame/prefetch-frame.ts'

const isToken = (token: string) => /^[A-Za-z0-9_-]{43}$/.test(token)

/** With or without an account: only the token authorises. */
export const Route = createFileRoute('/financial/payment-links/$token')({
  // No third-party scripts, which could read the token in the URL.
  staticData: { words: ['payments', 'payment-links'], assistants: false },
  validateSearch: linkSearch,
  loaderDeps: ({ search: { method, on, campaign, payment } }) => ({ method, on, campaign, payment }),
  loader: async ({ context: { queryClient }, params: { token }, deps: { method, on, campaign, payment }, location: { search }, cause }) => {
    await prefetchFrame(queryClient, await queryClient.ensureQueryData(shellQuery), search)
    if (!isToken(token)) throw notFound()
    const terms = getOthersTerms(campaign)
    const link = await queryClient.ensureQueryData(linkQueries.detail(token, terms))
    if (link.status !== 'open') {
      if (payment && link.status === 'paid') await queryClient.prefetchQuery(linkQueries.payment(token, payment))
      return
    }
    const slipDay = method === 'bank_slip' && link.due ? getSlipDay(link.due, on) : undefined
    const priced =
      slipDay && slipDay !== link.due?.on ? queryClient.prefetchQuery(linkQueries.detail(token, { on: slipDay, ...terms })) : null
    await Promise.all([
      // The choice of a method shows at once; its amount follows.
      cause === 'stay' ? null : priced,
      payment ? queryClient.prefetchQuery(linkQueries.payment(token, payment)) : null,
    ])
    if (payment && queryClient.getQueryData(linkQueries.payment(token, payment).queryKey)?.slip)
      await queryClient.prefetchQuery(linkQueries.slip(token, payment))
  },
  head: ({ match }) => {
    const { meta = [], ...head } = pageTitle(match, msg`Pagamento`)
    return { ...head, meta: [...meta, { name: 'robots', content: 'noindex, nofollow' }, { name: 'referrer', content: 'no-referrer' }] }
  },
  headers: () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }),
  notFoundComponent: MissingRoute,
  component: LinkRoute,
})

function LinkRoute() {
  useSupportSector('financial')
  return (
    <PortalOrStandalone>
      <LinkPage token={Route.useParams().token} search={Route.useSearch()} />
    </PortalOrStandalone>
  )
}

function MissingRoute() {
  return (
    <PortalOrStandalone>
      <LinkNotFound />
    </PortalOrStandalone>
  )
}
