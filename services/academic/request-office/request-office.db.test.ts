import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayManageRequests } from '#api/request-office-limits.ts'
import type { RequestStatus } from '#api/request-status.ts'
import { principal } from '../../../tests/support/callers.ts'
import { requestMovedQueue, tellOfEvent } from '../requests/request-notice.queries.ts'
import { addType, addUpload } from '../testing/request-world.ts'
import { createWorld, type World } from '../testing/world.ts'
import { type LateNotice, tellLateRequests } from './late-requests.queries.ts'

let world: World
let typeId: number
const code = (expected: string) => expect.objectContaining({ code: expected })
const permissions = { [mayManageRequests.audience]: mayManageRequests.permissions }
const member = (userId: number, institutionId: number | null = 11, tenantId = 1) =>
  world.client(principal({ userId, tenantId, institutionId, profile: 'OPERATION', permissions })).requestOffice
const hugo = () => member(1102)
const iris = () => member(1103)
const ana = () => world.client(principal({ userId: 1001, institutionId: 11 })).requests

const page = { page: 1, perPage: 50 } as const

interface Given {
  /** 1 is Ana's and 2 Bruno's, of institution 11; 4 is Clara's, of institution 12. */
  enrollmentId?: number
  status?: RequestStatus
  deadline?: string | null
  assignee?: number | null
  createdAt?: string
  decidedAt?: string | null
  score?: number | null
}

let count = 0

async function put(given: Given = {}): Promise<string> {
  const { enrollmentId = 1, status = 'open', deadline = '2026-12-10', assignee = null, createdAt = '2026-11-10T12:00:00Z' } = given
  const { decidedAt = null, score = null } = given
  const requestId = crypto.randomUUID()
  await world.rows(
    1,
    `insert into academic.request (request_id, tenant_id, institution_id, enrollment_id, user_id, type_id, version, name, category, protocol,
       channel, status, answers, steps, chosen, cost, created_at, updated_at, deadline, started_at, assignee, decided_at, score, rated_at,
       revision, message_count, unread_by_student, unread_by_office)
     select $1, 1, institution_id, enrollment_id, user_id, $3, 1, '{"pt-BR": "Declaração", "en": "Statement", "es": "Constancia"}',
       'documents', '2026-' || lpad($4::text, 6, '0'), 'portal', $5, '{}', '{}', '{}', case $5 when 'waiting_for_payment' then 100 else 0 end,
       $6::timestamptz, $6::timestamptz, $7::date, case when $7::date is null then null else $6::timestamptz end, $8, $9::timestamptz,
       $10::smallint, case when $10::smallint is null then null else $9::timestamptz end, 0, 0, 0, 0
     from academic.enrollment where enrollment_id = $2`,
    [requestId, enrollmentId, typeId, ++count, status, createdAt, deadline, assignee, decidedAt, score],
  )
  return requestId
}

const facts = async (requestId: string) =>
  (
    await world.rows<{ status: RequestStatus; assignee: number | null; revision: number }>(
      1,
      'select status, assignee, revision from academic.request where request_id = $1',
      [requestId],
    )
  )[0]!

beforeAll(async () => {
  // Saturday, 21 November 2026.
  world = await createWorld()
  typeId = await addType(world)
})

