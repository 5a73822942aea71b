import { beforeAll, describe, expect, it } from 'vitest'
import { seedFinancial } from '../../../demo/financial.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'

let world: World
let gina: FinancialClient

beforeAll(async () => {
  world = await createWorld()
  await seedFinancial({ pool: world.pool, clock: world.clock, debts: 6_000 })
  gina = world.client(staff())
})

describe('agreements of the context', () => {
  it('are paged, the newest first unless another order is asked for', async () => {
    const { results, totalCount } = await gina.agreements.list({ perPage: 50 })
    expect(results).toHaveLength(totalCount)
    expect(results.map(({ madeAt }) => madeAt)).toEqual(
      results
        .map(({ madeAt }) => madeAt)
        .sort()
        .reverse(),
    )
    const second = await gina.agreements.list({ page: 2, perPage: 10 })
    expect(second.results).toEqual(results.slice(10, 20))
    expect((await gina.agreements.list({ page: 99 })).results).toEqual([])
    const byAmount = await gina.agreements.list({ perPage: 50, sort: 'totalAmount' })
    expect(byAmount.results.map(({ totalAmount }) => totalAmount)).toEqual(
      results.map(({ totalAmount }) => totalAmount).sort((a, b) => a - b),
    )
  })

  it('are narrowed by status, by the days on which they were made, and to a student or a number', async () => {
    const { results } = await gina.agreements.list({ perPage: 50 })
    const ids = async (filter: object) =>
      (await gina.agreements.list({ perPage: 50, filter })).results.map(({ agreementId }) => agreementId)
    for (const status of ['active', 'settled', 'canceled'] as const) {
      expect(await ids({ status })).toEqual(
        results.filter((agreement) => agreement.status === status).map(({ agreementId }) => agreementId),
      )
    }
    const days = results.map(({ madeAt }) => madeAt.slice(0, 10))
    const [madeFrom, madeTo] = [days[8]!, days[3]!]
    expect(await ids({ madeFrom, madeTo })).toEqual(
      results.filter((_, index) => days[index]! >= madeFrom && days[index]! <= madeTo).map(({ agreementId }) => agreementId),
    )
    const { agreementId, studentName } = results[4]!
    expect(await ids({ search: String(agreementId) })).toContain(agreementId)
    expect(await ids({ search: studentName.toUpperCase() })).toContain(agreementId)
    expect(await ids({ search: "';--" })).toEqual([])
  })

  it('can be taken as a whole, in the same order', async () => {
    const rows: number[] = []
    let told = 0
    for await (const batch of await gina.agreements.export({})) {
      told = batch.total
      rows.push(...batch.rows.map(({ agreementId }) => agreementId))
    }
    expect(told).toBe(rows.length)
    expect(rows).toEqual((await gina.agreements.list({ perPage: 50 })).results.map(({ agreementId }) => agreementId))
  })
})

describe('who sees agreements', () => {
  it('is the student, and staff with the permission in their institution', async () => {
    const ana = world.client(principal({ userId: 1001 }))
    expect((await ana.agreements.list({})).results.map(({ agreementId }) => agreementId)).toEqual([1])
    expect((await world.client(staff({ institutionId: 11 })).agreements.get({ agreementId: 1 })).studentName).toBe('Ana Souza')
    const iris = world.client(staff({ profile: 'COLLECTION_ADVISORY' }))
    expect((await iris.agreements.list({})).totalCount).toBe((await gina.agreements.list({})).totalCount)
    const south = await world.client(staff({ institutionId: 12 })).agreements.list({ perPage: 50 })
    expect(new Set(south.results.map(({ institutionId }) => institutionId))).toEqual(new Set([12]))
  })

  it('is nobody else: another’s agreement is answered as one that does not exist', async () => {
    const told = (call: Promise<unknown>) =>
      call.then(
        () => 'answered',
        ({ code, status, message, data }) => ({ code, status, message, data }),
      )
    const strangers = [principal({ userId: 1002 }), staff({ institutionId: 12 }), staff({ tenantId: 2 })].map((caller) =>
      world.client(caller),
    )
    for (const stranger of strangers) {
      expect(await told(stranger.agreements.get({ agreementId: 1 }))).toMatchObject({ code: 'NOT_FOUND' })
      expect(await told(stranger.agreements.get({ agreementId: 1 }))).toEqual(
        await told(stranger.agreements.get({ agreementId: 99_999_999 })),
      )
    }
  })

  it('is refused to staff without the permission, and making one to everybody but the student', async () => {
    const attempt = { debtIds: [1], planId: 1, expectedTotal: 1, idempotencyKey: crypto.randomUUID(), termsVersion: 1 }
    const mateus = world.client(staff({ permissions: {} }))
    for (const call of [
      mateus.agreements.list({}),
      mateus.agreements.export({}),
      mateus.agreements.get({ agreementId: 1 }),
      mateus.agreements.planPayments({ agreementValue: 1 }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    for (const call of [gina.agreements.debts(), gina.agreements.calculate({ debtIds: [1] }), gina.agreements.make(attempt)]) {
      await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(world.client(principal({ userId: 1001, impersonatedBy: 9001 })).agreements.make(attempt)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(world.client(null).agreements.debts()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
