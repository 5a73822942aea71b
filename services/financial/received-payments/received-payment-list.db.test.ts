import { beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedPayment } from '#api/financial/received-payments.ts'
import { addDebt, addEnrollment, addInstitution, addPayment } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'

let world: World
let gina: FinancialClient
/** Payment ids of the tenant by keyword, newest first. */
const ids = {} as Record<'waiting' | 'expired' | 'card' | 'late' | 'twice' | 'south' | 'elsewhere', string>

beforeAll(async () => {
  world = await createWorld()
  gina = world.client(staff())
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  const ana = await addEnrollment(world)
  const bruno = await addEnrollment(world, { userId: 1002, studentName: 'Bruno Lima', registration: '202210077', taxId: '11144477735' })
  const clara = await addEnrollment(world, {
    userId: 1003,
    studentName: 'Clara Dias',
    registration: '202613500',
    taxId: '39053344705',
    institutionId: 12,
  })
  const davi = await addEnrollment(world, {
    tenantId: 2,
    institutionId: 21,
    userId: 2001,
    studentName: 'Ana Rocha',
    registration: '900',
    taxId: '86288366757',
  })
  const debt = (enrollmentId: number, tenantId = 1) => addDebt(world, { enrollmentId, tenantId })
  ids.waiting = await addPayment(world, { userId: 1001, debts: [await debt(ana), await debt(ana)], createdAt: '2026-11-20T12:00:00Z' })
  ids.expired = await addPayment(world, {
    userId: 1001,
    debts: [await debt(ana)],
    createdAt: '2026-11-19T12:00:00Z',
    expiresAt: '2026-11-19T12:30:00Z',
    amount: 5_000,
  })
  ids.card = await addPayment(world, {
    userId: 1002,
    debts: [await debt(bruno)],
    method: 'credit_card',
    status: 'approved',
    createdAt: '2026-11-18T12:00:00Z',
    money: [{ at: '2026-11-18T12:00:00Z' }],
    amount: 30_000,
  })
  // Late evening of the 15th in the institution's time zone.
  ids.late = await addPayment(world, {
    userId: 1002,
    debts: [await debt(bruno)],
    method: 'bank_slip',
    status: 'approved',
    createdAt: '2026-11-16T02:30:00Z',
    money: [{ at: '2026-11-20T02:00:00Z', late: true }],
    amount: 70_000,
  })
  ids.twice = await addPayment(world, {
    userId: 1001,
    debts: [await debt(ana)],
    status: 'approved',
    createdAt: '2026-11-10T12:00:00Z',
    money: [{ at: '2026-11-10T12:05:00Z' }, { at: '2026-11-10T13:00:00Z', credit: true }],
  })
  ids.south = await addPayment(world, {
    userId: 1003,
    institutionId: 12,
    debts: [await debt(clara)],
    method: 'bank_slip',
    createdAt: '2026-11-01T12:00:00Z',
    amount: 20_000,
  })
  ids.elsewhere = await addPayment(world, {
    tenantId: 2,
    institutionId: 21,
    userId: 2001,
    debts: [await debt(davi, 2)],
    status: 'approved',
    createdAt: '2026-11-20T12:00:00Z',
    money: [{ at: '2026-11-20T12:00:00Z' }],
  })
})

const all = ['waiting', 'expired', 'card', 'late', 'twice', 'south'] as const
type Word = keyof typeof ids
const getWord = ({ paymentId }: Pick<ReceivedPayment, 'paymentId'>) => Object.entries(ids).find(([, id]) => id === paymentId)?.[0] as Word
const words = async (input: Parameters<FinancialClient['receivedPayments']['list']>[0], client = gina) =>
  (await client.receivedPayments.list(input)).results.map(getWord)

