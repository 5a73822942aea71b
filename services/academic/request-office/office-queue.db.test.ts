import { describe, expect, it, vi } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { withSharedReads } from '../../platform/database.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { code, officePermissions, page, useOffice } from '../testing/office-world.ts'

const office = useOffice()
const { facts, hugo, member, put } = office

describe('the queue', () => {
  it('shows what the institution has not concluded, nearest deadline first, with its age', async () => {
    const inTime = await put({ deadline: '2026-12-10' })
    const late = await put({ deadline: '2026-11-20', enrollmentId: 2 })
    // Two business days after the Saturday.
    const soon = await put({ deadline: '2026-11-24' })
    await put({ status: 'granted' })
    await put({ status: 'waiting_for_payment', deadline: null })
    await put({ enrollmentId: 4 })
    const { results } = await hugo().list({ ...page, filter: { open: true } })
    expect(results.map(({ requestId, age }) => [requestId, age])).toEqual([
      [late, 'late'],
      [soon, 'soon'],
      [inTime, 'in_time'],
    ])
    expect(results[0]).toMatchObject({ student: 'Bruno Lima', status: 'open', assignee: null, unread: 0, typeId: office.typeId })
    expect((await hugo().list(page)).totalCount).toBe(5)
    expect((await member(1101, null).list(page)).totalCount).toBe(6)
  })

  it('counts business days since the deadline of a late one until it is decided, and none before it', async () => {
    const [late, inTime] = [await put({ deadline: '2026-11-17' }), await put({ deadline: '2026-12-10' })]
    // Wednesday and Thursday; Friday was a holiday.
    expect(await hugo().get({ requestId: late })).toMatchObject({ age: 'late', daysLate: 2 })
    expect(await hugo().get({ requestId: inTime })).toMatchObject({ age: 'in_time', daysLate: 0 })
    const decided = { status: 'granted', createdAt: '2026-11-12T12:00:00Z', deadline: '2026-11-17' } as const
    const decidedLate = await put({ ...decided, decidedAt: '2026-11-18T12:00:00Z' })
    const decidedInTime = await put({ ...decided, decidedAt: '2026-11-13T12:00:00Z' })
    expect(await hugo().get({ requestId: decidedLate })).toMatchObject({ daysPassed: 3, daysLate: 1 })
    expect(await hugo().get({ requestId: decidedInTime })).toMatchObject({ daysPassed: 1, daysLate: 0 })
  })

  it('is narrowed by every filter, and sorted', async () => {
    const mine = await put({ assignee: 1102, deadline: '2026-11-20' })
    const others = await put({ assignee: 1103, enrollmentId: 2, createdAt: '2026-11-11T12:00:00Z' })
    const free = await put({ status: 'pending', createdAt: '2026-11-12T12:00:00Z' })
    const found = async (filter: Parameters<ReturnType<typeof hugo>['list']>[0]['filter'], sort?: '-sentAt' | 'student') =>
      (await hugo().list({ ...page, filter, sort })).results.map(({ requestId }) => requestId)
    expect(await found({ assignee: 'me' })).toEqual([mine])
    expect(await found({ assignee: 1103 })).toEqual([others])
    expect(await found({ assignee: 'nobody' })).toEqual([free])
    expect(await found({ status: 'pending' })).toEqual([free])
    expect(await found({ situation: 'waiting' })).toEqual([free])
    expect(await found({ age: 'late' })).toEqual([mine])
    expect(await found({ search: 'bruno' })).toEqual([others])
    expect(await found({ course: 'Administração' })).toEqual([others])
    expect(await found({ type: office.typeId + 1 })).toEqual([])
    expect(await found({}, '-sentAt')).toEqual([free, others, mine])
    expect((await found({}, 'student')).at(-1)).toBe(others)
    const { protocol } = (await hugo().list({ ...page, filter: { assignee: 'me' } })).results[0]!
    expect(await found({ search: protocol })).toEqual([mine])
  })

  it('shows an act at once', async () => {
    const requestId = await put()
    const free = () => hugo().list({ ...page, filter: { open: true, assignee: 'nobody' } })
    expect((await free()).totalCount).toBe(1)
    await hugo().assign({ requestId, revision: 0, userId: 1102 })
    await vi.waitUntil(async () => (await free()).totalCount === 0)
  })

  it('is exported whole, and offers types, courses and people to filter by', async () => {
    for (let made = 0; made < 5; made++) await put()
    const rows = []
    for await (const batch of await hugo().export({})) rows.push(...batch.rows)
    expect(rows).toHaveLength(5)
    const { types, courses, people, me } = await hugo().options()
    expect(types.map((type) => type.typeId)).toContain(office.typeId)
    expect(courses).not.toContain('Arquitetura e Urbanismo')
    expect(people.map(({ userId }) => userId)).toEqual([1102, 1103])
    expect(me).toBe(1102)
  })

  it('reads who may be given requests, saved views and closed days in one statement', async () => {
    const queue = () => withSharedReads(() => Promise.all([hugo().list(page), hugo().options(), hugo().views()]))
    await queue()
    const asked = (await getStatements(queue)).filter((text) => /request_assignee|request_view|bank_holiday/.test(text))
    expect(asked).toHaveLength(1)
  })

  it('remembers who opens it as somebody who may be given requests', async () => {
    await member(1150).list(page)
    expect((await hugo().options()).people.map(({ userId }) => userId)).toContain(1150)
    expect((await member(1101, 12).options()).people.map(({ userId }) => userId)).toEqual([1101])
  })

  it('is for the office alone, each in their tenant and institution', async () => {
    const requestId = await put({ enrollmentId: 4 })
    const student = office.world.client(principal({ permissions: officePermissions })).requestOffice
    const other = office.world.client(principal({ userId: 1, profile: 'OPERATION' })).requestOffice
    const impersonating = office.world.client(
      principal({ userId: 1102, institutionId: 12, profile: 'OPERATION', permissions: officePermissions, impersonatedBy: 9001 }),
    )
    await expect(student.list(page)).rejects.toEqual(code('FORBIDDEN'))
    await expect(other.list(page)).rejects.toEqual(code('FORBIDDEN'))
    const acts = (office: ReturnType<typeof hugo>) => [
      () => office.assign({ requestId, revision: 0, userId: null }),
      () => office.move({ requestId, revision: 0, status: 'in_attendance' }),
      () => office.ask({ requestId, revision: 0, text: 'x', deadline: '2026-12-01', items: [{ kind: 'data', label: 'x' }] }),
      () => office.review({ requestId, revision: 0, itemId: 1, review: { status: 'accepted' } }),
      () => office.decide({ requestId, revision: 0, outcome: 'granted', text: null }),
      () => office.undo({ requestId }),
      () => office.write({ requestId, messageId: crypto.randomUUID(), text: 'x', isInternal: true }),
      () => office.read({ requestId, position: 1 }),
    ]
    for (const act of acts(impersonating.requestOffice)) await expect(act()).rejects.toEqual(code('FORBIDDEN'))
    for (const stranger of [hugo(), member(1102, null, 2)]) {
      for (const act of acts(stranger)) await expect(act()).rejects.toEqual(code('NOT_FOUND'))
      await expect(stranger.get({ requestId })).rejects.toEqual(code('NOT_FOUND'))
      await expect(stranger.messages({ requestId })).rejects.toEqual(code('NOT_FOUND'))
      await expect(stranger.file({ requestId, key: crypto.randomUUID() })).rejects.toEqual(code('NOT_FOUND'))
      expect((await stranger.previewBulk({ requestIds: [requestId], act: { kind: 'take' } })).results).toEqual([])
      const run = await stranger.runBulk({ bulkId: crypto.randomUUID(), requestIds: [requestId], act: { kind: 'take' } })
      expect(run.count).toBe(0)
    }
    expect(await facts(requestId)).toMatchObject({ status: 'open', revision: 0 })
  })
})

