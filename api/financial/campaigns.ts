import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { paymentDebt, paymentMethodType, settlement } from './payments.ts'
import { cents, civilDate, entityId, instant } from '../shared.ts'

const basisPoints = z.number().int().min(0).max(10_000)

/** docs/requirements/academic-and-financial.md, section 3, campaign store. */
export const campaign = z.object({
  campaignId: entityId,
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(['valid', 'ended']),
  validFrom: civilDate,
  validTo: civilDate,
  /** Discount on fine and interest. */
  chargesBasisPoints: basisPoints,
  /** Discount on the principal. */
  principalBasisPoints: basisPoints,
  /** `contractPaymentMethodTypes` in the requirements. */
  methods: z.array(paymentMethodType),
})

export const campaignAmounts = z.object({
  /** `dueValue` in the requirements. */
  dueAmount: cents,
  /** `dueValueWithCampaignDiscount` in the requirements. */
  discountedAmount: cents,
  /** `discount` in the requirements. */
  discountAmount: cents,
})

export const campaignUse = z.object({ paymentId: z.uuid(), paidAt: instant, amount: cents, discountAmount: cents })

export const studentCampaign = campaign.extend(campaignAmounts.shape).extend({
  debtCount: z.number().int(),
  use: campaignUse.nullable(),
  /** Whether a payment using the campaign was received. */
  paymentSuccess: z.boolean(),
})
export type StudentCampaign = z.infer<typeof studentCampaign>

export const campaignDebt = paymentDebt.extend({
  dueAmount: cents,
  discountAmount: cents,
  /** The card payment under review, during which it cannot be paid; null otherwise. */
  cardInReview: z.uuid().nullable(),
})
export type CampaignDebt = z.infer<typeof campaignDebt>

export const campaignDebts = z.object({
  today: civilDate,
  campaign: studentCampaign,
  /** `debtModels` in the requirements. */
  results: z.array(campaignDebt),
  /** Ongoing checks with the bank for slips of these debts. */
  debtQueues: z.array(settlement.extend({ debtId: entityId })),
  /** The debts that an agreement could cover instead, with their amount without the campaign; null if there are none. */
  agreementModel: z.object({ debtIds: z.array(entityId), dueAmount: cents }).nullable(),
})
export type CampaignDebts = z.infer<typeof campaignDebts>

export const calculateCampaignQuery = z.object({
  campaignId: entityId,
  debtIds: z.array(entityId).min(1).max(50),
  on: civilDate.optional(),
})

export const campaignValue = campaignAmounts.extend({ on: civilDate, debts: z.array(campaignDebt) })
export type CampaignValue = z.infer<typeof campaignValue>

export const campaignsContract = {
  valid: oc
    .route({ method: 'GET', path: '/campaigns/valid', summary: 'Campaigns in force today for debts of the caller' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(studentCampaign) })),
  debts: oc
    .route({ method: 'GET', path: '/debts/campaigns/{campaignId}', summary: 'A campaign with the debts of the caller in it' })
    .errors(commonErrors)
    .input(z.object({ campaignId: entityId }))
    .output(campaignDebts),
  calculate: oc
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/calculate-new-value',
      summary: 'Quote for chosen debts in a campaign on a day',
    })
    .errors(withErrors('DEBT_NOT_PAYABLE', 'EARLIER_INSTALLMENT_OPEN'))
    .input(calculateCampaignQuery)
    .output(campaignValue),
}
