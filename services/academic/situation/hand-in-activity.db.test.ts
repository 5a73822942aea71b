import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { type AcademicClient, createWorld, type World } from '../testing/world.ts'

let world: World
let ana: AcademicClient

beforeAll(async () => {
  world = await createWorld()
  ana = world.client(principal({ userId: 1001, institutionId: 11 }))
})

const code = (expected: string) => expect.objectContaining({ code: expected })

async function sent({ userId = 1001, state = 'complete', use = 'document' } = {}): Promise<string> {
  const key = randomUUID()
  await world.rows(
    1,
    `insert into academic.upload (key, tenant_id, user_id, name, type, use, size, state, sha256, created_at)
     values ($1, 1, $2, 'certificado.pdf', 'application/pdf', $4, 9, $3, case when $3 = 'complete' then repeat('0', 64) end, now())`,
    [key, userId, state, use],
  )
  return key
}
const activity = async (given: { enrollmentId?: number; certificate?: string; doneOn?: string; kindId?: number } = {}) => {
  const { results } = await ana.situation.complementaryWorkload({ enrollmentId: 1 })
  return {
    enrollmentId: 1,
    kindId: results[0]!.kindId,
    title: 'Curso de topografia',
    doneOn: '2026-01-10',
    claimedHours: 12,
    certificate: await sent(),
    ...given,
  }
}

test('a certificate waits for the office, first in the list, and counts no hours yet', async () => {
  const before = await ana.situation.progress({ enrollmentId: 1 })
  const handed = await ana.situation.handInActivity(await activity())
  expect(handed).toMatchObject({ title: 'Curso de topografia', status: 'pending', claimedHours: 12, grantedHours: null })
  const { results } = await ana.situation.complementaryActivities({ enrollmentId: 1 })
  expect(results.map(({ activityId }) => activityId)).toContain(handed.activityId)
  expect((await ana.situation.progress({ enrollmentId: 1 })).complementary).toEqual(before.complementary)
})

test('handed in twice at once, it is one activity', async () => {
  const given = await activity()
  const [first, second] = await Promise.all([ana.situation.handInActivity(given), ana.situation.handInActivity(given)])
  expect(second).toEqual(first)
})

test('another person’s file or course, a file of a request and a kind of another curriculum are not found', async () => {
  await expect(ana.situation.handInActivity(await activity({ certificate: await sent({ userId: 1002 }) }))).rejects.toEqual(
    code('NOT_FOUND'),
  )
  await expect(ana.situation.handInActivity(await activity({ certificate: await sent({ use: 'request' }) }))).rejects.toEqual(
    code('NOT_FOUND'),
  )
  await expect(ana.situation.handInActivity(await activity({ enrollmentId: 2 }))).rejects.toEqual(code('NOT_FOUND'))
  await expect(ana.situation.handInActivity(await activity({ kindId: 999_999 }))).rejects.toEqual(code('NOT_FOUND'))
})

test('what has not arrived, is of tomorrow, or of a course that ended is not taken', async () => {
  await expect(ana.situation.handInActivity(await activity({ certificate: await sent({ state: 'begun' }) }))).rejects.toEqual(
    code('UPLOAD_INCOMPLETE'),
  )
  await expect(ana.situation.handInActivity(await activity({ doneOn: '2999-01-01' }))).rejects.toEqual(code('DAY_NOT_ALLOWED'))
  await expect(ana.situation.handInActivity(await activity({ enrollmentId: 9 }))).rejects.toEqual(code('NOT_ALLOWED'))
  const support = world.client(principal({ userId: 1001, institutionId: 11, impersonatedBy: 9 }))
  await expect(support.situation.handInActivity(await activity())).rejects.toEqual(code('FORBIDDEN'))
})
