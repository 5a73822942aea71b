import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { debtType } from './debts.ts'
import { financialEvent } from './financial-settings.ts'
import { entityId } from '../shared.ts'

/** An entry of a list that the institution's own system keeps; settings map to it. */
export const catalogItem = z.object({ itemId: entityId, code: z.string(), name: z.string() })
export type CatalogItem = z.infer<typeof catalogItem>

export const catalogKind = z.enum(['payment_method', 'payment_place', 'debt_status'])
export type CatalogKind = z.infer<typeof catalogKind>

const list = (path: `/${string}`, summary: string) =>
  oc
    .route({ method: 'GET', path, summary })
    .errors(commonErrors)
    .output(z.object({ results: z.array(catalogItem) }))

/** docs/requirements/academic-and-financial.md, section 7, integration module. */
export const financialCatalogsContract = {
  debtTypes: oc
    .route({ method: 'GET', path: '/debt-types', summary: 'Types that debts can have' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(z.object({ type: debtType })) })),
  paymentMethods: list('/payment-methods', "Methods of payment of the institution's own system"),
  paymentPlaces: list('/payment-places', "Places of payment of the institution's own system"),
  debtStatus: list('/debt-status', "States of debts of the institution's own system"),
  events: oc
    .route({ method: 'GET', path: '/events', summary: 'Discounts and additions of the institutions of the administrator' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(financialEvent) })),
}
