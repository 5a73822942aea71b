import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentSide, EnrollmentDocument } from '#api/academic/enrollment-documents.ts'
import { principal } from '../../../tests/support/callers.ts'
import { seedDocuments } from '../../../demo/academic-documents.ts'
import { type AcademicClient, createWorld, type World } from '../testing/world.ts'
import { deleteAbandonedUploads } from '../uploads/uploads.queries.ts'

let world: World
let ana: AcademicClient['enrollmentDocuments']
const caller = { userId: 1001, institutionId: 11 }
const code = (expected: string) => expect.objectContaining({ code: expected })

beforeAll(async () => {
  world = await createWorld()
  await seedDocuments(world)
  ana = world.client(principal(caller)).enrollmentDocuments
})

/** A complete upload unless its state is given. */
async function upload({ userId = caller.userId, state = 'complete', use = 'document' } = {}): Promise<string> {
  const key = crypto.randomUUID()
  await world.rows(
    1,
    `insert into academic.upload (key, tenant_id, user_id, name, type, use, size, state, sha256, created_at)
    values ($1, 1, $2, 'rg.pdf', 'application/pdf', $6, 10, $3, $4, $5)`,
    [key, userId, state, state === 'complete' ? 'ab' : null, world.clock.now(), use],
  )
  return key
}
const whole = async (given?: Parameters<typeof upload>[0]) => [{ key: await upload(given), side: 'whole' as DocumentSide }]

/** A document of Ana's of this kind, as she sees it, put into a status. */
async function document(status: EnrollmentDocument['status'], position = 3): Promise<EnrollmentDocument> {
  const sent = status !== 'pending' && status !== 'not_applicable'
  await world.rows(
    1,
    `update academic.enrollment_document set status = $1, revision = greatest(revision, $2::int),
      sent_at = case when greatest(revision, $2::int) > 0 then coalesce(sent_at, $3) end,
      reason = case when $1 = 'refused' then 'A imagem está cortada.' end, claimed_by = null, claimed_until = null
    where enrollment_id = 1 and kind_id = $4`,
    [status, sent ? 1 : 0, world.clock.now(), 100 + position],
  )
  return find(position)
}
async function find(position: number): Promise<EnrollmentDocument> {
  const { results } = await ana.list()
  const [row] = await world.rows<{ id: number }>(
    1,
    'select document_enrollment_id as id from academic.enrollment_document where enrollment_id = 1 and kind_id = $1',
    [100 + position],
  )
  return results.find(({ documentEnrollmentId }) => documentEnrollmentId === row!.id)!
}

