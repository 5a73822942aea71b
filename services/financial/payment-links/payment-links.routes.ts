import { requireAddress, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { civilToday } from '../../platform/clock.ts'
import { chargeByLink, linkComponent, linkDetails, linkPayment, linkReceipt } from './link-payments.ts'
import { createLink, listLinks, revokeLink } from './payment-links.queries.ts'
import { linkCreator } from './link-status.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { base } from '../base.ts'
import { type ReportsOptions } from '../documents/documents.routes.ts'
import { issueDocument } from '../../platform/documents/issue-document.ts'
import { cardInstrument } from '../payments/cards/card-charge.ts'
import { type PaymentCaptcha, requireHuman } from '../payments/payment-captcha.ts'

export function paymentLinksRouter({ captcha, ...ports }: PaymentPorts & ReportsOptions & { captcha: PaymentCaptcha }) {
  const { pool, clock } = ports
  const creator = (context: ServiceContext) => linkCreator(requireSelf(context))
  const { paymentLinks } = base
  const withLocale = <Input>({ locale }: ServiceContext, input: Input) => ({ ...input, locale })
  return {
    create: paymentLinks.create.handler(({ context, input }) => createLink(pool, creator(context), input, clock.now())),
    list: paymentLinks.list.handler(async ({ context }) => {
      const reader = linkCreator(requirePrincipal(context))
      return { results: await listLinks(ports, reader, civilToday(clock, reader.timeZone)) }
    }),
    revoke: paymentLinks.revoke.handler(async ({ context, input }) => {
      await revokeLink(ports, creator(context), input.linkId)
      return {}
    }),
    // The calls below need no session: the token alone authorizes them.
    get: paymentLinks.get.handler(({ context, input }) => linkDetails(ports, withLocale(context, input))),
    chargePix: paymentLinks.chargePix.handler(({ context, input }) => chargeByLink(ports, withLocale(context, input), { method: 'pix' })),
    chargeSlip: paymentLinks.chargeSlip.handler(({ context, input: { dueOn, ...input } }) =>
      chargeByLink(ports, withLocale(context, input), { method: 'bank_slip', dueOn }),
    ),
    componentData: paymentLinks.componentData.handler(({ context, input }) => linkComponent(ports, withLocale(context, input))),
    chargeCredit: paymentLinks.chargeCredit.handler(
      async ({ context, input: { cardToken, installments, recaptcha: _recaptcha, ...input } }) => {
        await requireHuman(captcha, context, input.tenantId)
        return chargeByLink(
          ports,
          withLocale(context, input),
          await cardInstrument(ports, { cardToken, installments, address: requireAddress(context) }),
        )
      },
    ),
    payment: paymentLinks.payment.handler(({ context, input }) => linkPayment(ports, withLocale(context, input))),
    issueReceipt: paymentLinks.issueReceipt.handler(async ({ input }) => {
      const { receipt, issuer } = await linkReceipt(ports, input)
      return issueDocument(ports, issuer, { kind: 'payment-receipt', data: receipt }, input.locale)
    }),
  }
}
