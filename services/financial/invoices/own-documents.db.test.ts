import { beforeAll, describe, expect, it } from 'vitest'
import { seedFinancial } from '../../../demo/financial.ts'
import { addDebt, addEnrollment, addInvoice } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

let world: World

const code = (expected: string) => expect.objectContaining({ code: expected })
const client = (userId: number, given = {}) => world.client(principal({ userId, ...given }))

beforeAll(async () => {
  world = await createWorld()
  await seedFinancial({ pool: world.pool, clock: world.clock, debts: 300 })
})

describe('invoices', () => {
  it('follow their debts, unless they were canceled', async () => {
    const userId = 1600
    const enrollmentId = await addEnrollment(world, { userId, registration: '1600' })
    const open = await addDebt(world, { enrollmentId })
    const paid = await addDebt(world, { enrollmentId, status: 'settled' })
    await addInvoice(world, { debtId: open, issueDate: '2026-11-05', number: 'A' })
    await addInvoice(world, { debtId: paid, issueDate: '2026-10-05', number: 'B' })
    await addInvoice(world, { debtId: paid, issueDate: '2025-12-31', canceledOn: '2026-01-02', number: 'C' })
    const own = client(userId)
    const list = async (filter = {}) =>
      (await own.invoices.list({ filter })).results.map(({ invoiceNumber, status }) => `${invoiceNumber} ${status}`)
    expect(await list()).toEqual(['A pending', 'B settled', 'C canceled'])
    expect(await list({ status: 'settled' })).toEqual(['B settled'])
    expect(await list({ year: 2025 })).toEqual(['C canceled'])
    expect(await own.invoices.list({ filter: { year: 2025 } })).toMatchObject({ years: [2026, 2025], totalCount: 1 })
    await world.rows(
      1,
      `update financial.debt set status = 'settled', amount_on = '2026-11-20', paid_at = now(), paid_cents = 1 where debt_id = $1`,
      [open],
    )
    expect(await list({ status: 'pending' })).toEqual([])
  })

  it('come a page at a time', async () => {
    const ana = client(1001)
    const first = await ana.invoices.list({ perPage: 10 })
    const second = await ana.invoices.list({ page: 2, perPage: 10 })
    expect(first.results).toHaveLength(10)
    expect(second.totalCount).toBe(first.totalCount)
    const dates = [...first.results, ...second.results].map(({ issueDate }) => issueDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('are nobody else’s', async () => {
    const { results } = await client(1001).invoices.list({})
    const { invoiceId } = results[0]!
    for (const other of [client(1002), client(1001, { institutionId: 12 }), client(2002, { tenantId: 2 })])
      await expect(other.reports.issue({ kind: 'invoice', invoiceId, locale: 'en' })).rejects.toEqual(code('NOT_FOUND'))
    for (const profile of ['CANDIDATE', 'RESIDENT', 'BASIC', 'NONE'] as const) {
      await expect(client(1001, { profile }).invoices.list({})).rejects.toEqual(code('FORBIDDEN'))
      await expect(client(1001, { profile }).incomeReports.years()).rejects.toEqual(code('FORBIDDEN'))
    }
    await expect(world.client(staff()).reports.issue({ kind: 'invoice', invoiceId, locale: 'en' })).rejects.toEqual(code('FORBIDDEN'))
    await expect(world.client(null).invoices.list({})).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(world.client(null).incomeReports.get({ baseYear: 2025 })).rejects.toEqual(code('UNAUTHORIZED'))
  })
})

describe('income reports', () => {
  it('tell all that the ledger settled, each payment in one year', async () => {
    const ana = client(1001)
    const { results: years } = await ana.incomeReports.years()
    expect(years[0]).toEqual({ baseYear: 2025, isClosed: true })
    expect(years.at(-1)).toEqual({ baseYear: 2026, isClosed: false })
    const reports = await Promise.all(years.map(({ baseYear }) => ana.incomeReports.get({ baseYear })))
    const [ledger] = await world.rows<{ count: number; amount: number }>(
      1,
      `select count(*) as count, sum(amount_cents)::bigint as amount from financial.ledger_entry where user_id = 1001 and kind = 'settlement'`,
    )
    const all = reports.flatMap(({ results }) => results)
    expect(all.flatMap(({ lines }) => lines)).toHaveLength(ledger!.count)
    expect(all.reduce((sum, { totalPaid }) => sum + totalPaid, 0)).toBe(ledger!.amount)
    expect(all[0]).toMatchObject({
      beneficiary: { corporateName: 'Universidade Aurora, Campus Norte', taxId: '48120357000130', course: 'Engenharia Civil' },
      payer: { student: 'Ana Souza', registration: '202310482', taxId: '52998224725' },
    })
    const line = all[0]!.lines.at(-1)!
    const debts = await ana.debts.list({ filter: { status: 'settled', year: line.year }, perPage: 50 })
    expect(debts.results.map(({ amountPayable }) => amountPayable)).toContain(line.amountPaid)
  })

  it('name each line’s invoice and the receipt by its own number', async () => {
    const ana = client(1001)
    const { results } = await ana.incomeReports.get({ baseYear: 2026 })
    const line = results[0]!.lines.at(-1)!
    const { results: paid } = await ana.debts.list({ filter: { status: 'settled' }, sort: '-paidAt' })
    const { receipts } = await ana.debts.get({ debtId: paid[0]!.debtId })
    const receipt = await ana.payments.receipt({ paymentId: receipts[0]!.paymentId })
    expect(line.ticketNumber).toBe(receipt.receiptNumber)
    const invoices = await ana.invoices.list({ filter: { status: 'settled' } })
    expect(line.invoiceNumber).toBe(invoices.results[0]!.invoiceNumber)
    const { type, description, installment } = paid[0]!
    expect(line).toMatchObject({ type, description, installment })
  })

  it('are one for each course, and of the institution that the person is in', async () => {
    const bruno = client(1002)
    const { results: years } = await bruno.incomeReports.years()
    const { baseYear } = years[0] ?? { baseYear: 0 }
    expect((await bruno.incomeReports.get({ baseYear })).results.map(({ beneficiary }) => beneficiary.corporateName)).toEqual([
      'Universidade Aurora, Campus Norte',
      'Universidade Aurora, Campus Sul',
    ])
    expect((await client(1002, { institutionId: 12 }).incomeReports.get({ baseYear })).results).toHaveLength(1)
  })

  it('are not found for a year without payments, and say so where there are none at all', async () => {
    await expect(client(1001).incomeReports.get({ baseYear: 1999 })).rejects.toEqual(code('NOT_FOUND'))
    await expect(client(1001).reports.issue({ kind: 'irpf', baseYear: 1999, locale: 'es' })).rejects.toEqual(code('NOT_FOUND'))
    expect(await client(1700).incomeReports.years()).toEqual({ results: [] })
  })
})

describe('kinds of documents', () => {
  it('are those of the requirements, and what they were called before', async () => {
    const { results: years } = await client(1001).incomeReports.years()
    const { baseYear } = years[0]!
    for (const kind of ['irpf', 'income-report'] as const)
      expect((await client(1001).reports.issue({ kind, baseYear, locale: 'pt-BR' })).type).toBe('application/pdf')
    await expect(client(1001).reports.issue({ kind: 'tax' as never, baseYear, locale: 'pt-BR' })).rejects.toEqual(code('BAD_REQUEST'))
  })
})

describe('client settings', () => {
  it('have the logo that documents bear, null without one, for whoever is signed in', async () => {
    expect(await client(1001).reports.clientSettings()).toEqual({ theme: { logo: null } })
    await expect(world.client(null).reports.clientSettings()).rejects.toEqual(code('UNAUTHORIZED'))
  })
})

describe('report paths', () => {
  it('name the templates of a folder', async () => {
    expect(await client(1001).reports.paths({ folder: 'IncomeReport' })).toEqual({ results: [{ path: 'IncomeReport/standard' }] })
    expect(await client(1001).reports.paths({ folder: 'BankSlips' })).toEqual({
      results: [{ path: 'BankSlips/standard' }, { path: 'BankSlips/1/2' }],
    })
    await expect(client(1001).reports.paths({ folder: 'Other' as never })).rejects.toEqual(code('BAD_REQUEST'))
  })
})
