import { beforeAll, describe, expect, it } from 'vitest'
import { seedFinancial } from '../../../demo/financial.ts'
import { addDebt, addEnrollment } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

let world: World

const code = (expected: string) => expect.objectContaining({ code: expected })
const client = (userId: number, given = {}) => world.client(principal({ userId, ...given }))
const feed = (token: string, tenantId = 1) => world.client('portal').calendar.feed({ token, tenantId })

beforeAll(async () => {
  world = await createWorld()
  await seedFinancial({ pool: world.pool, clock: world.clock, debts: 300 })
  world.people.set('1 1001', { name: 'Ana Souza', email: 'ana@exemplo.edu.br', phone: null, locale: 'es' })
})

describe('calendar address', () => {
  it('is told once, and only its hash is kept', async () => {
    const ana = client(1001)
    expect(await ana.calendar.link()).toEqual({ link: null })
    const { token, link } = await ana.calendar.makeLink()
    expect(link).toEqual({ createdAt: world.clock.now().toISOString(), lastReadAt: null, showAmounts: false })
    expect(await ana.calendar.link()).toEqual({ link })
    expect(JSON.stringify(await world.rows(1, 'select * from financial.calendar_link'))).not.toContain(token)
  })

  it('leads to the open debts, in the language of the person, until they are paid', async () => {
    const userId = 1820
    world.people.set(`1 ${userId}`, { name: 'Rui', email: null, phone: null, locale: 'en' })
    const enrollmentId = await addEnrollment(world, { userId, registration: '1820' })
    const later = await addDebt(world, { enrollmentId, dueDate: '2026-12-20' })
    const sooner = await addDebt(world, { enrollmentId, dueDate: '2026-11-30' })
    await addDebt(world, { enrollmentId, status: 'settled' })
    const { token } = await client(userId).calendar.makeLink()
    const first = await feed(token)
    expect(first).toMatchObject({
      locale: 'en',
      showAmounts: false,
      entries: [{ debtId: sooner, dueDate: '2026-11-30', amount: 100_000, installment: null }, { debtId: later }],
    })
    await world.rows(
      1,
      `update financial.debt set status = 'settled', amount_on = '2026-11-20', paid_at = now(), paid_cents = 1 where debt_id = $1`,
      [sooner],
    )
    expect((await feed(token)).entries.map(({ debtId }) => debtId)).toEqual([later])
  })

  it('notes when it was read, and keeps what was chosen of it', async () => {
    const ana = client(1001)
    await ana.calendar.makeLink()
    expect((await ana.calendar.changeLink({ showAmounts: true })).link.showAmounts).toBe(true)
    const { token, link } = await ana.calendar.makeLink()
    expect(link.showAmounts).toBe(true)
    expect((await feed(token)).showAmounts).toBe(true)
    const read = (await ana.calendar.link()).link!.lastReadAt
    expect(read).toBe(world.clock.now().toISOString())
    world.clock.advance(30_000)
    await feed(token)
    expect((await ana.calendar.link()).link!.lastReadAt).toBe(read)
    world.clock.advance(60_000)
    await feed(token)
    expect((await ana.calendar.link()).link!.lastReadAt).toBe(world.clock.now().toISOString())
  })

  it('is not found once revoked or replaced, in another tenant, or when the person is gone', async () => {
    const ana = client(1001)
    const { token: old } = await ana.calendar.makeLink()
    const { token } = await ana.calendar.makeLink()
    await expect(feed(old)).rejects.toEqual(code('NOT_FOUND'))
    await expect(feed(token, 2)).rejects.toEqual(code('NOT_FOUND'))
    await expect(feed('x'.repeat(43))).rejects.toEqual(code('NOT_FOUND'))
    await expect(feed('short')).rejects.toEqual(code('BAD_REQUEST'))
    expect((await feed(token)).entries.length).toBeGreaterThan(0)
    expect(await ana.calendar.revokeLink()).toEqual({ link: null })
    await ana.calendar.revokeLink()
    await expect(feed(token)).rejects.toEqual(code('NOT_FOUND'))
    await expect(ana.calendar.changeLink({ showAmounts: true })).rejects.toEqual(code('NOT_FOUND'))
    const { token: another } = await client(1990).calendar.makeLink()
    await expect(feed(another)).rejects.toEqual(code('NOT_FOUND'))
  })

  it('ends with a new password and with signing out everywhere, until the person makes another', async () => {
    const userId = 1830
    const person = { name: 'Rui', email: null, phone: null, locale: 'en' as const }
    world.people.set(`1 ${userId}`, person)
    const { token } = await client(userId).calendar.makeLink()
    expect((await feed(token)).entries).toEqual([])
    world.clock.advance(1000)
    world.people.set(`1 ${userId}`, { ...person, signInsEndedAt: world.clock.now() })
    await expect(feed(token)).rejects.toEqual(code('NOT_FOUND'))
    world.clock.advance(1000)
    const { token: next } = await client(userId).calendar.makeLink()
    expect((await feed(next)).entries).toEqual([])
  })

  it('is read by the portal alone, and made and seen by the person alone', async () => {
    const { token } = await client(1001).calendar.makeLink()
    await expect(world.client(null).calendar.feed({ token, tenantId: 1 })).rejects.toEqual(code('UNAUTHORIZED'))
    for (const caller of [client(1001, { impersonatedBy: 9001 }), world.client(staff())]) {
      await expect(caller.calendar.link()).rejects.toEqual(code('FORBIDDEN'))
      await expect(caller.calendar.makeLink()).rejects.toEqual(code('FORBIDDEN'))
      await expect(caller.calendar.changeLink({ showAmounts: true })).rejects.toEqual(code('FORBIDDEN'))
      await expect(caller.calendar.revokeLink()).rejects.toEqual(code('FORBIDDEN'))
    }
    await expect(world.client(null).calendar.makeLink()).rejects.toEqual(code('UNAUTHORIZED'))
    expect(await client(1002).calendar.link()).toEqual({ link: null })
  })
})
