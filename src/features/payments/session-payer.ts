import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { appConfig } from '#config'
import type { PaymentQuote } from '#api/financial/payments.ts'
import type { CodePayer } from './charge.ts'
import { type CampaignChoice, getPriceTerms } from './payment-params.ts'
import { chargePix, chargeSlip } from './payments.functions.ts'

const pages = {
  pix: '/financial/payments/pix/$paymentId',
  bank_slip: '/financial/payments/slip/$paymentId',
  credit_card: '/financial/payments/card/$paymentId',
} as const

/** @param debts as quoted, of a slip @param campaign by which the amount is priced @param queryKey queries that show the amount */
export function useSessionPayer({
  debtIds,
  debts,
  campaign,
  queryKey,
  formId,
}: {
  debtIds: readonly number[]
  debts?: PaymentQuote['debts']
  campaign?: CampaignChoice
  queryKey: readonly unknown[]
  /** The id of the form that contains the debts' checkboxes. */
  formId?: string | undefined
}): CodePayer {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const paid = { debtIds: [...debtIds], ...getPriceTerms(campaign) }
  return {
    intent: `${[...debtIds].sort().join()}:${campaign ?? ''}`,
    chargePix: (charge) => chargePix({ data: { ...paid, ...charge } }),
    chargeSlip: (charge) => chargeSlip({ data: { ...paid, ...(debts && slipRecord(debts)), ...charge } }),
    plain: {
      action: `${appConfig.basePath}/financial/payments/charge`,
      id: formId,
      fields: [
        ...(formId ? [] : debtIds.map((debtId) => ['debts', debtId] as const)),
        ...(campaign ? [['campaign', campaign] as const] : []),
      ],
    },
    openPayment: (method, paymentId) => navigate({ to: pages[method], params: { paymentId } }),
    refetch: () => queryClient.invalidateQueries({ queryKey }),
  }
}

/** Returns the student number for the slip if all debts have the same one, and whether all are of an agreement. */
function slipRecord(debts: PaymentQuote['debts']) {
  const academicRecord = debts[0]?.registration
  return {
    academicRecord: debts.every(({ registration }) => registration === academicRecord) ? academicRecord : undefined,
    isAgreement: debts.every(({ type }) => type === 'agreement'),
  }
}
