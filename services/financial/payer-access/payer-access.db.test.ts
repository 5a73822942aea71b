import { describe, expect, it } from 'vitest'
import { addDebt, addEnrollment } from '../testing/builders.ts'
import { code, mother, payerOffice, tenantId } from '../testing/payer-office.ts'
import { type FinancialClient, principal, staff, type World } from '../testing/world.ts'
import { noteEndedAccesses } from './ended-accesses.queries.ts'
import { invitationsPerDay, payersPerStudent } from './payer-access.queries.ts'
import type { PayerNotice } from './payer-notices.ts'

let world: World
let portal: FinancialClient
let student: FinancialClient
let userId: number
let debtId: number

const { invite, enter, seen, pix } = payerOffice((now) => ({ world, portal, student, userId, debtId } = now))

describe('an access', () => {
  it('ends with the next request once it is revoked, for good, and both are told', async () => {
    const { accessId } = await invite(['debts', 'pay', 'receipts', 'history'])
    const session = await enter()
    const { paymentId } = await pix(session, accessId)
    world.payerNotices.length = 0
    await student.payerAccess.revoke({ accessId })
    await student.payerAccess.revoke({ accessId })
    expect(world.payerNotices.map((notice) => notice.kind === 'revoked' && notice.to)).toEqual(['payer', 'student'])
    expect(await seen(session, accessId)).toBeUndefined()
    for (const call of [
      () => pix(session, accessId),
      () => portal.payers.quote({ tenantId, session, accessId, debtIds: [debtId] }),
      () => portal.payers.payment({ tenantId, session, accessId, paymentId }),
      () => portal.payers.slip({ tenantId, session, accessId, paymentId }),
      () => portal.payers.issueReceipt({ tenantId, session, accessId, paymentId, locale: 'en' }),
    ])
      await expect(call()).rejects.toEqual(code('NOT_FOUND'))
    await expect(student.payerAccess.change({ accessId, revision: 1, permissions: ['debts'], endsOn: null })).rejects.toEqual(
      code('NOT_FOUND'),
    )
    expect((await student.payerAccess.list()).results).toMatchObject([{ accessId, status: 'revoked' }])
    expect((await invite()).status).toBe('active')
  })

  it('ends after its last day', async () => {
    await expect(invite(['debts'], mother, '2026-11-20')).rejects.toEqual(code('DAY_NOT_ALLOWED'))
    const today = (await student.payerAccess.list()).today
    const { accessId } = await invite(['debts', 'pay'], mother, today)
    const session = await enter()
    expect(await seen(session, accessId)).toMatchObject({ endsOn: today })
    world.clock.advance(86_400_000)
    const tomorrow = await enter()
    expect(await seen(tomorrow, accessId)).toBeUndefined()
    await expect(pix(tomorrow, accessId)).rejects.toEqual(code('NOT_FOUND'))
    expect((await student.payerAccess.list()).results).toMatchObject([{ status: 'ended' }])
    world.clock.advance(-86_400_000)
  })

  it('is another payer’s, another student’s and another tenant’s to nobody', async () => {
    const { accessId } = await invite()
    const stranger = await enter('outro@exemplo.test')
    expect((await portal.payers.overview({ tenantId, session: stranger })).students).toEqual([])
    await expect(pix(stranger, accessId)).rejects.toEqual(code('NOT_FOUND'))
    const session = await enter()
    await expect(portal.payers.overview({ tenantId: 2, session })).rejects.toEqual(code('UNAUTHORIZED'))
    const abroad = await enter(mother, 2)
    expect((await portal.payers.overview({ tenantId: 2, session: abroad })).students).toEqual([])
    await expect(portal.payers.quote({ tenantId: 2, session: abroad, accessId, debtIds: [debtId] })).rejects.toEqual(code('NOT_FOUND'))
    const other = world.client(principal({ userId: 999 }))
    await expect(other.payerAccess.revoke({ accessId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(other.payerAccess.record({ accessId })).rejects.toEqual(code('NOT_FOUND'))
    const strangersDebt = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId: 998 }) })
    await expect(pix(session, accessId, [strangersDebt])).rejects.toEqual(code('NOT_FOUND'))
    await expect(world.client(null).payers.overview({ tenantId, session })).rejects.toEqual(code('UNAUTHORIZED'))
  })

  it('is changed with its revision, which says that another has changed it', async () => {
    const { accessId, revision } = await invite(['debts', 'pay'])
    const session = await enter()
    await student.payerAccess.change({ accessId, revision, permissions: ['history'], endsOn: null })
    expect(await seen(session, accessId)).toMatchObject({ debts: null, history: [] })
    await expect(pix(session, accessId)).rejects.toEqual(code('FORBIDDEN'))
    await expect(student.payerAccess.change({ accessId, revision, permissions: ['debts'], endsOn: null })).rejects.toEqual(
      code('CONTENT_CHANGED'),
    )
  })

  it('is told to both when it changes, and to nobody when it stays as it was', async () => {
    const { accessId, revision } = await invite(['debts', 'pay'])
    world.payerNotices.length = 0
    const same = await student.payerAccess.change({ accessId, revision, permissions: ['debts', 'pay'], endsOn: null })
    expect([same.revision, world.payerNotices.length]).toEqual([revision, 0])
    await student.payerAccess.change({ accessId, revision, permissions: ['debts'], endsOn: null })
    expect(world.payerNotices).toMatchObject([
      { kind: 'changed', accessId, to: 'payer' },
      { kind: 'changed', accessId, to: 'student' },
    ])
  })

  it('is given up by its payer, for good, and the student is told', async () => {
    const { accessId } = await invite(['debts', 'pay'])
    const session = await enter()
    const stranger = await enter('outro@exemplo.test')
    world.payerNotices.length = 0
    await expect(portal.payers.decline({ tenantId, session: stranger, accessId })).rejects.toEqual(code('NOT_FOUND'))
    await portal.payers.decline({ tenantId, session, accessId })
    await expect(portal.payers.decline({ tenantId, session, accessId })).rejects.toEqual(code('NOT_FOUND'))
    expect(world.payerNotices).toMatchObject([{ kind: 'declined', accessId }])
    expect(await seen(session, accessId)).toBeUndefined()
    await expect(pix(session, accessId)).rejects.toEqual(code('NOT_FOUND'))
    expect((await student.payerAccess.list()).results).toMatchObject([{ accessId, status: 'declined' }])
    expect((await student.payerAccess.record({ accessId })).events[0]).toMatchObject({ kind: 'declined' })
    await student.payerAccess.revoke({ accessId })
    expect(world.payerNotices).toHaveLength(1)
    expect((await invite()).status).toBe('active')
  })

  it('whose last day is over is recorded and told once, again after it was extended, and never long after', async () => {
    const day = 86_400_000
    const { today } = await student.payerAccess.list()
    const { accessId } = await invite(['debts'], mother, today)
    const { accessId: revoked } = await invite(['debts'], 'pai@exemplo.test', today)
    await student.payerAccess.revoke({ accessId: revoked })
    const { accessId: forgotten } = await invite(['debts'], 'tia@exemplo.test', today)
    await world.rows(1, 'update financial.payer_access set ends_on = ends_on - 8 where access_id = $1 returning 1', [forgotten])
    const told = async () => {
      world.payerNotices.length = 0
      await Promise.all([noteEndedAccesses(ended), noteEndedAccesses(ended)])
      return world.payerNotices.filter((notice) => 'accessId' in notice && [accessId, revoked, forgotten].includes(notice.accessId))
    }
    const ended = { ...world.ports, tellPayer: async (_client: unknown, notice: PayerNotice) => void world.payerNotices.push(notice) }
    expect(await told()).toEqual([])
    world.clock.advance(day)
    expect(await told()).toMatchObject([
      { kind: 'ended', accessId, to: 'payer' },
      { kind: 'ended', accessId, to: 'student' },
    ])
    expect(await told()).toEqual([])
    const { access, events } = await student.payerAccess.record({ accessId })
    expect([access.status, events[0]!.kind]).toEqual(['ended', 'ended'])
    const tomorrow = (await student.payerAccess.list()).today
    await student.payerAccess.change({ accessId, revision: 0, permissions: ['debts'], endsOn: tomorrow })
    expect(await told()).toEqual([])
    world.clock.advance(day)
    expect(await told()).toHaveLength(2)
    world.clock.advance(-2 * day)
  })

  it('is given once an address, by the student alone, and not to too many', async () => {
    await invite()
    await expect(invite()).rejects.toEqual(code('PAYER_INVITED'))
    const operator = world.client(principal({ userId, impersonatedBy: 1 }))
    await expect(operator.payerAccess.invite({ email: 'x@exemplo.test', permissions: ['debts'], endsOn: null })).rejects.toEqual(
      code('FORBIDDEN'),
    )
    await expect(world.client(staff()).payerAccess.list()).rejects.toEqual(code('FORBIDDEN'))
    for (let count = 1; count < Math.min(payersPerStudent, invitationsPerDay); count++) await invite(['debts'], `${count}@exemplo.test`)
    await expect(invite(['debts'], 'mais@exemplo.test')).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
  })
})
