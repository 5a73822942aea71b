import type { ContractStatus } from '#api/financial/contracts.ts'
import type { DebtType } from '#api/financial/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { PaymentMethodType, PaymentStatus } from '#api/financial/payments.ts'
import type { BookedStatus } from '../debts/debts.schema.ts'
import { isOwed } from '../debts/owed.queries.ts'
import type { World } from './world.ts'

/** Inserts a tenant with one institution. */
export async function addInstitution(world: World, { tenantId = 1, institutionId = 11 } = {}): Promise<void> {
  await world.pool.query('insert into financial.tenant (tenant_id) values ($1) on conflict do nothing', [tenantId])
  await world.rows(
    tenantId,
    `insert into financial.institution (institution_id, tenant_id, name, merchant_name, city, tax_id, pix_key)
     values ($1, $2, 'Universidade de Teste', 'Universidade São João del-Rei', 'São José dos Campos', '48120357000130', 'a1f4c2d8-0b9e-4f6e-9d55-2f6a7a1f0e11')`,
    [institutionId, tenantId],
  )
  await world.rows(
    tenantId,
    `with own_bank as (
       insert into financial.bank (tenant_id, code, name, nickname) values ($2::int, '999', 'Banco 999', 'Banco de teste')
       on conflict (tenant_id, code) do update set code = excluded.code returning bank_id
     ), account as (
       insert into financial.bank_account (tenant_id, institution_id, bank_id, branch, number, digit, agreement, wallet)
       select $2::int, $1::int, bank_id, '0001', lpad($1::text, 6, '0'), '0', lpad((1000000 + $1::int)::text, 7, '0'), '17'
       from own_bank returning account_id
     )
     insert into financial.payment_setting (institution_id, tenant_id, methods, slip_account_id, card_key, max_installments, min_installment_cents)
     select $1::int, $2::int, '{pix,bank_slip,credit_card}', account_id, 'pk_test', 12, 5000 from account`,
    [institutionId, tenantId],
  )
}

interface EnrollmentParts {
  tenantId?: number
  institutionId?: number
  userId?: number | null
  studentName?: string
  registration?: string
  taxId?: string
}

/** Inserts a student in a course; returns the enrollment id. */
export async function addEnrollment(world: World, parts: EnrollmentParts = {}): Promise<number> {
  const {
    tenantId = 1,
    institutionId = 11,
    userId = 1001,
    studentName = 'Ana Souza',
    registration = '202310482',
    taxId = '52998224725',
  } = parts
  const [row] = await world.rows<{ enrollment_id: number }>(
    tenantId,
    `insert into financial.enrollment (tenant_id, institution_id, user_id, student_name, registration, tax_id, course)
     values ($1, $2, $3, $4, $5, $6, 'Engenharia Civil') returning enrollment_id`,
    [tenantId, institutionId, userId, studentName, registration, taxId],
  )
  return row!.enrollment_id
}

interface DebtParts {
  tenantId?: number
  enrollmentId: number
  type?: DebtType
  status?: BookedStatus
  competency?: string
  dueDate?: string
  gross?: number
  scholarship?: number
  punctuality?: number
  punctualityUntil?: string | null
  amountOn?: string | null
  paidAt?: string | null
  paid?: number | null
  description?: Partial<LocalizedText> | null
}

/** Inserts a debt, by default 1,000.00 due 2026-11-30 with 2% fine and 1% monthly interest; returns its id. */
export async function addDebt(world: World, parts: DebtParts): Promise<number> {
  const settled = parts.status === 'settled'
  const {
    tenantId = 1,
    enrollmentId,
    type = 'tuition',
    status = 'open',
    competency = '2026-11-01',
    dueDate = '2026-11-30',
    gross = 100_000,
    scholarship = 0,
    punctuality = 0,
    punctualityUntil = null,
    amountOn = isOwed(status) ? null : '2026-11-20',
    paidAt = settled ? '2026-11-20T13:00:00Z' : null,
    paid = settled ? gross - scholarship : null,
    description = null,
  } = parts
  const [row] = await world.rows<{ debt_id: number }>(
    tenantId,
    `insert into financial.debt (tenant_id, institution_id, enrollment_id, type, status, competency, due_date, gross_cents,
       scholarship_cents, scholarship_bp, punctuality_cents, punctuality_until, fine_bp, interest_bp, amount_on, paid_at, paid_cents, description)
     select $1, institution_id, enrollment_id, $3, $4, $5, $6, $7, $8, null, $9, $10, 200, 100, $11, $12, $13, $14
     from financial.enrollment where enrollment_id = $2 returning debt_id`,
    [
      tenantId,
      enrollmentId,
      type,
      status,
      competency,
      dueDate,
      gross,
      scholarship,
      punctuality,
      punctualityUntil,
      amountOn,
      paidAt,
      paid,
      description,
    ],
  )
  return row!.debt_id
}

