import type pg from 'pg'
import type { DebtType } from '#api/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { PaymentMethodType } from '#api/payments.ts'

interface DemoSetting {
  tenantId: number
  institutionId: number
  debtTypes: readonly DebtType[]
  expiredDays: number
  futureInterest: number
  debtOffice: number
  cancelAfterDays: number
  terms: LocalizedText
}

interface DemoPlan {
  planId: number
  institutionId: number
  description: string
  installments: number
  minimum: number
  maximum: number
  minimumInstallment: number
  days: number
  debtType?: DebtType
  methods: readonly PaymentMethodType[]
}

const terms = (days: number): LocalizedText => ({
  'pt-BR': `Reconheço os débitos escolhidos e concordo em pagá-los nas parcelas deste acordo. Se a primeira parcela não for paga em até ${days} dias depois do vencimento, o acordo é cancelado e os débitos voltam a valer como eram.`,
  en: `I acknowledge the chosen debts and agree to pay them in the installments of this agreement. If the first installment is not paid within ${days} days of its due date, the agreement is canceled and the debts count again as they were.`,
  es: `Reconozco las deudas elegidas y acepto pagarlas en las cuotas de este acuerdo. Si la primera cuota no se paga hasta ${days} días después del vencimiento, el acuerdo se cancela y las deudas vuelven a valer como eran.`,
})

/** Campus Norte negotiates at once, the south only tuition, Ipê late; Instituto do Mar offers no agreements. */
const settings: readonly DemoSetting[] = [
  {
    tenantId: 1,
    institutionId: 11,
    debtTypes: ['tuition', 'service'],
    expiredDays: 1,
    futureInterest: 150,
    debtOffice: 500,
    cancelAfterDays: 10,
    terms: terms(10),
  },
  {
    tenantId: 1,
    institutionId: 12,
    debtTypes: ['tuition'],
    expiredDays: 5,
    futureInterest: 150,
    debtOffice: 500,
    cancelAfterDays: 10,
    terms: terms(10),
  },
  {
    tenantId: 2,
    institutionId: 21,
    debtTypes: ['tuition', 'service'],
    expiredDays: 10,
    futureInterest: 100,
    debtOffice: 0,
    cancelAfterDays: 7,
    terms: terms(7),
  },
]

const plans: readonly DemoPlan[] = [
  ...[11, 12].flatMap((institutionId, campus) => [
    {
      planId: campus * 10 + 1,
      institutionId,
      description: 'À vista',
      installments: 1,
      minimum: 5_000,
      maximum: 5_000_000,
      minimumInstallment: 0,
      days: 3,
      methods: ['pix'] as const,
    },
    {
      planId: campus * 10 + 2,
      institutionId,
      description: 'Curto',
      installments: 3,
      minimum: 20_000,
      maximum: 2_000_000,
      minimumInstallment: 10_000,
      days: 5,
      methods: ['pix', 'bank_slip'] as const,
    },
    {
      planId: campus * 10 + 3,
      institutionId,
      description: 'Médio',
      installments: 6,
      minimum: 60_000,
      maximum: 2_000_000,
      minimumInstallment: 10_000,
      days: 5,
      methods: ['pix', 'bank_slip'] as const,
    },
    {
      planId: campus * 10 + 4,
      institutionId,
      description: 'Longo',
      installments: 12,
      minimum: 200_000,
      maximum: 5_000_000,
      minimumInstallment: 15_000,
      days: 10,
      methods: ['bank_slip'] as const,
    },
  ]),
  {
    planId: 21,
    institutionId: 21,
    description: 'Em duas vezes',
    installments: 2,
    minimum: 10_000,
    maximum: 1_000_000,
    minimumInstallment: 5_000,
    days: 5,
    methods: ['pix'],
  },
  {
    planId: 22,
    institutionId: 21,
    description: 'Só mensalidades',
    installments: 10,
    minimum: 100_000,
    maximum: 3_000_000,
    minimumInstallment: 15_000,
    days: 7,
    debtType: 'tuition',
    methods: ['pix', 'bank_slip'],
  },
]

/** Seeds agreement settings and agreements. Runs in the tenant's transaction after its debts; `today` is `YYYY-MM-DD`. */
export async function seedAgreements(client: pg.ClientBase, tenantId: number, today: string, timeZone: string): Promise<void> {
  const own = settings.filter((setting) => setting.tenantId === tenantId)
  const ownPlans = plans.filter(({ institutionId }) => own.some((setting) => setting.institutionId === institutionId))
  await client.query(settingsSql, [tenantId, JSON.stringify(own)])
  await client.query(plansSql, [tenantId, JSON.stringify(ownPlans)])
  await client.query(sidesSql, [tenantId, today])
  await client.query(installmentsSql)
  await client.query(replacedSql)
  await client.query(agreementsSql, [tenantId, timeZone])
  await client.query(partsSql, [tenantId])
  await client.query(canceledSql, [tenantId, today, timeZone])
  await client.query('drop table agreement_side')
}

const settingsSql = `
insert into financial.agreement_setting
  (institution_id, tenant_id, debt_types, expired_days, future_interest_bp, debt_office_bp, cancel_after_days, terms, terms_version)
select "institutionId", $1::int, "debtTypes", "expiredDays", "futureInterest", "debtOffice", "cancelAfterDays", terms, 1
from jsonb_to_recordset($2::jsonb)
  as s("institutionId" int, "debtTypes" text[], "expiredDays" int, "futureInterest" int, "debtOffice" int, "cancelAfterDays" int, terms jsonb)`

