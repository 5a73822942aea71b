import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from './contract-errors.ts'
import { paymentDebt, paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId, instant } from './shared.ts'

const basisPoints = z.number().int().min(0).max(10_000)

/**
 * A time in which an institution takes less for overdue debts (docs/requirements/academic-and-financial.md, section 3, campaign
 * store). `ended` is over: nothing is taken off any more.
 */
export const campaign = z.object({
  campaignId: entityId,
  name: z.string(),
  /** What the institution says of it. */
  description: z.string().nullable(),
  status: z.enum(['valid', 'ended']),
  /** First and last day, both included. */
  validFrom: civilDate,
  validTo: civilDate,
  /** Share of fine and interest that is taken off. */
  chargesBasisPoints: basisPoints,
  /** Share of the amount itself that is taken off. */
  principalBasisPoints: basisPoints,
  /** What the discount is given for, in the requirements `contractPaymentMethodTypes`. */
  methods: z.array(paymentMethodType),
})

/** What some debts come to with a campaign and without it; the first two differ by the third. */
export const campaignAmounts = z.object({
  /** In the requirements `dueValue`. */
  dueAmount: cents,
  /** In the requirements `dueValueWithCampaignDiscount`. */
  discountedAmount: cents,
  /** In the requirements `discount`. */
  discountAmount: cents,
})

/** The last payment of the person within a campaign, in the requirements `paymentSuccess`. */
export const campaignUse = z.object({ paymentId: z.uuid(), paidAt: instant, amount: cents, discountAmount: cents })

/** A campaign as the person has it. */
export const ownCampaign = campaign.extend(campaignAmounts.shape).extend({
  /** Debts of the person that it takes something off today. */
  debtCount: z.number().int(),
  use: campaignUse.nullable(),
})
export type OwnCampaign = z.infer<typeof ownCampaign>

/** A debt inside a campaign. Its `amount` and `lines` are those with the discount. */
export const campaignDebt = paymentDebt.extend({ dueAmount: cents, discountAmount: cents })
export type CampaignDebt = z.infer<typeof campaignDebt>

/** A campaign with the person's debts in it, in the requirements `debtModels`. */
export const campaignDebts = z.object({ today: civilDate, campaign: ownCampaign, results: z.array(campaignDebt) })
export type CampaignDebts = z.infer<typeof campaignDebts>

export const calculateCampaignQuery = z.object({
  campaignId: entityId,
  debtIds: z.array(entityId).min(1).max(50),
  /** The day on which they are to be paid; today without one. */
  on: civilDate.optional(),
})

/** What chosen debts come to on a day with a campaign. */
export const campaignValue = campaignAmounts.extend({ on: civilDate, debts: z.array(campaignDebt) })
export type CampaignValue = z.infer<typeof campaignValue>

/** Campaigns that are valid for the caller. */
export const campaignsContract = {
  valid: oc
    .route({ method: 'GET', path: '/campaigns/valid', summary: 'Campaigns that hold today for debts of the caller' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(ownCampaign) })),
  debts: oc
    .route({ method: 'GET', path: '/debts/campaigns/{campaignId}', summary: 'A campaign with the debts of the caller in it' })
    .errors(commonErrors)
    .input(z.object({ campaignId: entityId }))
    .output(campaignDebts),
  calculate: oc
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/calculate-new-value',
      summary: 'What chosen debts come to with a campaign on a day',
    })
    .errors(withErrors('DEBT_NOT_PAYABLE'))
    .input(calculateCampaignQuery)
    .output(campaignValue),
}
