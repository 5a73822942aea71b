import type pg from 'pg'
import { appConfig } from '#config'
import { type Clock, getCivilDate } from '../services/platform/clock.ts'
import { recordConnections } from '../services/financial/payments/payment-adapters.ts'
import { inTenant } from '../services/platform/database.ts'
import { sandboxPixKeys } from './sandbox/bank/pix-keys.ts'
import { seedAgreementTerms } from './financial-agreement-terms.ts'
import { seedAgreements } from './financial-agreements.ts'
import { seedBankFiles } from './financial-bank-files.ts'
import { seedCampaigns } from './financial-campaigns.ts'
import { seedContracts } from './financial-contracts.ts'
import { type DemoDebt, demoDebts, demoEnrollments } from './financial-demo-people.ts'
import { seedInvoices } from './financial-invoices.ts'
import { seedFinancialSettings } from './financial-settings.ts'
import { seedPaymentHistory } from './financial-payment-history.ts'
import { seedPopulation } from './financial-population.ts'
import { seedTemplates } from './financial-templates.ts'

interface DemoTenant {
  tenantId: number
  institutions: readonly { institutionId: number; name: string; merchantName: string; city: string; taxId: string; pixKey: string }[]
  firstEnrollmentId: number
  firstDebtId: number
  debts: number
}

const demoTenants: readonly DemoTenant[] = [
  {
    tenantId: 1,
    institutions: [
      institution(11, 'Universidade Aurora, Campus Norte', 'Universidade Aurora', 'São Paulo', '48120357000130'),
      institution(12, 'Universidade Aurora, Campus Sul', 'Universidade Aurora', 'Santo André', '48120357000210'),
    ],
    firstEnrollmentId: 1001,
    firstDebtId: 1001,
    debts: 100_000,
  },
  {
    tenantId: 2,
    institutions: [institution(21, 'Faculdade Ipê', 'Faculdade Ipê', 'Goiânia', '52791804000150')],
    firstEnrollmentId: 5_000_001,
    firstDebtId: 20_000_001,
    debts: 1_200,
  },
  {
    tenantId: 3,
    institutions: [
      institution(31, 'Instituto do Mar, Sede', 'Instituto do Mar', 'Florianópolis', '60427315000141'),
      institution(32, 'Instituto do Mar, Polo Litoral', 'Instituto do Mar', 'Itajaí', '60427315000222'),
    ],
    firstEnrollmentId: 6_000_001,
    firstDebtId: 30_000_001,
    debts: 800,
  },
]

export interface FinancialSeedOptions {
  pool: pg.Pool
  clock: Clock
  /** Total for Universidade Aurora; students are a fifth. Unset keeps the existing data or creates 100,000. */
  debts?: number | undefined
}

