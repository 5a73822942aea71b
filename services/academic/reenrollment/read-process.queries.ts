import type { ContractStatus } from '#api/contracts.ts'
import type { ProcessStep, ReenrollmentPeriod, ReenrollmentSettings } from '#api/reenrollment.ts'
import { appConfig } from '#config'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { type Choice, type ChoiceOf, listExceptions, readChoice, shownReenrollment } from './choice.queries.ts'
import { type EnrollmentOffer, enrollmentOffer, type PeriodRow } from './enrollment-offer.queries.ts'
import { asksFinance, blocksChoosing, pendenciesOf } from './pendencies.ts'
import { type FindOffer, type Reader, readAcademicFacts, readDependencies, readFinance } from './pendencies.queries.ts'
import { isConfirmed, processOutcome } from './process-outcome.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import { holdMinutes } from './seats.queries.ts'
import { isLastTerm, readStanding } from './standing.queries.ts'
import { parametersOf } from './subject-parameters.ts'

/** GET /reenrollments/students/process-step. Throws NOT_FOUND like `enrollmentOffer`. */
export const readProcess = (ports: ReenrollmentPorts, scope: StudentScope, academicRecord: string): Promise<ProcessStep> =>
  readProcessOf(ports, scope, (transaction, now) => enrollmentOffer(transaction, scope, academicRecord, now))

/** The same for whoever `find` lets see an enrollment. Without the financial service, the contract is missing. */
export async function readProcessOf(ports: ReenrollmentPorts, reader: Reader, find: FindOffer): Promise<ProcessStep> {
  const now = ports.clock.now()
  const { offer, choice, open } = await readTenant(ports.pool, reader.tenantId, async (transaction) => {
    const offer = await find(transaction, now)
    return { offer, ...(await readFacts(transaction, offer, now)) }
  })
  const { enrollment, period, queuePlace, admittedAt } = offer
  const needsFinance = open !== null && period !== null && asksFinance(period)
  const [finance, contractStatus] = await Promise.all([
    needsFinance ? readFinance(ports, reader.timeZone, offer) : null,
    readContractStatus(ports, offer),
  ])
  const { exceptions } = choice
  const pendencies = open ? pendenciesOf({ offer, finance, exceptions, ...open }, appConfig.defaultLocale) : []
  const outcome = processOutcome(
    {
      ...offer,
      isLastTerm: open?.isLastTerm ?? false,
      hasDependencies: (open?.dependencies.length ?? 0) > 0,
      isBlocked: pendencies.some(blocksChoosing),
      isFinanceMissing: needsFinance && finance === null,
    },
    now,
  )
  const isAdmitted = admittedAt !== null && admittedAt <= now
  return {
    enrollmentId: enrollment.enrollmentId,
    academicRecord: enrollment.academicRecord,
    course: enrollment.course,
    institution: offer.institution,
    carouselId: offer.carouselId,
    period: period && shownPeriod(period),
    now: now.toISOString(),
    ...outcome,
    queue: queuePlace !== null && admittedAt && !isAdmitted ? { place: queuePlace, admittedAt: admittedAt.toISOString() } : null,
    isAdmitted,
    exceptions,
    reenrollment: shownReenrollment(choice, contractStatus),
  }
}

/** The settings of the enrollment's period, none without one (GET /reenrollment-settings). Throws NOT_FOUND like `enrollmentOffer`. */
export async function readSettings(
  { pool, clock }: ReenrollmentPorts,
  scope: StudentScope,
  academicRecord: string,
): Promise<ReenrollmentSettings[]> {
  const now = clock.now()
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const offer = await enrollmentOffer(transaction, scope, academicRecord, now)
    if (!offer.period) return []
    const exceptions = await listExceptions(transaction, choiceOf(offer, offer.period))
    return [{ ...shownPeriod(offer.period), parameters: parametersOf(offer.period, exceptions), holdMinutes, rules: offer.period.rules }]
  })
}

const choiceOf = ({ enrollment }: EnrollmentOffer, { tenantId, periodId }: PeriodRow): ChoiceOf => ({
  tenantId,
  periodId,
  enrollmentId: enrollment.enrollmentId,
})

/** What was chosen, and what the outcome depends on while nothing is confirmed. */
async function readFacts(transaction: TenantTransaction, offer: EnrollmentOffer, now: Date) {
  const { period, reenrollment } = offer
  const none: Choice = { row: null, classes: [], waiting: [], exceptions: [] }
  const [choice, open] = await Promise.all([
    period ? readChoice(transaction, choiceOf(offer, period), now, reenrollment) : none,
    isConfirmed(reenrollment?.status)
      ? null
      : Promise.all([readAcademicFacts(transaction, offer), readStanding(transaction.client, offer)]),
  ])
  if (!open) return { choice, open }
  const [academic, standing] = open
  const chosen = new Set(choice.classes.filter(({ status }) => status !== 'dropping').map(({ group }) => group.subjectId))
  const dependencies = await readDependencies(transaction, offer, { standing, chosen }, now)
  return { choice, open: { ...academic, dependencies, isLastTerm: isLastTerm(standing, offer.electiveWorkload) } }
}

/** Null without a contract, and where the financial service does not answer. */
async function readContractStatus(
  { reenrollmentFinance }: ReenrollmentPorts,
  { reenrollment }: EnrollmentOffer,
): Promise<ContractStatus | null> {
  if (!reenrollment || reenrollment.contractId === null) return null
  return reenrollmentFinance.contractStatus(reenrollment.tenantId, reenrollment.contractId).catch(() => null)
}

const shownPeriod = ({ periodId, period, opensAt, closesAt, changesUntil, startsOn, endsOn }: PeriodRow): ReenrollmentPeriod => ({
  periodId,
  period,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  changesUntil: changesUntil.toISOString(),
  startsOn,
  endsOn,
})
