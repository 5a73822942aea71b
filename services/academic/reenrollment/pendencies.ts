import { appConfig } from '#config'
import type { DocumentStatus } from '#api/academic/enrollment-documents.ts'
import type { AppLocale, LocalizedText } from '#api/locales.ts'
import type { Pendency, PendencyKind, ReenrollmentException } from '#api/academic/reenrollment.ts'
import type { EnrollmentOffer, PeriodRow } from './enrollment-offer.queries.ts'
import type { FinancialFacts } from './reenrollment-ports.ts'
import type { SubjectStanding } from './standing.queries.ts'

export interface DocumentFact {
  documentEnrollmentId: number
  name: LocalizedText
  status: DocumentStatus
  /** Reason of the refusal. */
  reason: string | null
}

/** A subject to be taken again that is not chosen yet. */
export interface DependencyFact {
  subjectId: number
  code: string
  subject: string
  isOffered: boolean
  /** Whether the subject has a seat left, and its units fit the limit of dependencies. */
  isPossible: boolean
}

export interface PendencyFacts {
  offer: Pick<EnrollmentOffer, 'period' | 'reenrollment'>
  /** Facts of the financial service; null if it does not answer. */
  finance: FinancialFacts | null
  /** Documents that the period asks for. */
  documents: readonly DocumentFact[]
  /** Deadline; set while the institution waits for data of the student. */
  dataUpdate: { until: string } | null
  dependencies: readonly DependencyFact[]
  exceptions: readonly ReenrollmentException[]
}

type Item = Pendency extends infer One
  ? One extends Pendency
    ? Omit<One, 'isBlocking' | 'waivedBecause'> & { mayBlock: boolean }
    : never
  : never

/**
 * What stands between a student and the next term, in the order of the rules (docs/requirements/academic-and-financial.md, section 3).
 * Blocks where the rules of the period say so, unless the office waived it.
 *
 * @param locale of names that have no text in it come in the default language
 */
export function getPendencies(facts: PendencyFacts, locale: AppLocale): Pendency[] {
  const rules = facts.offer.period?.rules ?? []
  const items: Item[] = [
    ...getDebts(facts, locale),
    ...getAgreements(facts),
    ...getDocuments(facts),
    ...getDataUpdate(facts),
    ...getContracts(facts),
    ...getDependencies(facts),
  ]
  return items.map(({ mayBlock, ...item }) => {
    const waivedBecause = facts.exceptions.find(({ pendency }) => pendency === item.kind)?.reason ?? null
    return { ...item, isBlocking: mayBlock && waivedBecause === null && rules.includes(item.kind), waivedBecause }
  })
}

/** Returns overdue debts. The debt and the contract of the reenrollment itself are handled in its payment step. */
function getDebts({ finance, offer }: PendencyFacts, locale: AppLocale): Item[] {
  const { overdueDebts = [], brokenAgreements = [] } = finance ?? {}
  return (
    overdueDebts
      .filter(({ debtId }) => debtId !== offer.reenrollment?.firstDebtId)
      // A debt of an agreement is covered by the agreement's own item.
      .filter(({ type, cardInReview }) => type !== 'agreement' || cardInReview || brokenAgreements.length === 0)
      .map(({ debtId, type, description, competency, dueDate, daysOverdue, amountPayable, isNegotiable, cardInReview }) => ({
        kind: 'payment_pending',
        id: `payment_pending-${debtId}`,
        debtId,
        type,
        description: description?.[locale] ?? description?.[appConfig.defaultLocale] ?? null,
        competency,
        dueDate,
        daysOverdue,
        amount: amountPayable,
        isNegotiable,
        cardInReview,
        mayBlock: !cardInReview,
      }))
  )
}

const getAgreements = ({ finance }: PendencyFacts): Item[] =>
  (finance?.brokenAgreements ?? []).map(({ agreementId, number }) => ({
    kind: 'agreement',
    id: `agreement-${agreementId}`,
    agreementId,
    number,
    mayBlock: true,
  }))

/** Returns pending documents. Those already sent wait for the office, and the student can do no more about them. */
const getDocuments = ({ documents }: PendencyFacts): Item[] =>
  documents
    .filter(({ status }) => status === 'pending' || status === 'refused' || status === 'waiting')
    .map(({ documentEnrollmentId, name, status, reason }) => ({
      kind: 'documentation_mandatory',
      id: `documentation_mandatory-${documentEnrollmentId}`,
      documentEnrollmentId,
      name,
      status,
      reason,
      mayBlock: status !== 'waiting',
    }))

const getDataUpdate = ({ dataUpdate }: PendencyFacts): Item[] =>
  dataUpdate ? [{ kind: 'person_update', id: 'person_update', until: dataUpdate.until, mayBlock: true }] : []

const getContracts = ({ finance, offer }: PendencyFacts): Item[] =>
  (finance?.waitingContracts ?? [])
    .filter(({ contractId }) => contractId !== offer.reenrollment?.contractId)
    .map(({ contractId, financialEnrollmentId, number, year, period }) => ({
      kind: 'accept_contract',
      id: `accept_contract-${contractId}`,
      contractId,
      enrollmentId: financialEnrollmentId,
      number,
      period: `${year}/${period}`,
      mayBlock: true,
    }))

/** Returns dependencies to choose. A subject that cannot be chosen keeps nobody from the next term. */
const getDependencies = ({ dependencies }: PendencyFacts): Item[] =>
  dependencies.length > 0
    ? [
        {
          kind: 'dependency_adaptation',
          id: 'dependency_adaptation',
          subjects: dependencies.map(({ subjectId, code, subject, isOffered }) => ({ subjectId, code, subject, isOffered })),
          mayBlock: dependencies.some(({ isPossible }) => isPossible),
        },
      ]
    : []

/** Rules that depend on facts of the financial service. */
const financialKinds: ReadonlySet<PendencyKind> = new Set(['payment_pending', 'agreement', 'accept_contract'])

export const asksFinance = ({ rules }: Pick<PeriodRow, 'rules'>): boolean => rules.some((rule) => financialKinds.has(rule))

/** Whether a pendency blocks choosing. Dependencies do not: they are settled by choosing, and block only the confirmation. */
export const blocksChoosing = ({ isBlocking, kind }: Pendency): boolean => isBlocking && kind !== 'dependency_adaptation'

/**
 * Dependencies that are not chosen yet.
 *
 * @param subjects all dependencies of the student
 * @param chosen classes that are held or taken, with those that are dropped left out
 * @param offered whether subjects of the period have a seat left
 */
export function dependenciesToChoose(
  { measure, dependencyMaximum }: Pick<PeriodRow, 'measure' | 'dependencyMaximum'>,
  subjects: readonly SubjectStanding[],
  chosen: ReadonlySet<number>,
  offered: ReadonlyMap<number, { hasSeats: boolean }>,
): DependencyFact[] {
  const getUnits = ({ credits, workload }: SubjectStanding) => (measure === 'credit' ? credits : workload)
  const isChosen = ({ subjectId }: SubjectStanding) => chosen.has(subjectId)
  const remaining = dependencyMaximum - subjects.filter(isChosen).reduce((total, subject) => total + getUnits(subject), 0)
  return subjects
    .filter((subject) => !isChosen(subject))
    .map((subject) => ({
      subjectId: subject.subjectId,
      code: subject.code,
      subject: subject.subject,
      isOffered: offered.has(subject.subjectId),
      isPossible: offered.get(subject.subjectId)?.hasSeats === true && getUnits(subject) <= remaining,
    }))
}
