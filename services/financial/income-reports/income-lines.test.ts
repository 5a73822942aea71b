import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getBaseYears, getIncomeReports, type ReportSides, type Settlement } from './income-lines.ts'

const zone = 'America/Sao_Paulo'
const sides = (enrollmentId: number): ReportSides => ({
  enrollmentId,
  beneficiary: { corporateName: 'Universidade', taxId: '48120357000130', course: 'Engenharia' },
  payer: { student: 'Ana', registration: '1', taxId: '52998224725' },
})
const settlement = (given: Partial<Settlement>): Settlement => ({
  enrollmentId: 1,
  type: 'tuition',
  description: null,
  installment: null,
  invoiceNumber: null,
  competency: '2025-03-01',
  paidAt: new Date('2025-03-10T12:00:00Z'),
  receiptNumber: 1,
  netAmount: 100,
  amountPaid: 110,
  ...given,
})
const settlements = fc.array(
  fc.record({
    enrollmentId: fc.constantFrom(1, 2),
    type: fc.constantFrom('tuition' as const, 'service' as const),
    description: fc.constantFrom(null, 'Histórico escolar'),
    installment: fc.constant(null),
    invoiceNumber: fc.constantFrom(null, '2025-1'),
    competency: fc.constantFrom('2024-12-01', '2025-01-01', '2025-06-01'),
    paidAt: fc.date({ min: new Date('2022-01-01T00:00:00Z'), max: new Date('2026-12-31T23:59:59Z'), noInvalidDate: true }),
    receiptNumber: fc.integer({ min: 1, max: 99_999_999 }),
    netAmount: fc.integer({ min: 1, max: 10_000_000 }),
    amountPaid: fc.integer({ min: 1, max: 10_000_000 }),
  }),
)

describe('getIncomeReports', () => {
  it('tells every settlement in exactly one year, and sums its lines', () => {
    fc.assert(
      fc.property(settlements, (all) => {
        const years = getBaseYears(all, '2026-11-21', zone).map(({ baseYear }) => baseYear)
        const reports = years.flatMap((year) => getIncomeReports(year, [sides(1), sides(2)], all, zone))
        for (const { baseYear, lines, totalNet, totalPaid } of reports) {
          expect(totalPaid).toBe(lines.reduce((sum, line) => sum + line.amountPaid, 0))
          expect(totalNet).toBe(lines.reduce((sum, line) => sum + line.netAmount, 0))
          expect(lines.every(({ paymentDate }) => paymentDate.startsWith(String(baseYear)))).toBe(true)
        }
        expect(reports.flatMap(({ lines }) => lines)).toHaveLength(all.length)
        expect(reports.reduce((sum, { totalPaid }) => sum + totalPaid, 0)).toBe(all.reduce((sum, { amountPaid }) => sum + amountPaid, 0))
        // Years without payments have no report.
        expect(getIncomeReports(1999, [sides(1), sides(2)], all, zone)).toEqual([])
      }),
    )
  })

  it('takes the year from the institution’s zone: three in the morning UTC of New Year is still the old year there', () => {
    const late = settlement({ paidAt: new Date('2026-01-01T02:59:59Z') })
    const early = settlement({ paidAt: new Date('2026-01-01T03:00:00Z') })
    expect(getIncomeReports(2025, [sides(1)], [late, early], zone)[0]!.lines.map(({ paymentDate }) => paymentDate)).toEqual(['2025-12-31'])
    expect(getIncomeReports(2026, [sides(1)], [late, early], zone)[0]!.lines.map(({ paymentDate }) => paymentDate)).toEqual(['2026-01-01'])
  })

  it('orders lines by payment and names the month that was paid for', () => {
    const lines = getIncomeReports(
      2025,
      [sides(1)],
      [
        settlement({
          paidAt: new Date('2025-05-02T12:00:00Z'),
          competency: '2025-04-01',
          receiptNumber: 45,
          type: 'agreement',
          description: 'Acordo 7',
          installment: { agreementId: 4, number: 1, count: 3 },
        }),
        settlement({ paidAt: new Date('2025-01-08T12:00:00Z'), competency: '2024-12-01', receiptNumber: 44, invoiceNumber: '2024-7' }),
      ],
      zone,
    )[0]!.lines
    expect(lines).toEqual([
      {
        type: 'tuition',
        description: null,
        installment: null,
        invoiceNumber: '2024-7',
        year: 2024,
        month: 12,
        paymentDate: '2025-01-08',
        ticketNumber: '2025-00000044',
        netAmount: 100,
        amountPaid: 110,
      },
      {
        type: 'agreement',
        description: 'Acordo 7',
        installment: { agreementId: 4, number: 1, count: 3 },
        invoiceNumber: null,
        year: 2025,
        month: 4,
        paymentDate: '2025-05-02',
        ticketNumber: '2025-00000045',
        netAmount: 100,
        amountPaid: 110,
      },
    ])
  })
})

describe('getBaseYears', () => {
  it('puts the last closed year first and the running one last', () => {
    const paid = ['2024-05-01', '2026-02-01', '2025-05-01', '2025-06-01'].map((day) => settlement({ paidAt: new Date(`${day}T12:00:00Z`) }))
    expect(getBaseYears(paid, '2026-11-21', zone)).toEqual([
      { baseYear: 2025, isClosed: true },
      { baseYear: 2024, isClosed: true },
      { baseYear: 2026, isClosed: false },
    ])
    expect(getBaseYears([], '2026-11-21', zone)).toEqual([])
  })
})