describe('payments of the context', () => {
  it('come the newest first, with what was received for all of them', async () => {
    const page = await gina.receivedPayments.list({})
    expect(page.results.map(getWord)).toEqual(all)
    expect(page).toMatchObject({ totalCount: 6, totals: { receivedAmount: 30_000 + 70_000 + 2 * 100_000, paidCount: 3 } })
    expect(page.results[0]).toMatchObject({
      studentName: 'Ana Souza',
      registration: '202310482',
      taxId: '***.982.247-**',
      debtCount: 2,
      receivedAmount: 0,
      receiptNumber: null,
      paidAt: null,
      throughLink: false,
      settlementNotFound: false,
    })
    expect(page.results[4]).toMatchObject({
      receivedAmount: 200_000,
      creditAmount: 100_000,
      receiptNumber: expect.stringMatching(/^2026-\d{8}$/),
    })
    const second = await gina.receivedPayments.list({ page: 2, perPage: 10 })
    expect(second).toMatchObject({ results: [], totalCount: 6, totals: page.totals })
  })

  it.each<[object, Word[]]>([
    [{ method: 'bank_slip' }, ['late', 'south']],
    [{ status: 'waiting_for_payment' }, ['waiting', 'south']],
    // Expired by the clock; no job has recorded it.
    [{ status: 'expired' }, ['expired']],
    [{ status: 'approved' }, ['card', 'late', 'twice']],
    [{ status: 'denied' }, []],
    [{ createdFrom: '2026-11-15', createdTo: '2026-11-18' }, ['card', 'late']],
    [{ createdFrom: '2026-11-16', createdTo: '2026-11-18' }, ['card']],
    [{ paidFrom: '2026-11-18', paidTo: '2026-11-19' }, ['card', 'late']],
    [{ paidFrom: '2026-11-20' }, []],
    [{ late: true }, ['late']],
    [{ search: 'bruno' }, ['card', 'late']],
    [{ search: 'BRUNO', method: 'credit_card' }, ['card']],
    [{ search: '202613' }, ['south']],
    [{ search: '111.444.777-35' }, ['card', 'late']],
    [{ search: "';--" }, []],
    [{ search: '%' }, []],
  ])('are narrowed by %j', async (filter, expected) => {
    const page = await gina.receivedPayments.list({ filter })
    expect(page.results.map(getWord)).toEqual(expected)
    expect(page.totalCount).toBe(expected.length)
    expect(page.totals.receivedAmount).toBe(page.results.reduce((sum, { receivedAmount }) => sum + receivedAmount, 0))
  })

  it('are found by the numbers of receipt, charge and transfer', async () => {
    const { results } = await gina.receivedPayments.list({})
    const { receiptNumber } = results.find(({ paymentId }) => paymentId === ids.twice)!
    expect(await words({ filter: { search: receiptNumber! } })).toEqual(['twice'])
    expect(await words({ filter: { search: `2019${receiptNumber!.slice(4)}` } })).toEqual([])
    expect(await words({ filter: { search: `tx${ids.south}` } })).toEqual(['south'])
    expect(await words({ filter: { search: `E1${ids.twice}` } })).toEqual(['twice'])
    expect(await words({ filter: { search: `tx${ids.elsewhere}` } })).toEqual([])
  })

  it.each<[NonNullable<Parameters<FinancialClient['receivedPayments']['list']>[0]>['sort'], Word[]]>([
    ['createdAt', all.toReversed()],
    // Unpaid ones come last in both directions.
    ['-paidAt', ['late', 'card', 'twice']],
    ['paidAt', ['twice', 'card', 'late']],
    ['amount', ['expired', 'south', 'card', 'late']],
  ])('are sorted by %s', async (sort, first) => {
    expect((await words({ sort })).slice(0, first.length)).toEqual(first)
  })

  it('stand in one order, which is reversed as a whole', async () => {
    for (const sort of ['amount', 'studentName', 'createdAt'] as const) {
      expect(await words({ sort: `-${sort}` })).toEqual((await words({ sort })).toReversed())
    }
    expect((await gina.receivedPayments.list({ sort: 'studentName' })).results.map(({ studentName }) => studentName.split(' ')[0])).toEqual(
      ['Ana', 'Ana', 'Ana', 'Bruno', 'Bruno', 'Clara'],
    )
  })

  it('can be taken as a whole, as the list has them', async () => {
    for (const query of [
      {},
      { sort: 'studentName' as const },
      { filter: { status: 'approved' as const } },
      { filter: { search: 'nobody' } },
    ]) {
      const rows: ReceivedPayment[] = []
      let told = -1
      for await (const batch of await gina.receivedPayments.export(query)) {
        told = batch.total
        rows.push(...batch.rows)
      }
      expect(rows).toEqual((await gina.receivedPayments.list({ ...query, perPage: 50 })).results)
      expect(told).toBe(rows.length)
    }
  })
})

