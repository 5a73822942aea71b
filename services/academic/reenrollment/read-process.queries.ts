import { and, gt } from 'drizzle-orm'
import type { ContractStatus } from '#api/financial/contracts.ts'
import type { AppLocale } from '#api/locales.ts'
import type {
  Pendencies,
  ProcessStep,
  ReenrollmentException,
  ReenrollmentPeriod,
  ReenrollmentSettings,
} from '#api/academic/reenrollment.ts'
import type { OpenReenrollment } from '#api/academic/reenrollment-calls.ts'
import { appConfig } from '#config'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { placeCondition, type RecordPlace } from '../../platform/scope-condition.ts'
import type { CallerScope } from '../access/scopes.ts'
import { type Choice, listExceptions, readChoice, shownReenrollment } from './choice.queries.ts'
import { activeOffers, type EnrollmentOffer, enrollmentOffer, isOpen, type PeriodRow } from './enrollment-offer.queries.ts'
import { reenrollmentPeriod } from './offer.schema.ts'
import { asksFinance, blocksChoosing, type DependencyFact, getPendencies } from './pendencies.ts'
import { getDependencies, type Reader, readAcademicFacts, readDependencySeats, readFinance } from './pendencies.queries.ts'
import { isConfirmed, processOutcome } from './process-outcome.ts'
import { getChoice } from './reenrollment-changes.queries.ts'
import type { FinancialFacts, ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import { holdMinutes } from './seats.queries.ts'
import { isLastTerm, readStanding } from './standing.queries.ts'
import { getParameters } from './subject-parameters.ts'

/** Finds the enrollment in question; throws NOT_FOUND if the caller may not see it. */
type FindOffer = (transaction: TenantTransaction, now: Date) => Promise<EnrollmentOffer>

/** GET /reenrollments/students/process-step. Throws NOT_FOUND like `enrollmentOffer`. */
export const readProcess = (ports: ReenrollmentPorts, scope: StudentScope, academicRecord: string): Promise<ProcessStep> =>
  readFoundProcess(ports, scope, (transaction, now) => enrollmentOffer(transaction, scope, academicRecord, now))

/** Returns the process of the enrollment that `find` permits. Omits the contract if the financial service does not answer. */
export async function readFoundProcess(ports: ReenrollmentPorts, reader: Reader, find: FindOffer): Promise<ProcessStep> {
  const now = ports.clock.now()
  const facts = await readTenant(ports.pool, reader.tenantId, async (transaction) =>
    readFacts(transaction, await find(transaction, now), now),
  )
  const [finance, contractStatus] = await Promise.all([
    needsFinance(facts) ? readFinance(ports, reader.timeZone, facts.offer) : null,
    readContractStatus(ports, facts.offer),
  ])
  return shownProcess(facts, { finance, contractStatus }, now)
}

/** Returns process and pending items as `readFoundProcess` and `readPendencies` do, from complete facts. Calls finance once. */
export async function processWithPendencies(
  ports: ReenrollmentPorts,
  { timeZone }: Pick<Reader, 'timeZone'>,
  facts: WholeFacts,
  locale: AppLocale,
  now: Date,
): Promise<{ process: ProcessStep; pendencies: Pendencies }> {
  const { offer, choice, open } = facts
  const [finance, contractStatus] = await Promise.all([readFinance(ports, timeZone, offer), readContractStatus(ports, offer)])
  const results = getPendencies({ offer, finance, exceptions: choice.exceptions, ...open }, locale)
  return {
    process: shownProcess(facts, { finance, contractStatus }, now),
    pendencies: { results, isFinanceMissing: finance === null },
  }
}

const needsFinance = ({ offer: { period }, open }: ProcessFacts): boolean => open !== null && period !== null && asksFinance(period)

export function shownProcess(
  facts: ProcessFacts,
  { finance, contractStatus }: { finance: FinancialFacts | null; contractStatus: ContractStatus | null },
  now: Date,
): ProcessStep {
  const { offer, choice, open } = facts
  const { enrollment, period, queuePlace, admittedAt } = offer
  const { exceptions } = choice
  const pendencies = open ? getPendencies({ offer, finance, exceptions, ...open }, appConfig.defaultLocale) : []
  const outcome = processOutcome(
    {
      ...offer,
      isLastTerm: open?.isLastTerm ?? false,
      hasDependencies: (open?.dependencies.length ?? 0) > 0,
      isBlocked: pendencies.some(blocksChoosing),
      isFinanceMissing: needsFinance(facts) && finance === null,
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

/** Lists reenrollments that a student may begin or continue now, earliest end first; omits those with nothing left to choose. */
export async function openReenrollments(
  { pool, clock }: Pick<ReenrollmentPorts, 'pool' | 'clock'>,
  scope: CallerScope,
): Promise<OpenReenrollment[]> {
  const now = clock.now()
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const offers = await activeOffers(transaction, scope, now)
    const open = offers.flatMap((offer) => {
      const { period, carouselId, reenrollment } = offer
      const isWaiting = reenrollment === null || reenrollment.status === 'choosing'
      return period && isOpen(period, now) && carouselId !== null && isWaiting ? [{ offer, period }] : []
    })
    const standings = await Promise.all(open.map(({ offer }) => readStanding(transaction, offer)))
    return open
      .filter(({ offer }, index) => !isLastTerm(standings[index]!, offer.electiveWorkload))
      .map(({ offer: { enrollment, reenrollment }, period: { closesAt } }) => ({
        academicRecord: enrollment.academicRecord,
        course: enrollment.course,
        closesAt: closesAt.toISOString(),
        hasBegun: reenrollment !== null,
      }))
      .toSorted((one, other) => one.closesAt.localeCompare(other.closesAt))
  })
}

/** The settings of the enrollment's period, none without one (GET /reenrollment-settings). Throws NOT_FOUND like `enrollmentOffer`. */
export async function readSettings(
  { pool, clock }: ReenrollmentPorts,
  scope: StudentScope,
  academicRecord: string,
): Promise<ReenrollmentSettings[]> {
  const now = clock.now()
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const { enrollment, period } = await enrollmentOffer(transaction, scope, academicRecord, now)
    if (!period) return []
    const exceptions = await listExceptions(transaction, getChoice({ enrollment, period }))
    return [shownSettings(period, exceptions)]
  })
}

