import { notFound } from '@tanstack/react-router'
import { z } from 'zod'
import { linkToken } from '#api/financial/payment-links.ts'
import { ofAccess, payerEmail } from '#api/financial/payer-access.ts'
import { payerCookie, payerCookieHeader, readCookies } from '../../../request/cookies.server.ts'
import { openFormRoute, withSearch } from '../../../request/form-route.server.ts'
import { PortalError } from '../../../request/portal-error.ts'
import type { RequestScope } from '../../../request/request-scope.server.ts'
import { disableMissingFeatures, upstreamAsPortal } from '../../../request/upstream.server.ts'
import { download } from '../../../kit/downloads/report-download.server.ts'
import { toPage } from '../../../request/session/tabs.server.ts'
import type { PayerProblem } from './payer-search.ts'

const page = '/financial/payer'
/** Lifetime of the cookie in seconds; the service keeps a session as long. */
const cookieLife = 8 * 3600

/** Returns the calls for payers of this hostname's tenant. @throws the router's `notFound` without a tenant or the feature */
export function getPayers(scope: RequestScope, captchaToken: string | null = null) {
  const { runtime, settings } = scope
  if (!settings.tenant) throw notFound()
  const { payers } = disableMissingFeatures(upstreamAsPortal(runtime, scope, captchaToken), settings.features).financial
  return { payers, tenantId: settings.tenant.id }
}

const readPayerToken = (request: Request) => linkToken.safeParse(readCookies(request)[payerCookie]).data ?? null

/** Returns the browser's payer, independently of a portal session. @throws PortalError UNAUTHORIZED */
export function getPayer(scope: RequestScope, request: Request, captchaToken: string | null = null) {
  const session = readPayerToken(request)
  if (!session) throw new PortalError('UNAUTHORIZED')
  const { payers, tenantId } = getPayers(scope, captchaToken)
  return { payers, who: { tenantId, session } }
}

const withProblem = (problem: PayerProblem) => withSearch(page, { problem })

/** Mails a link by a plain form, with few attempts. The answer does not reveal who owns the address. */
export const askLinkByForm = openFormRoute({
  acts: {
    ask: {
      input: z.object({ email: payerEmail }),
      async call({ scope }, { email }) {
        const { payers, tenantId } = getPayers(scope)
        await payers.requestLink({ tenantId, email })
        return `${page}?sent=true`
      },
    },
  },
  page: ({ code }) =>
    withProblem(
      code === 'BAD_REQUEST' ? 'email' : code === 'TOO_MANY_ATTEMPTS' ? 'limit' : code === 'CAPTCHA_REFUSED' ? 'captcha' : 'failed',
    ),
})

/** Redeems a mailed link and opens the payer's session; it needs a POST, which programs that open the links of mails do not send. */
export const enterByForm = openFormRoute({
  acts: {
    enter: {
      input: z.object({ token: linkToken }),
      async call({ scope }, { token }) {
        const { payers, tenantId } = getPayers(scope)
        const { session } = await payers.enter({ tenantId, token })
        scope.setCookie(payerCookieHeader(session, cookieLife))
        return page
      },
    },
  },
  page: ({ code }) =>
    withProblem(code === 'BAD_REQUEST' || code === 'NOT_FOUND' ? 'link' : code === 'TOO_MANY_ATTEMPTS' ? 'limit' : 'failed'),
})

/** Ends the payer's session, or with `accessId` only gives up that access. */
export const leaveByForm = openFormRoute({
  actOf: (form) => (form.has('accessId') ? 'decline' : 'leave'),
  acts: {
    leave: {
      async call({ scope, request }) {
        const session = readPayerToken(request)
        if (session) {
          const { payers, tenantId } = getPayers(scope)
          await payers.leave({ tenantId, session })
        }
        scope.setCookie(payerCookieHeader('', 0))
        return page
      },
    },
    decline: {
      input: ofAccess,
      async call({ scope, request }, access) {
        const { payers, who } = getPayer(scope, request)
        await payers.decline({ ...who, ...access })
        return `${page}?report=declined`
      },
    },
  },
  page({ code, act }) {
    if (act === 'leave') throw new PortalError(code)
    // What is over already stays so.
    return code === 'NOT_FOUND' || code === 'UNAUTHORIZED' ? page : `${page}?report=kept`
  },
})

/** Responds with a PDF to the payer; on failure, redirects to the page that explains why. */
export async function payerPdf(
  scope: RequestScope,
  request: Request,
  kind: 'slip' | 'receipt',
  { accessId, paymentId }: { accessId: string; paymentId: string },
): Promise<Response> {
  const from = kind === 'slip' ? `${page}/pay/${encodeURIComponent(accessId)}?${new URLSearchParams({ payment: paymentId })}` : page
  if (!readPayerToken(request)) return toPage(scope, page)
  const { payers, who } = getPayer(scope, request)
  const wanted = { ...who, accessId, paymentId, locale: scope.locale }
  const response = await download(scope, kind === 'slip' ? payers.issueSlip(wanted) : payers.issueReceipt(wanted), from)
  return response.status >= 400 ? toPage(scope, from) : response
}
