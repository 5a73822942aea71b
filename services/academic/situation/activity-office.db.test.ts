import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ActivityDecision } from '#api/academic/academic-situation.ts'
import { principal } from '../../../tests/support/callers.ts'
import { inTenant } from '../../platform/database.ts'
import { createWorld, type World } from '../testing/world.ts'
import { mayReviewActivities, mayReviewCards } from '#api/permissions.ts'

let world: World
const code = (expected: string) => expect.objectContaining({ code: expected })
const ana = () => world.client(principal({ userId: 1001, institutionId: 11 }))
const bruno = () => world.client(principal({ userId: 1002, institutionId: 12 }))
const staff = (institutionId: number | null, { permissions, audience } = mayReviewActivities) =>
  world.client(principal({ userId: 1102, institutionId, profile: 'OPERATION', permissions: { [audience]: permissions } })).situation
const waiting = async (institutionId: number | null) => (await staff(institutionId).activitiesToReview({ page: 1, perPage: 50 })).results
const decide = (activityId: number, decision: ActivityDecision['decision'], institutionId: number | null = 11) =>
  staff(institutionId).decideActivity({ activityId, decision })
const refusal = { status: 'refused', reason: 'Falta a assinatura.' } as const
const accepted = (grantedHours: number, reason: string | null = null) => ({ status: 'accepted' as const, grantedHours, reason })
const ofAna = async (activityId: number) =>
  (await ana().situation.complementaryActivities({ enrollmentId: 1, perPage: 50 })).results.find((one) => one.activityId === activityId)

/** Ana claims 12 hours. */
async function handIn(title = 'Curso de topografia') {
  const certificate = randomUUID()
  await world.rows(
    1,
    `insert into academic.upload (key, tenant_id, user_id, name, type, size, state, sha256, created_at)
     values ($1, 1, 1001, 'certificado.pdf', 'application/pdf', 9, 'complete', repeat('0', 64), now())`,
    [certificate],
  )
  const { results } = await ana().situation.complementaryWorkload({ enrollmentId: 1 })
  const claim = { enrollmentId: 1, kindId: results[0]!.kindId, title, doneOn: '2026-01-10', claimedHours: 12, certificate }
  return ana().situation.handInActivity(claim)
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.count
}

beforeAll(async () => {
  world = await createWorld()
})

describe('certificates that wait', () => {
  it('are those of the institution, oldest first, with who handed them in', async () => {
    const { activityId } = await handIn()
    const shown = await waiting(11)
    expect(shown.at(-1)).toMatchObject({
      activityId,
      student: 'Ana Souza',
      course: 'Engenharia Civil',
      title: 'Curso de topografia',
      claimedHours: 12,
      hasCertificate: true,
    })
    const times = shown.map(({ sentAt }) => sentAt)
    expect(times).toEqual([...times].sort())
    expect(shown.some(({ hasCertificate }) => !hasCertificate)).toBe(true)
    const ids = async (institutionId: number | null) => (await waiting(institutionId)).map((one) => one.activityId)
    expect(await ids(12)).not.toContain(activityId)
    expect(await ids(null)).toContain(activityId)
    const elsewhere = principal({ tenantId: 2, profile: 'OPERATION', permissions: { academic: mayReviewActivities.permissions } })
    const { results } = await world.client(elsewhere).situation.activitiesToReview({ page: 1, perPage: 50 })
    expect(results.map((one) => one.activityId)).not.toContain(activityId)
  })

  it('are counted on every page, also beyond the last', async () => {
    await handIn()
    const beyond = await staff(11).activitiesToReview({ page: 99, perPage: 10 })
    expect(beyond).toMatchObject({ results: [], totalCount: (await waiting(11)).length })
  })
})

