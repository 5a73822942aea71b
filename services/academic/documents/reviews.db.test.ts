import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayReviewDocuments, reviewClaim } from '#api/document-review-limits.ts'
import { principal } from '../../../tests/support/callers.ts'
import { createWorld, type World } from '../testing/world.ts'
import { type DecisionNotice, tellOfDecision } from './review-notice.queries.ts'

let world: World
const code = (expected: string) => expect.objectContaining({ code: expected })
const reviewer = (userId: number, institutionId: number | null = 11, tenantId = 1) =>
  world.client(
    principal({
      userId,
      tenantId,
      institutionId,
      profile: 'OPERATION',
      permissions: { [mayReviewDocuments.audience]: mayReviewDocuments.permissions },
    }),
  ).documentReviews
const hugo = () => reviewer(1102)
const igor = () => reviewer(1103)

const page = { page: 1, perPage: 50 } as const
const kinds = 30
const firstKind = 9_000
const sentAt = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()

/** Documents of Ana (1, institution 11), Bruno (2) and, at institution 12, of Clara (4): their ids are enrollment, then kind. */
const idOf = (enrollmentId: number, kind: number) => 800_000 + enrollmentId * 1000 + kind

async function put(enrollmentId: number, kind: number, given: { status?: string; revision?: number; sent?: string | null } = {}) {
  const { status = 'waiting', revision = 1, sent = sentAt(kind) } = given
  await world.rows(
    1,
    `insert into academic.enrollment_document (document_enrollment_id, tenant_id, institution_id, enrollment_id, kind_id, status, revision, sent_at)
     select $1, 1, institution_id, enrollment_id, $3, $4, $5, $6 from academic.enrollment where enrollment_id = $2`,
    [idOf(enrollmentId, kind), enrollmentId, firstKind + kind, status, revision, sent],
  )
  return idOf(enrollmentId, kind)
}

const sendAgain = (id: number) =>
  world.rows(1, `update academic.enrollment_document set revision = revision + 1, status = 'waiting' where document_enrollment_id = $1`, [
    id,
  ])

const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>(1, 'select status from academic.enrollment_document where document_enrollment_id = $1', [id]))[0]!
    .status

beforeAll(async () => {
  world = await createWorld()
  await world.rows(
    1,
    `insert into academic.document_kind (kind_id, tenant_id, name, purpose, has_back, position)
     select $1::int + n, 1, jsonb_build_object('pt-BR', 'Documento ' || n, 'en', 'Document ' || n, 'es', 'Documento ' || n),
       case when n % 2 = 0 then 'admission' else 'graduation' end, false, n from generate_series(1, $2) n`,
    [firstKind, kinds],
  )
})

beforeEach(async () => {
  world.jobs.length = 0
  await world.rows(1, 'delete from academic.document_event')
  await world.rows(1, 'delete from academic.document_file')
  await world.rows(1, 'delete from academic.enrollment_document')
})

