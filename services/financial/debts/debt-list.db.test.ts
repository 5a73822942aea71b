import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type DebtPage, type DebtSortColumn, debtSortColumn, type ListedDebt } from '#api/financial/debts.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { seedFinancial } from '../../../demo/financial.ts'
import { addDebt, addEnrollment } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'

let world: World
let gina: FinancialClient

beforeAll(async () => {
  world = await createWorld()
  await seedFinancial({ pool: world.pool, clock: world.clock, debts: 1_200 })
  gina = world.client(staff())
})

type Query = Parameters<FinancialClient['debts']['list']>[0]

async function everyPage(client: FinancialClient, query: NonNullable<Query>): Promise<ListedDebt[]> {
  const first = await client.debts.list({ ...query, perPage: 50 })
  const rows = [...first.results]
  for (let page = 2; page <= Math.ceil(first.totalCount / 50); page++)
    rows.push(...(await client.debts.list({ ...query, page, perPage: 50 })).results)
  return rows
}

const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000
const statusOrder = ['overdue', 'open', 'in_agreement', 'settled', 'canceled']
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** Expected sort keys, computed from list rows. */
const keys: Record<DebtSortColumn, (debt: ListedDebt) => string | number | null> = {
  dueDate: (debt) => debt.dueDate,
  lastDue: ({ dueDate }) => {
    const today = world.clock.now().toISOString().slice(0, 10)
    return dueDate <= today ? daysBetween(dueDate, today) : 100_000 + daysBetween(today, dueDate)
  },
  studentName: (debt) => plain(debt.studentName),
  registration: (debt) => debt.registration,
  type: (debt) => debt.type,
  competency: (debt) => debt.competency,
  grossAmount: (debt) => debt.grossAmount,
  amountPayable: (debt) => debt.amountPayable,
  status: (debt) => statusOrder.indexOf(debt.status),
  paidAt: (debt) => debt.paidAt,
}

function inOrder(debts: readonly ListedDebt[], column: DebtSortColumn, descending: boolean): number[] {
  const key = keys[column]
  const sign = descending ? -1 : 1
  return debts
    .toSorted((a, b) => {
      const [left, right] = [key(a), key(b)]
      if (left === right) return sign * (a.debtId - b.debtId)
      if (left === null) return 1
      if (right === null) return -1
      return left < right ? -sign : sign
    })
    .map(({ debtId }) => debtId)
}

describe('sorting and paging for staff', () => {
  it.each(debtSortColumn.options.flatMap((column) => [column, `-${column}`] as const))('shows every debt once, by %s', async (sort) => {
    const descending = sort.startsWith('-')
    const debts = await everyPage(gina, { sort })
    expect(debts).toHaveLength(1_200)
    expect(debts.map(({ debtId }) => debtId)).toEqual(inOrder(debts, sort.replace('-', '') as DebtSortColumn, descending))
  })

  it.each([10, 20, 30, 50] as const)('cuts pages of %i from one order', async (perPage) => {
    const all = await everyPage(gina, { sort: '-amountPayable' })
    const page = await gina.debts.list({ sort: '-amountPayable', perPage, page: 7 })
    expect(page).toMatchObject({ totalCount: 1_200, page: 7, perPage })
    expect(page.results).toEqual(all.slice(6 * perPage, 7 * perPage))
  })

  it('has a short last page, and beyond it nothing but the count', async () => {
    const filter = { status: 'overdue' as const }
    const { totalCount } = await gina.debts.list({ filter })
    const last = await gina.debts.list({ filter, page: Math.ceil(totalCount / 50), perPage: 50 })
    expect(last.results).toHaveLength(totalCount % 50 || 50)
    const beyond = await gina.debts.list({ filter, page: 9_000, perPage: 50 })
    expect(beyond).toMatchObject({ results: [], totalCount, page: 9_000 })
  })

  it('totals the whole filtered set, not the page', async () => {
    const filter = { year: 2025 }
    const debts = await everyPage(gina, { filter })
    const { totals } = await gina.debts.list({ filter, perPage: 10 })
    const sum = (field: 'grossAmount' | 'amountPayable') => debts.reduce((total, debt) => total + debt[field], 0)
    expect(totals).toEqual({ grossAmount: sum('grossAmount'), amountPayable: sum('amountPayable') })
  })
})

