import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PayerPermission } from '#api/payer-access.ts'
import { bookReceived } from '../payments/booking/booking.ts'
import { deniedCardsPerHour } from '../payments/cards/card-payment.queries.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'
import { invitationsPerDay, payersPerStudent } from './payer-access.queries.ts'
import { noteEndedAccesses } from './ended-accesses.queries.ts'
import type { PayerNotice } from './payer-notices.ts'
import { chargesPerDay } from './open-access.queries.ts'
import { issuePayerLink } from './payer-session.queries.ts'

let world: World
let student: FinancialClient
let portal: FinancialClient
let userId = 8000
let enrollmentId: number
let debtId: number

const tenantId = 1
const mother = 'mae@exemplo.test'
const key = () => crypto.randomUUID()
const code = (expected: string) => expect.objectContaining({ code: expected })
const manager = () => world.client(staff({ permissions: { financial: ['settings.manage'] } }))

async function allow(institutionId: number, enabled = true, tenant = 1) {
  const client = world.client(staff({ tenantId: tenant, permissions: { financial: ['settings.manage'] } }))
  const { results } = await client.payerSettings.list()
  const { revision } = results.find((setting) => setting.institutionId === institutionId)!
  return client.payerSettings.save({ institutionId, enabled, revision })
}

const invite = (permissions: PayerPermission[] = ['debts', 'pay'], email = mother, endsOn: string | null = null) =>
  student.payerAccess.invite({ email, permissions, endsOn })

async function enter(email = mother, tenant = tenantId) {
  const token = await issuePayerLink(world.ports, tenant, email, 60_000)
  return (await portal.payers.enter({ tenantId: tenant, token })).session
}

const seen = async (session: string, accessId: string) =>
  (await portal.payers.overview({ tenantId, session })).students.find((one) => one.accessId === accessId)

const pix = (session: string, accessId: string, debtIds = [debtId], idempotencyKey = key()) =>
  portal.payers.chargePix({ tenantId, session, accessId, debtIds, expectedAmount: 100_000 * debtIds.length, idempotencyKey })

async function pay(paymentId: string) {
  const [row] = await world.rows<{ txid: string; amount_cents: number }>(
    1,
    'select txid, amount_cents from financial.payment where payment_id = $1',
    [paymentId],
  )
  await bookReceived(world.ports, 1, { endToEndId: key(), txid: row!.txid, amount: row!.amount_cents, paidAt: world.clock.now() })
}

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  portal = world.client('portal')
  await allow(11)
})

beforeEach(async () => {
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
  debtId = await addDebt(world, { enrollmentId })
})

