import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AgreementTermsOfPayment, calculateAgreement } from '../services/financial/agreements/agreement-amounts.ts'
import { createReportPrinter } from '../services/financial/documents/report-printer.ts'
import { createRenderCheck } from '../services/financial/templates/preview.ts'
import { checkedTemplate } from '../services/financial/templates/templates.queries.ts'
import { createWorld, principal, staff, type World } from '../services/financial/testing/world.ts'
import { seedFinancial } from './financial.ts'
import { demoTemplates } from './financial-templates.ts'

let world: World

beforeAll(async () => {
  world = await createWorld({ at: '2026-11-21T15:00:00Z' })
  await seedFinancial({ pool: world.pool, clock: world.clock, debts: 3_000 })
})

describe('seedFinancial', () => {
  it('gives Ana the debts of the pictures', async () => {
    const ana = world.client(principal({ userId: 1001, institutionId: 11 }))
    const { results } = await ana.debts.list({ filter: { status: 'open' }, sort: 'dueDate' })
    expect(
      results.map(({ type, description, dueDate, status, amountPayable }) => [type, description, dueDate, status, amountPayable]),
    ).toEqual([
      ['tuition', null, '2026-11-10', 'overdue', 122_635],
      ['service', 'Segunda via da carteira', '2026-11-15', 'overdue', 5_777],
      ['tuition', null, '2026-11-30', 'open', 113_810],
      ['service', 'Exame de segunda chamada', '2026-12-06', 'open', 8_500],
      ['tuition', null, '2026-12-30', 'open', 113_810],
    ])
    expect(results[2]!.discountUntil).toBe('2026-11-25')
    const overview = await ana.debts.overview()
    expect(overview).toMatchObject({ open: { count: 5 }, overdue: { count: 2, amountPayable: 128_412 }, settled: { count: 34 } })
  })

  it('breaks the overdue tuition down as the picture does, today and on another day', async () => {
    const ana = world.client(principal({ userId: 1001 }))
    const today = await ana.debts.get({ debtId: 1 })
    expect(today.breakdown).toEqual({
      on: '2026-11-21',
      amountPayable: 122_635,
      lines: [
        { kind: 'gross', amount: 149_750, rateBasisPoints: null, days: null, date: null },
        { kind: 'scholarship', amount: -29_950, rateBasisPoints: 2000, days: null, date: null },
        { kind: 'punctuality_discount', amount: 0, rateBasisPoints: null, days: null, date: '2026-11-05' },
        { kind: 'fine', amount: 2_396, rateBasisPoints: 200, days: null, date: '2026-11-11' },
        { kind: 'interest', amount: 439, rateBasisPoints: 100, days: 11, date: '2026-11-11' },
      ],
    })
    const later = await ana.debts.get({ debtId: 1, on: '2026-11-30' })
    expect(later.breakdown.amountPayable).toBe(122_995)
  })

  it('gives Ana an agreement that she paid, and a new one to be made of her two overdue debts', async () => {
    const ana = world.client(principal({ userId: 1001, institutionId: 11 }))
    const { results } = await ana.agreements.list({})
    expect(results).toMatchObject([
      {
        agreementId: 1,
        status: 'settled',
        grossAmount: 385_555,
        officeAmount: 19_278,
        totalAmount: 410_875,
        installments: { count: 3, paid: 3 },
      },
    ])
    const { installments, debts } = await ana.agreements.get({ agreementId: 1 })
    expect([installments.length, debts.length]).toEqual([3, 3])
    const overdue = await ana.agreements.debts()
    expect(overdue.results.map(({ debtId, obstacle }) => [debtId, obstacle])).toEqual([
      [1, null],
      [2, null],
    ])
    const { offers } = await ana.agreements.calculate({ debtIds: [1, 2] })
    expect(offers.map(({ plan, obstacle }) => [plan.installmentCount, obstacle?.reason ?? null])).toEqual([
      [1, null],
      [3, null],
      [6, null],
      [12, 'below_minimum'],
    ])
  })

  it('lays agreements that are what the rules give for their day', async () => {
    const agreements = await world.rows<{
      gross: number
      office: number
      interest: number
      total: number
      terms: AgreementTermsOfPayment
      parts: object[]
    }>(
      1,
      `select a.gross_cents as gross, a.office_cents as office, a.future_interest_cents as interest, a.total_cents as total,
         jsonb_build_object('grossAmount', r.gross, 'officeAmount', round(r.gross * s.debt_office_bp / 10000.0), 'futureInterestBasisPoints', s.future_interest_bp,
           'installmentCount', i.count, 'firstDueDate', i.first) as terms, i.parts
       from financial.agreement a join financial.agreement_setting s using (institution_id)
       cross join lateral (select sum(financial.amount_payable(d.institution_id, d.gross_cents, d.scholarship_cents, d.punctuality_cents, d.punctuality_until,
         d.due_date, d.fine_bp, d.interest_bp, (a.made_at at time zone 'America/Sao_Paulo')::date))::bigint as gross
         from financial.agreement_debt ad join financial.debt d using (debt_id) where ad.agreement_id = a.agreement_id) r
       cross join lateral (select count(*) as count, min(d.due_date) as first,
         jsonb_agg(jsonb_build_object('number', ai.number, 'dueDate', d.due_date, 'amount', d.gross_cents) order by ai.number) as parts
         from financial.agreement_installment ai join financial.debt d using (debt_id) where ai.agreement_id = a.agreement_id) i`,
    )
    expect(agreements.length).toBeGreaterThan(3)
    for (const { gross, office, interest, total, terms, parts } of agreements)
      expect({ grossAmount: gross, officeAmount: office, futureInterestAmount: interest, totalAmount: total, installments: parts }).toEqual(
        calculateAgreement(terms),
      )
  })

  it('lays agreements whose installments and debts agree with what they say', async () => {
    const wrong = await world.rows(
      1,
      `select a.agreement_id from financial.agreement a
       where total_cents <> (select sum(amount_cents) from financial.agreement_installment i where i.agreement_id = a.agreement_id)
         or gross_cents <> (select sum(amount_cents) from financial.agreement_debt d where d.agreement_id = a.agreement_id)
         or exists (select from financial.agreement_debt ad join financial.debt d using (debt_id) where ad.agreement_id = a.agreement_id and a.canceled_at is null and ad.amount_cents <> financial.debt_amount(d, $1::date))`,
      ['2026-11-21'],
    )
    expect(wrong).toEqual([])
    const gina = world.client(staff())
    expect((await gina.agreements.list({})).totalCount).toBeGreaterThan(3)
    expect((await gina.agreements.list({ filter: { search: 'Ana Souza' } })).results.map(({ agreementId }) => agreementId)).toContain(1)
  })

  it('keeps a proof of every debt a demo person settled', async () => {
    const ana = world.client(principal({ userId: 1001 }))
    const { results } = await ana.debts.list({ filter: { status: 'settled' }, perPage: 50, sort: '-paidAt' })
    // Three of them by a settled agreement.
    expect(results).toHaveLength(34)
    const debt = await ana.debts.get({ debtId: results[0]!.debtId })
    expect(debt.receipts).toMatchObject([{ kind: 'settlement', late: false, amount: debt.amountPayable }])
    expect(debt.breakdown.amountPayable).toBe(debt.amountPayable)
    const receipt = await ana.payments.receipt({ paymentId: debt.receipts[0]!.paymentId })
    expect(receipt).toMatchObject({
      payerName: 'Ana Souza',
      amount: debt.amountPayable,
      institutionName: 'Universidade Aurora, Campus Norte',
    })
    expect(receipt.endToEndId).toMatch(/^E\d{20}[0-9a-f]{11}$/)
  })

  it('gives Ana contracts of every kind, Bruno some in both courses, and Clara one to accept', async () => {
    const statuses = async (userId: number, tab: 'current' | 'historic', profile: 'STUDENT' | 'CANDIDATE' = 'STUDENT') =>
      (await world.client(principal({ userId, profile })).contracts.list({ tab })).results.map(
        ({ status, year, period }) => `${status} ${year}/${period}`,
      )
    expect(await statuses(1001, 'current')).toEqual(['waitingAcceptance 2027/1', 'active 2026/2'])
    expect(await statuses(1001, 'historic')).toEqual([
      'finished 2026/1',
      'finished 2025/2',
      'canceled 2025/1',
      'finished 2025/1',
      'finished 2024/2',
      'finished 2024/1',
    ])
    expect(await statuses(1002, 'current')).toEqual(['notAvailable 2027/1', 'active 2026/2', 'active 2026/2'])
    expect(await statuses(1003, 'current', 'CANDIDATE')).toEqual(['waitingAcceptance 2027/1'])
    const future = await world.rows(
      1,
      'select from financial.contract_offer o left join financial.contract_acceptance a using (contract_id) where greatest(o.offered_at, a.accepted_at) > $1 or a.accepted_at < o.offered_at',
      [world.clock.now()],
    )
    expect(future).toEqual([])
  })

  it('lets nobody of those who reenroll owe anything that is overdue', async () => {
    for (const userId of [1010, 1011, 1012, 1013, 1014, 1015]) {
      const student = world.client(principal({ userId, institutionId: 11 }))
      expect(await student.debts.overview()).toMatchObject({ open: { count: 1 }, overdue: { count: 0 }, settled: { count: 4 } })
      const { results } = await student.contracts.list({ tab: 'current' })
      expect(results.map(({ status, year, period, course }) => `${status} ${year}/${period} ${course}`)).toEqual([
        'active 2026/2 Engenharia Civil',
      ])
    }
  })

  it('shows bank files in each state that asks for something, and every slip of the booked ones paid', async () => {
    const { bankFiles } = world.client(staff({ permissions: { financial: ['banks.manage'] } }))
    const { results } = await bankFiles.list({})
    expect(results.map(({ status }) => status)).toEqual(['ready', 'refused', ...Array(7).fill('booked')])
    const [waiting, refused, , paid] = await Promise.all(results.map(({ fileId }) => bankFiles.get({ fileId })))
    const found = ({ findings }: typeof waiting & {}) => Object.fromEntries(findings.map(({ finding, entries }) => [finding, entries]))
    expect(found(waiting!)).toEqual({ paid_less: 1, matches: 2, unknown_slip: 1 })
    expect(refused!.problems.length).toBeGreaterThan(0)
    expect(found(paid!)).toEqual({ matches: 6, unknown_slip: 1 })
    expect((await bankFiles.remittances()).results.map(({ slips }) => slips)).toEqual([3, 6, 6, 6])
    const { accountId } = waiting!.account!
    const [from, to] = ['2026-10-01', '2026-10-31']
    const period = await bankFiles.reconciliation({ accountId, from, to, differences: 'resolved' })
    expect(period).toMatchObject({ open: 0, resolved: 1, booked: { entries: 6 } })
  })

  it('has templates that the product accepts', async () => {
    const printer = createReportPrinter()
    const fits = createRenderCheck(printer)
    for (const { templates } of Object.values(demoTemplates))
      for (const { content } of templates)
        expect(await checkedTemplate({ fits }, JSON.stringify(content), content.document)).toEqual(content)
    await printer.close()
  })

  it('issued invoices for what was paid in the last two years, one for what is due, and canceled one', async () => {
    const ana = world.client(principal({ userId: 1001 }))
    const count = async (status: 'pending' | 'settled' | 'canceled') => (await ana.invoices.list({ filter: { status } })).totalCount
    expect([await count('pending'), await count('canceled')]).toEqual([1, 1])
    expect(await count('settled')).toBeGreaterThan(20)
  })

  it('has exactly as many debts as asked for, in every status, a fifth overdue and most settled', async () => {
    const gina = world.client(staff())
    const count = async (filter: object) => (await gina.debts.list({ filter })).totalCount
    expect(await count({})).toBe(3_000)
    expect((await count({ status: 'overdue' })) / 3_000).toBeCloseTo(0.2, 1)
    expect((await count({ status: 'settled' })) / 3_000).toBeGreaterThan(0.6)
    expect(await count({ status: 'in_agreement' })).toBeGreaterThan(30)
    expect(await count({ status: 'canceled' })).toBeGreaterThan(10)
    expect((await gina.debts.paymentYears()).years).toEqual([2027, 2026, 2025, 2024, 2023, 2022])
  })

  it('invents students with valid and distinct CPFs', async () => {
    const everybody = await world.rows<{ tax_id: string; registration: string; user_id: number | null }>(
      1,
      'select tax_id, registration, user_id from financial.enrollment',
    )
    expect(everybody.filter(({ tax_id }) => !isValidCpf(tax_id))).toEqual([])
    const students = everybody.filter(({ user_id }) => user_id === null)
    expect(new Set(students.map(({ tax_id }) => tax_id)).size).toBe(students.length)
    expect(new Set(students.map(({ registration }) => registration)).size).toBe(students.length)
  })

  it('settles nothing in the future, and every settled debt for what it came to on that day', async () => {
    const wrong = await world.rows(
      1,
      `select debt_id from financial.debt d where status = 'settled' and (paid_at > $1 or paid_cents <> financial.amount_payable(
         institution_id, gross_cents, scholarship_cents, punctuality_cents, punctuality_until, due_date, fine_bp, interest_bp, amount_on))`,
      [world.clock.now()],
    )
    expect(wrong).toEqual([])
  })

  it('lays the same world again, and does nothing when it is there', async () => {
    const digest = () =>
      world.rows(
        1,
        `select md5(string_agg(d::text || e::text, '' order by debt_id)), (select md5(string_agg(c::text, '' order by c.contract_id)) from financial.contract c) as contracts,
        (select md5(string_agg(o.hash, '' order by o.content_id)) from financial.contract_offer o) as texts, (select md5(string_agg(v::text, '' order by v.invoice_id)) from financial.invoice v) as invoices
        from financial.debt d join financial.enrollment e using (tenant_id, enrollment_id)`,
      )
    const first = await digest()
    await seedFinancial({ pool: world.pool, clock: world.clock, debts: 3_000 })
    expect(await digest()).toEqual(first)
    await seedFinancial({ pool: world.pool, clock: world.clock, debts: 500 })
    expect((await world.rows(1, 'select from financial.debt')).length).toBe(500)
    await seedFinancial({ pool: world.pool, clock: world.clock, debts: 3_000 })
    expect(await digest()).toEqual(first)
  })

  it('stays out of a database with data of its own', async () => {
    await world.pool.query('insert into financial.tenant (tenant_id) values (77)')
    await expect(seedFinancial({ pool: world.pool, clock: world.clock, debts: 10 })).rejects.toThrow(/the demo stays out/)
  })
})
