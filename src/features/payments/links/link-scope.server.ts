import { notFound } from '@tanstack/react-router'
import { appConfig } from '#config'
import { closeMissingFeatures } from '../../../request/close-features.server.ts'
import type { RequestScope } from '../../../request/request-scope.server.ts'
import { upstreamWith } from '../../../request/upstream.server.ts'

/**
 * Calls for whoever has a payment link: without any session, and for links of this hostname's tenant alone. `captchaToken` is a solved captcha, for
 * those that want one.
 *
 * @throws the router's `notFound` where no institution answers
 */
export function linkScope({ runtime, requestId, locale, settings }: RequestScope, captchaToken?: string) {
  if (!settings.tenant) throw notFound()
  const upstream = upstreamWith(runtime, null, {
    requestId,
    locale,
    within: appConfig.upstream.totalDeadline,
    ...(captchaToken && { captchaToken }),
  })
  const { paymentLinks, bankSlips } = closeMissingFeatures(upstream, settings.features).financial
  return { tenantId: settings.tenant.id, links: paymentLinks, slips: bankSlips }
}
