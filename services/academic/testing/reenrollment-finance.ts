import type { ContractStatus } from '#api/financial/contracts.ts'
import type { FinancialFacts, ReenrollmentCharge, ReenrollmentFinance, ContractQuery } from '../reenrollment/reenrollment-ports.ts'

const nothing: FinancialFacts = { overdueDebts: [], brokenAgreements: [], waitingContracts: [], currentMonthly: 149_750 }

/** A fake financial service that records calls, answers as set by the test, and fails while `isAway`. */
export function testFinance() {
  const facts = new Map<string, Partial<FinancialFacts>>()
  const contracts = new Map<number, ContractStatus>()
  const offered: ContractQuery[] = []
  const charged: ReenrollmentCharge[] = []
  const canceled: string[] = []
  const open = new Map<string, number>()
  const withdrawn = new Map<string, number[]>()
  const meanwhile: { offer?: () => Promise<unknown>; charge?: () => Promise<unknown> } = {}
  const state = { isAway: false }
  const answer = async <Result>(make: () => Result): Promise<Result> => {
    if (state.isAway) throw new Error('The financial service is away')
    return make()
  }
  const recordsWith = (key: 'overdueDebts' | 'brokenAgreements' | 'waitingContracts') =>
    [...facts].filter(([, one]) => (one[key]?.length ?? 0) > 0).map(([record]) => record)
  const port: ReenrollmentFinance = {
    facts: (_place, academicRecord) => answer(() => ({ ...nothing, ...facts.get(academicRecord) })),
    blocked: () =>
      answer(() => ({
        debts: recordsWith('overdueDebts'),
        agreements: recordsWith('brokenAgreements'),
        contracts: recordsWith('waitingContracts'),
      })),
    offerContract: async (wanted) => {
      await meanwhile.offer?.()
      meanwhile.offer = undefined
      return answer(() => {
        const before = offered.findIndex(({ reenrollmentId }) => reenrollmentId === wanted.reenrollmentId)
        const contractId = 500 + (before < 0 ? offered.push(wanted) : before + 1)
        if (!contracts.has(contractId)) contracts.set(contractId, 'waitingAcceptance')
        return { contractId, financialEnrollmentId: 1, status: contracts.get(contractId)! }
      })
    },
    contractStatus: (_tenantId, contractId) => answer(() => contracts.get(contractId) ?? null),
    withdrawContract: (_tenantId, contractId) =>
      answer(() => void (contracts.get(contractId) === 'waitingAcceptance' && contracts.set(contractId, 'canceled'))),
    charge: async (wanted) => {
      await meanwhile.charge?.()
      meanwhile.charge = undefined
      return answer(() => {
        charged.push(wanted)
        const debtIds = wanted.installments.map((_, index) => 9000 + wanted.revision * 100 + index)
        const canceledDebtIds = withdrawn.get(wanted.reenrollmentId) ?? []
        return { firstDebtId: open.get(wanted.reenrollmentId) ?? debtIds[0] ?? null, debtIds, canceledDebtIds }
      })
    },
    cancel: (_tenantId, reenrollmentId) => answer(() => void canceled.push(reenrollmentId)),
  }
  return {
    port,
    facts,
    contracts,
    offered,
    charged,
    canceled,
    state,
    /** For each reenrollment, the debt that is open first, where it is not the first one. */
    open,
    /** For each reenrollment, the debts that the institution canceled. */
    withdrawn,
    /** Runs work while the next charge is being made. */
    during: (work: () => Promise<unknown>) => void (meanwhile.charge = work),
    /** Runs work while the next contract is being offered. */
    duringOffer: (work: () => Promise<unknown>) => void (meanwhile.offer = work),
  }
}
