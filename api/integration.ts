import { oc } from '@orpc/contract'
import { z } from 'zod'
import { agreementPlansContract, agreementSettingsContract } from './financial/agreement-settings-calls.ts'
import { bankAccountsContract, banksContract } from './financial/banks.ts'
import { pickErrors } from './contract-errors.ts'
import { financialCatalogsContract } from './financial/financial-catalogs.ts'
import { reenrollmentSettings } from './academic/reenrollment.ts'
import { reportTemplatesContract } from './financial/report-templates.ts'

/** docs/requirements/shell.md, section 3, `Support setting`. */
export const supportSetting = z.object({
  type: z.enum(['blip', 'whatsapp']),
  position: z.enum(['bottom_left', 'bottom_right', 'top_left', 'top_right']),
  title: z.string().max(80),
  subtitle: z.string().max(120).nullable(),
  cellphone: z.string().max(30).nullable(),
  message: z.string().max(1000).nullable(),
  template: z
    .object({
      appKey: z.string().min(1),
      color: z.string().regex(/^#[0-9a-f]{6}$/i),
      /** Null uses Blip's default host. */
      customCommonUrl: z.url({ protocol: /^https$/ }).nullable(),
    })
    .nullable(),
  sectors: z.array(z.object({ sector: z.object({ alias: z.string().min(1) }) })),
})
export type SupportSetting = z.infer<typeof supportSetting>

export const featureSetting = z.object({
  /** ISO 4217. */
  currency: z.string().length(3),
})

/** docs/requirements/shell.md, section 7. */
export const integrationContract = {
  supportSettings: oc
    .route({ method: 'GET', path: '/support-settings', summary: "Support channels of the caller's tenant" })
    .errors(pickErrors('UNAUTHORIZED'))
    .output(z.object({ results: z.array(supportSetting) })),
  featureSettings: oc
    .route({ method: 'GET', path: '/feature-settings', summary: "Settings of the caller's tenant; the first result gives the currency" })
    .errors(pickErrors('UNAUTHORIZED'))
    .output(z.object({ results: z.array(featureSetting) })),
  reenrollmentSettings: oc
    .route({ method: 'GET', path: '/reenrollment-settings', summary: 'Dates, limits and rules of the periods that are not over' })
    .errors(pickErrors('UNAUTHORIZED', 'FORBIDDEN'))
    .output(z.object({ results: z.array(reenrollmentSettings) })),
  banks: banksContract,
  bankAccounts: bankAccountsContract,
  templates: reportTemplatesContract,
  ...financialCatalogsContract,
  agreementSettings: agreementSettingsContract,
  agreementPlans: agreementPlansContract,
}