describe('the queue', () => {
  it('shows the documents of the reviewer’s institution, longest waiting first', async () => {
    await put(1, 2)
    await put(2, 1)
    await put(4, 3)
    const list = await hugo().list(page)
    expect(list.results.map(({ documentEnrollmentId }) => documentEnrollmentId)).toEqual([idOf(2, 1), idOf(1, 2)])
    expect(list.results[1]).toMatchObject({
      student: 'Ana Souza',
      academicRecord: '202310482',
      course: 'Engenharia Civil',
      status: 'waiting',
    })
    expect((await reviewer(1101, null).list(page)).totalCount).toBe(3)
  })

  it('finds by name without accents, by student number, and by every filter', async () => {
    await world.rows(1, `update academic.enrollment set student_name = 'Ána Souza' where enrollment_id = 1`)
    await put(1, 1)
    await put(1, 2, { status: 'accepted' })
    await put(2, 3)
    const found = async (filter: Parameters<ReturnType<typeof hugo>['list']>[0]['filter']) =>
      (await hugo().list({ ...page, filter })).results.map(({ documentEnrollmentId }) => documentEnrollmentId)
    expect(await found({ search: 'ana s' })).toEqual([idOf(1, 1), idOf(1, 2)])
    expect(await found({ search: 'souza ANÁ' })).toEqual([idOf(1, 1), idOf(1, 2)])
    expect(await found({ search: 'souza bruno' })).toEqual([])
    expect(await found({ search: '22100' })).toEqual([idOf(2, 3)])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ status: 'accepted' })).toEqual([idOf(1, 2)])
    expect(await found({ purpose: 'admission' })).toEqual([idOf(1, 2)])
    expect(await found({ kind: firstKind + 3 })).toEqual([idOf(2, 3)])
    expect(await found({ course: 'Administração', status: 'waiting' })).toEqual([idOf(2, 3)])
    await world.rows(1, `update academic.enrollment set student_name = 'Ana Souza' where enrollment_id = 1`)
  })

  it('sorts and pages, and puts what was never sent last', async () => {
    for (let kind = 1; kind <= 14; kind++) await put(1, kind)
    await put(2, 15, { status: 'pending', revision: 0, sent: null })
    const ids = async (sort: 'sentAt' | '-sentAt' | 'student' | '-course', number = 1) =>
      (await hugo().list({ page: number, perPage: 10, sort })).results.map(({ documentEnrollmentId }) => documentEnrollmentId)
    const from = (first: number, last: number) =>
      Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => idOf(1, first < last ? first + at : first - at))
    expect(await ids('sentAt')).toEqual(from(1, 10))
    expect(await ids('sentAt', 2)).toEqual([...from(11, 14), idOf(2, 15)])
    expect(await ids('-sentAt')).toEqual(from(14, 5))
    expect(await ids('-sentAt', 2)).toEqual([...from(4, 1), idOf(2, 15)])
    expect(await ids('student', 2)).toEqual([...from(11, 14), idOf(2, 15)])
    expect(await ids('-course', 2)).toEqual([...from(4, 1), idOf(2, 15)])
    expect(await ids('sentAt', 3)).toEqual([])
  })

  it('is exported whole', async () => {
    for (let kind = 1; kind <= 5; kind++) await put(1, kind)
    const rows = []
    for await (const batch of await hugo().export({})) rows.push(...batch.rows)
    expect(rows).toHaveLength(5)
  })

  it('tells what waits, since when, what was decided today and how much is accepted as first sent', async () => {
    expect(await hugo().figures()).toEqual({ waiting: 0, oldestSentAt: null, decidedToday: 0, acceptedFirstTime: null })
    for (let kind = 1; kind <= 5; kind++) await put(1, kind, kind === 3 ? { revision: 2 } : {})
    await put(4, 1)
    for (const kind of [2, 3, 4])
      await hugo().decide({ documentEnrollmentId: idOf(1, kind), revision: kind === 3 ? 2 : 1, decision: { status: 'accepted' } })
    expect(await hugo().figures()).toEqual({ waiting: 2, oldestSentAt: sentAt(1), decidedToday: 3, acceptedFirstTime: 66 })
    world.clock.advance(86_400_000)
    expect(await hugo().figures()).toMatchObject({ decidedToday: 0, acceptedFirstTime: 66 })
  })

  it('offers kinds and courses to filter by', async () => {
    const { kinds: offered, courses } = await hugo().options()
    expect(offered.length).toBeGreaterThanOrEqual(kinds)
    expect(courses).toContain('Engenharia Civil')
    expect(courses).not.toContain('Arquitetura e Urbanismo')
  })

  it('is for reviewers alone, each in their tenant and institution', async () => {
    const id = await put(4, 1)
    const student = world.client(principal({ permissions: { academic: ['documents.manage'] } })).documentReviews
    const other = world.client(principal({ userId: 1, profile: 'OPERATION', permissions: {} })).documentReviews
    await expect(student.list(page)).rejects.toEqual(code('FORBIDDEN'))
    await expect(other.list(page)).rejects.toEqual(code('FORBIDDEN'))
    await expect(other.decide({ documentEnrollmentId: id, revision: 1, decision: { status: 'accepted' } })).rejects.toEqual(
      code('FORBIDDEN'),
    )
    for (const stranger of [hugo(), reviewer(2100, null, 2)]) {
      const calls = [
        () => stranger.get({ documentEnrollmentId: id }),
        () => stranger.claim({ documentEnrollmentId: id }),
        () => stranger.release({ documentEnrollmentId: id }),
        () => stranger.undo({ documentEnrollmentId: id }),
        () => stranger.decide({ documentEnrollmentId: id, revision: 1, decision: { status: 'accepted' } }),
      ]
      for (const call of calls) await expect(call()).rejects.toEqual(code('NOT_FOUND'))
      expect(await stranger.next({})).toEqual({ documentEnrollmentId: null })
    }
  })
})