describe('what a payer may see', () => {
  const parts = async (permissions: PayerPermission[]) => {
    const { accessId } = await invite(permissions, `${permissions.join('-')}${userId}@exemplo.test`)
    const session = await enter(`${permissions.join('-')}${userId}@exemplo.test`)
    return { session, ...(await seen(session, accessId))! }
  }

  it('is each permission’s own, and no more', async () => {
    const { paymentId } = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    await pay(paymentId)
    const owed = await addDebt(world, { enrollmentId, dueDate: '2026-12-10' })
    const late = await addDebt(world, { enrollmentId, status: 'settled', dueDate: '2026-11-05', paidAt: '2026-11-20T13:00:00Z' })

    const debts = await parts(['debts'])
    expect(debts).toMatchObject({ debts: [{ debtId: owed, amount: 100_000, isOverdue: false }], receipts: null, history: null })
    const receipts = await parts(['receipts'])
    expect(receipts).toMatchObject({ debts: null, receipts: [{ paymentId, amount: 100_000, debts: [{ debtId }] }], history: null })
    const history = await parts(['history'])
    expect(history).toMatchObject({ debts: null, receipts: null, history: [{ debtId: late, daysLate: 15, amount: 100_000 }] })
    expect(await parts(['debts', 'pay'])).toMatchObject({ debts: [{ debtId: owed }], receipts: [], history: null })

    const ask = { tenantId, debtIds: [owed], expectedAmount: 100_000, idempotencyKey: key() }
    for (const { session, accessId } of [debts, receipts, history]) {
      await expect(portal.payers.quote({ tenantId, session, accessId, debtIds: [owed] })).rejects.toEqual(code('FORBIDDEN'))
      await expect(portal.payers.chargePix({ ...ask, session, accessId })).rejects.toEqual(code('FORBIDDEN'))
      await expect(portal.payers.chargeSlip({ ...ask, session, accessId, dueOn: '2026-12-10' })).rejects.toEqual(code('FORBIDDEN'))
      await expect(portal.payers.componentData({ ...ask, session, accessId })).rejects.toEqual(code('FORBIDDEN'))
      await expect(portal.payers.payment({ tenantId, session, accessId, paymentId })).rejects.toEqual(code('FORBIDDEN'))
    }
    const receipt = { tenantId, paymentId, locale: 'pt-BR' as const }
    expect((await portal.payers.issueReceipt({ ...receipt, ...receipts })).size).toBeGreaterThan(1000)
    await expect(portal.payers.issueReceipt({ ...receipt, ...debts })).rejects.toEqual(code('FORBIDDEN'))
    const payer = await parts(['debts', 'pay', 'history'])
    await expect(portal.payers.issueReceipt({ ...receipt, ...payer })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('is never paying without seeing', async () => {
    await expect(invite(['pay'])).rejects.toEqual(code('BAD_REQUEST'))
    await expect(invite([])).rejects.toEqual(code('BAD_REQUEST'))
  })

  it('are debts of studying, at institutions that allow it; nothing of the student’s person', async () => {
    const service = await addDebt(world, { enrollmentId, type: 'service', description: { 'pt-BR': 'Licença médica' } })
    const elsewhere = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId, institutionId: 12 }) })
    const { accessId } = await invite(['debts', 'pay', 'receipts', 'history'])
    const session = await enter()
    const shown = await seen(session, accessId)
    expect(shown).toMatchObject({
      studentName: 'Ana Souza',
      institutions: [{ institutionId: 11 }],
      debts: [{ debtId }],
    })
    for (const hidden of [service, elsewhere]) await expect(pix(session, accessId, [debtId, hidden])).rejects.toEqual(code('NOT_FOUND'))
    const made = await pix(session, accessId)
    const quote = await portal.payers.quote({ tenantId, session, accessId, debtIds: [debtId] })
    const text = JSON.stringify([shown, made, quote])
    for (const secret of ['52998224725', '202310482', 'Engenharia', String(userId), 'txid', 'Licença']) expect(text).not.toContain(secret)
  })

  it('is of every student who let the same address in', async () => {
    const first = await invite()
    const other = ++userId
    await addDebt(world, { enrollmentId: await addEnrollment(world, { userId: other, studentName: 'Bruno Lima' }), gross: 5_000 })
    const second = await world
      .client(principal({ userId: other }))
      .payerAccess.invite({ email: 'MAE@exemplo.test ', permissions: ['debts'], endsOn: null })
    const { students, email } = await portal.payers.overview({ tenantId, session: await enter() })
    expect(email).toBe(mother)
    const mine = students.filter((one) => [first.accessId, second.accessId].includes(one.accessId))
    expect(mine.map(({ studentName, debts }) => [studentName, debts!.length])).toEqual([
      ['Ana Souza', 1],
      ['Bruno Lima', 1],
    ])
  })
})

