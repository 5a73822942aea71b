import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/database.ts'
import { MailMaybeSent } from '../../platform/mail.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, stillClock, type World } from '../testing/world.ts'
import { claimReminders, recordReminders, type ReminderMessage } from './reminders.queries.ts'
import { type ReminderPorts, sendDueReminders } from './reminders.ts'

let world: World
let sent: ReminderMessage[]
let ports: ReminderPorts
let nextUser = 5000

const code = (expected: string) => expect.objectContaining({ code: expected })
const own = (userId: number, given = {}) => world.client(principal({ userId, ...given }))
const take = async (message: ReminderMessage) => sent.push(message) > 0
/** Sent messages of a user: channel and debts. */
const gone = (userId: number) =>
  sent
    .filter((message) => message.userId === userId)
    .map(({ channel, debts }) => `${channel} ${debts.map(({ debtId }) => debtId).join(' ')}`)

/** Creates a user with debts due the given number of days after Saturday, 2026-11-21. */
async function someone(...days: number[]) {
  const userId = ++nextUser
  const enrollmentId = await addEnrollment(world, { userId, registration: String(userId) })
  const debtIds: number[] = []
  for (const offset of days)
    debtIds.push(await addDebt(world, { enrollmentId, dueDate: new Date(Date.UTC(2026, 10, 21 + offset)).toISOString().slice(0, 10) }))
  return { userId, debtIds: debtIds as [number, number, number] }
}

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

beforeEach(() => {
  sent = []
  ports = { ...world.ports, clock: stillClock(), log: world.log, channels: { mail: take, in_app: take } }
})

describe('reminders', () => {
  it('go to whoever never chose in the portal, three days before and on the day', async () => {
    const { userId, debtIds } = await someone(3, 0, 1)
    await sendDueReminders(ports)
    expect(gone(userId)).toEqual([`in_app ${debtIds[1]} ${debtIds[0]}`])
    expect(sent.find((message) => message.userId === userId)!.debts[0]).toMatchObject({
      dueDate: '2026-11-21',
      amount: 100_000,
      type: 'tuition',
    })
  })

  it('go as chosen, by mail too, and go on after the due date three times', async () => {
    const { userId, debtIds } = await someone(1, 10, -7)
    await own(userId).reminders.change({ daysBefore: [10, 1], overdue: true, mail: true, inApp: false })
    await sendDueReminders(ports)
    expect(gone(userId)).toEqual([`mail ${debtIds[2]} ${debtIds[0]} ${debtIds[1]}`])
    for (let week = 0; week < 5; week++) {
      ;(ports.clock as ReturnType<typeof stillClock>).advance(7 * 86_400_000)
      await sendDueReminders(ports)
    }
    expect(sent.filter((message) => message.userId === userId && message.debts.some(({ debtId }) => debtId === debtIds[2]))).toHaveLength(3)
  })

  it('go once, however many runs there are, one after the other or at once', async () => {
    const { userId, debtIds } = await someone(3, 3)
    await own(userId).reminders.change({ mail: true })
    await Promise.all([sendDueReminders(ports), sendDueReminders(ports), sendDueReminders(ports)])
    await sendDueReminders(ports)
    expect(gone(userId).sort()).toEqual([`in_app ${debtIds[0]} ${debtIds[1]}`, `mail ${debtIds[0]} ${debtIds[1]}`])
  })

  it('go out after a crash between the record and the sending', async () => {
    const { userId, debtIds } = await someone(3)
    await own(userId).reminders.change({ mail: true })
    await inTenant(world.pool, 1, ({ client }) => recordReminders(client, 1, { today: '2026-11-21', now: ports.clock.now() }))
    await sendDueReminders(ports)
    await sendDueReminders(ports)
    expect(gone(userId).sort()).toEqual([`in_app ${debtIds[0]}`, `mail ${debtIds[0]}`])
  })

  it('that may have left by mail are never sent again, and in the portal under the same id', async () => {
    const { userId } = await someone(3)
    await own(userId).reminders.change({ mail: true })
    const at = { today: '2026-11-21', now: ports.clock.now(), mainLanguage: 'pt-BR' as const }
    await inTenant(world.pool, 1, ({ client }) => recordReminders(client, 1, at))
    // The process crashes after claiming them.
    const taken: ReminderMessage[] = []
    for (let message; (message = await inTenant(world.pool, 1, ({ client }) => claimReminders(client, 1, at, ['mail', 'in_app']))); )
      if (message.userId === userId) taken.push(message)
    expect(taken.map(({ channel }) => channel).sort()).toEqual(['in_app', 'mail'])
    await sendDueReminders(ports)
    expect(gone(userId)).toEqual([])
    ;(ports.clock as ReturnType<typeof stillClock>).advance(3_600_000)
    await sendDueReminders(ports)
    const again = sent.filter((message) => message.userId === userId)
    expect(again.map(({ channel }) => channel)).toEqual(['in_app'])
    expect(again[0]!.messageId).toBe(taken.find(({ channel }) => channel === 'in_app')!.messageId)
  })

  it('are tried again when a mail did not leave, not when it may have', async () => {
    const [refused, unsure] = [await someone(3), await someone(3)]
    for (const { userId } of [refused, unsure]) await own(userId).reminders.change({ mail: true, inApp: false })
    let tries = 0
    const failing: ReminderPorts = {
      ...ports,
      channels: {
        in_app: take,
        mail: async (message) => {
          if (![refused.userId, unsure.userId].includes(message.userId)) return true
          tries++
          throw message.userId === unsure.userId ? new MailMaybeSent('gone quiet') : new Error('refused')
        },
      },
    }
    await sendDueReminders(failing)
    expect(tries).toBe(2)
    ;(ports.clock as ReturnType<typeof stillClock>).advance(3_600_000)
    await sendDueReminders(ports)
    expect(gone(refused.userId)).toEqual([`mail ${refused.debtIds[0]}`])
    expect(gone(unsure.userId)).toEqual([])
  })

  it('are dropped when the debt is settled meanwhile, or nobody can be reached', async () => {
    const { userId, debtIds } = await someone(3, 3)
    await inTenant(world.pool, 1, ({ client }) => recordReminders(client, 1, { today: '2026-11-21', now: ports.clock.now() }))
    await world.rows(
      1,
      `update financial.debt set status = 'settled', amount_on = '2026-11-20', paid_at = now(), paid_cents = 1 where debt_id = $1`,
      [debtIds[0]],
    )
    await sendDueReminders(ports)
    expect(gone(userId)).toEqual([`in_app ${debtIds[1]}`])
    const unreachable = await someone(3)
    await sendDueReminders({ ...ports, channels: { mail: take, in_app: async () => false } })
    await sendDueReminders(ports)
    expect(gone(unreachable.userId)).toEqual([])
  })

  it('keep to the day: not before eight, not from twenty o’clock, and not days late', async () => {
    const { userId } = await someone(3)
    for (const at of ['2026-11-21T10:59:00Z', '2026-11-21T23:00:00Z']) await sendDueReminders({ ...ports, clock: stillClock(at) })
    expect(gone(userId)).toEqual([])
    await inTenant(world.pool, 1, ({ client }) => recordReminders(client, 1, { today: '2026-11-21', now: ports.clock.now() }))
    await sendDueReminders({ ...ports, clock: stillClock('2026-11-24T15:00:00Z') })
    expect(gone(userId).filter((words) => words.startsWith('in_app'))).toHaveLength(1)
    await sendDueReminders({ ...ports, clock: stillClock('2026-11-21T11:00:00Z') })
    expect(gone(userId)).toHaveLength(1)
  })

  it('leave a way alone that is down, and the others go on', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => someone(3)))
    for (const { userId } of people) await own(userId).reminders.change({ mail: true })
    let tries = 0
    const mail = async () => {
      tries++
      throw new Error('down')
    }
    await sendDueReminders({ ...ports, channels: { mail, in_app: take } })
    expect(tries).toBe(5)
    for (const { userId } of people) expect(gone(userId)).toHaveLength(1)
  })
})