describe('the record of a debt', () => {
  it.each(['overdue', 'open', 'in_agreement', 'settled', 'canceled'] as const)(
    'tells how an amount that is %s came about',
    async (status) => {
      const { results } = await gina.debts.list({ filter: { status }, sort: '-grossAmount', perPage: 20 })
      expect(results.length).toBeGreaterThan(0)
      for (const { debtId, amountPayable, record } of results) {
        const { lines } = (await gina.debts.get({ debtId })).breakdown
        const sum = (...kinds: string[]) => lines.reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0)
        expect(record).toMatchObject({
          scholarship: 0 - sum('scholarship'),
          netAmount: sum('gross', 'scholarship'),
          charges: sum('fine', 'interest'),
          discounts: 0 - sum('punctuality_discount', 'campaign_discount'),
        })
        expect(record!.netAmount + record!.charges - record!.discounts).toBe(amountPayable)
      }
    },
  )

  it('names what settled or replaced it, and who answers for it', async () => {
    const records = (await everyPage(gina, {})).map(({ status, studentName, record }) => ({ status, studentName, ...record! }))
    const getTypes = (...statuses: string[]) =>
      new Set(records.filter(({ status }) => statuses.includes(status)).map((one) => one.paymentType))
    expect(getTypes('settled')).toEqual(new Set(['pix', 'bank_slip', 'credit_card', null]))
    expect(getTypes('in_agreement')).toEqual(new Set(['agreement']))
    expect(getTypes('open', 'overdue', 'canceled')).toEqual(new Set([null]))
    expect(new Set(records.map(({ studentName, responsible }) => studentName === responsible))).toEqual(new Set([true, false]))
    expect(records.filter(({ studentName }) => studentName === 'Ana Souza').every(({ responsible }) => responsible === 'Ana Souza')).toBe(
      true,
    )
  })

  it('says where it comes from, and as what it can be dealt with', async () => {
    const all = await everyPage(gina, {})
    expect(new Set(all.map(({ type, record }) => `${type} ${record!.origin}`))).toEqual(
      new Set(['tuition enrollment', 'service service', 'agreement agreement']),
    )
    expect(new Set(all.map(({ record }) => record!.kind))).toEqual(new Set(['anticipation', 'negotiation', 'agreement', 'pending', null]))
    // What students may negotiate today: the same by both ways.
    const ana = await world.client(principal({ userId: 1001, institutionId: 11 })).agreements.debts()
    const negotiable = ana.results.filter(({ obstacle }) => obstacle === null).map(({ debtId }) => debtId)
    const hers = all.filter(({ studentName, record }) => studentName === 'Ana Souza' && record!.kind === 'negotiation')
    expect(hers.map(({ debtId }) => debtId).sort()).toEqual(negotiable.toSorted())
    expect(await gina.debts.filters()).toMatchObject({
      origins: ['enrollment', 'service', 'agreement'],
      kinds: ['anticipation', 'negotiation', 'agreement', 'pending'],
    })
  })

  it('is told in the words of the institution’s own system, by which debts are found too', async () => {
    const all = await everyPage(gina, {})
    const codes = new Set(
      all.map(({ status, record }) =>
        `${status} ${record!.paymentType} ${Object.values(record!.codes).join(' ')}`.replace('overdue', 'open'),
      ),
    )
    expect(codes).toEqual(
      new Set([
        'open null 01  ',
        'canceled null 03  ',
        'in_agreement agreement 02 50 100',
        'settled pix 02 10 100',
        'settled bank_slip 02 20 200',
        'settled credit_card 02 30 100',
        'settled null 02  ',
      ]),
    )
    const found = async (statusCode: string) => (await everyPage(gina, { filter: { statusCode } })).map(({ debtId }) => debtId)
    const mapped = (code: string) => all.flatMap(({ debtId, record }) => (record!.codes.status === code ? [debtId] : []))
    for (const code of ['01', '02', '03']) expect(await found(code)).toEqual(mapped(code))
    for (const code of ['04', '05', 'unknown']) expect(await found(code)).toEqual([])
  })

  it('is not read for a student', async () => {
    const { results } = await world.client(principal({ userId: 1001 })).debts.list({})
    expect(results.every(({ record }) => record === null)).toBe(true)
  })
})

