import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BookedDebt, movementOfCredit, type Movement, movementsOfDebt, getStatement } from './statement-rows.ts'

const subject = { debtId: 7, type: 'tuition', description: null, installment: null, competency: '2026-03-01' } as const

const day = fc.integer({ min: 0, max: 700 }).map((offset) => new Date(Date.UTC(2025, 0, 1 + offset)).toISOString().slice(0, 10))
const next = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
const amount = fc.integer({ min: 1, max: 500_000 })

const bookedDebt = fc
  .record({
    debtId: fc.integer({ min: 1, max: 40 }),
    dueDate: day,
    gross: amount,
    share: fc.integer({ min: 0, max: 100 }),
    fine: fc.integer({ min: 0, max: 9_000 }),
    on: day,
    paid: amount,
    end: fc.constantFrom('open', 'paid', 'agreed'),
  })
  .map(
    ({ debtId, dueDate, gross, share, fine, on, paid, end }): BookedDebt => ({
      ...subject,
      debtId,
      dueDate,
      lines: [
        { kind: 'gross', amount: gross },
        { kind: 'scholarship', amount: -Math.trunc((gross * share) / 100) },
        { kind: 'fine', amount: fine },
      ],
      parts: [],
      isSettled: end === 'paid',
      outcome:
        end === 'open'
          ? null
          : end === 'paid'
            ? { kind: 'payment', on, amount: paid, method: 'pix', late: false }
            : { kind: 'agreement', on, amount: paid, agreementId: 3 },
    }),
  )
const bookedCredit = fc.record({
  debtId: fc.integer({ min: 1, max: 40 }),
  entryId: fc.integer({ min: 1, max: 1_000_000 }),
  on: day,
  amount,
})
const movements = fc
  .tuple(
    fc.uniqueArray(bookedDebt, { maxLength: 25, selector: ({ debtId }) => debtId }),
    fc.uniqueArray(bookedCredit, { maxLength: 6, selector: ({ entryId }) => entryId }),
  )
  .map(([debts, credits]) => [
    ...debts.flatMap(movementsOfDebt),
    ...credits.map((credit) => movementOfCredit({ ...subject, kind: 'credit', method: 'pix', late: false, ...credit })),
  ])

