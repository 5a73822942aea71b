import { chargePixInput, chargeSlipInput } from '#api/financial/payments.ts'
import { formRoute, withSearch } from '../../request/form-route.server.ts'
import { checkoutSearch, getChargeProblem, getPriceTerms, isUnpayable, readDebtIds } from './payment-params.ts'

const getSearch = (form: FormData) => checkoutSearch(Object.fromEntries(form))

const readCharge = (form: FormData) => ({
  debtIds: readDebtIds(form.getAll('debts')),
  ...getPriceTerms(getSearch(form).campaign),
  expectedAmount: Number(form.get('amount')),
  idempotencyKey: form.get('key'),
})

/** A Pix, or a slip for the day `on`. Leads to the payment, or to the checkout with what is wrong. */
export const chargeByForm = formRoute({
  actOf: (form) => (getSearch(form).on ? 'slip' : 'pix'),
  acts: {
    pix: {
      input: chargePixInput,
      read: readCharge,
      call: async ({ upstream }, input) => `/financial/payments/pix/${(await upstream.financial.payments.chargePix(input)).paymentId}`,
    },
    slip: {
      input: chargeSlipInput,
      read: (form) => ({ ...readCharge(form), dueOn: getSearch(form).on }),
      call: async ({ upstream }, body) => `/financial/payments/slip/${(await upstream.financial.payments.chargeSlip({ body })).paymentId}`,
    },
  },
  page({ form, code }) {
    const debts = readDebtIds(form.getAll('debts')).join(',')
    if (!debts) return '/financial/payments'
    const problem = getChargeProblem(code)
    // The checkout only works for payable debts, so the URL leaves these out.
    if (isUnpayable(problem)) return withSearch('/financial/payment-checkout', { problem })
    const { on, campaign } = getSearch(form)
    return withSearch('/financial/payment-checkout', { debts, method: on ? 'bank_slip' : 'pix', on, campaign, problem })
  },
})
