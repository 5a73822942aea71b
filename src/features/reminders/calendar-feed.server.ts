import { msg } from '@lingui/core/macro'
import type { CalendarEntry } from '#api/financial/calendar.ts'
import { debtWords } from '../../subjects/debts/debt-words.ts'
import { createI18n } from '../../i18n/create-i18n.ts'
import { createFormats } from '../../i18n/formats.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPortalError, upstreamAsPortal } from '../../request/upstream.server.ts'
import { calendarFile } from './icalendar.ts'

/** Due dates of a private calendar; the token authorises, since calendar programs have no session. 404 if unknown or revoked. */
export async function calendarFeed(scope: RequestScope, token: string): Promise<Response> {
  const { runtime, hostname, settings, requestId, locale, address, log } = scope
  const tenant = settings.tenant
  if (!tenant || !/^[\w-]{43}$/.test(token) || !settings.features.some(({ alias }) => alias === 'financial')) return noCalendar(404)
  try {
    const feed = await upstreamAsPortal(runtime, { requestId, locale, address }).financial.calendar.feed({ token, tenantId: tenant.id })
    const i18n = await createI18n(feed.locale)
    const formats = createFormats(feed.locale, settings.currency, settings.timeZone)
    const institution = tenant.name
    const portal = runtime.portalUrl(hostname)
    const { fullName } = debtWords(i18n, formats)
    const getEvent = (entry: CalendarEntry) => {
      const { debtId, dueDate, course, institutionName, installment } = entry
      const [debt, amount, url] = [fullName(entry), formats.money(entry.amount), `${portal}/financial/payments/${debtId}`]
      const { agreementId = 0, number = 0, count = 0 } = installment ?? {}
      const lines = [
        `${institutionName} · ${course}`,
        ...(installment ? [i18n._(msg`Acordo ${agreementId}, parcela ${number} de ${count}`)] : []),
        ...(feed.showAmounts ? [i18n._(msg`Valor hoje: ${amount}`)] : []),
        url,
      ]
      return {
        uid: `debt-${debtId}@${hostname}`,
        date: dueDate,
        summary: feed.showAmounts ? i18n._(msg`Vencimento: ${debt} (${amount})`) : i18n._(msg`Vencimento: ${debt}`),
        description: lines.join('\n'),
        url,
      }
    }
    const language = feed.locale.slice(0, 2).toUpperCase()
    const file = calendarFile({
      productId: `-//${institution}//Academic Services//${language}`,
      name: i18n._(msg`Vencimentos · ${institution}`),
      now: new Date(feed.now),
      events: feed.entries.map(getEvent),
    })
    return new Response(file, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="calendar.ics"',
        'cache-control': 'private, no-store',
        'content-language': feed.locale,
      },
    })
  } catch (error) {
    const { code } = toPortalError(error)
    if (code === 'NOT_FOUND') return noCalendar(404)
    log.error({ err: error }, 'calendar could not be written')
    // Calendar programs keep their copy and retry.
    return noCalendar(503)
  }
}

function noCalendar(status: 404 | 503): Response {
  return new Response(null, { status, headers: { 'cache-control': 'private, no-store' } })
}

/** The URL, and its `webcal:` form for programs that subscribe. */
export function calendarAddress({ runtime, hostname }: RequestScope, token: string): { address: string; subscribe: string } {
  const address = `${runtime.portalUrl(hostname)}/calendar/${token}.ics`
  return { address, subscribe: address.replace(/^https?:/, 'webcal:') }
}
