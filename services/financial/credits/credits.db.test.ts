import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/database.ts'
import { cancelOpenDebts } from '../debts/debt-changes.queries.ts'
import { bookReceived } from '../payments/booking/booking.ts'
import { addDebt, addEnrollment, addInstitution, addPayment } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'

let world: World
let gina: FinancialClient
let student: FinancialClient
let enrollmentId: number
let userId = 7000

const hour = 3_600_000
const key = () => crypto.randomUUID()
const manages = { financial: ['debts.read', 'credits.manage'] }

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  gina = world.client(staff({ permissions: manages }))
  world.people.set('1 9001', { name: 'Gina Prates', email: null, phone: null, locale: 'pt-BR' })
})

beforeEach(async () => {
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
})

/** Money for a debt that was paid already, as it stood in the books of yesterday. */
async function addCredit(amount = 100_000, at = '2026-11-10T12:00:00Z', ofStudent = { enrollmentId, userId }): Promise<number> {
  const debtId = await addDebt(world, { enrollmentId: ofStudent.enrollmentId, status: 'settled', gross: amount })
  await addPayment(world, {
    userId: ofStudent.userId,
    debts: [debtId],
    amount,
    status: 'approved',
    createdAt: at,
    money: [{ at }, { at, credit: true }],
  })
  return debtId
}
const openDebt = (gross = 100_000) => addDebt(world, { enrollmentId, gross })
const apply = (debtId: number, expectedAmount: number, given: { idempotencyKey?: string; client?: FinancialClient } = {}) =>
  (given.client ?? gina).credits.apply({ enrollmentId, debtId, expectedAmount, note: '', idempotencyKey: given.idempotencyKey ?? key() })
const refundOf = (amount: number, expectedLeft: number) => ({
  enrollmentId,
  amount,
  expectedLeft,
  refundedOn: '2026-11-21',
  way: 'pix' as const,
  destination: 'ana@exemplo.com.br',
  reference: 'E123',
  note: '',
  idempotencyKey: key(),
})
/** By a code of today's, which may get less than it asks for. */
async function pay(debtId: number, amount: number, code?: string): Promise<void> {
  const txid = code ?? (await charge(debtId))
  await bookReceived(world.ports, 1, { endToEndId: key(), txid, amount, paidAt: world.clock.now() })
}
async function charge(debtId: number): Promise<string> {
  const { amountPayable } = await student.debts.get({ debtId })
  const { paymentId } = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: amountPayable, idempotencyKey: key() })
  const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
  return row!.txid
}
const cancel = (debtId: number) =>
  inTenant(world.ports.pool, 1, ({ client }) => cancelOpenDebts(client, 1, [debtId], { now: world.clock.now(), today: '2026-11-21' }))
const stateOf = async (debtId: number) => (await student.debts.get({ debtId })).status

/** That the ledger sums to the receipts, that debts were paid what it says, and that nothing was taken from an entry that it did not have. */
async function expectBooksInOrder(): Promise<void> {
  const faults = await world.rows(
    1,
    `select r.end_to_end_id as id from financial.receipt r left join financial.ledger_entry l using (end_to_end_id)
       group by r.end_to_end_id, r.amount_cents having r.amount_cents is distinct from sum(l.amount_cents)
     union all select l.entry_id::text from financial.ledger_entry l join financial.ledger_entry t on t.credit_id = l.entry_id
       group by l.entry_id, l.amount_cents having l.amount_cents + sum(t.amount_cents) not between 0 and l.amount_cents
     union all select u.use_id::text from financial.credit_use u left join financial.ledger_entry l using (use_id)
       group by u.use_id having coalesce(sum(l.amount_cents), 1) <> 0
     union all select d.debt_id::text from financial.debt d join financial.ledger_entry l on l.debt_id = d.debt_id and l.kind = 'settlement'
       group by d.debt_id having coalesce(d.paid_cents, d.part_cents, 0) <> sum(l.amount_cents)`,
  )
  expect(faults).toEqual([])
}

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
    enrollmentId = await addEnrollment(world, { userId: ++userId, studentName: search })
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

