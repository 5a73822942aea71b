import { chargePixInput, chargeSlipInput } from '#api/financial/payments.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'
import { getChargeProblem, checkoutSearch, readDebtIds, isUnpayable, getPriceTerms } from './payment-params.ts'

/** A Pix, or a slip for the day `on`, before scripts run. Redirects to the payment, or to the checkout with what is wrong. */
export async function chargeByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  if (!scope.session) return toPage(scope, '/financial/payments')
  const form = await request.formData()
  const debtIds = readDebtIds(form.getAll('debts'))
  if (debtIds.length === 0) return toPage(scope, '/financial/payments')
  const { on, campaign } = checkoutSearch(Object.fromEntries(form))
  const charge = { debtIds, ...getPriceTerms(campaign), expectedAmount: Number(form.get('amount')), idempotencyKey: form.get('key') }
  try {
    const { payments } = scope.upstream.financial
    const { paymentId } = on
      ? await payments.chargeSlip({ body: chargeSlipInput.parse({ ...charge, dueOn: on }) })
      : await payments.chargePix(chargePixInput.parse(charge))
    return toPage(scope, `/financial/payments/${on ? 'slip' : 'pix'}/${paymentId}`)
  } catch (error) {
    const problem = getChargeProblem(portalErrorCode(error))
    // The checkout shows only what can be paid.
    if (isUnpayable(problem)) return toPage(scope, `/financial/payment-checkout?${new URLSearchParams({ problem })}`)
    const search = { debts: debtIds.join(','), method: on ? 'bank_slip' : 'pix', on, campaign, problem }
    const known = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    return toPage(scope, `/financial/payment-checkout?${new URLSearchParams(known)}`)
  }
}
