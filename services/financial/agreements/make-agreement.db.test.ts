import { describe, expect, it } from 'vitest'
import { addAgreementPlan, addEnrollment } from '../testing/builders.ts'
import { bothDebts, bothInThree, key, negotiator, refusal } from '../testing/negotiator.ts'
import type { FinancialClient, World } from '../testing/world.ts'

let world: World
let student: FinancialClient
let userId: number

const { overdue, attempt, agreementsMade } = negotiator((now) => ({ world, student, userId } = now))

describe('making an agreement', () => {
  it('replaces the debts by installments, cancels codes that wait for them, and can be read again', async () => {
    const debtIds = [await overdue(), await overdue()]
    const pix = await student.payments.chargePix({ debtIds, expectedAmount: bothDebts, idempotencyKey: key() })
    const made = await student.agreements.make(attempt(debtIds))
    expect(made).toMatchObject({
      status: 'active',
      madeAt: world.clock.now().toISOString(),
      grossAmount: bothDebts,
      totalAmount: bothInThree,
      dueAmount: bothInThree,
      paidAmount: 0,
      nextDueDate: '2026-11-26',
      overdue: false,
      canceledAt: null,
    })
    expect(made.installments.map(({ number, dueDate, amount, status }) => [number, dueDate, amount, status])).toEqual([
      [1, '2026-11-26', 73_296, 'open'],
      [2, '2026-12-26', 73_294, 'open'],
      [3, '2027-01-26', 73_294, 'open'],
    ])
    expect(made.debts.map(({ debtId, amount, status }) => [debtId, amount, status])).toEqual(
      debtIds.map((debtId) => [debtId, 102_667, 'in_agreement']),
    )
    expect(await student.agreements.get({ agreementId: made.agreementId })).toEqual(made)
    expect(await student.agreements.list({})).toMatchObject({
      totalCount: 1,
      results: [{ agreementId: made.agreementId, installments: { count: 3, paid: 0 } }],
    })

    const first = await student.debts.get({ debtId: made.installments[0]!.debtId })
    expect(first).toMatchObject({
      type: 'agreement',
      description: null,
      installment: { agreementId: made.agreementId, number: 1, count: 3 },
      competency: '2026-11-01',
      status: 'open',
      amountPayable: 73_296,
    })
    expect((await student.payments.get({ paymentId: pix.paymentId })).status).toBe('canceled')
    const [charge] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [pix.paymentId])
    expect((await world.bank.getCharge(charge!.txid))!.status).toBe('removed')
    await expect(student.payments.chargePix({ debtIds, expectedAmount: bothDebts, idempotencyKey: key() })).rejects.toMatchObject(
      refusal('DEBT_NOT_PAYABLE'),
    )
    // Agreed amounts do not change.
    world.clock.advance(86_400_000)
    expect((await student.agreements.get({ agreementId: made.agreementId })).debts[0]!.amount).toBe(102_667)
    world.clock.advance(-86_400_000)
  })

  it('waits for a card that is looked at for one of its debts', async () => {
    const debtIds = [await overdue(), await overdue()]
    const cardToken = (await world.cardBooks.tokenize({ number: '4000000000000077', expiry: '12/30', code: '123', holder: 'ANA SOUZA' }))!
    const card = await student.payments.chargeCredit({
      debtIds,
      expectedAmount: bothDebts,
      idempotencyKey: key(),
      installments: 1,
      cardToken,
    })
    expect(card.status).toBe('pending')
    await expect(student.agreements.make(attempt(debtIds))).rejects.toMatchObject(refusal('DEBT_NOT_NEGOTIABLE'))
    const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [card.paymentId])
    await world.cardBooks.decide(row!.txid, false)
    expect((await student.agreements.make(attempt(debtIds))).status).toBe('active')
  })

  it('is paid by the methods of its plan alone, also with other debts and by a link, and keeps those it was made with', async () => {
    const restricted = await addAgreementPlan(world)
    const made = await student.agreements.make(attempt([await overdue(), await overdue()], { planId: restricted }))
    await world.rows(1, `update financial.agreement_plan set payment_methods = '{pix,credit_card}' where plan_id = $1`, [restricted])
    const [{ debtId, amount }] = made.installments as [(typeof made.installments)[number]]
    const other = await overdue()
    expect((await student.debts.get({ debtId })).methods).toEqual(['pix'])
    for (const debtIds of [[debtId], [other, debtId]]) {
      const quote = await student.payments.quote({ debtIds })
      expect([quote.methods.map(({ type }) => type), quote.installments]).toEqual([['pix'], []])
    }
    expect((await student.debts.get({ debtId: other })).methods).toEqual(['pix', 'bank_slip', 'credit_card'])
    const cardToken = (await world.cardBooks.tokenize({ number: '4000000000000002', expiry: '12/30', code: '123', holder: 'ANA SOUZA' }))!
    const charge = { debtIds: [debtId], expectedAmount: amount, idempotencyKey: key() }
    await expect(student.payments.chargeCredit({ ...charge, installments: 1, cardToken })).rejects.toMatchObject(
      refusal('METHOD_NOT_OFFERED'),
    )
    await expect(student.payments.chargeSlip({ body: { ...charge, dueOn: '2026-11-26' } })).rejects.toMatchObject(
      refusal('METHOD_NOT_OFFERED'),
    )
    expect(await student.payments.chargePix(charge)).toMatchObject({ method: 'pix' })
  })

  it('counts what is paid, and ends as settled', async () => {
    const made = await student.agreements.make(attempt([await overdue(), await overdue()]))
    const replaced = made.debts.map(({ debtId }) => debtId)
    const listed = async (status: 'in_agreement' | 'settled') =>
      (await student.debts.list({ filter: { status } })).results.filter(({ debtId }) => replaced.includes(debtId)).length
    const counted = async () => {
      const { settled, inAgreement } = await student.debts.overview()
      return [settled.count, settled.amountPayable, inAgreement.count]
    }
    expect([await listed('in_agreement'), await listed('settled'), ...(await counted())]).toEqual([2, 0, 0, 0, 2])
    for (const { debtId, amount } of made.installments) {
      const { paymentId } = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: amount, idempotencyKey: key() })
      const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
      await world.bank.pay(row!.txid)
      if (amount === 73_296)
        expect(await student.agreements.get({ agreementId: made.agreementId })).toMatchObject({
          status: 'active',
          paidAmount: 73_296,
          dueAmount: 146_588,
          nextDueDate: '2026-12-26',
          nextInstallment: { debtId: made.installments[1]!.debtId, number: 2, amountPayable: 73_294 },
        })
    }
    expect(await student.agreements.get({ agreementId: made.agreementId })).toMatchObject({
      status: 'settled',
      paidAmount: bothInThree,
      dueAmount: 0,
      nextDueDate: null,
      nextInstallment: null,
    })
    // They are among what is paid, and their amount is that of the installments.
    expect([await listed('in_agreement'), await listed('settled'), ...(await counted())]).toEqual([0, 2, 5, bothInThree, 0])
    const [debt] = (await student.debts.list({ filter: { status: 'settled' } })).results.filter(({ debtId }) => replaced.includes(debtId))
    expect(debt).toMatchObject({ status: 'in_agreement', paidByAgreement: true })
  })

  it('answers twenty parallel calls of one key with one agreement', async () => {
    const call = attempt([await overdue(), await overdue()])
    const made = await Promise.all(Array.from({ length: 20 }, () => student.agreements.make(call)))
    expect(new Set(made.map(({ agreementId }) => agreementId)).size).toBe(1)
    expect(await agreementsMade()).toBe(1)
    expect((await student.debts.list({ filter: { type: 'agreement' } })).totalCount).toBe(3)
  })

  it('refuses a key that has made another agreement', async () => {
    const call = attempt([await overdue(), await overdue()])
    const { agreementId } = await student.agreements.make(call)
    expect((await student.agreements.make({ ...call, debtIds: call.debtIds.toReversed() })).agreementId).toBe(agreementId)
    for (const other of [{ debtIds: call.debtIds.slice(1) }, { debtIds: [await overdue()] }, { planId: 999 }, { expectedTotal: 1 }])
      await expect(student.agreements.make({ ...call, ...other })).rejects.toMatchObject(refusal('KEY_REUSED'))
    expect(await agreementsMade()).toBe(1)
  })

  it('lets one of twenty tabs with keys of their own make it, and refuses the others', async () => {
    const debtIds = [await overdue(), await overdue()]
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => student.agreements.make(attempt(debtIds))))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refusal('DEBT_NOT_NEGOTIABLE'))
    expect(await agreementsMade()).toBe(1)
  })

  it('never makes both an agreement and a payment that holds when both are asked for at once', async () => {
    const debtIds = [await overdue(), await overdue()]
    await Promise.allSettled([
      student.agreements.make(attempt(debtIds)),
      ...Array.from({ length: 5 }, () => student.payments.chargePix({ debtIds, expectedAmount: bothDebts, idempotencyKey: key() })),
    ])
    const waiting = await world.rows(1, `select from financial.payment where user_id = $1 and status = 'waiting_for_payment'`, [userId])
    expect([await agreementsMade(), waiting.length]).toEqual([1, 0])
  })

  it('takes money for a code which it canceled as that of its first installments', async () => {
    const debtIds = [await overdue(), await overdue()]
    const { paymentId } = await student.payments.chargePix({ debtIds, expectedAmount: bothDebts, idempotencyKey: key() })
    const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
    await student.agreements.make(attempt(debtIds))
    await world.bank.pay(row!.txid)
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'approved', creditAmount: 0 })
    expect((await student.debts.get({ debtId: debtIds[0]! })).status).toBe('in_agreement')
    expect((await student.agreements.list({ filter: {} })).results).toMatchObject([{ status: 'active', paidAmount: bothDebts }])
  })
})

