import type { RequestCharges } from '../academic/requests/charge-port.ts'
import type { PaymentPorts } from '../financial/payments/payment-ports.ts'
import { cancelRequestDebt, getCardReviews, makeRequestDebt, moneyOfRequests } from '../financial/request-debts/request-debts.ts'

/** Charges requests as debts, which the checkout handles like any other. */
export function requestCharges(ports: PaymentPorts): RequestCharges {
  return {
    charge: (charge) => makeRequestDebt(ports, charge),
    cardReviews: (tenantId, debtIds) => getCardReviews(ports, tenantId, debtIds),
    money: (tenantId, debtIds) => moneyOfRequests(ports, tenantId, debtIds),
    cancel: (tenantId, requestId) => cancelRequestDebt(ports, tenantId, requestId),
  }
}