describe('applying credit', () => {
  it('settles a debt with the oldest credit first, ends its codes and orders its invoice, and the statement keeps its balance', async () => {
    const newer = await addCredit(60_000, '2026-11-05T12:00:00Z')
    await addCredit(60_000, '2026-11-01T12:00:00Z')
    const debtId = await openDebt()
    const { paymentId } = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    const period = { from: '2026-01-01', to: '2026-12-31' }
    const { closingBalance } = await student.statement.get(period)
    const { useId } = await apply(debtId, 100_000)
    expect(await student.debts.get({ debtId })).toMatchObject({
      status: 'settled',
      paidAt: world.clock.now().toISOString(),
      receipts: [
        { kind: 'settlement', byCredit: true, amount: 60_000, paidAt: world.clock.now().toISOString() },
        { kind: 'settlement', byCredit: true, amount: 40_000 },
      ],
    })
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'canceled' })
    expect(await world.rows(1, 'select state, amount_cents from financial.invoice_order where debt_id = $1', [debtId])).toEqual([
      { state: 'ordered', amount_cents: 100_000 },
    ])
    const statement = await student.statement.get(period)
    expect(statement.closingBalance).toBe(closingBalance)
    expect(statement.rows.filter(({ kind }) => kind === 'credit_used').map(({ debit }) => debit)).toEqual([40_000, 60_000])
    expect((await student.incomeReports.get({ baseYear: 2026 })).results[0]).toMatchObject({ totalPaid: 220_000, totalNet: 220_000 })
    const seen = await gina.credits.ofStudent({ enrollmentId })
    expect(seen).toMatchObject({ left: 20_000, uses: [{ useId, madeBy: 'Gina Prates', isUndoable: true, amount: 100_000 }] })
    expect(seen.credits).toMatchObject([{ left: 20_000, debt: { debtId: newer } }, { left: 0 }])
    await expectBooksInOrder()
  })

  it('adds up what came in parts: a slip that was paid a cent short and the cent', async () => {
    await addCredit(99_999)
    await addCredit(1)
    const debtId = await openDebt()
    expect((await gina.credits.ofStudent({ enrollmentId })).debts).toMatchObject([
      { debtId, owed: 100_000, takes: 100_000, obstacle: null },
    ])
    await apply(debtId, 100_000)
    expect(await stateOf(debtId)).toBe('settled')
  })

  it('takes no more than the debt owes, and reduces what it does not cover', async () => {
    await addCredit(50_000)
    const [less, more] = [await openDebt(20_000), await openDebt(80_000)]
    expect((await gina.credits.ofStudent({ enrollmentId })).debts).toMatchObject([
      { debtId: less, takes: 20_000 },
      { debtId: more, takes: 50_000, obstacle: null },
    ])
    await expect(apply(less, 50_000)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', data: { amount: 20_000 } })
    await apply(less, 20_000)
    expect((await student.credits.own()).left).toBe(30_000)
    await expect(apply(less, 20_000)).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
    await apply(more, 30_000)
    expect(await student.debts.get({ debtId: more })).toMatchObject({
      status: 'open',
      amountPayable: 50_000,
      partPaid: 30_000,
      receipts: [{ kind: 'settlement', byCredit: true, amount: 30_000 }],
    })
    await expect(apply(more, 30_000)).rejects.toMatchObject({ code: 'CREDIT_TOO_SMALL', status: 409 })
    expect(await world.rows(1, 'select state from financial.invoice_order where debt_id = $1', [more])).toEqual([])
    await expectBooksInOrder()
  })

  it('settles with what was paid before, and the statement and the income report say what was what', async () => {
    await addCredit(30_000)
    const debtId = await openDebt()
    await pay(debtId, 60_000)
    await apply(debtId, 30_000)
    await addCredit(30_000)
    await apply(debtId, 10_000)
    expect(await student.debts.get({ debtId })).toMatchObject({
      status: 'settled',
      amountPayable: 100_000,
      breakdown: { amountPayable: 100_000 },
      receipts: [
        { kind: 'settlement', byCredit: false, amount: 60_000 },
        { byCredit: true, amount: 30_000 },
        { byCredit: true, amount: 10_000 },
      ],
    })
    expect(await world.rows(1, 'select state, amount_cents from financial.invoice_order where debt_id = $1', [debtId])).toEqual([
      { state: 'ordered', amount_cents: 100_000 },
    ])
    const { rows, closingBalance } = await student.statement.get({ from: '2026-01-01', to: '2026-12-31' })
    expect(rows.filter((row) => row.debtId === debtId && row.kind === 'payment').map(({ credit, method }) => [credit, method])).toEqual([
      [60_000, 'pix'],
      [30_000, null],
      [10_000, null],
    ])
    expect(closingBalance).toBe(-20_000)
    expect((await student.incomeReports.get({ baseYear: 2026 })).results[0]).toMatchObject({ totalPaid: 160_000, totalNet: 160_000 })
    await expectBooksInOrder()
  })

  it('to a debt that is canceled afterwards is credit again, which the receipt does not count twice', async () => {
    await addCredit(30_000)
    const debtId = await openDebt()
    const { useId } = await apply(debtId, 30_000)
    await cancel(debtId)
    await expect(gina.credits.undo({ useId, note: '' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const { left, credits } = await student.credits.own()
    expect(left).toBe(30_000)
    expect(credits.map(({ amount, left }) => [amount, left]).toSorted()).toEqual([
      [30_000, 0],
      [30_000, 30_000],
    ])
    expect(await student.payments.receipt({ paymentId: credits[0]!.paymentId, receiptNumber: credits[0]!.receiptNumber })).toMatchObject({
      creditAmount: 30_000,
    })
    expect((await student.statement.get({ from: '2026-01-01', to: '2026-12-31' })).closingBalance).toBe(-30_000)
    const other = await openDebt(30_000)
    await apply(other, 30_000)
    expect(await stateOf(other)).toBe('settled')
    await expectBooksInOrder()
  })

  it('is for debts of the same person at the same institution', async () => {
    await addCredit()
    const second = await addEnrollment(world, { userId, registration: '202499999' })
    const foreign = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId: userId + 5000 }) })
    const elsewhere = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId, institutionId: 12 }) })
    const ofSecondCourse = await addDebt(world, { enrollmentId: second })
    await expect(apply(foreign, 100_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(apply(elsewhere, 100_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await gina.credits.ofStudent({ enrollmentId: second })).left).toBe(100_000)
    await apply(ofSecondCourse, 100_000)
    expect(await stateOf(ofSecondCourse)).toBe('settled')
  })

  it('acts once for one press, and refuses the key for another act', async () => {
    await addCredit(200_000)
    const [debtId, other] = [await openDebt(), await openDebt()]
    const idempotencyKey = key()
    const answers = await Promise.all([apply(debtId, 100_000, { idempotencyKey }), apply(debtId, 100_000, { idempotencyKey })])
    expect(answers[0]).toEqual(answers[1])
    expect((await student.credits.own()).left).toBe(100_000)
    await expect(apply(other, 100_000, { idempotencyKey })).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })

  it('by two at once spends the credit once, and the second is told', async () => {
    const iris = world.client(staff({ userId: 9002, permissions: manages }))
    for (let round = 0; round < 5; round++) {
      await addCredit()
      const debts = [await openDebt(), await openDebt()]
      const before = (await student.credits.own()).left
      const answers = await Promise.allSettled([
        apply(debts[0]!, before),
        apply(debts[1]!, before, { client: iris }),
        gina.credits.refund(refundOf(before, before)),
      ])
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(refused).toHaveLength(2)
      for (const { reason } of refused) expect(reason).toMatchObject({ status: 409 })
      expect((await student.credits.own()).left).toBe(0)
      await expectBooksInOrder()
    }
  })
})

