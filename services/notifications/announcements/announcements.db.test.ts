import type pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewAnnouncement } from '#api/notifications/announcements.ts'
import type { Principal } from '#api/principal.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { enrollment, institution } from '../../financial/debts/debts.schema.ts'
import { inTenant } from '../../platform/database.ts'
import { account, membership } from '../../users/users.schema.ts'
import { announcementPorts, startInboxService } from '../testing/inbox-world.ts'
import { announcementBatch, resumeAnnouncements, sendAnnouncementBatch } from './send-announcement.ts'

const now = new Date('2026-11-23T12:00:00Z')
const permissions = { notifications: ['announcements.send'] }
/** Of institution 11 of tenant 1, unless given otherwise. */
const office: Partial<Principal> = { userId: 50, tenantId: 1, institutionId: 11, profile: 'OPERATION', permissions }

let pool: pg.Pool
let jobs: Array<{ data: unknown; startAfter: Date | undefined }>
let clientOf: ReturnType<typeof startInboxService>

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  clientOf = startInboxService(pool, testPorts())
  await addPerson(1, 50, 'Hugo Teixeira', [{ institutionId: 11, profile: 'OPERATION' }])
  await addPerson(1, 101, 'Ana Norte', [{ institutionId: 11, profile: 'STUDENT' }], { institutionId: 11, course: 'Direito' })
  await addPerson(1, 102, 'Bia Norte', [{ institutionId: 11, profile: 'STUDENT' }], { institutionId: 11, course: 'Letras' })
  await addPerson(1, 103, 'Caio Sul', [{ institutionId: 12, profile: 'STUDENT' }], { institutionId: 12, course: 'Direito' })
  await addPerson(1, 104, 'Duda de Fora', [{ institutionId: null, profile: 'BASIC' }])
  await addPerson(1, 105, 'Eva Dos Dois', [
    { institutionId: 11, profile: 'STUDENT' },
    { institutionId: 12, profile: 'STUDENT' },
  ])
  await addPerson(2, 201, 'Ana de Outra', [{ institutionId: 21, profile: 'STUDENT' }], { institutionId: 21, course: 'Direito' })
})

beforeEach(() => {
  jobs = []
})

function testPorts() {
  return {
    ...announcementPorts(pool),
    clock: { now: () => now },
    sendJob: async (_name: string, data: object, _within?: pg.ClientBase, startAfter?: Date) => void jobs.push({ data, startAfter }),
  }
}

async function addPerson(
  tenantId: number,
  id: number,
  name: string,
  roles: Array<{ institutionId: number | null; profile: Principal['profile'] }>,
  studies?: { institutionId: number; course: string },
) {
  await inTenant(pool, tenantId, async ({ db }) => {
    const accessibility = { mode: null, fontSizeEnabled: false, signLanguageEnabled: false }
    await db.insert(account).values({ id, tenantId, username: `person.${id}`, name, timezone: 'America/Sao_Paulo', accessibility })
    await db
      .insert(membership)
      .values(roles.map((role, index) => ({ ...role, id: id * 10 + index, tenantId, accountId: id, name: role.profile, permissions: {} })))
    if (!studies) return
    const { institutionId, course } = studies
    await db
      .insert(institution)
      .values({ institutionId, tenantId, name: `Campus ${institutionId}`, merchantName: '', city: '', taxId: '', pixKey: '' })
      .onConflictDoNothing()
    await db
      .insert(enrollment)
      .values({ tenantId, institutionId, userId: id, studentName: name, registration: String(id), taxId: '1', course })
  })
}

const words = { title: 'Matrículas', message: 'O prazo termina na sexta-feira.' }
const given = (change: Partial<NewAnnouncement> = {}): NewAnnouncement => ({
  announcementId: crypto.randomUUID(),
  texts: { 'pt-BR': words, en: { title: 'Enrollment', message: 'The deadline is on Friday.' } },
  targetPath: '/my-account',
  audience: { kind: 'role', profile: 'STUDENT' },
  sendAt: null,
  ...change,
})
const code = (expected: string) => expect.objectContaining({ code: expected })

/** Runs what was ordered, as the queue would, in batches of `size`. */
async function runJobs(size?: number) {
  for (let job = jobs.shift(); job; job = jobs.shift()) await sendAnnouncementBatch(testPorts(), announcementBatch.parse(job.data), size)
}

