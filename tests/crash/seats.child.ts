/**
 * Students who reenroll, in a process of their own that a test kills. Arguments: the database's URL and the instant at which the clock
 * stands. Takes one order; answers for each student as soon as the service does.
 */
import { confirmChoice } from '../../services/academic/reenrollment/confirm-choice.ts'
import { chooseClass } from '../../services/academic/reenrollment/choose-class.ts'
import type { ReenrollmentPorts } from '../../services/academic/reenrollment/reenrollment-ports.ts'
import { testFinance } from '../../services/academic/testing/reenrollment-finance.ts'
import { createPool } from '../../services/platform/database.ts'
import type { SeatAnswer, SeatOrder } from './seats.crash.test.ts'

const pool = createPool(process.argv[2] ?? '')
const now = new Date(process.argv[3] ?? '')
const ports: ReenrollmentPorts = {
  pool,
  clock: { now: () => now },
  reenrollmentFinance: testFinance().port,
  closedDays: async () => [],
  getTimeZone: async () => 'America/Sao_Paulo',
  sendJob: async () => undefined,
}

process.on('message', ({ groupId, people }: SeatOrder) => {
  void Promise.all(
    people.map(async ({ scope, academicRecord, idempotencyKey }) => {
      const answer = (outcome: string) => process.send!({ academicRecord, outcome } satisfies SeatAnswer)
      const chosen = await chooseClass(ports, scope, { academicRecord, groupId }).catch((error: { code?: string }) => ({
        // Whoever comes back may have confirmed before.
        outcome: error.code === 'NOT_ALLOWED' ? ('held' as const) : String(error.code ?? error),
      }))
      answer(chosen.outcome)
      if (chosen.outcome !== 'held') return
      const asked = { academicRecord, idempotencyKey, revision: 1, expectedTotal: 40_000 }
      const confirmed = await confirmChoice(ports, scope, asked).catch((error: { code?: string }) => ({
        outcome: String(error.code ?? error),
      }))
      answer(confirmed.outcome)
    }),
  ).then(() => process.send!({ academicRecord: null, outcome: 'done' } satisfies SeatAnswer))
})
process.on('disconnect', () => process.exit())
