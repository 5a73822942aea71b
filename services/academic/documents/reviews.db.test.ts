import { describe, expect, it } from 'vitest'
import { reviewClaim } from '#api/academic/document-review-limits.ts'
import { principal } from '../../../tests/support/callers.ts'
import { code, documentReviewers, firstKind, getId, kinds, page, sentAt } from '../testing/document-reviewers.ts'
import type { World } from '../testing/world.ts'

let world: World
const { reviewer, hugo, igor, put } = documentReviewers((made) => (world = made))

describe('the queue', () => {
  it('shows the documents of the reviewer’s institution, longest waiting first', async () => {
    await put(1, 2)
    await put(2, 1)
    await put(4, 3)
    const list = await hugo().list(page)
    expect(list.results.map(({ documentEnrollmentId }) => documentEnrollmentId)).toEqual([getId(2, 1), getId(1, 2)])
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
    expect(await found({ search: 'ana s' })).toEqual([getId(1, 1), getId(1, 2)])
    expect(await found({ search: 'souza ANÁ' })).toEqual([getId(1, 1), getId(1, 2)])
    expect(await found({ search: 'souza bruno' })).toEqual([])
    expect(await found({ search: '22100' })).toEqual([getId(2, 3)])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ status: 'accepted' })).toEqual([getId(1, 2)])
    expect(await found({ purpose: 'admission' })).toEqual([getId(1, 2)])
    expect(await found({ kind: firstKind + 3 })).toEqual([getId(2, 3)])
    expect(await found({ course: 'Administração', status: 'waiting' })).toEqual([getId(2, 3)])
    await world.rows(1, `update academic.enrollment set student_name = 'Ana Souza' where enrollment_id = 1`)
  })

  it('sorts and pages, and puts what was never sent last', async () => {
    for (let kind = 1; kind <= 14; kind++) await put(1, kind)
    await put(2, 15, { status: 'pending', revision: 0, sent: null })
    const ids = async (sort: 'sentAt' | '-sentAt' | 'student' | '-course', number = 1) =>
      (await hugo().list({ page: number, perPage: 10, sort })).results.map(({ documentEnrollmentId }) => documentEnrollmentId)
    const from = (first: number, last: number) =>
      Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => getId(1, first < last ? first + at : first - at))
    expect(await ids('sentAt')).toEqual(from(1, 10))
    expect(await ids('sentAt', 2)).toEqual([...from(11, 14), getId(2, 15)])
    expect(await ids('-sentAt')).toEqual(from(14, 5))
    expect(await ids('-sentAt', 2)).toEqual([...from(4, 1), getId(2, 15)])
    expect(await ids('student', 2)).toEqual([...from(11, 14), getId(2, 15)])
    expect(await ids('-course', 2)).toEqual([...from(4, 1), getId(2, 15)])
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
      await hugo().decide({ documentEnrollmentId: getId(1, kind), revision: kind === 3 ? 2 : 1, decision: { status: 'accepted' } })
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
