import { beforeAll, describe, expect, it } from 'vitest'
import { getStatements } from '../../platform/testing/statements.ts'
import { seedFinancial } from '../../../demo/financial.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
  await seedFinancial({ pool: world.pool, clock: world.clock, debts: 2_500 })
})

describe('exporting debts', () => {
  it('hands on every row in order, a batch at a time', async () => {
    const ids: number[] = []
    let most = 0
    for await (const { total, rows } of await world.client(staff()).debts.export({ sort: '-dueDate' })) {
      expect(total).toBe(2_500)
      most = Math.max(most, rows.length)
      ids.push(...rows.map(({ debtId }) => debtId))
    }
    expect(most).toBe(1_000)
    expect(new Set(ids).size).toBe(2_500)
    const { results } = await world.client(staff()).debts.list({ sort: '-dueDate', perPage: 50 })
    expect(ids.slice(0, 50)).toEqual(results.map(({ debtId }) => debtId))
  })

  it('says that there is nothing', async () => {
    const batches = []
    for await (const batch of await world.client(staff()).debts.export({ filter: { search: 'ninguém' } })) batches.push(batch)
    expect(batches).toEqual([{ total: 0, rows: [] }])
  })

  it('gives a student the own debts only', async () => {
    for await (const { rows } of await world.client(principal({ userId: 1001 })).debts.export({})) {
      expect(rows).toHaveLength(39)
      expect(new Set(rows.map(({ studentName }) => studentName))).toEqual(new Set(['Ana Souza']))
    }
  })

  it('reads no further once the consumer has stopped', async () => {
    const asked = await getStatements(async () => {
      for await (const { rows } of await world.client(staff()).debts.export({})) {
        expect(rows).toHaveLength(1_000)
        break
      }
    })
    // Another batch may be in progress.
    const batches = asked.filter((text) => text.includes('student_name'))
    expect(batches.length).toBeGreaterThanOrEqual(1)
    expect(batches.length).toBeLessThanOrEqual(2)
  })
})