/** Deterministic, with dates relative to today. Replaces data of another size. Throws when other tenants have financial data. */
export async function seedFinancial({ pool, clock, debts: wanted }: FinancialSeedOptions): Promise<void> {
  const { rows } = await pool.query<{ tenant_id: number; seeded_debts: number | null }>('select * from financial.tenant')
  if (rows.some((row) => row.seeded_debts === null)) throw new Error('This database has financial data of its own: the demo stays out')
  const seeded = rows.find((row) => row.tenant_id === 1)?.seeded_debts ?? null
  const today = getCivilDate(clock.now(), appConfig.defaultTimeZone)
  if (seeded !== null && (wanted === undefined || wanted === seeded)) return seedMissing({ pool, clock }, today)
  const debts = wanted ?? 100_000

  // The sandbox stands for every bank of the demo, and its slips are created before the portal starts.
  await recordConnections(pool, { pix: true, bank_slip: true, credit_card: true })
  // Append-only tables allow only truncation; everything in them is demo data.
  await pool.query(
    'truncate financial.credit_use, financial.reenrollment_charge, financial.payment_file, financial.setting_version, financial.setting, financial.catalog_item, financial.holiday, financial.event, financial.reminder, financial.campaign_debt, financial.campaign, financial.payment_link_debt, financial.payment_link, financial.link_token, financial.contract_acceptance, financial.contract_offer, financial.contract, financial.contract_template, financial.invoice_order, financial.invoice, financial.settlement_queue, financial.payment_setting, financial.bank_account, financial.bank, financial.agreement_installment, financial.agreement_debt, financial.agreement, financial.agreement_plan, financial.agreement_setting, financial.ledger_entry, financial.receipt, financial.payment_debt, financial.payment, financial.debt, financial.enrollment, financial.institution, financial.charge_tenant, financial.tenant, financial.report_schedule, financial.document_template_in_use, financial.document_template_version, financial.document_template, financial.receipt_twin, financial.bank_difference_resolution, financial.bank_remittance_slip, financial.bank_remittance, financial.bank_file_entry, financial.bank_file_chunk, financial.bank_file, financial.payer_event, financial.payer_link, financial.payer_session, financial.payer_setting, financial.payer_access restart identity',
  )
  for (const tenant of demoTenants) {
    const size = tenant.tenantId === 1 ? debts : tenant.debts
    const own = getDemoDebts(tenant.tenantId)
    await inTenant(pool, tenant.tenantId, ({ client }) => seedDemoPeople(client, tenant, own, size, today))
    await getSeedBankFiles(pool, tenant, own, today, clock.now())
    // Seeded before the population, whose students have no accounts.
    await inTenant(pool, tenant.tenantId, async ({ client }) => {
      await seedInvoices(client, tenant.tenantId, today)
      await seedInvented(client, tenant, Math.max(0, size - own.length), today)
    })
    await seedTemplates({ pool, clock }, tenant.tenantId)
  }
  await pool.query(
    `select setval('financial.debt_debt_id_seq', 100000001), setval('financial.enrollment_enrollment_id_seq', 100000001), setval('financial.contract_contract_id_seq', 1001), setval('financial.contract_template_template_id_seq', 1001), setval('financial.invoice_invoice_id_seq', 100000001), setval('financial.campaign_campaign_id_seq', 1001), setval('financial.agreement_agreement_id_seq', 100001), setval('financial.agreement_plan_plan_id_seq', 1001)`,
  )
  await pool.query('analyze financial.debt, financial.enrollment')
}

type OwnDebt = DemoDebt & { debtId: number }

function getDemoDebts(tenantId: number): OwnDebt[] {
  const enrollments = demoEnrollments.filter((enrollment) => enrollment.tenantId === tenantId)
  return demoDebts
    .map((debt, index) => ({ ...debt, debtId: index + 1 }))
    .filter((debt) => enrollments.some(({ enrollmentId }) => enrollmentId === debt.enrollmentId))
}

async function seedDemoPeople(client: pg.ClientBase, { tenantId, institutions }: DemoTenant, own: OwnDebt[], debts: number, today: string) {
  const enrollments = demoEnrollments.filter((enrollment) => enrollment.tenantId === tenantId)
  await client.query('insert into financial.tenant (tenant_id, seeded_debts) values ($1, $2)', [tenantId, debts])
  await client.query(institutionsSql, [tenantId, JSON.stringify(institutions)])
  await client.query(paymentSettingsSql, [tenantId, institutions.map(({ institutionId }) => institutionId)])
  await client.query(enrollmentsSql, [JSON.stringify(enrollments)])
  const laid = own.map(({ paidBySlip, ...debt }) => (paidBySlip ? { ...debt, status: undefined, closedAfter: undefined } : debt))
  await client.query(debtsSql, [tenantId, JSON.stringify(laid), today, appConfig.defaultTimeZone])
  await seedAgreementTerms(client, tenantId)
  await seedAgreements(client, 'demo people', { tenantId, today, timeZone: appConfig.defaultTimeZone })
  const settled = laid.filter(({ status }) => status === 'settled')
  await seedPaymentHistory(
    client,
    tenantId,
    settled.map(({ debtId }) => debtId),
  )
  await seedContracts(client, tenantId, enrollments, today)
}