describe('figures', () => {
  it('tell what waits and is late, answers in time and satisfaction', async () => {
    expect(await hugo().figures()).toEqual({ waiting: 0, late: 0, answeredInTime: null, satisfaction: null })
    await put({ deadline: '2026-11-20' })
    await put({ status: 'in_attendance' })
    await put({ status: 'granted', deadline: '2026-11-15', decidedAt: '2026-11-16T01:00:00Z', score: 5 })
    await put({ status: 'rejected', deadline: '2026-11-15', decidedAt: '2026-11-16T12:00:00Z', score: 4 })
    await put({ status: 'delivered', deadline: '2026-05-15', decidedAt: '2026-05-10T12:00:00Z' })
    await put({ status: 'canceled' })
    await put({ enrollmentId: 4 })
    office.world.clock.advance(5_000)
    // One hour in the morning of the 16th in UTC is the evening of the 15th.
    await vi.waitUntil(async () => (await hugo().figures()).answeredInTime === 50)
    expect(await hugo().figures()).toEqual({ waiting: 2, late: 1, answeredInTime: 50, satisfaction: 4.5 })
  })

  it('are told by type and month', async () => {
    await put({ status: 'granted', createdAt: '2026-10-31T12:00:00Z', decidedAt: '2026-11-01T02:00:00Z', deadline: '2026-11-15', score: 3 })
    await put({ createdAt: '2026-11-02T12:00:00Z' })
    await put({ createdAt: '2025-11-02T12:00:00Z' })
    await vi.waitUntil(async () => (await hugo().monthlyFigures()).results.length === 2)
    const { results } = await hugo().monthlyFigures()
    expect(results).toEqual([
      expect.objectContaining({ typeId: office.typeId, month: '2026-11-01', received: 1, concluded: 0, satisfaction: null }),
      // Two in the morning in UTC is the evening before.
      expect.objectContaining({ month: '2026-10-01', received: 1, concluded: 1, inTime: 1, ratings: 1, satisfaction: 3 }),
    ])
  })
})
