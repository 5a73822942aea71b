import { beforeAll, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { withSharedReads } from '../../platform/database.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { png } from '../../users/testing/pictures.ts'
import { getOffice, putChoice, termSettings } from '../testing/reenrollment-office-world.ts'
import { createWorld, type World } from '../testing/world.ts'
import { mayManageReenrollment, mayReviewActivities, mayReviewCards, mayReviewDocuments } from '#api/permissions.ts'

let world: World
const work = (institutionId: number | null, granted: string[], profile: 'OPERATION' | 'STUDENT' = 'OPERATION') =>
  world.client(principal({ userId: 1102, institutionId, profile, permissions: { academic: granted } })).officeHome.work()
const [photos, certificates, reenrollments] = [mayReviewCards, mayReviewActivities, mayManageReenrollment].map(
  ({ permissions }) => permissions[0]!,
) as [string, string, string]

beforeAll(async () => {
  world = await createWorld()
})

it('counts what waits in the own institution, for those whose work it is', async () => {
  const bruno = world.client(principal({ userId: 1002, institutionId: 12 }))
  await bruno.studentCards.register({ enrollmentId: 3, photo: new File([new Uint8Array(png(700, 800))], 'eu.png', { type: 'image/png' }) })
  const before = await work(11, [photos, certificates, reenrollments])
  expect(await work(12, [photos])).toEqual({ photos: 1, certificates: null, reenrollments: null })
  expect(before.photos).toBe(0)
  await world.rows(
    1,
    `update academic.complementary_activity set status = 'pending', decided_at = null, granted_hours = null, reason = null
     where activity_id = (select min(a.activity_id) from academic.complementary_activity a join academic.enrollment e using (tenant_id, enrollment_id)
       where e.institution_id = 11 and a.status <> 'pending')`,
  )
  expect((await work(11, [certificates])).certificates).toBe(before.certificates! + 1)
  expect(before.reenrollments).toEqual({ count: 0, periodId: null })
})

it('counts reenrollments under way in the periods of now, with the period where it is one', async () => {
  const office = getOffice(world)
  const under = async () => (await work(11, [reenrollments])).reenrollments
  const { periodId } = await office.addPeriod({ institutionId: 11, settings: termSettings() })
  expect(await under()).toEqual({ count: 0, periodId })
  await putChoice(world, { periodId, enrollmentId: 1 })
  expect(await under()).toEqual({ count: 1, periodId })
  await world.rows(1, `update academic.reenrollment set status = 'completed' where period_id = $1`, [periodId])
  expect(await under()).toEqual({ count: 0, periodId })
  await office.addPeriod({ institutionId: 11, settings: termSettings({ period: '2031/2' }) })
  expect(await under()).toEqual({ count: 0, periodId: null })
})

it('is counted in one statement with the documents to review', async () => {
  const permissions = { academic: [photos, certificates, reenrollments, ...mayReviewDocuments.permissions] }
  const { officeHome, documentReviews } = world.client(principal({ userId: 1102, institutionId: 11, profile: 'OPERATION', permissions }))
  const home = () => withSharedReads(() => Promise.all([officeHome.work(), documentReviews.figures()]))
  expect(await getStatements(home)).toHaveLength(1)
})

it('is for staff with such work alone', async () => {
  const denied = expect.objectContaining({ code: 'FORBIDDEN' })
  await expect(work(11, [])).rejects.toEqual(denied)
  await expect(work(11, [photos], 'STUDENT')).rejects.toEqual(denied)
})
