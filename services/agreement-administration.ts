import type pg from 'pg'
import { debtScope } from './financial/access/scopes.ts'
import * as plans from './financial/agreement-settings/agreement-plans.queries.ts'
import * as settings from './financial/agreement-settings/agreement-settings.queries.ts'
import { simulateAgreement } from './financial/agreement-settings/simulate-agreement.queries.ts'
import type { AgreementAdministration } from './integration/agreement-settings.routes.ts'
import { type Clock, civilToday } from './platform/clock.ts'

/** What the integration module configures is what students are offered: one place holds it. */
export const agreementAdministration = (pool: pg.Pool, clock: Clock): AgreementAdministration => ({
  list: (manager) => settings.listAgreementSettings(pool, manager),
  create: (manager, input) => settings.createAgreementSetting(pool, manager, input),
  update: (manager, input) => settings.updateAgreementSetting(pool, manager, input),
  attachDebtType: (manager, externalId, type) => settings.attachDebtType(pool, manager, externalId, type),
  detachDebtType: (manager, externalId, type) => settings.detachDebtType(pool, manager, externalId, type),
  simulate: (reader, student) => simulateAgreement(pool, debtScope(reader), student, civilToday(clock, reader.timeZone)),
  listPlans: (manager, page) => plans.listPaymentPlans(pool, manager, page),
  createPlans: (manager, externalId, terms) => plans.createPaymentPlans(pool, manager, externalId, terms),
  updatePlan: (manager, input) => plans.updatePaymentPlan(pool, manager, input),
  removePlan: (manager, planId) => plans.removePaymentPlan(pool, manager, planId, clock.now()),
})