beforeEach(async () => {
  world.jobs.length = 0
  // Heavy lists are made anew after so long.
  world.clock.advance(5_000)
  for (const table of ['request_file', 'request_message', 'request_item', 'request_action', 'request_event', 'request_bulk', 'request'])
    await world.rows(1, `delete from academic.${table}`)
  await world.rows(1, 'delete from academic.request_assignee')
  for (const userId of [1102, 1103])
    await world.rows(
      1,
      `insert into academic.request_assignee (tenant_id, institution_id, user_id, seen_at) values (1, 11, $1, '2026-11-20T12:00:00Z')`,
      [userId],
    )
})

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
    expect(results[0]).toMatchObject({ student: 'Bruno Lima', status: 'open', assignee: null, unread: 0, typeId })
    expect((await hugo().list(page)).totalCount).toBe(5)
    expect((await member(1101, null).list(page)).totalCount).toBe(6)
  })

  it('counts business days since the deadline of a late one, and none before it', async () => {
    const [late, inTime] = [await put({ deadline: '2026-11-17' }), await put({ deadline: '2026-12-10' })]
    // Wednesday and Thursday; Friday was a holiday.
    expect(await hugo().get({ requestId: late })).toMatchObject({ age: 'late', daysLate: 2 })
    expect(await hugo().get({ requestId: inTime })).toMatchObject({ age: 'in_time', daysLate: 0 })
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
    expect(await found({ type: typeId + 1 })).toEqual([])
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
    expect(types.map((type) => type.typeId)).toContain(typeId)
    expect(courses).not.toContain('Arquitetura e Urbanismo')
    expect(people.map(({ userId }) => userId)).toEqual([1102, 1103])
    expect(me).toBe(1102)
  })

  it('remembers who opens it as somebody who may be given requests', async () => {
    await member(1150).list(page)
    expect((await hugo().options()).people.map(({ userId }) => userId)).toContain(1150)
    expect((await member(1101, 12).options()).people.map(({ userId }) => userId)).toEqual([1101])
  })

  it('is for the office alone, each in their tenant and institution', async () => {
    const requestId = await put({ enrollmentId: 4 })
    const student = world.client(principal({ permissions })).requestOffice
    const other = world.client(principal({ userId: 1, profile: 'OPERATION' })).requestOffice
    const impersonating = world.client(
      principal({ userId: 1102, institutionId: 12, profile: 'OPERATION', permissions, impersonatedBy: 9001 }),
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
    world.clock.advance(5_000)
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
      expect.objectContaining({ typeId, month: '2026-11-01', received: 1, concluded: 0, satisfaction: null }),
      // Two in the morning in UTC is the evening before.
      expect.objectContaining({ month: '2026-10-01', received: 1, concluded: 1, inTime: 1, ratings: 1, satisfaction: 3 }),
    ])
  })
})