describe('who has a document open', () => {
  it('is one reviewer at a time: twenty who ask at once get twenty documents', async () => {
    for (let kind = 1; kind <= 25; kind++) await put(1, kind)
    const given = await Promise.all(Array.from({ length: 20 }, (_, at) => reviewer(7000 + at).next({})))
    const ids = given.map(({ documentEnrollmentId }) => documentEnrollmentId)
    expect(new Set(ids).size).toBe(20)
    expect(ids).not.toContain(null)
  })

  it('is told by name, for five minutes from the last sign of them', async () => {
    const id = await put(1, 1)
    await hugo().claim({ documentEnrollmentId: id })
    expect(await igor().get({ documentEnrollmentId: id })).toMatchObject({ claimedBy: 'Reviewer 1102' })
    expect((await igor().list(page)).results[0]).toMatchObject({ claimedBy: 'Reviewer 1102' })
    expect(await hugo().get({ documentEnrollmentId: id })).toMatchObject({ claimedBy: null })
    await expect(igor().claim({ documentEnrollmentId: id })).rejects.toEqual(code('NOT_ALLOWED'))
    expect(await igor().next({})).toEqual({ documentEnrollmentId: null })
    world.clock.advance(reviewClaim - 1)
    await hugo().claim({ documentEnrollmentId: id })
    world.clock.advance(reviewClaim - 1)
    await expect(igor().claim({ documentEnrollmentId: id })).rejects.toEqual(code('NOT_ALLOWED'))
    world.clock.advance(1)
    expect(await igor().next({})).toEqual({ documentEnrollmentId: id })
  })

  it('leaves it to others, who then get it', async () => {
    const id = await put(1, 1)
    await hugo().claim({ documentEnrollmentId: id })
    await igor().release({ documentEnrollmentId: id })
    await expect(igor().claim({ documentEnrollmentId: id })).rejects.toEqual(code('NOT_ALLOWED'))
    await hugo().release({ documentEnrollmentId: id })
    await igor().claim({ documentEnrollmentId: id })
  })

  it('goes on behind the one they pass over, within the filter, and begins anew at the end', async () => {
    const [first, second, third] = [await put(1, 1), await put(1, 3), await put(2, 2)]
    expect(await hugo().next({})).toEqual({ documentEnrollmentId: first })
    expect(await hugo().next({})).toEqual({ documentEnrollmentId: first })
    expect(await hugo().next({ after: first })).toEqual({ documentEnrollmentId: third })
    expect(await igor().next({})).toEqual({ documentEnrollmentId: first })
    expect(await hugo().next({ after: third })).toEqual({ documentEnrollmentId: second })
    expect(await hugo().next({ after: second })).toEqual({ documentEnrollmentId: third })
    expect(await hugo().next({ after: third, filter: { purpose: 'admission' } })).toEqual({ documentEnrollmentId: third })
    expect(await hugo().next({ after: third, filter: { search: 'nobody' } })).toEqual({ documentEnrollmentId: null })
  })
})