describe('paying', () => {
  it('is recorded with student and payer before the acquirer is called, and told to the student', async () => {
    const { accessId } = await invite()
    const session = await enter()
    await seen(session, accessId)
    const { paymentId } = await pix(session, accessId)
    expect(await world.rows(1, 'select user_id, payer_access_id from financial.payment where payment_id = $1', [paymentId])).toEqual([
      { user_id: userId, payer_access_id: accessId },
    ])
    await pay(paymentId)
    expect(await portal.payers.payment({ tenantId, session, accessId, paymentId })).toMatchObject({ status: 'approved' })
    expect(await world.client(staff()).receivedPayments.get({ paymentId })).toMatchObject({ byPayer: true, throughLink: false })
    await portal.payers.issueReceipt({ tenantId, session, accessId, paymentId, locale: 'en' })
    const { events } = await student.payerAccess.record({ accessId })
    expect(events.map(({ kind }) => kind).sort()).toEqual(['charged', 'invited', 'paid', 'receipt', 'seen'])
    expect(events.find(({ kind }) => kind === 'paid')!.payment).toMatchObject({ method: 'pix', amount: 100_000, debts: [{ debtId }] })
    expect(await seen(session, accessId)).toMatchObject({ debts: [], receipts: [{ paymentId }] })
  })

  it('is by slip, without the tax id and the numbers of the student', async () => {
    const { accessId } = await invite()
    const session = await enter()
    const slip = { tenantId, session, accessId, debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() }
    await expect(portal.payers.chargeSlip({ ...slip, dueOn: '2027-12-01' })).rejects.toEqual(code('DAY_NOT_ALLOWED'))
    const { paymentId } = await portal.payers.chargeSlip({ ...slip, dueOn: '2026-11-27' })
    const { payer } = await portal.payers.slip({ tenantId, session, accessId, paymentId })
    expect(payer).toEqual({ personId: null, name: 'Ana S.', taxId: '***.982.247-**', registrations: [] })
  })

  it('by cards that are refused counts apart from the student’s own', async () => {
    const { accessId } = await invite()
    const session = await enter()
    const card = async (number: string) => ({
      debtIds: [debtId],
      expectedAmount: 100_000,
      idempotencyKey: key(),
      installments: 1,
      cardToken: (await world.cardBooks.tokenize({ number, expiry: '12/30', code: '123', holder: 'MAE SOUZA' }))!,
    })
    for (let tries = 0; tries < deniedCardsPerHour; tries++) {
      const made = await portal.payers.chargeCredit({ tenantId, session, accessId, ...(await card('4000000000000002')) })
      expect(made.status).toBe('denied')
      await world.rows(1, 'update financial.payment set card_fingerprint = null')
    }
    const again = await card('4111111111111111')
    await expect(portal.payers.chargeCredit({ tenantId, session, accessId, ...again })).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
    expect(await student.payments.chargeCredit({ ...(await card('4111111111111111')) })).toMatchObject({ status: 'approved' })
    world.captcha.answer = 'refused'
    await expect(portal.payers.chargeCredit({ tenantId, session, accessId, ...again })).rejects.toEqual(code('CAPTCHA_REFUSED'))
    world.captcha.answer = 'accepted'
  })

  it('gives the code that the student made instead of a second one, and is repeated by its key', async () => {
    const made = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    const { accessId } = await invite()
    const session = await enter()
    const own = key()
    expect((await pix(session, accessId, [debtId], own)).paymentId).toBe(made.paymentId)
    expect((await pix(session, accessId, [debtId], own)).paymentId).toBe(made.paymentId)
    const { events } = await student.payerAccess.record({ accessId })
    expect(events.filter(({ kind }) => kind === 'charged')).toHaveLength(1)
  })

  it('has an end a day', async () => {
    const { accessId } = await invite()
    const session = await enter()
    await pix(session, accessId)
    await world.rows(
      1,
      `insert into financial.payment (payment_id, tenant_id, institution_id, user_id, idempotency_key, method, status, charge_state, txid,
         amount_cents, created_at, expires_at, payer_access_id)
       select gen_random_uuid(), 1, 11, $1, gen_random_uuid(), 'pix', 'canceled', 'removed', gen_random_uuid()::text, 1, $3, $3, $2
       from generate_series(2, ${chargesPerDay})`,
      [userId, accessId, world.clock.now()],
    )
    const other = await addDebt(world, { enrollmentId })
    await expect(pix(session, accessId, [other])).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
  })
})

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