describe('a decision', () => {
  it('grants hours that count at once, and tells the student', async () => {
    const before = await ana().situation.progress({ enrollmentId: 1 })
    const { activityId, title } = await handIn()
    await decide(activityId, accepted(12))
    expect(await ofAna(activityId)).toMatchObject({ status: 'accepted', grantedHours: 12, reason: null, decidedAt: expect.any(String) })
    const after = await ana().situation.progress({ enrollmentId: 1 })
    expect(after.complementary.completedWorkload).toBe(before.complementary.completedWorkload + 12)
    const told = { tenantId: 1, userId: 1001, enrollmentId: 1, activityId, title, grantedHours: 12, reason: null }
    expect(world.decidedActivities.at(-1)).toEqual(told)
  })

  it('grants fewer hours, and more than were claimed with a reason alone', async () => {
    const fewer = await handIn()
    await decide(fewer.activityId, accepted(8, 'O certificado comprova 8 horas.'))
    expect(await ofAna(fewer.activityId)).toMatchObject({ grantedHours: 8, reason: 'O certificado comprova 8 horas.' })
    const more = await handIn()
    await expect(decide(more.activityId, accepted(13))).rejects.toEqual(code('NOT_ALLOWED'))
    expect(await ofAna(more.activityId)).toMatchObject({ status: 'pending', grantedHours: null })
    await decide(more.activityId, accepted(13, 'O certificado traz 13 horas.'))
    expect(await ofAna(more.activityId)).toMatchObject({ status: 'accepted', grantedHours: 13 })
    const odd = await handIn()
    for (const hours of [0, 1.5, 1001]) await expect(decide(odd.activityId, accepted(hours))).rejects.toEqual(code('BAD_REQUEST'))
  })

  it('refuses with a reason that the student reads, who hands in another certificate', async () => {
    const { activityId, title } = await handIn()
    await expect(decide(activityId, { status: 'refused', reason: 'não' })).rejects.toEqual(code('BAD_REQUEST'))
    await decide(activityId, refusal)
    expect(await ofAna(activityId)).toMatchObject({ status: 'refused', grantedHours: null, reason: refusal.reason })
    expect(world.decidedActivities.at(-1)).toMatchObject({ activityId, grantedHours: null, reason: refusal.reason })
    const corrected = await handIn(title)
    expect(corrected).toMatchObject({ status: 'pending', reason: null })
    expect(corrected.activityId).not.toBe(activityId)
  })

  it('is taken once: of two people at once, one is told that it was decided on', async () => {
    const { activityId } = await handIn()
    const before = world.decidedActivities.length
    // Both have begun before either can write.
    const decisions = await inTenant(world.pool, 1, async ({ client }) => {
      await client.query('select from academic.complementary_activity where activity_id = $1 for update', [activityId])
      const begun = Promise.allSettled([decide(activityId, accepted(12)), decide(activityId, refusal)])
      await expect.poll(waitingForLocks).toBe(2)
      return { begun }
    })
    const settled = await decisions.begun
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: code('CONTENT_CHANGED') })
    expect(world.decidedActivities).toHaveLength(before + 1)
  })

  it('is for who may take it, in the own institution', async () => {
    const { activityId } = await handIn()
    await expect(decide(activityId, refusal, 12)).rejects.toEqual(code('NOT_FOUND'))
    const decision = { activityId, decision: refusal }
    await expect(staff(11, mayReviewCards).decideActivity(decision)).rejects.toEqual(code('FORBIDDEN'))
    await expect(ana().situation.decideActivity(decision)).rejects.toEqual(code('FORBIDDEN'))
    await expect(ana().situation.activitiesToReview({ page: 1, perPage: 10 })).rejects.toEqual(code('FORBIDDEN'))
    await decide(activityId, refusal, null)
  })
})

describe('a certificate', () => {
  it('is opened by who handed it in and who decides on it, and is anybody else’s as if there were none', async () => {
    const { activityId } = await handIn()
    const { url } = await ana().situation.certificate({ activityId })
    expect(new URL(url, 'http://portal.invalid').pathname).toContain('/uploads/1/1001/')
    expect((await staff(11).certificate({ activityId })).url).toContain('/uploads/1/1001/')
    await expect(bruno().situation.certificate({ activityId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(staff(12).certificate({ activityId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(staff(11, mayReviewCards).certificate({ activityId })).rejects.toEqual(code('FORBIDDEN'))
    const support = world.client(principal({ userId: 1001, institutionId: 11, impersonatedBy: 9 }))
    await expect(support.situation.certificate({ activityId })).rejects.toEqual(code('FORBIDDEN'))
    await expect(world.client(null).situation.certificate({ activityId })).rejects.toEqual(code('UNAUTHORIZED'))
    const onPaper = (await waiting(11)).find(({ hasCertificate }) => !hasCertificate)!
    await expect(staff(11).certificate(onPaper)).rejects.toEqual(code('NOT_FOUND'))
  })
})
