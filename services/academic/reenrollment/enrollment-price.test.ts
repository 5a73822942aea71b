import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enrollmentPrice as shape } from '#api/academic/reenrollment.ts'
import { enrollmentPrice, type PricedSubject, type PriceRules } from './enrollment-price.ts'

const rules: PriceRules = {
  measure: 'credit',
  unitAmount: 10_001,
  fixedAmount: 5_000,
  discountBasisPoints: 333,
  installments: 6,
  firstDueDate: '2027-01-31',
}
const calculus: PricedSubject = { code: 'MAT101', subject: 'Cálculo I', credits: 4, workload: 80 }
const physics: PricedSubject = { code: 'FIS101', subject: 'Física I', credits: 2, workload: 33 }

test('Each line is explained, and the discount is rounded down', () => {
  const { lines, total } = enrollmentPrice(rules, [calculus, physics], null)
  expect(lines).toEqual([
    { kind: 'subject', code: 'MAT101', subject: 'Cálculo I', units: 4, unitAmount: 10_001, rateBasisPoints: null, amount: 40_004 },
    { kind: 'subject', code: 'FIS101', subject: 'Física I', units: 2, unitAmount: 10_001, rateBasisPoints: null, amount: 20_002 },
    { kind: 'fixed', code: null, subject: null, units: null, unitAmount: null, rateBasisPoints: null, amount: 5_000 },
    // 3.33% of 65,006 cents are 2,164.7.
    { kind: 'discount', code: null, subject: null, units: null, unitAmount: null, rateBasisPoints: 333, amount: -2_164 },
  ])
  expect(total).toBe(62_842)
})

test('Workload is charged by the hour, whatever the credits', () => {
  const { lines } = enrollmentPrice({ ...rules, measure: 'workload', unitAmount: 100 }, [calculus, physics], null)
  expect(lines.slice(0, 2).map(({ units, amount }) => [units, amount])).toEqual([
    [80, 8_000],
    [33, 3_300],
  ])
})

test('Installments are due each month, at its end where it is shorter, and the first has the remainder', () => {
  const { installments } = enrollmentPrice(rules, [calculus, physics], null)
  expect(installments).toEqual([
    { number: 1, amount: 10_477, dueDate: '2027-01-31' },
    { number: 2, amount: 10_473, dueDate: '2027-02-28' },
    { number: 3, amount: 10_473, dueDate: '2027-03-31' },
    { number: 4, amount: 10_473, dueDate: '2027-04-30' },
    { number: 5, amount: 10_473, dueDate: '2027-05-31' },
    { number: 6, amount: 10_473, dueDate: '2027-06-30' },
  ])
  const overYears = enrollmentPrice({ ...rules, firstDueDate: '2027-11-30' }, [calculus], null)
  expect(overYears.installments.map(({ dueDate }) => dueDate)).toEqual([
    '2027-11-30',
    '2027-12-30',
    '2028-01-30',
    '2028-02-29',
    '2028-03-30',
    '2028-04-30',
  ])
})

test('Nothing to pay has no installments, and few cents have few', () => {
  const free = enrollmentPrice({ ...rules, discountBasisPoints: 10_000 }, [calculus], 120_000)
  expect(free).toMatchObject({ total: 0, installments: [], currentMonthly: 120_000 })
  const cheap = enrollmentPrice({ ...rules, unitAmount: 1, fixedAmount: 0, discountBasisPoints: 0 }, [physics], null)
  expect(cheap.installments.map(({ amount }) => amount)).toEqual([1, 1])
})

const anyRules: fc.Arbitrary<PriceRules> = fc.record({
  measure: fc.constantFrom('credit', 'workload'),
  unitAmount: fc.nat(10_000_000),
  fixedAmount: fc.nat(100_000_000),
  discountBasisPoints: fc.nat(10_000),
  installments: fc.integer({ min: 1, max: 12 }),
  firstDueDate: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
})
const anySubject: fc.Arbitrary<PricedSubject> = fc.record({
  code: fc.string({ minLength: 1 }),
  subject: fc.string({ minLength: 1 }),
  credits: fc.nat(40),
  workload: fc.nat(2_000),
})
const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

test('Lines and installments sum to the total, whatever the rules', () => {
  fc.assert(
    fc.property(anyRules, fc.array(anySubject, { maxLength: 40 }), (given, subjects) => {
      const price = enrollmentPrice(given, subjects, null)
      expect(shape.parse(price)).toEqual(price)
      expect(sum(price.lines)).toBe(price.total)
      expect(sum(price.installments)).toBe(price.total)
      expect(price.total).toBeGreaterThanOrEqual(0)
      const [first = 0, ...others] = price.installments.map(({ amount }) => amount)
      expect(price.installments.every(({ amount }) => amount > 0)).toBe(true)
      expect(new Set(others).size).toBeLessThanOrEqual(1)
      expect(first - (others[0] ?? first)).toBeLessThan(given.installments)
      expect(first).toBeGreaterThanOrEqual(others[0] ?? 0)
    }),
  )
})

test('Installments are due in months that follow each other, on the day of the first or at the end of the month', () => {
  fc.assert(
    fc.property(anyRules, (given) => {
      const days = enrollmentPrice({ ...given, unitAmount: 1_000, discountBasisPoints: 0 }, [calculus], null).installments
      const [year, month, date] = given.firstDueDate.split('-').map(Number) as [number, number, number]
      for (const [index, { dueDate }] of days.entries()) {
        const [itsYear, itsMonth, itsDate] = dueDate.split('-').map(Number) as [number, number, number]
        expect(itsYear * 12 + itsMonth).toBe(year * 12 + month + index)
        const nextDay = new Date(Date.parse(dueDate) + 86_400_000)
        expect(itsDate === date || (itsDate < date && nextDay.getUTCDate() === 1)).toBe(true)
      }
    }),
  )
})