interface SettingParts {
  tenantId?: number
  institutionId?: number
  debtTypes?: DebtType[]
  expiredDays?: number
  futureInterest?: number
  office?: number
  cancelAfterDays?: number
  termsVersion?: number
}

/** Inserts agreement terms, by default for all debts five days overdue, with a 5% fee and 2% monthly interest. */
export async function addAgreementSetting(world: World, parts: SettingParts = {}): Promise<void> {
  const {
    tenantId = 1,
    institutionId = 11,
    debtTypes = ['tuition', 'service'],
    expiredDays = 5,
    futureInterest = 200,
    office = 500,
    cancelAfterDays = 10,
    termsVersion = 1,
  } = parts
  await world.rows(
    tenantId,
    `insert into financial.agreement_setting
       (institution_id, tenant_id, debt_types, expired_days, future_interest_bp, debt_office_bp, cancel_after_days, terms, terms_version)
     values ($1, $2, $3, $4, $5, $6, $7, '{"pt-BR": "Aceito.", "en": "I accept.", "es": "Acepto."}', $8)`,
    [institutionId, tenantId, debtTypes, expiredDays, futureInterest, office, cancelAfterDays, termsVersion],
  )
}

interface PlanParts {
  tenantId?: number
  institutionId?: number
  count?: number
  minimum?: number
  maximum?: number
  minimumInstallment?: number
  days?: number
  description?: Partial<LocalizedText>
}

/** Inserts a plan, by default three installments for 100.00 to 5,000.00, the first within five days; returns its id. */
export async function addAgreementPlan(world: World, parts: PlanParts = {}): Promise<number> {
  const { tenantId = 1, institutionId = 11, count = 3, minimum = 10_000, maximum = 500_000, minimumInstallment = 5_000, days = 5 } = parts
  const { description = { 'pt-BR': `Em ${count} vezes` } } = parts
  const [row] = await world.rows<{ plan_id: number }>(
    tenantId,
    `insert into financial.agreement_plan
       (tenant_id, institution_id, description, installment_count, minimum_cents, maximum_cents, minimum_installment_cents, days_due_first_debt, payment_methods)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '{pix}') returning plan_id`,
    [tenantId, institutionId, description, count, minimum, maximum, minimumInstallment, days],
  )
  return row!.plan_id
}

/** Contract text with student placeholders. */
const template = {
  language: 'pt-BR',
  title: 'Contrato de prestação de serviços educacionais',
  sections: [
    { heading: '1. Partes', paragraphs: ['{{institutionName}} e {{studentName}}, CPF {{studentTaxId}}.'] },
    {
      heading: '2. Valor',
      paragraphs: ['A mensalidade de {{course}} em {{period}} é de {{monthlyAmount}}.', 'Vale de {{effectiveDate}} a {{endDate}}.'],
    },
  ],
}

/** Inserts the next template version. */
export async function addTemplate(world: Pick<World, 'rows'>, { tenantId = 1, title = template.title } = {}): Promise<void> {
  await world.rows(
    tenantId,
    `insert into financial.contract_template (tenant_id, version, content)
     select $1, coalesce(max(version), 0) + 1, $2 from financial.contract_template where tenant_id = $1`,
    [tenantId, JSON.stringify({ ...template, title })],
  )
}

interface ContractParts {
  tenantId?: number
  enrollmentId: number
  status?: ContractStatus
  year?: number
  period?: number
  number?: string
  /** `YYYY-MM-DD` */
  effectiveDate?: string
  endDate?: string
}

/** Inserts a contract of the second half of 2026, not yet offered; returns its id. */
export async function addContract(world: Pick<World, 'rows'>, parts: ContractParts): Promise<number> {
  const { tenantId = 1, enrollmentId, status = 'notAvailable', year = 2026, period = 2, number = crypto.randomUUID() } = parts
  const { effectiveDate = '2026-08-01', endDate = '2027-01-31' } = parts
  const [row] = await world.rows<{ contract_id: number }>(
    tenantId,
    `insert into financial.contract (tenant_id, institution_id, enrollment_id, number, year, period, status, effective_date, end_date, monthly_cents)
     select $1, institution_id, enrollment_id, $3, $4, $5, $6, $7, $8, 149750
     from financial.enrollment where enrollment_id = $2 returning contract_id`,
    [tenantId, enrollmentId, number, year, period, status, effectiveDate, endDate],
  )
  return row!.contract_id
}

/** Inserts an invoice of a debt's gross amount; returns its id. */
export async function addInvoice(
  world: Pick<World, 'rows'>,
  {
    tenantId = 1,
    debtId,
    issueDate = '2026-11-05',
    canceledOn = null,
    number = crypto.randomUUID(),
  }: { tenantId?: number; debtId: number; issueDate?: string; canceledOn?: string | null; number?: string },
): Promise<number> {
  const [row] = await world.rows<{ invoice_id: number }>(
    tenantId,
    `insert into financial.invoice (tenant_id, debt_id, number, issue_date, amount_cents, canceled_on)
     select $1, debt_id, $3, $4, gross_cents, $5 from financial.debt where debt_id = $2 returning invoice_id`,
    [tenantId, debtId, number, issueDate, canceledOn],
  )
  return row!.invoice_id
}