describe('documents of an enrollment', () => {
  it('are those of the person, by course and purpose, with what was sent last', async () => {
    const { enrollments, results } = await ana.list()
    expect(enrollments.map(({ course }) => course)).toEqual(['Engenharia Civil'])
    expect(results.map(({ purpose }) => purpose)).toEqual([...Array(5).fill('admission'), ...Array(3).fill('graduation')])
    const [identity] = results
    expect(identity).toMatchObject({ status: 'accepted', hasBack: true, maySend: true, reason: null })
    expect(identity!.files.map(({ side, type }) => [side, type])).toEqual([
      ['front', 'image/jpeg'],
      ['back', 'image/jpeg'],
    ])
    const bruno = (institutionId: number | null) => world.client(principal({ userId: 1002, institutionId })).enrollmentDocuments
    expect((await bruno(null).list()).enrollments).toHaveLength(2)
    expect((await bruno(11).list()).enrollments).toHaveLength(1)
  })

  it('are counted by status, each status once', async () => {
    const { results } = await ana.list()
    const { results: statuses } = await ana.statuses()
    expect(statuses).toEqual(
      ['pending', 'waiting', 'accepted', 'refused', 'not_applicable'].map((status) => ({
        status,
        count: results.filter((one) => one.status === status).length,
      })),
    )
  })

  it('are a candidate’s, too, and nobody else’s', async () => {
    const clara = world.client(principal({ userId: 1003, institutionId: 12, profile: 'CANDIDATE' })).enrollmentDocuments
    const { results } = await clara.list()
    expect(results).toHaveLength(5)
    const { documentEnrollmentId, revision } = results.find(({ status }) => status === 'refused')!
    await expect(ana.history({ documentEnrollmentId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(ana.send({ documentEnrollmentId, revision, files: await whole() })).rejects.toEqual(code('NOT_FOUND'))
    const nobody = world.client(principal({ userId: 1999, profile: 'CANDIDATE' })).enrollmentDocuments
    expect(await nobody.list()).toEqual({ enrollments: [], results: [] })
    const other = world.client(principal({ userId: 1001, tenantId: 2 })).enrollmentDocuments
    await expect(other.history({ documentEnrollmentId })).rejects.toEqual(code('NOT_FOUND'))
    const staff = world.client(principal({ profile: 'OPERATION' })).enrollmentDocuments
    for (const asked of [staff.list(), staff.statuses(), staff.history({ documentEnrollmentId })])
      await expect(asked).rejects.toEqual(code('FORBIDDEN'))
  })

  it('keep who did what and why', async () => {
    const { documentEnrollmentId } = await find(4)
    const { results } = await ana.history({ documentEnrollmentId })
    expect(results.map(({ kind, by, reason, files }) => [kind, by, reason, files.length])).toEqual([
      ['accepted', 'office', null, 0],
      ['sent', 'student', null, 1],
      ['refused', 'office', 'Falta a assinatura da escola.', 0],
      ['sent', 'student', null, 1],
    ])
  })
})

describe('sending a document', () => {
  it.each(['pending', 'waiting', 'accepted', 'refused'] as const)(
    'that is %s makes it wait, and keeps what was sent before',
    async (status) => {
      const before = await document(status)
      const { documentEnrollmentId, revision } = before
      const sent = await ana.send({ documentEnrollmentId, revision, files: await whole() })
      expect(sent).toMatchObject({
        status: 'waiting',
        revision: revision + 1,
        reason: null,
        decidedAt: null,
        sentAt: '2026-11-21T15:00:00.000Z',
      })
      expect(sent.files).toHaveLength(1)
      const { results } = await ana.history({ documentEnrollmentId })
      expect(results[0]).toMatchObject({ kind: 'sent', by: 'student', files: sent.files })
      expect(results.slice(1).flatMap(({ files }) => files)).toEqual(expect.arrayContaining(before.files))
    },
  )

  it('is refused for what is not asked for, or what a reviewer has open', async () => {
    const unasked = await document('not_applicable')
    expect(unasked.maySend).toBe(false)
    const files = await whole()
    const send = ({ documentEnrollmentId, revision }: EnrollmentDocument) => ana.send({ documentEnrollmentId, revision, files })
    await expect(send(unasked)).rejects.toEqual(code('NOT_ALLOWED'))
    const open = await document('waiting')
    await world.rows(1, 'update academic.enrollment_document set claimed_by = 1102, claimed_until = $2 where document_enrollment_id = $1', [
      open.documentEnrollmentId,
      new Date(world.clock.now().getTime() + 60_000),
    ])
    expect((await find(3)).maySend).toBe(false)
    await expect(send(open)).rejects.toEqual(code('NOT_ALLOWED'))
  })

  it('takes complete files of the sender that no other document or activity has', async () => {
    const { documentEnrollmentId, revision } = await document('refused')
    const send = async (files: Promise<{ key: string; side: DocumentSide }[]>) =>
      ana.send({ documentEnrollmentId, revision, files: await files })
    await expect(send(whole({ userId: 1002 }))).rejects.toEqual(code('NOT_FOUND'))
    await expect(send(Promise.resolve([{ key: crypto.randomUUID(), side: 'whole' }]))).rejects.toEqual(code('NOT_FOUND'))
    await expect(send(whole({ use: 'request' }))).rejects.toEqual(code('NOT_FOUND'))
    await expect(send(whole({ state: 'begun' }))).rejects.toEqual(code('UPLOAD_INCOMPLETE'))
    const { files } = await find(5)
    await expect(send(Promise.resolve([{ key: files[0]!.key, side: 'whole' }]))).rejects.toEqual(code('NOT_ALLOWED'))
    const [twice] = await whole()
    await expect(send(Promise.resolve([twice!, twice!]))).rejects.toEqual(code('NOT_ALLOWED'))
    const certificate = await whole()
    await world.rows(
      1,
      `insert into academic.complementary_activity (tenant_id, enrollment_id, kind_id, title, done_on, claimed_hours, status, sent_at, upload_key)
      select 1, 1, min(kind_id), 'Curso', '2026-01-10', 8, 'pending', now(), $1 from academic.activity_kind where curriculum_id = 1`,
      [certificate[0]!.key],
    )
    await expect(send(Promise.resolve(certificate))).rejects.toEqual(code('NOT_ALLOWED'))
    expect((await find(3)).revision).toBe(revision)
  })

  it('may keep the front and replace the back', async () => {
    const { documentEnrollmentId, revision, files } = await find(1)
    const [front] = files
    const sent = await ana.send({
      documentEnrollmentId,
      revision,
      files: [
        { key: front!.key, side: 'front' },
        { key: await upload(), side: 'back' },
      ],
    })
    expect(sent.files[0]).toEqual(front)
    await expect(ana.send({ documentEnrollmentId, revision: revision + 1, files: [{ key: front!.key, side: 'front' }] })).rejects.toEqual(
      code('UPLOAD_INCOMPLETE'),
    )
  })

  it('at the same moment as another sending, or as a decision, has one winner', async () => {
    const { documentEnrollmentId, revision } = await document('refused')
    const all = await Promise.all([whole(), whole(), whole()])
    const answers = await Promise.allSettled(all.map((files) => ana.send({ documentEnrollmentId, revision, files })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toEqual(code('CONTENT_CHANGED'))
  })

  it('again, because the answer was lost, changes nothing', async () => {
    const { documentEnrollmentId, revision } = await document('refused')
    const files = await whole()
    const sent = await ana.send({ documentEnrollmentId, revision, files })
    expect(await ana.send({ documentEnrollmentId, revision, files })).toEqual(sent)
    const { results } = await ana.history({ documentEnrollmentId })
    expect(results.filter(({ files: [file] }) => file?.key === files[0]!.key)).toHaveLength(1)
  })

  it('keeps its files when uploads that nobody goes on with are removed', async () => {
    const { documentEnrollmentId, revision } = await document('refused')
    const files = await whole()
    await ana.send({ documentEnrollmentId, revision, files })
    await deleteAbandonedUploads(world.pool, 1, new Date(world.clock.now().getTime() + 1000))
    expect((await find(3)).files[0]!.key).toBe(files[0]!.key)
  })

  it('is for the person alone', async () => {
    const { documentEnrollmentId, revision } = await document('refused')
    const acting = world.client(principal({ ...caller, impersonatedBy: 9001 })).enrollmentDocuments
    expect((await acting.list()).results).not.toEqual([])
    await expect(acting.send({ documentEnrollmentId, revision, files: await whole() })).rejects.toEqual(code('FORBIDDEN'))
    const anonymous = world.client(null).enrollmentDocuments
    await expect(anonymous.list()).rejects.toEqual(code('UNAUTHORIZED'))
  })
})