/** The user who sends the bank files of each tenant, and the enrollments whose open debts are in the waiting file. */
const bankFileSenders: Readonly<Record<number, { userId: number; senderInstitutionId: number | null; waiting: readonly number[] }>> = {
  1: { userId: 1101, senderInstitutionId: null, waiting: [11, 12, 16] },
  2: { userId: 2104, senderInstitutionId: 21, waiting: [] },
}

async function getSeedBankFiles(pool: pg.Pool, { tenantId, institutions }: DemoTenant, own: readonly OwnDebt[], today: string, now: Date) {
  const found = bankFileSenders[tenantId]
  if (!found) return
  const { waiting, ...sender } = found
  const getIds = (debts: readonly OwnDebt[]) => debts.map(({ debtId }) => debtId)
  const paid = getIds(own.filter(({ paidBySlip }) => paidBySlip))
  const open = getIds(own.filter(({ enrollmentId, status }) => status === undefined && waiting.includes(enrollmentId)))
  await seedBankFiles(pool, { tenantId, institutionId: institutions[0]!.institutionId, ...sender, paid, open }, today, now)
  // Invoices of paid debts are seeded with the others.
  await inTenant(pool, tenantId, ({ client }) => client.query('delete from financial.invoice_order where tenant_id = $1', [tenantId]))
}

async function seedInvented(
  client: pg.ClientBase,
  { tenantId, institutions, firstEnrollmentId, firstDebtId }: DemoTenant,
  debts: number,
  today: string,
) {
  const institutionIds = institutions.map(({ institutionId }) => institutionId)
  await seedPopulation(client, { tenantId, institutionIds, firstEnrollmentId, firstDebtId, debts }, today)
  await seedAgreements(client, 'invented students', { tenantId, today, timeZone: appConfig.defaultTimeZone })
  await seedCampaigns(client, tenantId, today)
  await seedFinancialSettings(client, tenantId)
}

/** Upgrades an older demo without replacing its data. */
async function seedMissing({ pool, clock }: { pool: pg.Pool; clock: Clock }, today: string) {
  for (const { tenantId } of demoTenants) {
    await inTenant(pool, tenantId, async ({ client }) => {
      await seedAddedPeople(client, tenantId, today)
      const campaigns = await client.query('select from financial.campaign limit 1')
      if (campaigns.rowCount === 0) await seedCampaigns(client, tenantId, today)
      // Runs only once: a later start of any process must not change institutions that were added meanwhile.
      const catalog = await client.query('select from financial.catalog_item limit 1')
      if (catalog.rowCount === 0) await seedFinancialSettings(client, tenantId)
    })
    await seedTemplates({ pool, clock }, tenantId)
  }
}

/** Seeds courses and debts of people who were added after the demo was first seeded, numbered like those of everybody else. */
async function seedAddedPeople(client: pg.ClientBase, tenantId: number, today: string) {
  const enrollments = demoEnrollments.filter((enrollment) => enrollment.tenantId === tenantId)
  const { rows } = await client.query<{ enrollment_id: number }>(enrollmentsSql, [JSON.stringify(enrollments)])
  const added = new Set(rows.map((row) => row.enrollment_id))
  const debts = demoDebts.filter(({ enrollmentId }) => added.has(enrollmentId))
  const laid = await client.query<{ debt_id: number; status: string }>(debtsSql, [
    tenantId,
    JSON.stringify(debts),
    today,
    appConfig.defaultTimeZone,
  ])
  await seedContracts(
    client,
    tenantId,
    enrollments.filter(({ enrollmentId }) => added.has(enrollmentId)),
    today,
  )
  await seedPaymentHistory(
    client,
    tenantId,
    laid.rows.filter(({ status }) => status === 'settled').map((row) => row.debt_id),
  )
}

const institutionsSql = `
insert into financial.institution (institution_id, tenant_id, name, merchant_name, city, tax_id, pix_key)
select "institutionId", $1::int, name, "merchantName", city, "taxId", "pixKey"
from jsonb_to_recordset($2::jsonb)
  as i("institutionId" int, name text, "merchantName" text, city text, "taxId" text, "pixKey" text)`