describe('no agreement is made', () => {
  it('at another total than was shown, and the new one is told', async () => {
    await expect(student.agreements.make(attempt([await overdue(), await overdue()], { expectedTotal: 219_000 }))).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
      status: 409,
      data: { amount: bothInThree },
    })
    expect(await agreementsMade()).toBe(0)
  })

  it('over another person’s debt, which is answered as one that does not exist', async () => {
    const other = await addEnrollment(world, { userId: userId + 100_000 })
    const foreign = await overdue({ enrollmentId: other })
    const told = (debtId: number) =>
      student.agreements.make(attempt([debtId])).catch(({ code, status, message, data }) => ({ code, status, message, data }))
    expect(await told(foreign)).toMatchObject(refusal('NOT_FOUND'))
    expect(await told(foreign)).toEqual(await told(99_999_999))
    await expect(student.agreements.calculate({ debtIds: [foreign] })).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  it.each(['settled', 'in_agreement', 'canceled'] as const)('over a debt that is %s', async (status) => {
    await expect(student.agreements.make(attempt([await overdue(), await overdue({ status })]))).rejects.toMatchObject(
      refusal('DEBT_NOT_NEGOTIABLE'),
    )
  })

  it('over a debt that is not overdue, or of two enrollments', async () => {
    const other = await addEnrollment(world, { userId, registration: '9' })
    await expect(student.agreements.make(attempt([await overdue({ dueDate: '2026-11-30' })]))).rejects.toMatchObject(
      refusal('DEBT_NOT_NEGOTIABLE'),
    )
    await expect(student.agreements.make(attempt([await overdue(), await overdue({ enrollmentId: other })]))).rejects.toMatchObject(
      refusal('DEBT_NOT_NEGOTIABLE'),
    )
  })

  it('on a plan that does not fit, is another institution’s, or where the first day is too late', async () => {
    const dear = await addAgreementPlan(world, { minimum: 900_000, maximum: 900_001 })
    const south = await addAgreementPlan(world, { institutionId: 12 })
    const debtIds = [await overdue(), await overdue()]
    for (const parts of [{ planId: dear }, { planId: south }, { firstDueDate: '2026-11-27' }]) {
      await expect(student.agreements.make(attempt(debtIds, parts))).rejects.toMatchObject(refusal('PLAN_NOT_AVAILABLE'))
    }
  })

  it('on terms that are no longer those which were accepted', async () => {
    await expect(student.agreements.make(attempt([await overdue(), await overdue()], { termsVersion: 2 }))).rejects.toMatchObject(
      refusal('TERMS_CHANGED'),
    )
  })
})