describe('a link', () => {
  it('opens one session, once and in its time', async () => {
    const token = await issuePayerLink(world.ports, tenantId, mother, 60_000)
    await expect(portal.payers.enter({ tenantId: 2, token })).rejects.toEqual(code('NOT_FOUND'))
    const { session } = await portal.payers.enter({ tenantId, token })
    await expect(portal.payers.enter({ tenantId, token })).rejects.toEqual(code('NOT_FOUND'))
    const old = await issuePayerLink(world.ports, tenantId, mother, 60_000)
    world.clock.advance(60_000)
    await expect(portal.payers.enter({ tenantId, token: old })).rejects.toEqual(code('NOT_FOUND'))
    await portal.payers.leave({ tenantId, session })
    await expect(portal.payers.overview({ tenantId, session })).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(world.client(null).payers.enter({ tenantId, token })).rejects.toEqual(code('UNAUTHORIZED'))
  })

  it('is kept without its secret, and so is a session', async () => {
    const token = await issuePayerLink(world.ports, tenantId, mother, 60_000)
    const session = await enter()
    const rows = await world.rows(
      1,
      `select t::text as row from financial.payer_link t union all select t::text from financial.payer_session t`,
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(session)
  })

  it('is asked for with the same answer for everybody, five times an hour', async () => {
    world.payerNotices.length = 0
    const solved = world.client('portal', 'pt-BR', 'a solved puzzle')
    for (const email of [mother, 'ninguem@exemplo.test'])
      for (let times = 0; times < 7; times++) expect(await solved.payers.requestLink({ tenantId, email })).toEqual({})
    expect(world.payerNotices.filter(({ kind }) => kind === 'link')).toHaveLength(10)
  })

  it('is asked for, and opened, thirty times an hour from one address', async () => {
    const office = world.client('portal', 'pt-BR', 'a solved puzzle', '203.0.113.71').payers
    for (let time = 0; time < 30; time++) {
      await office.requestLink({ tenantId, email: `office-${time}@exemplo.test` })
      await expect(office.enter({ tenantId, token: 'A'.repeat(43) })).rejects.toEqual(code('NOT_FOUND'))
    }
    await expect(office.requestLink({ tenantId, email: 'office@exemplo.test' })).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
    await expect(office.enter({ tenantId, token: 'A'.repeat(43) })).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
  })

  it('is not for robots, and asked for few times without scripts', async () => {
    world.payerNotices.length = 0
    world.captcha.answer = 'refused'
    const solved = world.client('portal', 'pt-BR', 'a forged puzzle')
    await expect(solved.payers.requestLink({ tenantId, email: mother })).rejects.toEqual(code('CAPTCHA_REFUSED'))
    world.captcha.answer = 'accepted'
    const office = world.client('portal', 'pt-BR', undefined, '203.0.113.70')
    const ask = (time: number) => office.payers.requestLink({ tenantId, email: `${time}@exemplo.test` })
    for (let time = 0; time < 10; time++) await ask(time)
    await expect(ask(11)).rejects.toEqual(code('CAPTCHA_REFUSED'))
    expect(world.payerNotices).toHaveLength(10)
  })
})

describe('institutions', () => {
  it('say whether, and what they say counts at once', async () => {
    const { accessId } = await invite()
    const session = await enter()
    expect((await student.debts.overview()).mayInvitePayers).toBe(true)
    await allow(11, false)
    expect(await seen(session, accessId)).toBeUndefined()
    await expect(pix(session, accessId)).rejects.toEqual(code('NOT_FOUND'))
    await expect(invite(['debts'], 'pai@exemplo.test')).rejects.toEqual(code('NOT_ALLOWED'))
    expect((await student.debts.overview()).mayInvitePayers).toBe(false)
    expect((await student.payerAccess.list()).institutions).toEqual([])
    await allow(11)
    expect(await seen(session, accessId)).toBeDefined()
  })

  it('are set by who manages settings, in their own context, over nobody else’s change', async () => {
    const { results } = await manager().payerSettings.list()
    expect(results.map(({ institutionId, enabled }) => [institutionId, enabled])).toEqual([
      [11, true],
      [12, false],
    ])
    const ofCampus = world.client(staff({ institutionId: 12, permissions: { financial: ['settings.manage'] } }))
    expect((await ofCampus.payerSettings.list()).results.map(({ institutionId }) => institutionId)).toEqual([12])
    await expect(ofCampus.payerSettings.save({ institutionId: 11, enabled: false, revision: 1 })).rejects.toEqual(code('NOT_FOUND'))
    await expect(manager().payerSettings.save({ institutionId: 11, enabled: false, revision: 0 })).rejects.toEqual(code('CONTENT_CHANGED'))
    await expect(world.client(staff()).payerSettings.list()).rejects.toEqual(code('FORBIDDEN'))
    await expect(student.payerSettings.list()).rejects.toEqual(code('FORBIDDEN'))
    const operator = world.client(staff({ impersonatedBy: 1, permissions: { financial: ['settings.manage'] } }))
    await expect(operator.payerSettings.list()).rejects.toEqual(code('FORBIDDEN'))
  })
})