describe('movements of a debt', () => {
  const late: BookedDebt = {
    ...subject,
    dueDate: '2026-03-10',
    lines: [
      { kind: 'gross', amount: 100_000 },
      { kind: 'scholarship', amount: -20_000 },
      { kind: 'punctuality_discount', amount: 0 },
      { kind: 'fine', amount: 1_600 },
      { kind: 'interest', amount: 133 },
    ],
    parts: [],
    isSettled: true,
    outcome: { kind: 'payment', on: '2026-03-15', amount: 81_733, method: 'bank_slip', late: false },
  }
  const told = (rows: readonly Movement[]) => rows.map(({ date, kind, debit, credit }) => `${date} ${kind} ${debit - credit}`)

  it('of one that several payments paid are the share of each, and leave what is left of it', () => {
    const rest = [
      { kind: 'gross', amount: 100_000 },
      { kind: 'scholarship', amount: -20_000 },
      { kind: 'part_payment', amount: -40_000 },
      { kind: 'fine', amount: 800 },
      { kind: 'interest', amount: 67 },
    ] as const
    const first = { on: '2026-03-15', amount: 40_867, method: 'pix', late: false, lines: late.lines } as const
    const open = { ...late, lines: rest, parts: [first], isSettled: false, outcome: null }
    const balance = (rows: readonly Movement[]) => rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
    expect(told(movementsOfDebt(open))).toEqual([
      '2026-03-10 charge 100000',
      '2026-03-10 scholarship -20000',
      '2026-03-15 fine 800',
      '2026-03-15 interest 67',
      '2026-03-15 payment -40867',
    ])
    expect(balance(movementsOfDebt(open))).toBe(40_000)
    const second = { ...first, on: '2026-04-01', amount: 40_867, lines: rest }
    expect(balance(movementsOfDebt({ ...open, parts: [first, second], isSettled: true }))).toBe(0)
  })

  it('tell what was charged, what came on top, and what was paid', () => {
    expect(told(movementsOfDebt(late))).toEqual([
      '2026-03-10 charge 100000',
      '2026-03-10 scholarship -20000',
      '2026-03-15 fine 1600',
      '2026-03-15 interest 133',
      '2026-03-15 payment -81733',
    ])
  })

  it('of an open debt are what stands firm', () => {
    expect(told(movementsOfDebt({ ...late, outcome: null }))).toEqual(['2026-03-10 charge 100000', '2026-03-10 scholarship -20000'])
  })

  it('charge a debt that was paid early on the day of its payment', () => {
    const lines = [{ kind: 'gross', amount: 5_000 }] as const
    const outcome = { kind: 'payment', on: '2026-03-01', amount: 5_000, method: 'pix', late: false } as const
    expect(told(movementsOfDebt({ ...late, lines, outcome }))).toEqual(['2026-03-01 charge 5000', '2026-03-01 payment -5000'])
  })

  it('say so when another amount was booked than the lines come to', () => {
    const lines = [{ kind: 'gross', amount: 5_000 }] as const
    const outcome = { kind: 'agreement', on: '2026-05-01', amount: 5_400, agreementId: 12 } as const
    const rows = movementsOfDebt({ ...late, lines, outcome })
    expect(told(rows)).toEqual(['2026-03-10 charge 5000', '2026-05-01 adjustment 400', '2026-05-01 agreement -5400'])
    expect(rows.at(-1)!.agreementId).toBe(12)
  })

  it('come to nothing once it is paid or in an agreement', () => {
    fc.assert(
      fc.property(bookedDebt, (debt) => {
        const sum = movementsOfDebt(debt).reduce((total, { debit, credit }) => total + debit - credit, 0)
        const firm = debt.lines.filter(({ kind }) => kind !== 'fine').reduce((total, line) => total + line.amount, 0)
        expect(sum).toBe(debt.outcome ? 0 : firm)
      }),
    )
  })
})

describe('statement', () => {
  it('opens, moves and closes to the cent, and each balance follows from the one before', () => {
    fc.assert(
      fc.property(movements, day, day, (all, one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one]
        const { openingBalance, closingBalance, totalDebit, totalCredit, rows } = getStatement(all, { from, to })
        expect(openingBalance + totalDebit - totalCredit).toBe(closingBalance)
        let balance = openingBalance
        for (const row of rows) {
          expect(row.date >= from && row.date <= to).toBe(true)
          expect(row.debit === 0).toBe(row.credit !== 0)
          balance += row.debit - row.credit
          expect(row.balance).toBe(balance)
        }
        expect(balance).toBe(closingBalance)
      }),
    )
  })

  it('goes on where the one before ended, without a gap', () => {
    fc.assert(
      fc.property(movements, fc.tuple(day, day, day), (all, days) => {
        const [from, middle, to] = days.sort() as [string, string, string]
        const [first, second, whole] = [
          getStatement(all, { from, to: middle }),
          getStatement(all, { from: next(middle), to }),
          getStatement(all, { from, to }),
        ]
        if (next(middle) > to) return
        expect(second.openingBalance).toBe(first.closingBalance)
        expect(second.closingBalance).toBe(whole.closingBalance)
        expect([...first.rows, ...second.rows]).toEqual(whole.rows)
      }),
    )
  })

  it('has one order, whatever order the books were read in', () => {
    fc.assert(
      fc.property(
        movements.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const period = { from: '2025-01-01', to: '2027-12-31' }
          expect(getStatement(shuffled, period)).toEqual(getStatement(all, period))
        },
      ),
    )
  })
})