describe('one payment', () => {
  it('tells its debts, its money and what became of it', async () => {
    const details = await gina.receivedPayments.get({ paymentId: ids.twice })
    expect(details).toMatchObject({ chargeNumber: `tx${ids.twice}`, slip: null, card: null, endedAt: null, enquiries: [] })
    expect(details.money.map(({ endToEndId, amount, creditAmount }) => [endToEndId, amount, creditAmount])).toEqual([
      [`E0${ids.twice}`, 100_000, 0],
      [`E1${ids.twice}`, 100_000, 100_000],
    ])
    expect(details.debts).toMatchObject([{ registration: '202310482', amount: 100_000, status: 'open' }])
  })

  it('that a bank was asked for in vain says so until money comes', async () => {
    const { debts } = await gina.receivedPayments.get({ paymentId: ids.waiting })
    const ana = world.client(principal({ userId: 1001 }))
    const debt = debts[0]!
    const { paymentId } = await ana.payments.chargeSlip({
      body: {
        debtIds: [debt.debtId],
        dueOn: '2026-11-30',
        expectedAmount: 100_000,
        idempotencyKey: crypto.randomUUID(),
      },
    })
    expect((await gina.settlements.ask({ body: { paymentId } })).status).toBe('not_found')
    const asked = await gina.receivedPayments.get({ paymentId })
    expect(asked).toMatchObject({
      settlementNotFound: true,
      slip: { dueOn: '2026-11-30', ourNumber: asked.chargeNumber },
      slipAccount: { bankName: expect.any(String), account: expect.stringMatching(/^\d{4} \/ \d+-\d$/) },
    })
    expect(asked.enquiries).toMatchObject([{ status: 'not_found', doneAt: expect.any(String) }])
    await world.slips.pay(asked.chargeNumber)
    const paid = await gina.receivedPayments.get({ paymentId })
    expect(paid).toMatchObject({ status: 'approved', settlementNotFound: false, receivedAmount: 100_000, debts: [{ status: 'settled' }] })
    expect(await gina.receivedPayments.get({ paymentId: ids.waiting })).toMatchObject({
      status: 'canceled',
      endedAt: world.clock.now().toISOString(),
    })
  })
})

describe('who sees payments', () => {
  it('is staff with the permission, in their tenant and institution', async () => {
    const seen = async (caller: Parameters<World['client']>[0]) => new Set(await words({ perPage: 50 }, world.client(caller)))
    expect(await seen(staff({ institutionId: 12 }))).toEqual(new Set(['south']))
    expect(await seen(staff({ institutionId: 11 }))).not.toContain('south')
    expect(await seen(staff({ tenantId: 2 }))).toEqual(new Set(['elsewhere']))
    expect(await seen(staff({ profile: 'COLLECTION_ADVISORY' }))).toContain('late')
    expect((await world.client(staff({ institutionId: 12 })).receivedPayments.list({})).totals.receivedAmount).toBe(0)
  })

  it('is nobody else: another’s payment is answered as one that does not exist', async () => {
    const told = (call: Promise<unknown>) =>
      call.then(
        () => 'answered',
        ({ code, status, message, data }) => ({ code, status, message, data }),
      )
    for (const caller of [staff({ institutionId: 11 }), staff({ tenantId: 2 })]) {
      const client = world.client(caller)
      expect(await told(client.receivedPayments.get({ paymentId: ids.south }))).toMatchObject({ code: 'NOT_FOUND' })
      expect(await told(client.receivedPayments.get({ paymentId: ids.south }))).toEqual(
        await told(client.receivedPayments.get({ paymentId: crypto.randomUUID() })),
      )
      expect(await told(client.settlements.ask({ body: { paymentId: ids.south } }))).toMatchObject({ code: 'NOT_FOUND' })
    }
    const granted = { financial: ['debts.read'] }
    const strangers = [
      principal({ permissions: granted }),
      principal({ impersonatedBy: 9001 }),
      principal({ profile: 'BASIC', permissions: granted }),
      staff({ permissions: {} }),
    ]
    for (const caller of strangers) {
      const { receivedPayments } = world.client(caller)
      for (const call of [receivedPayments.list({}), receivedPayments.export({}), receivedPayments.get({ paymentId: ids.late })])
        await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(world.client(null).receivedPayments.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('leaves asking the bank to the payer and to staff', async () => {
    await expect(
      world.client(principal({ userId: 1003, impersonatedBy: 9001 })).settlements.ask({ body: { paymentId: ids.south } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(world.client(principal({ userId: 1001 })).settlements.ask({ body: { paymentId: ids.south } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(world.client(staff({ permissions: {} })).settlements.ask({ body: { paymentId: ids.south } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(gina.settlements.ask({ body: { paymentId: ids.card } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