describe('a refund', () => {
  it('is recorded with how, when, by whom and its proof, which staff can read', async () => {
    await addCredit()
    const proof = new File([new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF'))], 'comprovante.pdf', {
      type: 'application/pdf',
    })
    const { useId } = await gina.credits.refund({ ...refundOf(40_000, 100_000), reference: '', proof, note: 'A pedido' })
    const seen = await gina.credits.ofStudent({ enrollmentId })
    expect(seen).toMatchObject({
      left: 60_000,
      uses: [
        {
          kind: 'refund',
          amount: 40_000,
          refund: { way: 'pix', refundedOn: '2026-11-21' },
          destination: 'ana@exemplo.com.br',
          proof: 'comprovante.pdf',
          note: 'A pedido',
          madeBy: 'Gina Prates',
        },
      ],
    })
    const file = await gina.credits.proof({ useId })
    expect([file.name, await file.text()]).toEqual(['comprovante.pdf', expect.stringContaining('%PDF-1.4')])
    await expect(student.credits.proof({ useId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await student.credits.own()).uses).toMatchObject([{ kind: 'refund', refund: { way: 'pix' } }])
    expect((await student.credits.own()).uses[0]).not.toHaveProperty('destination')
    const { rows } = await student.statement.get({ from: '2026-01-01', to: '2026-12-31' })
    expect(rows.filter(({ kind }) => kind === 'credit_refunded')).toMatchObject([{ debit: 40_000, date: '2026-11-21' }])
    await expectBooksInOrder()
  })

  it.each([
    ['of more than is left', { amount: 100_001 }, 'BAD_REQUEST'],
    ['of nothing', { amount: 0 }, 'BAD_REQUEST'],
    ['of credit that is not what was shown', { expectedLeft: 120_000 }, 'CONTENT_CHANGED'],
    ['of a day to come', { refundedOn: '2026-11-22' }, 'DAY_NOT_ALLOWED'],
    ['without a proof', { reference: '  ' }, 'BAD_REQUEST'],
    ['without where to', { destination: ' ' }, 'BAD_REQUEST'],
  ])('%s is refused', async (_, given, code) => {
    await addCredit()
    await expect(gina.credits.refund({ ...refundOf(100_000, 100_000), ...given })).rejects.toMatchObject({ code })
    expect((await student.credits.own()).left).toBe(100_000)
  })

  it('takes no program for a proof', async () => {
    await addCredit()
    const proof = new File(['<script>'], 'comprovante.pdf', { type: 'application/pdf' })
    await expect(gina.credits.refund({ ...refundOf(1, 100_000), proof })).rejects.toMatchObject({ code: 'FILE_TYPE' })
  })
})

describe('an act', () => {
  it('is undone on its day: the debt is open, the credit is there, and both stay on record', async () => {
    await addCredit()
    const debtId = await openDebt()
    const { useId } = await apply(debtId, 100_000)
    await gina.credits.undo({ useId, note: 'Aluno errado' })
    expect(await stateOf(debtId)).toBe('open')
    expect(await student.debts.get({ debtId })).toMatchObject({ receipts: [], breakdown: { amountPayable: 100_000 } })
    expect(await student.credits.own()).toMatchObject({ left: 100_000, uses: [] })
    expect((await gina.credits.ofStudent({ enrollmentId })).uses).toMatchObject([
      { useId, undoneBy: 'Gina Prates', undoneNote: 'Aluno errado', isUndoable: false },
    ])
    await expect(gina.credits.undo({ useId, note: '' })).rejects.toMatchObject({ code: 'CONTENT_CHANGED', status: 409 })
    await expectBooksInOrder()
    const statement = await student.statement.get({ from: '2026-01-01', to: '2026-12-31' })
    expect(statement.rows.some(({ kind }) => kind === 'credit_used')).toBe(false)
    await apply(debtId, 100_000)
    expect(await stateOf(debtId)).toBe('settled')
    await expect(world.rows(1, 'delete from financial.credit_use where use_id = $1', [useId])).rejects.toThrow('append-only')
  })

  it('that paid a part is undone from the newest back, and the debt is what it was after the parts before', async () => {
    await addCredit(20_000)
    const debtId = await openDebt()
    await pay(debtId, 33_333)
    const first = await apply(debtId, 20_000)
    await addCredit(10_000)
    const second = await apply(debtId, 10_000)
    await expect(gina.credits.undo({ useId: first.useId, note: '' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    for (const [{ useId }, partPaid] of [
      [second, 53_333],
      [first, 33_333],
    ] as const) {
      await gina.credits.undo({ useId, note: '' })
      expect(await student.debts.get({ debtId })).toMatchObject({ status: 'open', partPaid, amountPayable: 100_000 - partPaid })
      await expectBooksInOrder()
    }
    expect((await student.credits.own()).left).toBe(30_000)
  })

  it('that is undone ends codes for the rest, whose money then pays no more than it is', async () => {
    await addCredit(60_000)
    const debtId = await openDebt()
    const { useId } = await apply(debtId, 60_000)
    const code = await charge(debtId)
    await gina.credits.undo({ useId, note: '' })
    expect((await world.bank.getCharge(code))!.status).toBe('removed')
    await pay(debtId, 40_000, code)
    expect(await student.debts.get({ debtId })).toMatchObject({ status: 'open', partPaid: 40_000, amountPayable: 60_000 })
    await expectBooksInOrder()
  })

  it('of a refund gives the credit back', async () => {
    await addCredit()
    const { useId } = await gina.credits.refund(refundOf(100_000, 100_000))
    expect((await student.credits.own()).left).toBe(0)
    await gina.credits.undo({ useId, note: '' })
    expect(await student.credits.own()).toMatchObject({ left: 100_000, uses: [] })
    await expectBooksInOrder()
  })

  it('is undone once by two at once', async () => {
    await addCredit()
    const { useId } = await gina.credits.refund(refundOf(100_000, 100_000))
    const answers = await Promise.allSettled([gina.credits.undo({ useId, note: '' }), gina.credits.undo({ useId, note: '' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await student.credits.own()).left).toBe(100_000)
    await expectBooksInOrder()
  })

  it('on a debt that a request waits for goes on once it is settled, and then is not undone', async () => {
    await addCredit(40_000)
    const waiting = await addDebt(world, { enrollmentId, type: 'service' })
    await world.rows(1, 'update financial.debt set request_id = gen_random_uuid() where debt_id = $1', [waiting])
    const told = world.settledSources.length
    expect((await gina.credits.ofStudent({ enrollmentId })).debts).toMatchObject([{ debtId: waiting, takes: 40_000, isFinal: false }])
    const part = await apply(waiting, 40_000)
    expect(world.settledSources.length).toBe(told)
    await gina.credits.undo({ useId: part.useId, note: '' })
    await gina.credits.refund(refundOf(40_000, 40_000))
    await cancel(waiting)

    await addCredit()
    const debtId = await addDebt(world, { enrollmentId, type: 'service' })
    await world.rows(1, 'update financial.debt set request_id = gen_random_uuid() where debt_id = $1', [debtId])
    expect((await gina.credits.ofStudent({ enrollmentId })).debts).toMatchObject([{ debtId, isFinal: true }])
    const { useId } = await apply(debtId, 100_000)
    expect(world.settledSources.at(-1)).toMatchObject({ debtId, status: 'paid' })
    await expect(gina.credits.undo({ useId, note: '' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await student.credits.own()).left).toBe(0)
    await expectBooksInOrder()
  })
})

it('whatever is done in whatever order, no cent is used twice or lost', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('apply' as const), which: fc.nat(2) }),
    fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 70_000 }) }),
    fc.record({ kind: fc.constant('undo' as const), which: fc.nat(5) }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 4 }),
      fc.array(act, { maxLength: 8 }),
      async (credits, acts) => {
        enrollmentId = await addEnrollment(world, { userId: ++userId })
        student = world.client(principal({ userId }))
        for (const amount of credits) await addCredit(amount)
        const debts = [await openDebt(10_000), await openDebt(30_000), await openDebt(70_000)]
        const total = credits.reduce((sum, amount) => sum + amount, 0)
        const done: { useId: string; amount: number; debtId: number | null }[] = []
        const attempt = (work: Promise<{ useId: string }>, amount: number, debtId: number | null) =>
          work.then(
            ({ useId }) => done.push({ useId, amount, debtId }),
            () => undefined,
          )
        for (const step of acts) {
          const { left, debts: targets } = await gina.credits.ofStudent({ enrollmentId })
          if (step.kind === 'refund') await attempt(gina.credits.refund(refundOf(step.amount, left)), step.amount, null)
          else if (step.kind === 'apply') {
            const debtId = debts[step.which]!
            const takes = targets.find((target) => target.debtId === debtId)?.takes
            await attempt(apply(debtId, takes ?? 1), takes ?? 1, debtId)
          } else if (done[step.which]) {
            const { useId, debtId } = done[step.which]!
            const isNewest = debtId === null || !done.slice(step.which + 1).some((later) => later.debtId === debtId)
            const undone = gina.credits.undo({ useId, note: '' })
            if (isNewest) {
              await undone
              done.splice(step.which, 1)
            } else await expect(undone).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
          }
          const used = done.reduce((sum, { amount }) => sum + amount, 0)
          expect((await student.credits.own()).left).toBe(total - used)
        }
        for (const [at, owed] of [10_000, 30_000, 70_000].entries()) {
          const paid = done.reduce((sum, { debtId, amount }) => (debtId === debts[at] ? sum + amount : sum), 0)
          expect(await student.debts.get({ debtId: debts[at]! })).toMatchObject(
            paid === owed ? { status: 'settled' } : { status: 'open', amountPayable: owed - paid },
          )
        }
        await expectBooksInOrder()
      },
    ),
    { numRuns: 12 },
  )
}, 60_000)

it('the day ends at midnight where the institution is', async () => {
  await addCredit(200_000)
  // To a minute before midnight in São Paulo.
  world.clock.advance(12 * hour - 60_000)
  const [late, later] = [await apply(await openDebt(), 100_000), await apply(await openDebt(), 100_000)]
  await gina.credits.undo({ useId: late.useId, note: '' })
  world.clock.advance(60_000)
  await expect(gina.credits.undo({ useId: later.useId, note: '' })).rejects.toMatchObject({ code: 'DEADLINE_OVER', status: 409 })
  expect((await gina.credits.ofStudent({ enrollmentId })).uses.map(({ isUndoable }) => isUndoable)).toEqual([false, false])
})
