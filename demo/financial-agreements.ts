import type pg from 'pg'
import { calculateAgreement, officeShare } from '../services/financial/agreements/agreement-amounts.ts'

interface NegotiatedSide {
  agreementId: number
  count: number
  firstDueDate: string
  grossAmount: number
  officeBasisPoints: number
  futureInterestBasisPoints: number
}

/**
 * Makes agreements, by the product's own calculation, of the debts that are in one and the installments of their student: of demo people
 * before their payments are seeded, or of the invented students. Runs in the tenant's transaction after its terms; `today` is `YYYY-MM-DD`.
 */
export async function seedAgreements(
  client: pg.ClientBase,
  whose: 'demo people' | 'invented students',
  { tenantId, today, timeZone }: { tenantId: number; today: string; timeZone: string },
): Promise<void> {
  await client.query(sidesSql, [tenantId, today, whose === 'invented students'])
  await client.query(replacedSql)
  const { rows } = await client.query<NegotiatedSide>(negotiatedSql)
  await client.query(agreementsSql, [JSON.stringify(rows.map(calculated)), tenantId, timeZone, today])
  await client.query(partsSql, [tenantId])
  await client.query(canceledSql, [tenantId, today, timeZone])
  await client.query('drop table agreement_side')
}

function calculated({ agreementId, count, firstDueDate, grossAmount, officeBasisPoints, futureInterestBasisPoints }: NegotiatedSide) {
  const officeAmount = officeShare(grossAmount, officeBasisPoints)
  const terms = { grossAmount, officeAmount, futureInterestBasisPoints, installmentCount: count, firstDueDate }
  return { agreementId, ...calculateAgreement(terms) }
}

/* Pairs replaced debts with the installments due after them, where the institution negotiates. */
const sidesSql = `
create temporary table agreement_side as
select d.debt_id, d.enrollment_id,
  case when $3::boolean then $1::int * 10000 + dense_rank() over (order by d.enrollment_id)::int else d.enrollment_id end as agreement_id,
  d.institution_id, side, a.made_on, least(a.first_due, a.made_on + 5) as first_due, a.count,
  row_number() over (partition by d.enrollment_id, side order by d.due_date, d.debt_id)::int as number
from financial.debt d
join financial.enrollment e on e.enrollment_id = d.enrollment_id and (e.user_id is null) = $3::boolean
join financial.agreement_setting s on s.institution_id = d.institution_id
cross join lateral (select case
  when d.status = 'in_agreement' then 'replaced'
  when d.type = 'agreement' and d.status <> 'canceled' then 'installment' end as side) of_debt
join (
  select enrollment_id, least($2::date, greatest(max(due_date) filter (where replaced) + 1, min(due_date) filter (where not replaced) - 5)) as made_on,
    min(due_date) filter (where not replaced) as first_due, count(*) filter (where not replaced)::int as count
  from (
    select enrollment_id, due_date, status = 'in_agreement' as replaced from financial.debt
    where tenant_id = $1 and (status = 'in_agreement' or (type = 'agreement' and status <> 'canceled'))
  ) both_sides
  group by enrollment_id having max(due_date) filter (where replaced) < min(due_date) filter (where not replaced)
) a on a.enrollment_id = d.enrollment_id
where d.tenant_id = $1 and side is not null`

const replacedSql = `
update financial.debt d set amount_on = s.made_on from agreement_side s where s.debt_id = d.debt_id and s.side = 'replaced'`

const negotiatedSql = `
select s.agreement_id as "agreementId", s.count, s.first_due as "firstDueDate", sum(financial.debt_amount(d, s.made_on))::bigint as "grossAmount",
  t.debt_office_bp as "officeBasisPoints", t.future_interest_bp as "futureInterestBasisPoints"
from agreement_side s join financial.debt d using (debt_id) join financial.agreement_setting t on t.institution_id = s.institution_id
where s.side = 'replaced' group by s.agreement_id, s.count, s.first_due, t.institution_id order by 1`

/* Who paid an installment early or late still did when its due date moves, but not in the future. */
const agreementsSql = `
with calculated as (
  select * from jsonb_to_recordset($1::jsonb) as c("agreementId" int, "grossAmount" bigint, "officeAmount" bigint, "futureInterestAmount" bigint,
    "totalAmount" bigint, installments jsonb)
), made as (
  insert into financial.agreement
    (agreement_id, tenant_id, institution_id, enrollment_id, made_at, gross_cents, office_cents, future_interest_cents, total_cents, cancel_after_days)
  select c."agreementId", $2::int, s.institution_id, s.enrollment_id, (s.made_on + time '14:30') at time zone $3,
    c."grossAmount", c."officeAmount", c."futureInterestAmount", c."totalAmount", t.cancel_after_days
  from calculated c
  join (select distinct agreement_id, institution_id, enrollment_id, made_on from agreement_side) s on s.agreement_id = c."agreementId"
  join financial.agreement_setting t on t.institution_id = s.institution_id
), installments as (
  select s.debt_id, s.agreement_id, s.count, i.number, i."dueDate" as due_date, i.amount,
    case when d.status = 'settled' then least(d.amount_on + (i."dueDate" - d.due_date), greatest(d.amount_on, $4::date - 1)) else d.amount_on end as amount_on
  from calculated c cross join lateral jsonb_to_recordset(c.installments) as i(number int, "dueDate" date, amount bigint)
  join agreement_side s on s.agreement_id = c."agreementId" and s.side = 'installment' and s.number = i.number
  join financial.debt d using (debt_id)
)
update financial.debt d set gross_cents = i.amount, due_date = i.due_date, competency = date_trunc('month', i.due_date), amount_on = i.amount_on,
  installment = jsonb_build_object('agreementId', i.agreement_id, 'number', i.number, 'count', i.count),
  paid_at = d.paid_at + (i.amount_on - d.amount_on) * interval '1 day',
  paid_cents = case when d.status = 'settled' then financial.amount_payable(d.institution_id, i.amount, 0, 0, null, i.due_date, d.fine_bp, d.interest_bp, i.amount_on) end
from installments i where i.debt_id = d.debt_id`

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
