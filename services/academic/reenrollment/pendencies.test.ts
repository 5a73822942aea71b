import { describe, expect, it } from 'vitest'
import type { Pendency, ReenrollmentException } from '#api/academic/reenrollment.ts'
import { pendencyKinds } from '#api/academic/reenrollment-names.ts'
import type { PeriodRow, EnrollmentOffer } from './enrollment-offer.queries.ts'
import { blocksChoosing, dependenciesToChoose, type PendencyFacts, getPendencies } from './pendencies.ts'
import type { OverdueDebt } from './reenrollment-ports.ts'
import type { SubjectStanding } from './standing.queries.ts'

const offer = (rules: PeriodRow['rules'] = [...pendencyKinds], reenrollment: object | null = null) =>
  ({ period: { rules }, reenrollment }) as unknown as EnrollmentOffer
const none = { overdueDebts: [], brokenAgreements: [], waitingContracts: [], currentMonthly: null }
const facts = (more: Partial<PendencyFacts> = {}): PendencyFacts => ({
  offer: offer(),
  finance: none,
  documents: [],
  dataUpdate: null,
  dependencies: [],
  exceptions: [],
  ...more,
})
const debt = (more: Partial<OverdueDebt> = {}): OverdueDebt => ({
  debtId: 7,
  type: 'tuition',
  description: null,
  competency: '2026-10-01',
  dueDate: '2026-11-10',
  amountPayable: 122_635,
  daysOverdue: 11,
  cardInReview: false,
  isNegotiable: true,
  ...more,
})
const document = (status: PendencyFacts['documents'][number]['status']) => ({
  documentEnrollmentId: 4,
  name: { 'pt-BR': 'Identidade', en: 'Identity card', es: 'Identidad' },
  status,
  reason: null,
})
const dependency = { subjectId: 3, code: 'ECV402', subject: 'Hidráulica', isOffered: true, isPossible: true }
const waiver = (pendency: ReenrollmentException['pendency']): ReenrollmentException => ({
  exceptionId: 1,
  kind: 'pendency_waived',
  units: null,
  subject: null,
  pendency,
  reason: 'Pagamento combinado.',
  madeAt: '2026-11-20T12:00:00.000Z',
})
const shown = (given: PendencyFacts) => getPendencies(given, 'en').map(({ id, isBlocking }) => ({ id, isBlocking }))