/** 999 is not an assigned bank number. The sandbox's bank remembers the slips of an earlier demo, so numbers begin with the clock. */
const paymentSettingsSql = `
with own_bank as (
  insert into financial.bank (tenant_id, code, name, nickname) values ($1::int, '999', 'Banco 999', 'Banco de demonstração') returning bank_id
), account as (
  insert into financial.bank_account (tenant_id, institution_id, bank_id, branch, number, digit, agreement, wallet, next_number)
  select $1::int, id, bank_id, '0001', '00' || lpad(id::text, 4, '0'), '0', lpad((1000000 + id)::text, 7, '0'), '17', extract(epoch from now())::bigint
  from own_bank, unnest($2::int[]) as id returning institution_id, account_id
)
insert into financial.payment_setting (institution_id, tenant_id, methods, slip_account_id, card_key, max_installments, min_installment_cents)
select institution_id, $1::int, '{pix,bank_slip,credit_card}', account_id, 'pk_sandbox_' || institution_id, 12, 5000 from account`

const enrollmentsSql = `
insert into financial.enrollment (enrollment_id, tenant_id, institution_id, user_id, student_name, registration, tax_id, course)
select "enrollmentId", "tenantId", "institutionId", "userId", "studentName", registration, "taxId", course
from jsonb_to_recordset($1::jsonb)
  as e("enrollmentId" int, "tenantId" int, "institutionId" int, "userId" int, "studentName" text, registration text, "taxId" text, course text)
on conflict (enrollment_id) do nothing
returning enrollment_id`

const debtsSql = `
insert into financial.debt
  (debt_id, tenant_id, institution_id, enrollment_id, type, description, installment, competency, due_date, status,
   gross_cents, scholarship_cents, scholarship_bp, punctuality_cents, punctuality_until, fine_bp, interest_bp,
   amount_on, paid_at, paid_cents, paid_by)
select coalesce(d."debtId", nextval('financial.debt_debt_id_seq')), $1::int, e.institution_id, e.enrollment_id, d.type, d.description, d.installment, competency, due_date, coalesce(d.status, 'open'),
  d."grossCents", scholarship, d."scholarshipBasisPoints", coalesce(d."punctualityCents", 0), punctuality_until, 200, 100,
  closed_on,
  case when d.status = 'settled' then (closed_on + time '10:00' + coalesce(d."debtId", 0) * interval '7 minutes') at time zone $4 end,
  case when d.status = 'settled' then financial.amount_payable(
    e.institution_id, d."grossCents", scholarship, coalesce(d."punctualityCents", 0), punctuality_until, due_date, 200, 100, closed_on) end,
  case when d.status = 'settled' then 'pix' end
from jsonb_to_recordset($2::jsonb)
  as d("debtId" int, "enrollmentId" int, type text, description jsonb, installment jsonb, month int, "dueInDays" int, "dueDay" int,
    "grossCents" bigint, "scholarshipBasisPoints" int, "punctualityCents" bigint, "punctualityEndsBefore" int,
    status text, "closedAfter" int)
join financial.enrollment e on e.enrollment_id = d."enrollmentId"
cross join lateral (select (date_trunc('month', $3::date) + d.month * interval '1 month')::date as competency) calendar
cross join lateral (
  select coalesce($3::date + d."dueInDays", competency + d."dueDay" - 1) as due_date,
    d."grossCents" * coalesce(d."scholarshipBasisPoints", 0) / 10000 as scholarship
) terms
cross join lateral (select due_date - d."punctualityEndsBefore" as punctuality_until, due_date + d."closedAfter" as closed_on) days
order by d."debtId"
returning debt_id, status`

function institution(institutionId: keyof typeof sandboxPixKeys, name: string, merchantName: string, city: string, taxId: string) {
  return { institutionId, name, merchantName, city, taxId, pixKey: sandboxPixKeys[institutionId] }
}