describe('filters', () => {
  const cases: [string, NonNullable<Query>['filter'], (debt: ListedDebt) => boolean][] = [
    ['overdue', { status: 'overdue' }, (debt) => debt.status === 'overdue'],
    ['open, which includes overdue', { status: 'open' }, (debt) => debt.status === 'open' || debt.status === 'overdue'],
    ['settled', { status: 'settled' }, (debt) => debt.status === 'settled'],
    ['in agreement', { status: 'in_agreement' }, (debt) => debt.status === 'in_agreement'],
    ['a type', { type: 'service' }, (debt) => debt.type === 'service'],
    ['a year', { year: 2024 }, (debt) => debt.competency.startsWith('2024')],
    ['the month that it is for', { competency: '2026-03-01' }, (debt) => debt.competency === '2026-03-01'],
    ['an institution', { institutionId: 12 }, (debt) => debt.institutionId === 12],
    ['due dates', { dueFrom: '2026-01-10', dueTo: '2026-03-01' }, (debt) => debt.dueDate >= '2026-01-10' && debt.dueDate <= '2026-03-01'],
    [
      'days of payment in the institution’s zone',
      { paidFrom: '2026-03-01', paidTo: '2026-05-31' },
      // São Paulo is three hours behind UTC all year since 2019.
      (debt) => debt.paidAt !== null && debt.paidAt >= '2026-03-01T03:00:00.000Z' && debt.paidAt < '2026-06-01T03:00:00.000Z',
    ],
    [
      'several at once',
      { status: 'open', type: 'tuition', institutionId: 11 },
      (debt) => ['open', 'overdue'].includes(debt.status) && debt.type === 'tuition' && debt.institutionId === 11,
    ],
  ]

  it.each(cases)('narrows to %s', async (_, filter, keeps) => {
    const all = await everyPage(gina, {})
    const found = await everyPage(gina, { filter })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(all.filter(keeps))
  })

  it.each(['MARIA EDUARDA', 'maria eduarda', 'conceicao', 'Conceição'])('finds names with %s', async (search) => {
    const all = await everyPage(gina, {})
    const found = await everyPage(gina, { filter: { search } })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(all.filter(({ studentName }) => plain(studentName).includes(plain(search))))
  })

  it('finds a registration, and a tax id with and without punctuation', async () => {
    const ids = async (search: string) => (await everyPage(gina, { filter: { search } })).map(({ debtId }) => debtId)
    const ana = await ids('202310482')
    expect(ana).toHaveLength(39)
    expect(await ids('529.982.247-25')).toEqual(ana)
    expect(await ids('52998224725')).toEqual(ana)
  })

  it('takes wildcards literally', async () => {
    for (const search of ['%', '_', '\\', "a' or '1'='1"]) expect((await gina.debts.list({ filter: { search } })).totalCount).toBe(0)
  })
})

describe('what is kept of a list', () => {
  it('follows a change', async () => {
    const filter = { search: 'nova estudante' }
    expect((await gina.debts.list({ filter })).totalCount).toBe(0)
    const enrollmentId = await addEnrollment(world, {
      userId: 4711,
      studentName: 'Nova Estudante',
      registration: '202699999',
      taxId: '11144477735',
    })
    await addDebt(world, { enrollmentId })
    // The notification is asynchronous.
    await vi.waitUntil(async () => (await gina.debts.list({ filter })).totalCount === 1, { timeout: 5_000, interval: 20 })
  })

  it('turns with the civil day of the institution', async () => {
    const getStatus = async () => (await gina.debts.list({ filter: { search: 'nova estudante' } })).results[0]!.status
    const overdue = async () => (await gina.debts.list({ filter: { search: 'nova estudante', status: 'overdue' } })).totalCount
    const until = (instant: string) => world.clock.advance(new Date(instant).getTime() - world.clock.now().getTime())
    // Due on November 30: still open at 23:59 in São Paulo, overdue a minute later.
    until('2026-12-01T02:59:00Z')
    expect([await getStatus(), await overdue()]).toEqual(['open', 0])
    until('2026-12-01T03:00:00Z')
    expect([await getStatus(), await overdue()]).toEqual(['overdue', 1])
  })
})

describe('a student’s own list', () => {
  it('is paged, sorted, filtered and totalled like any other', async () => {
    const ana = world.client(principal({ userId: 1001 }))
    const all = await everyPage(ana, { sort: '-dueDate' })
    expect(all).toHaveLength(39)
    expect(all.map(({ debtId }) => debtId)).toEqual(inOrder(all, 'dueDate', true))
    const page: DebtPage = await ana.debts.list({ sort: '-dueDate', page: 2, perPage: 20 })
    expect(page.results).toEqual(all.slice(20))
    expect(page.totals.grossAmount).toBe(all.reduce((sum, debt) => sum + debt.grossAmount, 0))
    expect((await ana.debts.list({ filter: { status: 'overdue' } })).totalCount).toBeGreaterThan(0)
  })
})

it('the totals of a filter are those of its list, without a row read, and not for students', async () => {
  for (const filter of [{ status: 'open' as const }, { type: 'tuition' as const }, {}]) {
    const { totalCount, totals } = await gina.debts.list({ filter })
    expect(await gina.debts.totals({ filter })).toEqual({ totalCount, totals })
  }
  const asked = await getStatements(() => gina.debts.totals({}))
  expect(asked.join()).not.toContain('student_name')
  await expect(world.client(principal({})).debts.totals({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