describe('preferences', () => {
  it('are the usual ones until somebody changes them, each by itself', async () => {
    world.people.set('1 1900', { name: 'Rui', email: 'rui@exemplo.edu.br', phone: null, locale: 'pt-BR' })
    const usual = { daysBefore: [3], onDueDay: true, overdue: false, mail: false, inApp: true, email: 'rui@exemplo.edu.br' }
    expect(await own(1900).reminders.preferences()).toEqual(usual)
    await Promise.all([own(1900).reminders.change({ mail: true }), own(1900).reminders.change({ daysBefore: [10, 1, 10] })])
    expect(await own(1900).reminders.preferences()).toEqual({ ...usual, mail: true, daysBefore: [1, 10] })
    expect((await own(1900).reminders.change({ daysBefore: [] })).daysBefore).toEqual([])
    await expect(own(1900).reminders.change({ daysBefore: [2 as never] })).rejects.toEqual(code('BAD_REQUEST'))
  })

  it('are the person’s own, and changed by nobody else', async () => {
    const helped = own(1900, { impersonatedBy: 9001 })
    expect((await helped.reminders.preferences()).mail).toBe(true)
    await expect(helped.reminders.change({ mail: false })).rejects.toEqual(code('FORBIDDEN'))
    await expect(world.client(staff()).reminders.preferences()).rejects.toEqual(code('FORBIDDEN'))
    await expect(world.client(null).reminders.preferences()).rejects.toEqual(code('UNAUTHORIZED'))
    expect((await own(1900, { tenantId: 2 }).reminders.preferences()).mail).toBe(false)
  })
})