interface CampaignParts {
  tenantId?: number
  institutionId?: number
  charges?: number
  principal?: number
  debtTypes?: DebtType[]
  overdueDays?: number
  /** Restricts the campaign to these debts. */
  listed?: readonly number[]
  methods?: string[]
  validFrom?: string
  validTo?: string
  enabled?: boolean
  name?: Partial<LocalizedText>
  description?: Partial<LocalizedText> | null
}

/** Inserts a campaign of November 2026, by default without fine and interest and 10% off; returns its id. */
export async function addCampaign(world: Pick<World, 'rows'>, parts: CampaignParts = {}): Promise<number> {
  const {
    tenantId = 1,
    institutionId = 11,
    charges = 10_000,
    principal = 1_000,
    debtTypes = ['tuition', 'service'],
    overdueDays = 1,
  } = parts
  const { listed, methods = ['pix', 'bank_slip'], validFrom = '2026-11-01', validTo = '2026-11-30', enabled = true } = parts
  const { name = { 'pt-BR': 'Fique em dia' }, description = null } = parts
  const [row] = await world.rows<{ campaign_id: number }>(
    tenantId,
    `insert into financial.campaign
       (tenant_id, institution_id, charges_bp, principal_bp, debt_types, overdue_days, listed_only, methods, valid_from, valid_to, enabled, name, description)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning campaign_id`,
    [
      tenantId,
      institutionId,
      charges,
      principal,
      debtTypes,
      overdueDays,
      listed !== undefined,
      methods,
      validFrom,
      validTo,
      enabled,
      name,
      description,
    ],
  )
  for (const debtId of listed ?? []) {
    await world.rows(tenantId, 'insert into financial.campaign_debt (campaign_id, debt_id, tenant_id) values ($1, $2, $3)', [
      row!.campaign_id,
      debtId,
      tenantId,
    ])
  }
  return row!.campaign_id
}

interface PaymentParts {
  tenantId?: number
  institutionId?: number
  userId: number
  debts: number[]
  method?: PaymentMethodType
  status?: PaymentStatus
  createdAt: string
  expiresAt?: string
  amount?: number
  /** Payments in order; `credit` marks an excess. */
  money?: { at: string; late?: boolean; credit?: boolean }[]
}

/** Inserts a payment with the money received for it; returns its id. */
export async function addPayment(world: World, parts: PaymentParts): Promise<string> {
  const {
    tenantId = 1,
    institutionId = 11,
    method = 'pix',
    status = 'waiting_for_payment',
    amount = 100_000,
    money = [],
    createdAt,
    userId,
    debts,
  } = parts
  const paymentId = crypto.randomUUID()
  const credit = money.filter((part) => part.credit).length * amount
  await world.rows(
    tenantId,
    `insert into financial.payment (payment_id, tenant_id, institution_id, user_id, idempotency_key, method, status, charge_state, txid, amount_cents,
       credit_cents, created_at, expires_at, paid_at, late, slip_due_on, installments)
     values ($1, $2, $3, $4, gen_random_uuid(), $5, $6, 'registered', $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      paymentId,
      tenantId,
      institutionId,
      userId,
      method,
      status,
      `tx${paymentId}`,
      amount,
      credit,
      createdAt,
      parts.expiresAt ?? '2026-12-31T12:00:00Z',
      money[0]?.at ?? null,
      money[0]?.late ?? false,
      method === 'bank_slip' ? '2026-11-30' : null,
      method === 'credit_card' ? 2 : null,
    ],
  )
  for (const debtId of debts) {
    await world.rows(
      tenantId,
      `insert into financial.payment_debt (payment_id, debt_id, tenant_id, amount_cents, amount_on, lines)
       select $1, $2, $3, $4, '2026-11-01', financial.amount_lines(d, '2026-11-01') from financial.debt d where d.debt_id = $2`,
      [paymentId, debtId, tenantId, amount / debts.length],
    )
  }
  for (const [index, part] of money.entries()) {
    const endToEndId = `E${index}${paymentId}`
    await world.rows(
      tenantId,
      `insert into financial.receipt (end_to_end_id, tenant_id, payment_id, amount_cents, paid_at, late, booked_at) values ($1, $2, $3, $4, $5, $6, $5)`,
      [endToEndId, tenantId, paymentId, amount, part.at, part.late ?? false],
    )
    await world.rows(
      tenantId,
      `insert into financial.ledger_entry (tenant_id, end_to_end_id, user_id, debt_id, kind, amount_cents, booked_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [tenantId, endToEndId, userId, debts[0], part.credit ? 'credit' : 'settlement', amount, part.at],
    )
  }
  return paymentId
}
