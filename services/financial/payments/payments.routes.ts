import { requireAddress, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { Listener } from '../../platform/listener.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { debtScope, isStaff, payerScope, staffScope } from '../access/scopes.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { paymentReceipt } from './receipts/receipt.queries.ts'
import { watchPayment } from './payment-watch.ts'
import { shownPayment } from './next-debt.queries.ts'
import { chargeCard } from './cards/card-charge.ts'
import { acquirerComponent } from './cards/acquirer-component.ts'
import { chargePix, renewPix } from './pix/pix-charge.ts'
import { paymentMethods } from './payment-setting.queries.ts'
import { paymentQuote } from './payment-quote.queries.ts'
import { settlementOfDebt } from './booking/settlement-queue.queries.ts'
import { requestSettlement } from './booking/settlement-queue.ts'
import { chargeSlip } from './slips/slip-charge.ts'
import { civilToday } from '../../platform/clock.ts'
import { base } from '../base.ts'
import { type PaymentCaptcha, requireHuman } from './payment-captcha.ts'

export interface PaymentsOptions extends PaymentPorts {
  listener: Listener
  captcha: PaymentCaptcha
}

export function paymentsRouter({ listener, captcha, ...ports }: PaymentsOptions) {
  const { pool, clock } = ports
  const scope = (context: ServiceContext) => debtScope(requirePrincipal(context))
  const payer = (context: ServiceContext) => payerScope(requireSelf(context))
  /** Payers see their own payments, staff those of their context. */
  const requester = (context: ServiceContext) => {
    const principal = requireSelf(context)
    return isStaff(principal) ? staffScope(principal) : payerScope(principal)
  }
  return {
    payments: {
      methods: base.payments.methods.handler(async ({ context }) => ({ results: await paymentMethods(pool, scope(context)) })),
      quote: base.payments.quote.handler(({ context, input }) =>
        paymentQuote(pool, scope(context), input, { today: civilToday(clock, requirePrincipal(context).timeZone), now: clock.now() }),
      ),
      chargeSlip: base.payments.chargeSlip.handler(({ context, input: { query, body } }) => chargeSlip(ports, payer(context), body, query)),
      chargePix: base.payments.chargePix.handler(({ context, input }) => chargePix(ports, payer(context), input)),
      chargeCredit: base.payments.chargeCredit.handler(async ({ context, input: { recaptcha: _recaptcha, ...input } }) => {
        const scopeOfPayer = payer(context)
        await requireHuman(captcha, context, scopeOfPayer.tenantId)
        return chargeCard(ports, scopeOfPayer, { ...input, address: requireAddress(context) })
      }),
      captchaSiteKey: base.payments.captchaSiteKey.handler(({ context }) => captcha.siteKey(requirePrincipal(context).tenantId)),
      componentData: base.payments.componentData.handler(({ context, input }) =>
        acquirerComponent(ports, scope(context), input.externalEnrollmentId),
      ),
      renewPix: base.payments.renewPix.handler(({ context, input }) => renewPix(ports, payer(context), input.paymentId)),
      get: base.payments.get.handler(({ context, input }) =>
        shownPayment(pool, scope(context), input.paymentId, clock.now(), civilToday(clock, requirePrincipal(context).timeZone)),
      ),
      watch: base.payments.watch.handler(({ context, input, signal }) =>
        watchPayment({ pool, clock, listener }, scope(context), input.paymentId, signal),
      ),
      receipt: base.payments.receipt.handler(({ context, input }) => paymentReceipt(pool, scope(context), input)),
    },
    settlements: {
      ask: base.settlements.ask.handler(({ context, input: { query, body } }) =>
        requestSettlement(ports, requester(context), body.paymentId, query?.academicRecord),
      ),
      get: base.settlements.get.handler(({ context, input }) => settlementOfDebt(pool, scope(context), input)),
    },
  }
}
