import { verifyOrLimit } from '../../platform/captcha.ts'
import { countAttempt } from '../../platform/attempts/attempts.ts'
import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireAddress, requirePermission, requirePortal, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import { payerScope } from '../access/scopes.ts'
import { base } from '../base.ts'
import type { ReportsOptions } from '../documents/documents.routes.ts'
import { cardInstrument } from '../payments/cards/card-charge.ts'
import { type PaymentCaptcha, requireHuman } from '../payments/payment-captcha.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { issueReport } from '../templates/issue-report.ts'
import { templateOfSlip } from '../templates/templates-in-use.queries.ts'
import { mayManagePayerAccess } from '#api/permissions.ts'
import { declineAccess } from './decline-access.ts'
import { accessRecord, changeAccess, invitePayer, listAccesses, revokeAccess } from './payer-access.queries.ts'
import type { TellPayer } from './payer-notices.ts'
import { chargeByPayer, payerComponent, payerPayment, payerQuote, payerReceipt, payerSlip } from './payer-payments.ts'
import { enterByLink, leaveSession } from './payer-session.queries.ts'
import { listPayerSettings, type PayerManager, savePayerSetting } from './payer-settings.queries.ts'
import { payerOverview } from './payer-view.queries.ts'

/** Limit of link requests and opened links per network address; an office may share one. */
const perAddress = { most: 30, seconds: 3600 }
/** Limit of mails per email address, whoever requests them. */
const perEmail = { most: 5, seconds: 3600 }

type Options = PaymentPorts & ReportsOptions & { captcha: PaymentCaptcha; tellPayer: TellPayer }

export function payerAccessRouter({ captcha, tellPayer, ...ports }: Options) {
  const { pool, clock } = ports
  const { payerAccess, payerSettings, payers } = base
  const own = (caller: Caller) => {
    const student = payerScope(caller)
    return { student, moment: { now: clock.now(), today: civilToday(clock, student.timeZone) } }
  }
  /** The portal alone may say which tenant a hostname is of. */
  const asked = <Input>(context: ServiceContext, input: Input) => {
    const address = requireAddress(context)
    return { ...input, locale: context.locale, address }
  }
  const limited = async (what: string, address: string) => {
    if (!(await countAttempt(ports, what, address, perAddress))) throw new DomainError('TOO_MANY_ATTEMPTS')
  }
  return {
    payerAccess: {
      list: payerAccess.list.handler(({ context }) => {
        const { student, moment } = own(requirePrincipal(context))
        return listAccesses(pool, student, moment.today)
      }),
      invite: payerAccess.invite.handler(({ context, input }) => {
        const { student, moment } = own(requireSelf(context))
        return invitePayer({ pool, tellPayer }, student, { ...input, locale: context.locale }, moment)
      }),
      change: payerAccess.change.handler(({ context, input }) => {
        const { student, moment } = own(requireSelf(context))
        return changeAccess({ pool, tellPayer }, student, input, moment)
      }),
      revoke: payerAccess.revoke.handler(async ({ context, input }) => {
        const { student, moment } = own(requireSelf(context))
        await revokeAccess({ pool, tellPayer }, student, input.accessId, moment)
        return {}
      }),
      record: payerAccess.record.handler(({ context, input }) => {
        const { student, moment } = own(requirePrincipal(context))
        return accessRecord(pool, student, input.accessId, moment.today)
      }),
    },
    payerSettings: {
      list: payerSettings.list.handler(async ({ context }) => ({ results: await listPayerSettings(pool, payerManager(context)) })),
      save: payerSettings.save.handler(({ context, input }) => savePayerSetting(pool, payerManager(context), input)),
    },
    payers: {
      requestLink: payers.requestLink.handler(async ({ context, input: { tenantId, email } }) => {
        const { address, locale } = asked(context, {})
        if ((await verifyOrLimit({ pool, clock, captcha }, 'payer-link', context.captchaToken, { tenantId, address })) === 'refused')
          throw new DomainError('CAPTCHA_REFUSED')
        await limited('payer link', address)
        // Same work and answer for everybody, so that nothing is revealed; the mail's sender checks whether the address has access.
        if (await countAttempt(ports, 'payer link of', `${tenantId} ${email}`, perEmail))
          await tellPayer(undefined, { kind: 'link', id: crypto.randomUUID(), tenantId, email, locale })
        return {}
      }),
      enter: payers.enter.handler(async ({ context, input: { tenantId, token } }) => {
        await limited('payer enters', requireAddress(context))
        return enterByLink(ports, tenantId, token)
      }),
      leave: payers.leave.handler(async ({ context, input: { tenantId, session } }) => {
        requirePortal(context)
        await leaveSession(ports, tenantId, session)
        return {}
      }),
      decline: payers.decline.handler(async ({ context, input }) => {
        await declineAccess({ ...ports, tellPayer }, asked(context, input))
        return {}
      }),
      overview: payers.overview.handler(({ context, input }) => payerOverview(ports, asked(context, input))),
      quote: payers.quote.handler(({ context, input }) => payerQuote(ports, asked(context, input))),
      chargePix: payers.chargePix.handler(({ context, input }) => chargeByPayer(ports, asked(context, input), { method: 'pix' })),
      chargeSlip: payers.chargeSlip.handler(({ context, input: { dueOn, ...input } }) =>
        chargeByPayer(ports, asked(context, input), { method: 'bank_slip', dueOn }),
      ),
      componentData: payers.componentData.handler(({ context, input }) => payerComponent(ports, asked(context, input))),
      chargeCredit: payers.chargeCredit.handler(
        async ({ context, input: { cardToken, installments, recaptcha: _recaptcha, ...input } }) => {
          const { address, ...charge } = asked(context, input)
          await requireHuman(captcha, context, input.tenantId)
          return chargeByPayer(ports, charge, await cardInstrument(ports, { cardToken, installments, address }))
        },
      ),
      payment: payers.payment.handler(({ context, input }) => payerPayment(ports, asked(context, input))),
      slip: payers.slip.handler(async ({ context, input }) => (await payerSlip(ports, asked(context, input))).document),
      issueSlip: payers.issueSlip.handler(async ({ context, input }) => {
        const { document, issuer } = await payerSlip(ports, { ...asked(context, input), locale: input.locale })
        const template = await templateOfSlip(pool, issuer.tenantId, input.paymentId)
        return issueReport(ports, issuer, { kind: 'bank-slip', data: document, template }, input.locale)
      }),
      issueReceipt: payers.issueReceipt.handler(async ({ context, input }) => {
        const { receipt, issuer } = await payerReceipt(ports, { ...asked(context, input), locale: input.locale })
        return issueReport(ports, issuer, { kind: 'payment-receipt', data: receipt }, input.locale)
      }),
    },
  }
}

/** Returns the manager. Throws UNAUTHORIZED without a token, FORBIDDEN for anyone not authorized, and while impersonating. */
function payerManager(context: ServiceContext): PayerManager {
  const caller = requireSelf(context)
  if (caller.profile !== 'OPERATION') throw new DomainError('FORBIDDEN')
  const { tenantId, institutionId } = requirePermission(caller, mayManagePayerAccess)
  return { tenantId, institutionId }
}