describe('a request', () => {
  it('is given to who works on the queue, and to nobody else', async () => {
    const requestId = await put()
    const { revision } = await hugo().assign({ requestId, revision: 0, userId: 1103 })
    expect(await facts(requestId)).toMatchObject({ assignee: 1103, status: 'open' })
    await expect(hugo().assign({ requestId, revision, userId: 1001 })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(hugo().assign({ requestId, revision: 0, userId: 1102 })).rejects.toEqual(code('CONTENT_CHANGED'))
    const { assignee, events } = await hugo().get({ requestId })
    expect(assignee).toEqual({ userId: 1103, name: 'Reviewer 1103' })
    expect(events).toEqual([expect.objectContaining({ kind: 'assigned', by: 'Reviewer 1102', text: 'Reviewer 1103' })])
    expect((await ana().get({ requestId })).events).toEqual([])
  })

  it('is answered and decided by colleagues of who has it, who stays responsible; no student may, peers not even read', async () => {
    const requestId = await put()
    await hugo().assign({ requestId, revision: 0, userId: 1102 })
    await iris().write({ requestId, messageId: crypto.randomUUID(), text: 'Respondo eu.', isInternal: false })
    const { revision } = await facts(requestId)
    await iris().decide({ requestId, revision, outcome: 'granted', text: null })
    expect(await facts(requestId)).toMatchObject({ status: 'granted', assignee: 1102 })
    expect((await ana().get({ requestId })).status).toBe('granted')
    const [owner, peer] = [1001, 1002].map((userId) => world.client(principal({ userId, permissions })))
    for (const { requestOffice } of [owner!, peer!]) await expect(requestOffice.undo({ requestId })).rejects.toEqual(code('FORBIDDEN'))
    await expect(peer!.requests.get({ requestId })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('is taken into attendance by who has it then, or waits for another sector', async () => {
    const requestId = await put()
    const taken = await hugo().move({ requestId, revision: 0, status: 'in_attendance' })
    expect(await facts(requestId)).toMatchObject({ assignee: 1102, status: 'in_attendance' })
    expect(await hugo().move({ requestId, ...taken, status: 'in_attendance' })).toEqual(taken)
    await expect(hugo().move({ requestId, revision: 0, status: 'pending', note: 'À tesouraria.' })).rejects.toEqual(code('CONTENT_CHANGED'))
    expect((await hugo().get({ requestId })).messages.results).toEqual([])
    const moved = await hugo().move({ requestId, ...taken, status: 'pending', note: 'À tesouraria.' })
    expect(await facts(requestId)).toMatchObject({ assignee: 1102, status: 'pending' })
    // Where it waits already, the status stays and the note is kept.
    expect(await hugo().move({ requestId, ...moved, status: 'pending', note: 'E à biblioteca.' })).toEqual(moved)
    const notes = ['À tesouraria.', 'E à biblioteca.'].map((text) => expect.objectContaining({ text, isInternal: true }))
    expect((await hugo().get({ requestId })).messages.results).toEqual(notes)
    expect((await ana().get({ requestId })).messages.results).toEqual([])
  })

  it('is decided by one of two who decide at once; the other is told', async () => {
    const requestId = await put()
    const outcomes = await Promise.allSettled([
      hugo().decide({ requestId, revision: 0, outcome: 'granted', text: null }),
      iris().decide({ requestId, revision: 0, outcome: 'rejected', text: 'Falta o documento.' }),
    ])
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toEqual([code('CONTENT_CHANGED')])
    const { revision, status } = await facts(requestId)
    expect(['granted', 'rejected']).toContain(status)
    await expect(hugo().decide({ requestId, revision, outcome: 'granted', text: null })).rejects.toEqual(code('NOT_ALLOWED'))
  })

  it('is rejected with words alone', async () => {
    const requestId = await put()
    await expect(hugo().decide({ requestId, revision: 0, outcome: 'rejected', text: null })).rejects.toEqual(code('BAD_REQUEST'))
  })

  it('gives the student the result and its files, and goes back to where it was when the decision is undone', async () => {
    const requestId = await put({ status: 'pending' })
    const key = await addUpload(world, 1102)
    const { undoUntil } = await hugo().decide({ requestId, revision: 0, outcome: 'delivered', text: 'Segue.', files: [key] })
    expect(await hugo().get({ requestId })).toMatchObject({ status: 'delivered', age: 'none', undoUntil })
    expect((await iris().get({ requestId })).undoUntil).toBeNull()
    expect((await ana().get({ requestId })).result).toMatchObject({ text: 'Segue.', files: [expect.objectContaining({ key })] })
    expect(await ana().file({ requestId, key })).toEqual({ url: expect.any(String) })
    expect(world.jobs).toEqual([{ name: requestMovedQueue, data: expect.anything(), startAfter: new Date(undoUntil) }])
    await expect(iris().undo({ requestId })).rejects.toEqual(code('NOT_ALLOWED'))
    await hugo().undo({ requestId })
    expect(await hugo().get({ requestId })).toMatchObject({ status: 'pending', result: null, undoUntil: null })
    const tellRequest = vi.fn()
    await tellOfEvent({ pool: world.pool, tellRequest }, world.jobs[0]!.data)
    expect(tellRequest).not.toHaveBeenCalled()
    const { revision } = await facts(requestId)
    await hugo().decide({ requestId, revision, outcome: 'granted', text: null })
    await tellOfEvent({ pool: world.pool, tellRequest }, world.jobs[1]!.data)
    expect(tellRequest).toHaveBeenCalledWith(expect.objectContaining({ userId: 1001, kind: 'granted' }))
    world.clock.advance(60_000)
    await expect(hugo().undo({ requestId })).rejects.toEqual(code('NOT_ALLOWED'))
  })
})

describe('what is asked of a student', () => {
  const asked = (requestId: string) =>
    hugo().ask({
      requestId,
      revision: 0,
      text: 'Precisamos de dois itens.',
      deadline: '2026-11-23',
      items: [
        { kind: 'document', label: 'Certidão' },
        { kind: 'data', label: 'Nome da mãe' },
      ],
    })

  it('waits for them, is refused and handed in again, and goes back to the office', async () => {
    const requestId = await put()
    await asked(requestId)
    expect(world.jobs).toEqual([{ name: requestMovedQueue, data: expect.anything(), startAfter: undefined }])
    const tellRequest = vi.fn()
    await tellOfEvent({ pool: world.pool, tellRequest }, world.jobs[0]!.data)
    expect(tellRequest).toHaveBeenCalledWith(expect.objectContaining({ userId: 1001, kind: 'asked', deadline: '2026-11-23' }))
    const [action] = (await ana().get({ requestId })).actions
    const [document, data] = action!.items
    const hand = (items: Parameters<ReturnType<typeof ana>['answerAction']>[0]['items']) =>
      ana().answerAction({ requestId, actionId: action!.actionId, items })
    await hand([{ itemId: document!.itemId, files: [await addUpload(world, 1001)] }])
    await expect(hugo().review({ requestId, revision: 2, itemId: data!.itemId, review: { status: 'accepted' } })).rejects.toEqual(
      code('NOT_ALLOWED'),
    )
    await hugo().review({ requestId, revision: 2, itemId: document!.itemId, review: { status: 'refused', reason: 'Está ilegível.' } })
    await hand([
      { itemId: document!.itemId, files: [await addUpload(world, 1001)] },
      { itemId: data!.itemId, text: 'Maria' },
    ])
    expect(await facts(requestId)).toMatchObject({ status: 'in_attendance', revision: 4 })
    await hugo().review({ requestId, revision: 4, itemId: document!.itemId, review: { status: 'accepted' } })
    const { actions, status } = await hugo().get({ requestId })
    expect(status).toBe('in_attendance')
    expect(actions[0]).toMatchObject({
      answeredAt: expect.any(String),
      items: [{ status: 'accepted' }, { status: 'pending', text: 'Maria' }],
    })
  })

  it('waits since it was asked, whatever is written later', async () => {
    const requestId = await put()
    await asked(requestId)
    const { statusSince } = await ana().get({ requestId })
    world.clock.advance(3_600_000)
    await hugo().write({ requestId, messageId: crypto.randomUUID(), text: 'Até quando puder.', isInternal: false })
    const later = await ana().get({ requestId })
    expect(later.statusSince).toBe(statusSince)
    expect(new Date(later.updatedAt).getTime()).toBeGreaterThan(new Date(statusSince!).getTime())
  })

  it('is dropped where it is not needed, which ends the waiting', async () => {
    const requestId = await put()
    await asked(requestId)
    const [action] = (await hugo().get({ requestId })).actions
    for (const [at, { itemId }] of action!.items.entries())
      await hugo().review({ requestId, revision: 1 + at, itemId, review: { status: 'not_applicable' } })
    expect(await facts(requestId)).toMatchObject({ status: 'in_attendance' })
  })

  it('leaves two business days for what was refused after the last day', async () => {
    const requestId = await put()
    await asked(requestId)
    const [action] = (await ana().get({ requestId })).actions
    const itemId = action!.items[0]!.itemId
    await ana().answerAction({ requestId, actionId: action!.actionId, items: [{ itemId, files: [await addUpload(world, 1001)] }] })
    await hugo().review({ requestId, revision: 2, itemId, review: { status: 'refused', reason: 'Está ilegível.' } })
    expect((await ana().get({ requestId })).actions[0]).toMatchObject({ deadline: '2026-11-24' })
  })

  it('has a last day from today on', async () => {
    const requestId = await put()
    const ask = (deadline: string) => hugo().ask({ requestId, revision: 0, text: 'x', deadline, items: [{ kind: 'data', label: 'x' }] })
    await expect(ask('2026-11-20')).rejects.toEqual(code('DAY_NOT_ALLOWED'))
    await expect(ask('2027-12-01')).rejects.toEqual(code('DAY_NOT_ALLOWED'))
    await ask('2026-11-21')
  })
})

describe('the conversation', () => {
  it('has internal notes that students never see, nor their files', async () => {
    const requestId = await put()
    const key = await addUpload(world, 1102, 'parecer.pdf')
    const shown = crypto.randomUUID()
    await hugo().write({ requestId, messageId: crypto.randomUUID(), text: 'Nota sigilosa', files: [key], isInternal: true })
    await hugo().write({ requestId, messageId: shown, text: 'Olá, Ana.', isInternal: false })
    await hugo().assign({ requestId, revision: 0, userId: 1102 })
    expect((await hugo().messages({ requestId })).results.map(({ text, name }) => [text, name])).toEqual([
      ['Nota sigilosa', 'Reviewer 1102'],
      ['Olá, Ana.', 'Reviewer 1102'],
    ])
    expect(await hugo().file({ requestId, key })).toEqual({ url: expect.any(String) })
    await expect(ana().file({ requestId, key })).rejects.toEqual(code('NOT_FOUND'))
    const seen = JSON.stringify([
      await ana().get({ requestId }),
      await ana().messages({ requestId }),
      await ana().list({ page: 1, perPage: 50 }),
      await ana().status({ requestId }),
    ])
    expect(seen).toContain('Olá, Ana.')
    for (const secret of ['Nota sigilosa', 'parecer.pdf', key, 'Reviewer 1102', 'assigned', 'isInternal":true'])
      expect(seen).not.toContain(secret)
    expect((await ana().list({ page: 1, perPage: 50 })).results[0]).toMatchObject({ unread: 1 })
    // Nothing is told of a note.
    expect(world.jobs.map(({ data }) => data)).toEqual([{ tenantId: 1, messageId: shown }])
  })

  it('marks what was read, and takes the same message once', async () => {
    const requestId = await put()
    await ana().write({ requestId, messageId: crypto.randomUUID(), text: 'Alguma novidade?' })
    expect((await hugo().list(page)).results[0]).toMatchObject({ unread: 1 })
    expect(await hugo().get({ requestId })).toMatchObject({ unread: 1 })
    await hugo().read({ requestId, position: 1 })
    expect((await hugo().list(page)).results[0]).toMatchObject({ unread: 0 })
    expect((await ana().messages({ requestId })).results[0]).toMatchObject({ readAt: expect.any(String) })
    const message = { requestId, messageId: crypto.randomUUID(), text: 'Sim.', isInternal: false }
    await hugo().write(message)
    await hugo().write(message)
    expect((await hugo().messages({ requestId })).results).toHaveLength(2)
    await expect(hugo().write({ ...message, isInternal: true })).rejects.toEqual(code('KEY_REUSED'))
  })
})

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
    world.clock.advance(60_000)
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

describe('what the office keeps', () => {
  it('has views of the person alone', async () => {
    const query = { filter: { assignee: 'me', open: true }, sort: '-sentAt' } as const
    const { viewId } = await hugo().saveView({ name: 'Meus', query })
    expect(await hugo().saveView({ name: 'Meus', query: { ...query, sort: 'student' } })).toEqual({
      viewId,
      name: 'Meus',
      query: { ...query, sort: 'student' },
    })
    expect((await iris().views()).results).toEqual([])
    await expect(iris().removeView({ viewId })).rejects.toEqual(code('NOT_FOUND'))
    for (let number = 1; number < 20; number++) await hugo().saveView({ name: `Visão ${number}`, query })
    await expect(hugo().saveView({ name: 'Mais uma', query })).rejects.toEqual(code('NOT_ALLOWED'))
    await hugo().removeView({ viewId })
    expect((await hugo().views()).results).toHaveLength(19)
  })

  it('has templates of the institution, and of its tenant, which its own staff remove', async () => {
    const all = await member(1101, null).saveTemplate({ name: 'Geral', text: 'Olá.', typeId: null })
    const own = await hugo().saveTemplate({ name: 'Própria', text: 'Segue.', typeId })
    expect((await hugo().templates()).results.map(({ name, mayRemove }) => [name, mayRemove])).toEqual([
      ['Geral', false],
      ['Própria', true],
    ])
    expect((await member(1104, 12).templates()).results.map(({ name }) => name)).toEqual(['Geral'])
    await expect(hugo().removeTemplate({ templateId: all.templateId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(member(1104, 12).removeTemplate({ templateId: own.templateId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(hugo().saveTemplate({ name: 'x', text: 'x', typeId: 2_000_000_000 })).rejects.toEqual(code('NOT_FOUND'))
    await hugo().removeTemplate({ templateId: own.templateId })
    expect((await hugo().templates()).results).toHaveLength(1)
  })
})

it('tells whoever has late requests once a day, and everybody of those that nobody has', async () => {
  await put({ deadline: '2026-11-20', assignee: 1102 })
  await put({ deadline: '2026-11-19', assignee: 1102 })
  await put({ deadline: '2026-11-20' })
  await put({ deadline: '2026-11-20', enrollmentId: 4 })
  await put({ deadline: '2026-11-20', status: 'granted' })
  const told: LateNotice[] = []
  const ports = { ...world, timeZoneOf: async () => 'America/Sao_Paulo', tellLate: async (notice: LateNotice) => void told.push(notice) }
  await tellLateRequests(ports, [1, 2])
  expect(told.map(({ userId, own, unassigned }) => [userId, own, unassigned])).toEqual([
    [1102, 2, 1],
    [1103, 0, 1],
  ])
})
