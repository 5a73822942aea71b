import type { ContractStatus } from '#api/financial/contracts.ts'

/** A contract of the demo. Its period is relative to the current one. */
interface DemoContract {
  enrollmentId: number
  period: number
  status: ContractStatus
  monthlyCents: number
}

/** Contracts of the demo; Ana has one in every status. */
export const demoContracts: readonly DemoContract[] = [
  contract(1, 1, 'waitingAcceptance', 149_750),
  contract(1, 0, 'active', 149_750),
  contract(1, -1, 'finished', 149_750),
  contract(1, -2, 'finished', 143_900),
  contract(1, -3, 'finished', 143_900),
  contract(1, -3, 'canceled', 155_000),
  contract(1, -4, 'finished', 138_200),
  contract(1, -5, 'finished', 138_200),
  contract(2, 0, 'active', 112_000),
  contract(2, -1, 'finished', 112_000),
  contract(2, 1, 'notAvailable', 116_000),
  contract(3, 0, 'active', 112_000),
  contract(3, -1, 'inactive', 108_000),
  contract(4, 1, 'waitingAcceptance', 98_000),
  contract(6, 0, 'active', 189_900),
  contract(6, -1, 'finished', 178_000),
  contract(7, 0, 'active', 164_000),
  contract(8, 0, 'active', 38_000),
  ...[11, 12, 13, 14, 15, 16].map((enrollmentId) => contract(enrollmentId, 0, 'active', 149_750)),
]

/** Academic half-year relative to the current one: February to July, or August to January. */
export function academicPeriod(today: string, count: number): { year: number; period: number; effectiveDate: string; endDate: string } {
  const [year, month] = today.split('-').map(Number) as [number, number]
  // January belongs to the previous year's second half.
  const halves = Math.floor((year * 12 + month - 2) / 6) + count
  const of = Math.floor(halves / 2)
  const first = halves % 2 === 0
  return first
    ? { year: of, period: 1, effectiveDate: `${of}-02-01`, endDate: `${of}-07-31` }
    : { year: of, period: 2, effectiveDate: `${of}-08-01`, endDate: `${of + 1}-01-31` }
}

function contract(enrollmentId: number, period: number, status: ContractStatus, monthlyCents: number): DemoContract {
  return { enrollmentId, period, status, monthlyCents }
}