const plansSql = `
insert into financial.agreement_plan
  (plan_id, tenant_id, institution_id, description, installment_count, minimum_cents, maximum_cents, minimum_installment_cents, days_due_first_debt, debt_type, payment_methods)
select "planId", $1::int, "institutionId", description, installments, minimum, maximum, "minimumInstallment", days, "debtType", methods
from jsonb_to_recordset($2::jsonb)
  as p("planId" int, "institutionId" int, description text, installments int, minimum bigint, maximum bigint, "minimumInstallment" bigint, days int, "debtType" text, methods text[])`

/* Pairs replaced debts with the installments due after them. Invented installments split the debts plus a tenth. */
const sidesSql = `
create temporary table agreement_side as
select d.debt_id, d.enrollment_id,
  case when e.user_id is null then $1::int * 10000 + dense_rank() over (order by d.enrollment_id)::int else d.enrollment_id end as agreement_id,
  d.institution_id, e.user_id is null as invented, side, a.made_on, a.count,
  row_number() over (partition by d.enrollment_id, side order by d.due_date, d.debt_id)::int as number
from financial.debt d
join financial.enrollment e on e.enrollment_id = d.enrollment_id
cross join lateral (select case
  when d.status = 'in_agreement' then 'replaced'
  when d.type = 'agreement' and d.status <> 'canceled' then 'installment' end as side) s
join (
  select enrollment_id, least($2::date, greatest(max(due_date) filter (where replaced) + 1, min(due_date) filter (where not replaced) - 5)) as made_on,
    count(*) filter (where not replaced)::int as count
  from (
    select enrollment_id, due_date, status = 'in_agreement' as replaced from financial.debt
    where tenant_id = $1 and (status = 'in_agreement' or (type = 'agreement' and status <> 'canceled'))
  ) both_sides
  group by enrollment_id having max(due_date) filter (where replaced) < min(due_date) filter (where not replaced)
) a on a.enrollment_id = d.enrollment_id
where d.tenant_id = $1 and side is not null`

const replacedSql = `
update financial.debt d set amount_on = s.made_on from agreement_side s
where s.debt_id = d.debt_id and s.side = 'replaced' and s.invented`

const installmentsSql = `
with totals as (
  select s.enrollment_id, sum(financial.amount_payable(d.institution_id, d.gross_cents, d.scholarship_cents, d.punctuality_cents, d.punctuality_until,
    d.due_date, d.fine_bp, d.interest_bp, s.made_on)) as gross
  from agreement_side s join financial.debt d using (debt_id) where s.side = 'replaced' group by 1
), shares as (
  select s.debt_id, s.number, s.count, (t.gross * 11 / 10)::bigint as total
  from agreement_side s join totals t using (enrollment_id) where s.side = 'installment' and s.invented
)
update financial.debt d set gross_cents = share.cents, installment = jsonb_build_object('number', s.number, 'count', s.count),
  paid_cents = case when d.status = 'settled' then financial.amount_payable(d.institution_id, share.cents, 0, 0, null, d.due_date, d.fine_bp, d.interest_bp, d.amount_on) end
from shares s cross join lateral (
  select case when s.number = 1 then s.total - s.total / s.count * (s.count - 1) else s.total / s.count end as cents
) share
where s.debt_id = d.debt_id`

const agreementsSql = `
insert into financial.agreement
  (agreement_id, tenant_id, institution_id, enrollment_id, made_at, gross_cents, office_cents, future_interest_cents, total_cents, cancel_after_days)
select agreement_id, $1::int, institution_id, enrollment_id, (made_on + time '14:30') at time zone $2, gross, 0, total - gross, total, 10
from (
  select s.agreement_id, s.enrollment_id, s.institution_id, s.made_on,
    sum(financial.debt_amount(d, s.made_on)) filter (where s.side = 'replaced') as gross,
    sum(d.gross_cents) filter (where s.side = 'installment') as total
  from agreement_side s join financial.debt d using (debt_id) group by 1, 2, 3, 4
) agreed`

const partsSql = `
with installments as (
  insert into financial.agreement_installment (agreement_id, number, debt_id, tenant_id, amount_cents)
  select s.agreement_id, s.number, s.debt_id, $1::int, d.gross_cents from agreement_side s join financial.debt d using (debt_id) where s.side = 'installment'
)
insert into financial.agreement_debt (agreement_id, debt_id, tenant_id, amount_cents)
select s.agreement_id, s.debt_id, $1::int, financial.debt_amount(d, s.made_on) from agreement_side s join financial.debt d using (debt_id) where s.side = 'replaced'`

/** Cancels agreements that the rule would have canceled by today. */
const canceledSql = `
with unpaid as (
  select a.agreement_id, d.due_date + a.cancel_after_days as day
  from financial.agreement a
  join financial.agreement_installment i on i.agreement_id = a.agreement_id and i.number = 1
  join financial.debt d on d.debt_id = i.debt_id
  where a.tenant_id = $1 and d.status = 'open' and $2::date - d.due_date >= a.cancel_after_days
), ended as (
  update financial.agreement a set canceled_at = (u.day + time '01:20') at time zone $3 from unpaid u where u.agreement_id = a.agreement_id
), given_up as (
  update financial.debt d set status = 'canceled', amount_on = u.day
  from unpaid u join financial.agreement_installment i using (agreement_id) where i.debt_id = d.debt_id and d.status = 'open'
)
update financial.debt d set status = 'open', amount_on = null
from unpaid u join financial.agreement_debt ad using (agreement_id) where ad.debt_id = d.debt_id`
