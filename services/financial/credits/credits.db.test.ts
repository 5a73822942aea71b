import { describe, expect, it } from 'vitest'
import { creditOffice, key, manages } from '../testing/credit-office.ts'
import { type FinancialClient, principal, staff, type World } from '../testing/world.ts'

let world: World
let gina: FinancialClient
let student: FinancialClient
let enrollmentId: number
let userId: number

const { newStudent, addCredit, openDebt, apply, refundOf } = creditOffice((now) => ({ world, gina, student, enrollmentId, userId } = now))

describe('credit of a student', () => {
  it('says to the student where it came from, what is left and what became of it', async () => {
    const paidTwice = await addCredit()
    const debtId = await openDebt()
    expect(await student.credits.own()).toMatchObject({
      left: 100_000,
      credits: [{ amount: 100_000, left: 100_000, method: 'pix', paidAt: '2026-11-10T12:00:00.000Z', debt: { debtId: paidTwice } }],
      uses: [],
    })
    await apply(debtId, 100_000)
    expect(await student.credits.own()).toMatchObject({
      left: 0,
      credits: [{ left: 0 }],
      uses: [{ kind: 'application', amount: 100_000, debt: { debtId }, refund: null }],
    })
    const other = world.client(principal({ userId: userId + 5000 }))
    expect(await other.credits.own()).toEqual({ left: 0, credits: [], uses: [] })
  })

  it('is listed for staff, filtered by what is left, and exported', async () => {
    const search = 'Zenaide Credora'
    await newStudent(search)
    await addCredit(30_000, '2026-11-02T12:00:00Z')
    await addCredit(50_000, '2026-11-12T12:00:00Z')
    await apply(await openDebt(30_000), 30_000)
    expect(await gina.credits.list({ filter: { search } })).toMatchObject({
      totalCount: 2,
      totals: { amount: 80_000, left: 50_000 },
      results: [
        { enrollmentId, amount: 50_000, left: 50_000, taxId: '***.982.247-**' },
        { amount: 30_000, left: 0 },
      ],
    })
    const found = async (filter: object) =>
      (await gina.credits.list({ filter: { search, ...filter }, sort: 'amount' })).results.map(({ amount }) => amount)
    expect(await found({ balance: 'left' })).toEqual([50_000])
    expect(await found({ balance: 'used' })).toEqual([30_000])
    expect(await found({ method: 'bank_slip' })).toEqual([])
    expect(await found({ paidFrom: '2026-11-12', paidTo: '2026-11-12' })).toEqual([50_000])
    expect(await found({ institutionId: 12 })).toEqual([])
    const batches = []
    for await (const batch of await gina.credits.export({ filter: { search } })) batches.push(batch)
    expect(batches.flatMap(({ rows }) => rows.map(({ left }) => left))).toEqual([50_000, 0])
  })

  it('is seen and used by nobody of another tenant, institution or permission', async () => {
    await addCredit()
    const debtId = await openDebt()
    const input = { enrollmentId, debtId, expectedAmount: 100_000, note: '', idempotencyKey: key() }
    const elsewhere = [staff({ tenantId: 2, permissions: manages }), staff({ institutionId: 12, permissions: manages })]
    for (const caller of elsewhere) {
      const { credits } = world.client(caller)
      expect((await credits.list({ filter: {} })).results.map((credit) => credit.enrollmentId)).not.toContain(enrollmentId)
      await expect(credits.ofStudent({ enrollmentId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(credits.apply(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(credits.refund(refundOf(1, 100_000))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const withoutPermission = [
      staff(),
      staff({ permissions: manages, impersonatedBy: 9002 }),
      staff({ permissions: manages, profile: 'COLLECTION_ADVISORY' }),
      principal({ userId }),
    ]
    for (const caller of withoutPermission) {
      const { credits } = world.client(caller)
      await expect(credits.apply(input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(credits.refund(refundOf(1, 100_000))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    const { useId } = await apply(debtId, 100_000)
    for (const caller of elsewhere) {
      await expect(world.client(caller).credits.undo({ useId, note: '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(student.credits.list({ filter: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(student.credits.ofStudent({ enrollmentId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
