import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import {
  type ChargeRates,
  financialEvent,
  financialSetting,
  hasItsAccount,
  type ManagedInstitution,
  managedInstitution,
  managedSetting,
  offersSome,
  ratesPreview,
  ratesQuestion,
  savedContent,
  settingCreation,
  settingUpdate,
} from './financial-settings.ts'
import { getBasisPoints, percentage, getPercent } from './percentage.ts'
import { civilDate, entityId } from '../shared.ts'

const inBasisPoints = { finesBasisPoints: true, interestBasisPoints: true } as const
/** Names and units used by callers (docs/requirements/academic-and-financial.md, section 3). */
const rates = { finesPercentage: percentage, interestPercentage: percentage }
type RatesOnWire = z.output<z.ZodObject<typeof rates>>

const settingOnWire = financialSetting.omit(inBasisPoints).extend(rates)
const savedOnWire = savedContent.omit(inBasisPoints).extend(rates)
export type ContentOnWire = z.output<typeof savedOnWire>
const contentOnWire = savedOnWire.refine(offersSome, { path: ['methods'] }).refine(hasItsAccount, { path: ['slipAccountId'] })
const version = managedSetting.shape.versions.element.extend({ content: savedOnWire })
const managedOnWire = managedSetting.extend({ content: savedOnWire, today: z.object(rates), versions: z.array(version) })
const institutionOnWire = managedInstitution.extend({ setting: managedOnWire.nullable() })
const creationOnWire = settingCreation.extend({ content: contentOnWire })
const updateOnWire = settingUpdate.extend({ content: contentOnWire })

export function ratesToWire<Given extends ChargeRates>({ finesBasisPoints, interestBasisPoints, ...same }: Given) {
  return { ...same, finesPercentage: getPercent(finesBasisPoints), interestPercentage: getPercent(interestBasisPoints) }
}

export function ratesFromWire<Given extends RatesOnWire>({ finesPercentage, interestPercentage, ...same }: Given) {
  return { ...same, finesBasisPoints: getBasisPoints(finesPercentage), interestBasisPoints: getBasisPoints(interestPercentage) }
}

export function institutionToWire({ setting, ...same }: ManagedInstitution): z.output<typeof institutionOnWire> {
  if (!setting) return { ...same, setting }
  const { content, today, versions, ...rest } = setting
  const kept = versions.map((one) => ({ ...one, content: ratesToWire(one.content) }))
  return { ...same, setting: { ...rest, content: ratesToWire(content), today: ratesToWire(today), versions: kept } }
}

export function institutionFromWire({ setting, ...same }: z.output<typeof institutionOnWire>): ManagedInstitution {
  if (!setting) return { ...same, setting }
  const { content, today, versions, ...rest } = setting
  const kept = versions.map((one) => ({ ...one, content: ratesFromWire(one.content) }))
  return { ...same, setting: { ...rest, content: ratesFromWire(content), today: ratesFromWire(today), versions: kept } }
}

const ofSetting = z.object({ settingId: entityId })
const ofInstitution = z.object({ institutionId: entityId.optional() })

export const financialSettingsContract = {
  list: oc
    .route({ method: 'GET', path: '/settings', summary: 'Financial settings of the institutions of the caller' })
    .errors(commonErrors)
    .input(ofInstitution)
    .output(z.object({ results: z.array(settingOnWire) })),
  get: oc
    .route({ method: 'GET', path: '/settings/{settingId}', summary: 'The financial settings of one institution' })
    .errors(commonErrors)
    .input(ofSetting)
    .output(settingOnWire),
  administration: oc
    .route({
      method: 'GET',
      path: '/settings/administration',
      summary: 'Institutions of the administrator with settings and their versions',
    })
    .errors(commonErrors)
    .output(z.object({ today: civilDate, results: z.array(institutionOnWire) })),
  preview: oc
    .route({
      method: 'GET',
      path: '/settings/preview',
      summary: 'What a made-up debt of an institution would be thirty days after it is due',
    })
    .errors(commonErrors)
    .input(ratesQuestion.omit(inBasisPoints).extend(rates))
    .output(ratesPreview),
  create: oc
    .route({ method: 'POST', path: '/settings', summary: 'Set up an institution that has no settings' })
    .errors(withErrors('CONTENT_CHANGED', 'DAY_NOT_ALLOWED', 'METHOD_NOT_OFFERED', 'RATES_NOT_ACCEPTED'))
    .input(creationOnWire)
    .output(institutionOnWire),
  update: oc
    .route({ method: 'PATCH', path: '/settings/{settingId}', summary: 'Change settings that nobody has changed since `revision`' })
    .errors(withErrors('CONTENT_CHANGED', 'DAY_NOT_ALLOWED', 'METHOD_NOT_OFFERED', 'RATES_NOT_ACCEPTED'))
    .input(updateOnWire)
    .output(institutionOnWire),
  remove: oc
    .route({ method: 'DELETE', path: '/settings/{settingId}', summary: 'Delete the settings of an institution that has charged nothing' })
    .errors(withErrors('IN_USE'))
    .input(ofSetting),
}

export const financialEventsContract = {
  list: oc
    .route({ method: 'GET', path: '/events', summary: 'Discounts and additions of the institutions of the caller' })
    .errors(commonErrors)
    .input(ofInstitution)
    .output(z.object({ results: z.array(financialEvent) })),
}
