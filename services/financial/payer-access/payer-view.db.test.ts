import { describe, expect, it } from 'vitest'
import type { PayerPermission } from '#api/financial/payer-access.ts'
import { addDebt, addEnrollment } from '../testing/builders.ts'
import { code, key, mother, payerOffice, tenantId } from '../testing/payer-office.ts'
import { type FinancialClient, principal, type World } from '../testing/world.ts'

let world: World
let portal: FinancialClient
let student: FinancialClient
let userId: number
let enrollmentId: number
let debtId: number

const { invite, enter, seen, pix, pay } = payerOffice((now) => ({ world, portal, student, userId, enrollmentId, debtId } = now))

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
    const other = userId + 1000
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
