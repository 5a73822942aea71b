import { notFound } from '@tanstack/react-router'
import { linkToken } from '#api/financial/payment-links.ts'
import { ofAccess, payerEmail } from '#api/financial/payer-access.ts'
import { payerCookie, payerCookieHeader, readCookies } from '../../../request/cookies.server.ts'
import { isSameOrigin } from '../../../request/http.server.ts'
import { PortalError, portalErrorCode } from '../../../request/portal-error.ts'
import type { RequestScope } from '../../../request/request-scope.server.ts'
import { disableMissingFeatures, upstreamAsPortal } from '../../../request/upstream.server.ts'
import { download, toPage } from '../../../kit/downloads/report-download.server.ts'
import type { PayerProblem } from './payer-search.ts'

const page = '/financial/payer'
/** In seconds, as long as the service keeps a session. */
const cookieLife = 8 * 3600

/** Calls of the portal for payers of this hostname's tenant. @throws the router's `notFound` without a tenant or the feature */
export function getPayers(scope: RequestScope, captchaToken: string | null = null) {
  const { runtime, settings } = scope
  if (!settings.tenant) throw notFound()
  const { payers } = disableMissingFeatures(upstreamAsPortal(runtime, scope, captchaToken), settings.features).financial
  return { payers, tenantId: settings.tenant.id }
}

type Payers = ReturnType<typeof getPayers>['payers']

const sessionIn = (request: Request) => linkToken.safeParse(readCookies(request)[payerCookie]).data ?? null

/** Who the browser's payer is, beside whatever session of the portal. @throws PortalError UNAUTHORIZED */
export function getPayer(scope: RequestScope, request: Request, captchaToken: string | null = null) {
  const session = sessionIn(request)
  if (!session) throw new PortalError('UNAUTHORIZED')
  const { payers, tenantId } = getPayers(scope, captchaToken)
  return { payers, who: { tenantId, session } }
}

/** Asks for a link without scripts, whose requests are few. The page says the same whoever owns the address. */
export async function askLinkByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const email = payerEmail.safeParse((await request.formData()).get('email'))
  if (!email.success) return withProblem(scope, 'email')
  const { payers, tenantId } = getPayers(scope)
  try {
    await payers.requestLink({ tenantId, email: email.data })
    return toPage(scope, `${page}?sent=true`)
  } catch (error) {
    const code = portalErrorCode(error)
    return withProblem(scope, code === 'TOO_MANY_ATTEMPTS' ? 'limit' : code === 'CAPTCHA_REFUSED' ? 'captcha' : 'failed')
  }
}

/** Takes a mailed link and opens the payer's session; programs that open the links of mails do not post. */
export async function enterByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const token = linkToken.safeParse((await request.formData()).get('token'))
  if (!token.success) return withProblem(scope, 'link')
  const { payers, tenantId } = getPayers(scope)
  try {
    const { session } = await payers.enter({ tenantId, token: token.data })
    scope.setCookie(payerCookieHeader(session, cookieLife))
    return toPage(scope, page)
  } catch (error) {
    const code = portalErrorCode(error)
    return withProblem(scope, code === 'NOT_FOUND' ? 'link' : code === 'TOO_MANY_ATTEMPTS' ? 'limit' : 'failed')
  }
}

/** Ends the session; with an access, gives up what that student allowed instead. */
export async function leaveByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const session = sessionIn(request)
  if (session) {
    const { payers, tenantId } = getPayers(scope)
    const access = ofAccess.safeParse(Object.fromEntries(await request.formData()))
    if (access.success) return decline(scope, payers, { tenantId, session, ...access.data })
    await payers.leave({ tenantId, session })
  }
  scope.setCookie(payerCookieHeader('', 0))
  return toPage(scope, page)
}

/** What is over already stays so. */
async function decline(
  scope: RequestScope,
  payers: Payers,
  given: { tenantId: number; session: string; accessId: string },
): Promise<Response> {
  try {
    await payers.decline(given)
    return toPage(scope, `${page}?report=declined`)
  } catch (error) {
    const code = portalErrorCode(error)
    return toPage(scope, code === 'NOT_FOUND' || code === 'UNAUTHORIZED' ? page : `${page}?report=kept`)
  }
}

/** A PDF for the payer. Without it, redirects to the page that explains why. */
export async function payerPdf(
  scope: RequestScope,
  request: Request,
  kind: 'slip' | 'receipt',
  { accessId, paymentId }: { accessId: string; paymentId: string },
): Promise<Response> {
  const from = kind === 'slip' ? `${page}/pay/${encodeURIComponent(accessId)}?${new URLSearchParams({ payment: paymentId })}` : page
  if (!sessionIn(request)) return toPage(scope, page)
  const { payers, who } = getPayer(scope, request)
  const wanted = { ...who, accessId, paymentId, locale: scope.locale }
  const response = await download(scope, kind === 'slip' ? payers.issueSlip(wanted) : payers.issueReceipt(wanted), from)
  return response.status >= 400 ? toPage(scope, from) : response
}

const withProblem = (scope: RequestScope, problem: PayerProblem) => toPage(scope, `${page}?${new URLSearchParams({ problem })}`)