describe('a decision', () => {
  const accept = (client: ReturnType<typeof hugo>, documentEnrollmentId: number, revision = 1) =>
    client.decide({ documentEnrollmentId, revision, decision: { status: 'accepted' } })

  it('stands at once, is written down, and leaves the queue', async () => {
    const id = await put(1, 1)
    await hugo().list({ ...page, filter: { status: 'waiting' } })
    await hugo().decide({ documentEnrollmentId: id, revision: 1, decision: { status: 'refused', reason: 'A foto está ilegível.' } })
    expect(await igor().get({ documentEnrollmentId: id })).toMatchObject({
      status: 'refused',
      reason: 'A foto está ilegível.',
      undoUntil: null,
      events: [{ kind: 'refused', by: 'Reviewer 1102', reason: 'A foto está ilegível.', revision: 1 }],
    })
    await vi.waitFor(async () => expect((await hugo().list({ ...page, filter: { status: 'waiting' } })).totalCount).toBe(0))
    await expect(accept(igor(), id)).rejects.toEqual(code('NOT_ALLOWED'))
  })

  it('shows the files that were sent last', async () => {
    const id = await put(1, 1, { revision: 2 })
    const keys = [crypto.randomUUID(), crypto.randomUUID()]
    for (const [at, key] of keys.entries()) {
      await world.rows(
        1,
        `insert into academic.upload (key, tenant_id, user_id, name, type, size, state, sha256, created_at)
         values ($1, 1, 1001, 'rg.jpg', 'image/jpeg', 5, 'complete', 'x', now())`,
        [key],
      )
      await world.rows(1, `insert into academic.document_file values (1, $1, $2, 1, 'front', $3)`, [id, at + 1, key])
    }
    const { files } = await hugo().get({ documentEnrollmentId: id })
    expect(files).toMatchObject([{ key: keys[1], name: 'rg.jpg', side: 'front' }])
    expect(files[0]!.url).toContain(`uploads/1/1001/${keys[1]}.jpg`)
  })

  it('is never made on files that the reviewer did not see', async () => {
    const id = await put(1, 1)
    await hugo().claim({ documentEnrollmentId: id })
    await sendAgain(id)
    await expect(accept(hugo(), id)).rejects.toEqual(code('CONTENT_CHANGED'))
    expect(await statusOf(id)).toBe('waiting')
    await accept(hugo(), id, 2)
  })

  it('is made once, however many decide at the same moment', async () => {
    const id = await put(1, 1)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => accept(reviewer(7000 + at), id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(world.jobs).toHaveLength(1)
  })

  it('has a reason when it refuses, of some words', async () => {
    const id = await put(1, 1)
    for (const reason of ['', '    ', 'não', 'x\0xxxxx', 'x'.repeat(301)]) {
      const decision = { status: 'refused' as const, reason }
      await expect(hugo().decide({ documentEnrollmentId: id, revision: 1, decision })).rejects.toEqual(code('BAD_REQUEST'))
    }
  })

  it('is taken back within a minute by whoever made it', async () => {
    const id = await put(1, 1)
    await accept(hugo(), id)
    expect((await hugo().get({ documentEnrollmentId: id })).undoUntil).not.toBeNull()
    await expect(igor().undo({ documentEnrollmentId: id })).rejects.toEqual(code('NOT_ALLOWED'))
    world.clock.advance(59_999)
    await hugo().undo({ documentEnrollmentId: id })
    expect(await igor().get({ documentEnrollmentId: id })).toMatchObject({ status: 'waiting', decidedAt: null, claimedBy: 'Reviewer 1102' })
    await expect(hugo().undo({ documentEnrollmentId: id })).rejects.toEqual(code('NOT_ALLOWED'))
    await accept(hugo(), id)
    world.clock.advance(60_000)
    await expect(hugo().undo({ documentEnrollmentId: id })).rejects.toEqual(code('NOT_ALLOWED'))
  })

  it('that was never sent becomes not applicable, and pending again when that is undone', async () => {
    const id = await put(1, 1, { status: 'pending', revision: 0, sent: null })
    await expect(accept(hugo(), id, 0)).rejects.toEqual(code('NOT_ALLOWED'))
    await hugo().decide({ documentEnrollmentId: id, revision: 0, decision: { status: 'not_applicable' } })
    await hugo().undo({ documentEnrollmentId: id })
    expect(await statusOf(id)).toBe('pending')
  })
})

describe('the student is told', () => {
  const told: DecisionNotice[] = []
  const run = async () => {
    told.length = 0
    const ports = { pool: world.pool, tell: async (notice: DecisionNotice) => void told.push(notice) }
    for (const { data } of world.jobs) await tellOfDecision(ports, data)
    return told
  }
  const refuse = (id: number) =>
    hugo().decide({ documentEnrollmentId: id, revision: 1, decision: { status: 'refused', reason: 'Falta o verso.' } })

  it('when the decision can no longer be undone', async () => {
    const id = await put(1, 1)
    const { undoUntil } = await refuse(id)
    expect(world.jobs).toMatchObject([{ name: 'academic.document-decided', startAfter: new Date(undoUntil) }])
    expect(await run()).toMatchObject([
      { userId: 1001, documentEnrollmentId: id, decision: 'refused', reason: 'Falta o verso.', course: 'Engenharia Civil' },
    ])
  })

  it('of what stands alone: not of what was undone, nor of what was sent again', async () => {
    const [undone, sent] = [await put(1, 1), await put(1, 2)]
    await refuse(undone)
    await hugo().undo({ documentEnrollmentId: undone })
    await refuse(sent)
    await sendAgain(sent)
    expect(await run()).toEqual([])
    world.clock.advance(1000)
    await hugo().decide({ documentEnrollmentId: undone, revision: 1, decision: { status: 'accepted' } })
    expect(await run()).toMatchObject([{ decision: 'accepted' }])
  })
})
