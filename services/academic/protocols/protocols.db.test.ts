import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestStatus } from '#api/academic/request-status.ts'
import type { RequestCategory } from '#api/academic/request-types.ts'
import { principal } from '../../../tests/support/callers.ts'
import { addType } from '../testing/request-world.ts'
import { type AcademicClient, createWorld, type World } from '../testing/world.ts'

let world: World
let typeId: number
let ana: AcademicClient['protocols']
const code = (expected: string) => expect.objectContaining({ code: expected })
const numbers = async (input: Parameters<AcademicClient['protocols']['list']>[0]) =>
  (await ana.list(input)).results.map(({ number }) => number)

interface Kept {
  protocol: string
  name?: string
  category?: RequestCategory
  status?: RequestStatus
  channel?: 'portal' | 'counter'
  userId?: number | null
  at?: string
}

async function keep({
  protocol,
  name = 'Histórico escolar',
  category = 'documents',
  status = 'open',
  channel = 'portal',
  userId = 1001,
  at = '2026-03-02T12:00:00Z',
}: Kept): Promise<string> {
  const requestId = randomUUID()
  await world.rows(
    1,
    `insert into academic.request (request_id, tenant_id, institution_id, enrollment_id, user_id, type_id, version, name, category, protocol,
       channel, status, answers, steps, chosen, cost, created_at, updated_at, deadline, started_at, revision, message_count,
       unread_by_student, unread_by_office)
     select $1, 1, institution_id, enrollment_id, $2, $9, 1, $3, $4, $5, $6, $7, '{}', '{}', '{}', 0, $8, $8, '2026-03-09', $8, 0, 0, 0, 0
     from academic.enrollment where enrollment_id = 1`,
    [requestId, userId, { 'pt-BR': name, en: `${name} (en)`, es: `${name} (es)` }, category, protocol, channel, status, at, typeId],
  )
  return requestId
}

async function move(requestId: string, statuses: readonly RequestStatus[]) {
  for (const [hour, status] of statuses.entries())
    await world.rows(
      1,
      `insert into academic.request_event (tenant_id, request_id, kind, status, at, by) values (1, $1, 'taken', $2, $3, 'office')`,
      [requestId, status, `2026-03-02T1${hour}:00:00Z`],
    )
}

beforeAll(async () => {
  world = await createWorld()
  ana = world.client(principal({ userId: 1001, institutionId: 11 })).protocols
  typeId = await addType(world, { rules: [{ kind: 'one_open' }, { kind: 'period', from: '2020-01-01', to: '2020-12-31' }] })
})

