import { describe, expect, it, vi } from 'vitest'
import { code, documentReviewers, page } from '../testing/document-reviewers.ts'
import type { World } from '../testing/world.ts'
import { type DecisionNotice, tellOfDecision } from './review-notice.queries.ts'

let world: World
const { reviewer, hugo, igor, put, sendAgain } = documentReviewers((made) => (world = made))

const getStatus = async (id: number) =>
  (await world.rows<{ status: string }>(1, 'select status from academic.enrollment_document where document_enrollment_id = $1', [id]))[0]!
    .status

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
    expect(await getStatus(id)).toBe('waiting')
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
    expect(await getStatus(id)).toBe('pending')
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