/** Who has it in their inbox, once for each time. */
async function receivers(announcementId: string): Promise<number[]> {
  const found = await Promise.all(
    [1, 2].map((tenantId) =>
      inTenant(pool, tenantId, ({ client }) =>
        client.query<{ user_id: number }>('select user_id from notifications.recipient where announcement_id = $1 order by user_id', [
          announcementId,
        ]),
      ),
    ),
  )
  return found.flatMap(({ rows }) => rows.map((row) => row.user_id))
}

async function sendTo(audience: NewAnnouncement['audience'], sender = office, size?: number) {
  const { announcementId } = await clientOf(sender).announcements.create(given({ audience }))
  await runJobs(size)
  return receivers(announcementId)
}

describe('whom an announcement reaches', () => {
  const tenantWide = { ...office, institutionId: null }

  it('is the audience within the institution, or within the tenant for its staff, never another one', async () => {
    expect(await sendTo({ kind: 'role', profile: 'STUDENT' })).toEqual([101, 102, 105])
    expect(await sendTo({ kind: 'role', profile: 'BASIC' })).toEqual([])
    expect(await sendTo({ kind: 'course', course: 'Direito' })).toEqual([101])
    expect(await sendTo({ kind: 'person', personId: 102 })).toEqual([102])
    expect(await sendTo({ kind: 'role', profile: 'STUDENT' }, tenantWide)).toEqual([101, 102, 103, 105])
    expect(await sendTo({ kind: 'course', course: 'Direito' }, tenantWide)).toEqual([101, 103])
    expect(await sendTo({ kind: 'person', personId: 104 }, tenantWide)).toEqual([104])
  })

  it('cannot be asked for beyond that', async () => {
    const { announcements } = clientOf(office)
    for (const personId of [103, 104, 201, 999])
      await expect(announcements.create(given({ audience: { kind: 'person', personId } }))).rejects.toEqual(code('NOT_FOUND'))
    await expect(announcements.create(given({ audience: { kind: 'course', course: 'Medicina' } }))).rejects.toEqual(code('NOT_FOUND'))
    expect(await announcements.options()).toEqual({
      mainLanguage: 'pt-BR',
      profiles: ['OPERATION', 'STUDENT'],
      courses: ['Direito', 'Letras'],
    })
    const found = async (search: string) => (await announcements.people({ search })).results.map(({ personId }) => personId)
    expect(await found('ana')).toEqual([101])
    expect(await found('102')).toEqual([102])
    expect(await found('103')).toEqual([])
    expect(await announcements.countAudience({ audience: { kind: 'role', profile: 'STUDENT' } })).toEqual({ people: 3 })
  })

  it('is decided by staff who may send, for themselves', async () => {
    const none: Principal['permissions'] = {}
    const elsewhere = { academic: ['announcements.send'] }
    for (const denied of [
      { ...office, permissions: none },
      { ...office, tenantId: 0 },
      { ...office, permissions: elsewhere },
    ]) {
      const { announcements } = clientOf(denied)
      await expect(announcements.create(given())).rejects.toEqual(code('FORBIDDEN'))
      await expect(announcements.list({})).rejects.toEqual(code('FORBIDDEN'))
      await expect(announcements.get({ announcementId: crypto.randomUUID() })).rejects.toEqual(code('FORBIDDEN'))
      await expect(announcements.options()).rejects.toEqual(code('FORBIDDEN'))
      await expect(announcements.people({ search: 'ana' })).rejects.toEqual(code('FORBIDDEN'))
    }
    await expect(clientOf(null).announcements.create(given())).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(clientOf({ ...office, impersonatedBy: 9001 }).announcements.create(given())).rejects.toEqual(code('FORBIDDEN'))
  })
})