describe('Pending items', () => {
  const everything = facts({
    finance: {
      ...none,
      overdueDebts: [debt()],
      brokenAgreements: [{ agreementId: 5, number: '5' }],
      waitingContracts: [{ contractId: 6, financialEnrollmentId: 1, number: '2026-6', year: 2026, period: 2 }],
    },
    documents: [document('pending')],
    dataUpdate: { until: '2026-12-01' },
    dependencies: [dependency],
  })

  it('name every rule with its facts', () => {
    expect(new Set(getPendencies(everything, 'en').map(({ kind }) => kind))).toEqual(new Set(pendencyKinds))
    expect(getPendencies(everything, 'en')[0]).toMatchObject({ debtId: 7, amount: 122_635, daysOverdue: 11, isNegotiable: true })
    expect(getPendencies(everything, 'en').find(({ kind }) => kind === 'accept_contract')).toMatchObject({
      period: '2026/2',
      enrollmentId: 1,
    })
    expect(new Set(shown(everything).map(({ id }) => id)).size).toBe(pendencyKinds.length)
  })

  it.each(pendencyKinds)('block by %s only where the period says so and the office did not waive it', (kind) => {
    const isBlocking = (given: PendencyFacts) => getPendencies(given, 'en').find((one) => one.kind === kind)!.isBlocking
    expect(isBlocking({ ...everything, offer: offer([kind]) })).toBe(true)
    expect(isBlocking({ ...everything, offer: offer(pendencyKinds.filter((one) => one !== kind)) })).toBe(false)
    const waived = getPendencies({ ...everything, exceptions: [waiver(kind)] }, 'en').filter((one) => !one.isBlocking)
    expect(waived).toEqual([expect.objectContaining({ kind, waivedBecause: 'Pagamento combinado.' })])
  })

  it('block nobody without a period', () => {
    expect(shown({ ...everything, offer: { period: null, reenrollment: null } }).some(({ isBlocking }) => isBlocking)).toBe(false)
  })

  it('show an overdue installment once, as its agreement', () => {
    const finance = {
      ...none,
      overdueDebts: [debt(), debt({ debtId: 8, type: 'agreement' }), debt({ debtId: 9, type: 'agreement' })],
      brokenAgreements: [{ agreementId: 5, number: '5' }],
    }
    expect(shown(facts({ finance })).map(({ id }) => id)).toEqual(['payment_pending-7', 'agreement-5'])
  })

  it('say that a card pays a debt, which does not block meanwhile', () => {
    const finance = { ...none, overdueDebts: [debt({ cardInReview: true }), debt({ debtId: 8, type: 'agreement', cardInReview: true })] }
    expect(shown(facts({ finance }))).toEqual([
      { id: 'payment_pending-7', isBlocking: false },
      { id: 'payment_pending-8', isBlocking: false },
    ])
    expect(getPendencies(facts({ finance }), 'en')).toMatchObject([{ cardInReview: true }, { cardInReview: true }])
    expect(getPendencies(everything, 'en')[0]).toMatchObject({ cardInReview: false })
  })

  it('leave the debt and the contract of the reenrollment to its payment', () => {
    const own = facts({
      offer: offer(undefined, { firstDebtId: 7, contractId: 6 }),
      finance: {
        ...none,
        overdueDebts: [debt()],
        waitingContracts: [{ contractId: 6, financialEnrollmentId: 1, number: '2027-6', year: 2027, period: 1 }],
      },
    })
    expect(shown(own)).toEqual([])
  })

  it('ask again for what was refused, and for nothing that was handed in', () => {
    const ofStatus = (status: Parameters<typeof document>[0]) =>
      shown(facts({ documents: [document(status)] })).map((one) => one.isBlocking)
    expect([ofStatus('pending'), ofStatus('refused'), ofStatus('waiting'), ofStatus('accepted'), ofStatus('not_applicable')]).toEqual([
      [true],
      [true],
      [false],
      [],
      [],
    ])
  })

  it("name a debt in the reader's language, else in the default one", () => {
    const described = (description: OverdueDebt['description']) =>
      (getPendencies(facts({ finance: { ...none, overdueDebts: [debt({ description })] } }), 'en')[0] as Pendency & { description: string })
        .description
    expect(described({ 'pt-BR': 'Diploma', en: 'Degree' })).toBe('Degree')
    expect(described({ 'pt-BR': 'Diploma' })).toBe('Diploma')
    expect(described(null)).toBeNull()
  })

  it('let students choose what they have to take again', () => {
    const [item] = getPendencies(facts({ dependencies: [dependency] }), 'en')
    expect([item!.isBlocking, blocksChoosing(item!)]).toEqual([true, false])
    const [impossible] = getPendencies(facts({ dependencies: [{ ...dependency, isPossible: false }] }), 'en')
    expect(impossible!.isBlocking).toBe(false)
  })
})

describe('Dependencies to be chosen', () => {
  const subject = (subjectId: number, credits: number): SubjectStanding => ({
    subjectId,
    code: `S${subjectId}`,
    subject: `Subject ${subjectId}`,
    credits,
    workload: credits * 20,
    semester: 3,
    type: 'compulsory',
    isPassed: false,
    isTaken: false,
    isFailed: true,
  })
  const offered = new Map([
    [1, { hasSeats: true }],
    [2, { hasSeats: true }],
    [3, { hasSeats: false }],
  ])
  const possible = (measure: PeriodRow['measure'], dependencyMaximum: number, chosen: number[]) =>
    dependenciesToChoose(
      { measure, dependencyMaximum },
      [1, 2, 3, 4].map((id) => subject(id, 4)),
      new Set(chosen),
      offered,
    ).map(({ subjectId, isOffered, isPossible }) => [subjectId, isOffered, isPossible])

  it('are possible while their own limit has room and a class has a seat', () => {
    expect(possible('credit', 8, [])).toEqual([
      [1, true, true],
      [2, true, true],
      [3, true, false],
      [4, false, false],
    ])
    expect(possible('credit', 8, [1])).toContainEqual([2, true, true])
    expect(possible('credit', 7, [1])).toContainEqual([2, true, false])
  })

  it('count in the measure of the period', () => {
    expect(possible('workload', 8, [])).toContainEqual([1, true, false])
    expect(possible('workload', 80, [])).toContainEqual([1, true, true])
  })
})