describe('protocols', () => {
  it('are those of the person, also those of the counter, newest first', async () => {
    await keep({ protocol: '2025-000007', at: '2025-11-03T12:00:00Z', status: 'granted' })
    await keep({ protocol: '2026-000002', at: '2026-03-03T12:00:00Z', channel: 'counter', name: 'Revisão de nota', category: 'grades' })
    await keep({ protocol: '2026-000001', status: 'waiting_for_student_action' })
    await keep({ protocol: '2026-000003', userId: 1002 })
    await keep({ protocol: '2026-000004', userId: null, channel: 'counter' })
    const { results, totalCount } = await ana.list({})
    expect(totalCount).toBe(3)
    expect(results.map(({ number, channel, situation }) => [number, channel, situation])).toEqual([
      ['2026-000002', 'counter', 'active'],
      ['2026-000001', 'portal', 'waiting'],
      ['2025-000007', 'portal', 'concluded'],
    ])
    expect(results[0]).toMatchObject({ course: 'Engenharia Civil', deadline: '2026-03-09', openedAt: '2026-03-03T12:00:00.000Z' })
    expect(results[0]).not.toHaveProperty('typeId')
  })

  it('are narrowed by text, kind, situation and year, page by page', async () => {
    expect(await numbers({ filter: { search: 'REVISAO' } })).toEqual(['2026-000002'])
    expect(await numbers({ filter: { search: '000001' } })).toEqual(['2026-000001'])
    expect(await numbers({ filter: { search: 'escolar (en)' } })).toEqual(['2026-000001', '2025-000007'])
    expect(await numbers({ filter: { search: '%' } })).toEqual([])
    expect(await numbers({ filter: { category: 'grades' } })).toEqual(['2026-000002'])
    expect(await numbers({ filter: { situation: 'concluded' } })).toEqual(['2025-000007'])
    expect(await numbers({ filter: { year: 2026, situation: 'waiting' } })).toEqual(['2026-000001'])
    expect(await ana.list({ page: 2, perPage: 10 })).toMatchObject({ results: [], totalCount: 3, page: 2, perPage: 10 })
  })

  it('are counted by kind, each kind once, and say by what they can be narrowed', async () => {
    const { results } = await ana.types()
    expect(results.map(({ category, count }) => [category, count])).toEqual([
      ['documents', 2],
      ['enrollment', 0],
      ['grades', 1],
      ['internship', 0],
      ['assistance', 0],
      ['financial', 0],
    ])
    expect(await ana.viewParams()).toEqual({
      categories: ['documents', 'grades'],
      situations: ['active', 'waiting', 'concluded'],
      years: [2026, 2025],
    })
  })

  it('say how they moved, each status once', async () => {
    const requestId = await keep({ protocol: '2026-000010', status: 'concluded' })
    await move(requestId, ['open', 'in_attendance', 'in_attendance', 'pending', 'in_attendance'])
    const { movements, ...protocol } = await ana.get({ requestId })
    expect(protocol.typeId).toBe(typeId)
    expect(movements.map(({ status }) => status)).toEqual(['open', 'in_attendance', 'pending', 'in_attendance'])
    expect(movements[1]!.at).toBe('2026-03-02T11:00:00.000Z')
  })

  it('show the rules that they were opened under, and whether these are kept now', async () => {
    const requestId = await keep({ protocol: '2026-000011', status: 'concluded' })
    const kept = async () =>
      Object.fromEntries((await ana.validationRules({ requestId })).results.map(({ rule, isKept }) => [rule.kind, isKept]))
    await world.rows(1, `update academic.request set status = 'concluded' where type_id = $1`, [typeId])
    expect(await kept()).toEqual({ enrollment_status: true, one_open: true, period: false })
    await world.rows(1, `update academic.request set status = 'open' where request_id = $1`, [requestId])
    expect(await kept()).toMatchObject({ one_open: true })
    await keep({ protocol: '2026-000012' })
    expect(await kept()).toMatchObject({ one_open: false })
  })

  it('of others are as if they were missing', async () => {
    const ofBruno = await keep({ protocol: '2026-000020', userId: 1002 })
    const elsewhere = world.client(principal({ userId: 1001, tenantId: 2 })).protocols
    const otherInstitution = world.client(principal({ userId: 1001, institutionId: 12 })).protocols
    const own = await keep({ protocol: '2026-000021' })
    for (const ask of [
      () => ana.get({ requestId: ofBruno }),
      () => ana.get({ requestId: randomUUID() }),
      () => ana.validationRules({ requestId: ofBruno }),
      () => elsewhere.get({ requestId: own }),
      () => otherInstitution.get({ requestId: own }),
      () => otherInstitution.validationRules({ requestId: own }),
    ])
      await expect(ask()).rejects.toEqual(code('NOT_FOUND'))
    expect((await otherInstitution.list({})).totalCount).toBe(0)
  })

  it('are for students alone', async () => {
    const staff = world.client(principal({ profile: 'OPERATION' })).protocols
    for (const ask of [() => staff.list({}), staff.types, staff.viewParams, () => staff.get({ requestId: randomUUID() })])
      await expect(ask()).rejects.toEqual(code('FORBIDDEN'))
    await expect(world.client(null).protocols.list({})).rejects.toEqual(code('UNAUTHORIZED'))
  })
})