describe('sending', () => {
  it('goes in batches and reaches everybody once, whatever is repeated', async () => {
    const announcement = given()
    for (let time = 0; time < 2; time++) await clientOf(office).announcements.create(announcement)
    expect(jobs).toHaveLength(1)
    const [first] = jobs
    const run = () => sendAnnouncementBatch(testPorts(), announcementBatch.parse(first!.data), 2)
    jobs = []
    await Promise.all([run(), run()])
    await run()
    expect(jobs.map(({ data }) => data)).toEqual([{ tenantId: 1, announcementId: announcement.announcementId, after: 102 }])
    expect(await receivers(announcement.announcementId)).toEqual([101, 102])
    await runJobs(2)
    await run()
    expect(await receivers(announcement.announcementId)).toEqual([101, 102, 105])
  })

  it('goes on where it stopped hours ago', async () => {
    const { announcementId } = await clientOf(office).announcements.create(given())
    await sendAnnouncementBatch(testPorts(), announcementBatch.parse(jobs[0]!.data), 2)
    jobs = []
    await resumeAnnouncements(testPorts(), [1, 2])
    expect(jobs).toEqual([])
    const later = { ...testPorts(), clock: { now: () => new Date(now.getTime() + 3 * 3_600_000) } }
    await resumeAnnouncements(later, [1, 2])
    expect(jobs.map(({ data }) => data)).toEqual([{ tenantId: 1, announcementId, after: 102 }])
    await runJobs(2)
    expect(await receivers(announcementId)).toEqual([101, 102, 105])
  })

  it('shows each reader their language, the institution’s where there is no text, and counts who read', async () => {
    const { announcementId } = await clientOf(office).announcements.create(given({ audience: { kind: 'person', personId: 50 } }))
    await runJobs()
    const newest = async (locale: string) => (await clientOf({ userId: 50 }, locale).list({})).results[0]!
    expect(await newest('en')).toMatchObject({ title: 'Enrollment', isTranslated: true, notificationTargetUrl: '/my-account' })
    expect(await newest('es')).toMatchObject({ ...words, isTranslated: false })
    const { recipientId } = await newest('pt-BR')
    const listed = async () => (await clientOf(office).announcements.list({})).results.find((one) => one.announcementId === announcementId)
    expect(await listed()).toMatchObject({
      status: 'sent',
      recipients: 1,
      readers: 0,
      personName: 'Hugo Teixeira',
      senderName: 'Hugo Teixeira',
    })
    await clientOf({ userId: 50 }).markRead({ id: recipientId, isRead: true })
    expect(await listed()).toMatchObject({ recipients: 1, readers: 1 })
    expect(await clientOf(office).announcements.get({ announcementId })).toEqual(await listed())
  })

  it('waits for its time, and can be canceled until then', async () => {
    const { announcements } = clientOf(office)
    const scheduled = given({ sendAt: '2026-11-24T11:00:00Z' })
    const { announcementId } = await announcements.create(scheduled)
    expect(jobs).toEqual([{ data: { tenantId: 1, announcementId, after: 0 }, startAfter: new Date(scheduled.sendAt!) }])
    for (const stranger of [
      { ...office, tenantId: 2, institutionId: 21 },
      { ...office, institutionId: 12 },
    ]) {
      await expect(clientOf(stranger).announcements.cancel({ announcementId })).rejects.toEqual(code('NOT_FOUND'))
      await expect(clientOf(stranger).announcements.get({ announcementId })).rejects.toEqual(code('NOT_FOUND'))
      expect((await clientOf(stranger).announcements.list({})).results.map((one) => one.announcementId)).not.toContain(announcementId)
    }
    for (let time = 0; time < 2; time++) await announcements.cancel({ announcementId })
    await runJobs()
    expect(await receivers(announcementId)).toEqual([])

    const { announcementId: sent } = await announcements.create(given({ sendAt: '2026-11-24T11:00:00Z' }))
    await runJobs()
    expect(await receivers(sent)).toEqual([101, 102, 105])
    await expect(announcements.cancel({ announcementId: sent })).rejects.toEqual(code('ALREADY_SENT'))
  })

  it('refuses what it cannot keep', async () => {
    const { announcements } = clientOf(office)
    await expect(announcements.create(given({ texts: { en: words } }))).rejects.toEqual(code('INVALID_LANGUAGE'))
    for (const sendAt of ['2026-11-23T11:59:00Z', '2027-11-24T12:00:01Z'])
      await expect(announcements.create(given({ sendAt }))).rejects.toEqual(code('DAY_NOT_ALLOWED'))
    const announcement = given()
    await announcements.create(announcement)
    await expect(announcements.create({ ...announcement, targetPath: null })).rejects.toEqual(code('KEY_REUSED'))
    for (const targetPath of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b'])
      await expect(announcements.create(given({ targetPath }))).rejects.toEqual(code('BAD_REQUEST'))
    for (const title of ['', 'Duas\nlinhas', 'Virado \u202e oãçnetA', 'x'.repeat(121), 'nulo \u0000'])
      await expect(announcements.create(given({ texts: { 'pt-BR': { ...words, title } } }))).rejects.toEqual(code('BAD_REQUEST'))
    await expect(clientOf({ ...office, userId: 51 }).announcements.create(announcement)).rejects.toEqual(code('KEY_REUSED'))
  })
})