/** Returns settings of a place's periods that are not over, earliest first, for the integration module to publish to other systems. */
export async function currentSettings(
  { pool, clock }: Pick<ReenrollmentPorts, 'pool' | 'clock'>,
  place: RecordPlace,
): Promise<ReenrollmentSettings[]> {
  const { closesAt, opensAt, periodId } = reenrollmentPeriod
  const current = and(placeCondition(place, reenrollmentPeriod), gt(closesAt, clock.now()))
  const periods = await readTenant(pool, place.tenantId, ({ db }) =>
    db.select().from(reenrollmentPeriod).where(current).orderBy(opensAt, periodId),
  )
  return periods.map((period) => shownSettings(period, []))
}

export const shownSettings = (period: PeriodRow, exceptions: readonly ReenrollmentException[]): ReenrollmentSettings => ({
  ...shownPeriod(period),
  parameters: getParameters(period, exceptions),
  holdMinutes,
  rules: period.rules,
})

type OpenFacts = Awaited<ReturnType<typeof readAcademicFacts>> & { dependencies: DependencyFact[]; isLastTerm: boolean }

interface ProcessFacts {
  offer: EnrollmentOffer
  choice: Choice
  /** Facts that determine the outcome until the choice is confirmed. */
  open: OpenFacts | null
}
type WholeFacts = ProcessFacts & { open: OpenFacts }

/** Reads the facts, except those that a confirmed choice no longer depends on. */
export const readFacts = async (transaction: TenantTransaction, offer: EnrollmentOffer, now: Date): Promise<ProcessFacts> =>
  isConfirmed(offer.reenrollment?.status)
    ? { offer, choice: await readOwnChoice(transaction, offer, now), open: null }
    : readWholeFacts(transaction, offer, now)

/** Reads all facts that the pending items need, even for a confirmed choice. */
export async function readWholeFacts(transaction: TenantTransaction, offer: EnrollmentOffer, now: Date): Promise<WholeFacts> {
  const [choice, academic, standing, seats] = await Promise.all([
    readOwnChoice(transaction, offer, now),
    readAcademicFacts(transaction, offer),
    readStanding(transaction, offer),
    readDependencySeats(transaction, offer, now),
  ])
  const chosen = new Set(choice.classes.filter(({ status }) => status !== 'dropping').map(({ group }) => group.subjectId))
  const dependencies = getDependencies(offer, { standing, chosen, seats })
  return { offer, choice, open: { ...academic, dependencies, isLastTerm: isLastTerm(standing, offer.electiveWorkload) } }
}

async function readOwnChoice(transaction: TenantTransaction, offer: EnrollmentOffer, now: Date): Promise<Choice> {
  const { enrollment, period, reenrollment } = offer
  if (!period) return { row: null, classes: [], waiting: [], exceptions: [] }
  return readChoice(transaction, getChoice({ enrollment, period }), now, reenrollment)
}

/** Null without a contract, and where the financial service does not answer. */
export async function readContractStatus(
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
