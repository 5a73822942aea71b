import { describe, expect, it } from 'vitest'
import { code, useOffice } from '../testing/office-world.ts'

const office = useOffice()
const { ana, facts, hugo, iris, put } = office

describe('several requests at once', () => {
  it('are previewed, changed once, and taken back where nobody has acted since', async () => {
    const [first, second] = [await put(), await put({ status: 'pending' })]
    const granted = await put({ status: 'granted' })
    const elsewhere = await put({ enrollmentId: 4 })
    const requestIds = [first, second, granted, elsewhere]
    const act = { kind: 'conclude', outcome: 'delivered', text: 'Retire na secretaria.' } as const
    const preview = await hugo().previewBulk({ requestIds, act })
    expect(preview.results.map(({ requestId, isIncluded }) => [requestId, isIncluded])).toEqual([
      [first, true],
      [second, true],
      [granted, false],
    ])
    const run = { bulkId: crypto.randomUUID(), requestIds, act }
    expect(await hugo().runBulk(run)).toMatchObject({ count: 2 })
    expect(await hugo().runBulk(run)).toMatchObject({ count: 2 })
    expect((await facts(first)).revision).toBe(1)
    await expect(hugo().runBulk({ ...run, requestIds: [first] })).rejects.toEqual(code('KEY_REUSED'))
    await expect(iris().undoBulk({ bulkId: run.bulkId })).rejects.toEqual(code('NOT_FOUND'))
    // The student has rated one of them meanwhile.
    await ana().rate({ requestId: first, score: 5 })
    expect(await hugo().undoBulk({ bulkId: run.bulkId })).toEqual({ count: 1 })
    expect(await facts(first)).toMatchObject({ status: 'delivered' })
    expect(await facts(second)).toMatchObject({ status: 'pending' })
    await expect(hugo().undoBulk({ bulkId: run.bulkId })).rejects.toEqual(code('NOT_ALLOWED'))
  })

  it('are taken back for a minute only', async () => {
    const requestId = await put()
    const bulkId = crypto.randomUUID()
    await hugo().runBulk({ bulkId, requestIds: [requestId], act: { kind: 'take' } })
    expect(await facts(requestId)).toMatchObject({ status: 'in_attendance', assignee: 1102 })
    office.world.clock.advance(60_000)
    await expect(hugo().undoBulk({ bulkId })).rejects.toEqual(code('NOT_ALLOWED'))
    const again = crypto.randomUUID()
    await hugo().runBulk({ bulkId: again, requestIds: [requestId], act: { kind: 'assign', userId: null } })
    expect(await hugo().undoBulk({ bulkId: again })).toEqual({ count: 1 })
    expect(await facts(requestId)).toMatchObject({ status: 'in_attendance', assignee: 1102 })
  })

  it('are shared out: the fewest open first, then whoever was given one longest ago', async () => {
    await put({ assignee: 1102 })
    await put({ assignee: 1103 })
    await put({ assignee: 1103 })
    await hugo().runBulk({ bulkId: crypto.randomUUID(), requestIds: [await put()], act: { kind: 'share_out' } })
    const ids = [await put(), await put(), await put()]
    // Both have two now, and 1102 was given one last.
    await hugo().runBulk({ bulkId: crypto.randomUUID(), requestIds: ids, act: { kind: 'share_out' } })
    expect(await Promise.all(ids.map(async (id) => (await facts(id)).assignee))).toEqual([1103, 1102, 1103])
  })

  it('are shared out by two at once without a clash', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => put()))
    const share = (office: ReturnType<typeof hugo>, requestIds: string[]) =>
      office.runBulk({ bulkId: crypto.randomUUID(), requestIds, act: { kind: 'share_out' } })
    await Promise.all([share(hugo(), ids.slice(0, 4)), share(iris(), ids.slice(4))])
    const given = await Promise.all(ids.map(async (id) => (await facts(id)).assignee))
    expect(given.filter((userId) => userId === 1102)).toHaveLength(4)
    expect(given.filter((userId) => userId === 1103)).toHaveLength(4)
  })
})
