import { beforeAll, describe, expect, it } from 'vitest'
import { seedFinancial } from '../../../demo/financial.ts'
import { addCampaign, addDebt, addEnrollment } from '../testing/builders.ts'
import { textOfPdf } from '../../platform/testing/pdf-text.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

let world: World

const code = (expected: string) => expect.objectContaining({ code: expected })
const client = (userId: number, given = {}) => world.client(principal({ userId, ...given }))
const always = { from: '2000-01-01', to: '2099-12-31' }

beforeAll(async () => {
  world = await createWorld()
  await seedFinancial({ pool: world.pool, clock: world.clock, debts: 300 })
})

describe('statement', () => {
  it('closes with what is still open, without what is not booked yet', async () => {
    const { closingBalance, rows, studentName, institutionName } = await client(1001).statement.get(always)
    const [books] = await world.rows<{ open: number }>(
      1,
      `select sum(d.gross_cents - d.scholarship_cents)::bigint as open from financial.debt d join financial.enrollment e using (enrollment_id) where e.user_id = 1001 and d.status = 'open'`,
    )
    expect(closingBalance).toBe(books!.open)
    expect([studentName, institutionName]).toEqual(['Ana Souza', 'Universidade Aurora, Campus Norte'])
    const [paid] = await world.rows<{ paid: number }>(
      1,
      `select sum(amount_cents)::bigint as paid from financial.ledger_entry where user_id = 1001 and kind = 'settlement'`,
    )
    expect(rows.filter(({ kind }) => kind === 'payment').reduce((sum, { credit }) => sum + credit, 0)).toBe(paid!.paid)
    expect(rows.find(({ kind }) => kind === 'payment')).toMatchObject({ method: 'pix' })
  })

  it('differs from what is owed today by the charges that it names', async () => {
    const own = client(1001)
    const today = '2026-11-21'
    const { owedToday } = await own.debts.overview()
    const { closingBalance, unbookedCharges } = await own.statement.get({ from: '2026-11-01', to: today })
    expect([unbookedCharges, closingBalance + unbookedCharges]).toEqual([owedToday.charges, owedToday.amountPayable])
    expect(unbookedCharges).toBe(2_959)
    expect((await own.statement.get({ from: '2026-11-01', to: '2026-11-20' })).unbookedCharges).toBe(0)
  })

  it('names no charges of a debt whose card is under review', async () => {
    const enrollmentId = await addEnrollment(world, { userId: 1899, registration: '1899' })
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-10' })
    const own = client(1899)
    const charges = async () => (await own.statement.get({ from: '2026-11-01', to: '2026-11-21' })).unbookedCharges
    expect(await charges()).toBeGreaterThan(0)
    const { amount: expectedAmount } = await own.payments.quote({ debtIds: [debtId] })
    const cardToken = (await world.cardBooks.tokenize({ number: '4000000000000077', expiry: '12/30', code: '123', holder: 'ANA SOUZA' }))!
    const charge = { debtIds: [debtId], expectedAmount, idempotencyKey: crypto.randomUUID(), installments: 1, cardToken }
    expect((await own.payments.chargeCredit(charge)).status).toBe('pending')
    expect(await charges()).toBe(0)
  })

  it('joins month by month to the whole', async () => {
    const months = Array.from({ length: 12 }, (_, month) => ({
      from: new Date(Date.UTC(2026, month, 1)).toISOString().slice(0, 10),
      to: new Date(Date.UTC(2026, month + 1, 0)).toISOString().slice(0, 10),
    }))
    const statements = await Promise.all(months.map((period) => client(1001).statement.get(period)))
    const year = await client(1001).statement.get({ from: '2026-01-01', to: '2026-12-31' })
    for (const [index, one] of statements.entries())
      expect(one.openingBalance).toBe(index === 0 ? year.openingBalance : statements[index - 1]!.closingBalance)
    expect(statements.flatMap(({ rows }) => rows)).toEqual(year.rows)
  })

  it('tells a payment that came too late for its debt as credit', async () => {
    const enrollmentId = await addEnrollment(world, { userId: 1810, registration: '1810' })
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-10' })
    await addDebt(world, { enrollmentId, status: 'canceled', dueDate: '2026-11-09' })
    const own = client(1810)
    const { breakdown } = await own.debts.get({ debtId })
    const first = await own.payments.chargePix({
      debtIds: [debtId],
      expectedAmount: breakdown.amountPayable,
      idempotencyKey: crypto.randomUUID(),
    })
    await world.rows(
      1,
      `update financial.debt set status = 'settled', amount_on = '2026-11-10', paid_at = '2026-11-10T12:00:00Z', paid_cents = 100000 where debt_id = $1`,
      [debtId],
    )
    await world.bank.pay(
      (await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [first.paymentId]))[0]!.txid,
    )
    const { rows, closingBalance } = await own.statement.get(always)
    expect(rows.map(({ kind, debit, credit }) => [kind, debit - credit])).toEqual([
      ['charge', 100_000],
      ['payment', -100_000],
      ['credit', -breakdown.amountPayable],
    ])
    expect(closingBalance).toBe(-breakdown.amountPayable)
  })

  it('names the discount of a campaign', async () => {
    const enrollmentId = await addEnrollment(world, { userId: 1811, registration: '1811' })
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-01' })
    const campaignId = await addCampaign(world, { listed: [debtId] })
    const own = client(1811)
    const { amount, campaign } = await own.payments.quote({ debtIds: [debtId], campaignId })
    const charge = { debtIds: [debtId], campaignId, expectedAmount: amount, idempotencyKey: crypto.randomUUID() }
    const { paymentId } = await own.payments.chargePix(charge)
    const [{ txid }] = (await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])) as [
      { txid: string },
    ]
    await world.bank.pay(txid)
    const { rows, closingBalance } = await own.statement.get(always)
    expect(rows.map(({ kind }) => kind)).toEqual(['charge', 'campaign_discount', 'fine', 'interest', 'payment'])
    expect(rows[1]).toMatchObject({ credit: campaign!.discountAmount })
    expect(closingBalance).toBe(0)
  })

  it('is the own one, of the institution that the person is in', async () => {
    const whole = await client(1002).statement.get(always)
    const north = await client(1002, { institutionId: 11 }).statement.get(always)
    const south = await client(1002, { institutionId: 12 }).statement.get(always)
    expect(north.closingBalance + south.closingBalance).toBe(whole.closingBalance)
    expect((await client(1001, { tenantId: 2 }).statement.get(always)).rows).toEqual([])
    await expect(world.client(staff()).statement.get(always)).rejects.toEqual(code('FORBIDDEN'))
    await expect(world.client(null).statement.get(always)).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(client(1001).statement.get({ from: '2026-02-01', to: '2026-01-01' })).rejects.toEqual(code('BAD_REQUEST'))
  })

  it('prints in each language', async () => {
    const period = { from: '2026-01-01', to: '2026-12-31' }
    const expected = {
      'pt-BR': ['Extrato', 'De 01/01/2026 a 31/12/2026', 'Pagamento por Pix: Mensalidade de', 'Saldo previsto, sem multa e juros'],
      en: ['Statement', 'From 01/01/2026 to 12/31/2026', 'Payment by Pix: Tuition for', 'Expected balance, without late fee and interest'],
      es: ['Extracto', 'Del 01/01/2026 al 31/12/2026', 'Pago por Pix: Mensualidad de', 'Saldo previsto, sin multa ni intereses'],
    }
    for (const locale of ['pt-BR', 'en', 'es'] as const) {
      const file = await client(1001).reports.issue({ kind: 'statement', ...period, locale })
      expect(file.name).toBe(`${expected[locale][0]!.toLowerCase()}-2026-01-01-2026-12-31.pdf`)
      const { text } = await textOfPdf(file)
      for (const part of [...expected[locale], 'Ana Souza', 'Universidade Aurora, Campus Norte']) expect(text).toContain(part)
    }
    const { text } = await textOfPdf(await client(1001).reports.issue({ kind: 'statement', ...period, locale: 'pt-BR' }))
    const { amountPayable } = (await client(1001).debts.overview()).owedToday
    const leading = text.slice(text.indexOf('Você deve hoje, 21/11/2026, com multa e juros:'), text.indexOf('De 01/01/2026 a 31/12/2026'))
    expect(leading.replaceAll(/\s/g, ' ')).toContain(`R$ ${(amountPayable / 100).toLocaleString('pt-BR')}`)
    expect(leading.replaceAll(/\s/g, ' ')).toContain('Inclui R$ 29,59 de multa e juros')
    const empty = await textOfPdf(
      await client(1001).reports.issue({ kind: 'statement', from: '2001-01-01', to: '2001-01-31', locale: 'pt-BR' }),
    )
    expect(empty.text).toContain('Nada foi cobrado nem pago neste período.')
  })
})
