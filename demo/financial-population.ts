import type pg from 'pg'
import { courses, familyNames, firstNames, serviceDescriptions } from './financial-names.ts'

export interface Population {
  tenantId: number
  institutionIds: readonly number[]
  /** Fixed, so that ids are the same on every machine. */
  firstEnrollmentId: number
  firstDebtId: number
  debts: number
}

const debtsPerStudent = 5

/** Creates students and debts in SQL, in the tenant's transaction. Deterministic; only dates depend on `today` (`YYYY-MM-DD`). */
export async function seedPopulation(client: pg.ClientBase, population: Population, today: string): Promise<void> {
  const { tenantId, institutionIds, firstEnrollmentId, firstDebtId, debts } = population
  const students = Math.ceil(debts / debtsPerStudent)
  await client.query(spreadFunction)
  await client.query(studentsSql, [tenantId, institutionIds, firstEnrollmentId, students, firstNames, familyNames, courses, today])
  await client.query(debtsSql, [tenantId, firstEnrollmentId, firstDebtId, debts, debtsPerStudent, serviceDescriptions, today])
}

/** Pseudo-random spread of consecutive numbers over 0..m-1; each multiplier gives a different spread. */
const spreadFunction = `
create or replace function pg_temp.spread(n bigint, multiplier bigint, m integer) returns integer
language sql immutable
return ((((n * multiplier) & 4294967295) >> 9) % m)::integer`

const studentsSql = `
insert into financial.enrollment
  (enrollment_id, tenant_id, institution_id, student_name, registration, tax_id, course, responsible_name)
select $3::int + i, $1::int,
  ($2::int[])[1 + pg_temp.spread(i, 2654435761, cardinality($2::int[]))],
  ($5::text[])[1 + pg_temp.spread(i, 2246822519, cardinality($5::text[]))]
    || ' ' || ($6::text[])[1 + family]
    -- Counted on from the first family name, so that nobody has it twice.
    || case when pg_temp.spread(i, 668265263, 10) < 7
         then ' ' || ($6::text[])[1 + (family + 1 + pg_temp.spread(i, 374761393, families - 1)) % families] else '' end,
  (extract(year from $8::date)::int - 5 + i % 6) || lpad((20000 + i / 6)::text, 5, '0'),
  lpad(base::text, 9, '0') || check1 || check2,
  ($7::text[])[1 + pg_temp.spread(i, 1597334677, cardinality($7::text[]))],
  -- A quarter are paid for by somebody of the family.
  case when pg_temp.spread(i, 2860486313, 100) < 25
    then ($5::text[])[1 + pg_temp.spread(i, 1540483477, cardinality($5::text[]))] || ' ' || ($6::text[])[1 + family] end
from generate_series(0, $4::int - 1) i
cross join lateral (
  select pg_temp.spread(i, 3266489917, cardinality($6::text[])) as family, cardinality($6::text[]) as families offset 0
) names
-- Multiplying by a number without a common factor visits every base once: no two students share a CPF.
cross join lateral (select 100000000 + ((i + $1::bigint * 30000000) * 48271) % 899999963 as base offset 0) b
cross join lateral (
  select base / 100000000 % 10 as d1, base / 10000000 % 10 as d2, base / 1000000 % 10 as d3, base / 100000 % 10 as d4,
    base / 10000 % 10 as d5, base / 1000 % 10 as d6, base / 100 % 10 as d7, base / 10 % 10 as d8, base % 10 as d9 offset 0
) digits
cross join lateral (
  select (10 * d1 + 9 * d2 + 8 * d3 + 7 * d4 + 6 * d5 + 5 * d6 + 4 * d7 + 3 * d8 + 2 * d9) * 10 % 11 % 10 as check1 offset 0
) first_check
cross join lateral (
  select (11 * d1 + 10 * d2 + 9 * d3 + 8 * d4 + 7 * d5 + 6 * d6 + 5 * d7 + 4 * d8 + 3 * d9 + 2 * check1) * 10 % 11 % 10 as check2 offset 0
) second_check`

/* Consecutive months between five years ago and two months ahead. Older debts are more likely paid, so about a fifth are overdue. */
const debtsSql = `
insert into financial.debt
  (debt_id, tenant_id, institution_id, enrollment_id, type, description, competency, due_date, status,
   gross_cents, scholarship_cents, scholarship_bp, punctuality_cents, punctuality_until, fine_bp, interest_bp,
   amount_on, paid_at, paid_cents, paid_by)
select $3::int + n, $1::int, e.institution_id, e.enrollment_id, type,
  case when type = 'service' then ($6::jsonb[])[1 + pg_temp.spread(n, 1540483477, cardinality($6::jsonb[]))] end,
  competency, due_date, status,
  gross, scholarship, case when scholarship > 0 then scholarship_bp end,
  punctuality, case when punctuality > 0 then punctuality_until end, 200, 100,
  amount_on,
  case when status = 'settled' then (amount_on + time '08:00' + pg_temp.spread(n, 2860486313, 720) * interval '1 minute')
    at time zone 'America/Sao_Paulo' end,
  case when status = 'settled' then financial.amount_payable(
    e.institution_id, gross, scholarship, punctuality, punctuality_until, due_date, 200, 100, amount_on) end,
  -- The others were paid at the institution.
  case when status = 'settled' then (array['pix', 'pix', 'pix', 'bank_slip', 'bank_slip', 'credit_card', null])[1 + habit % 7] end
from generate_series(0, $4::int - 1) n
join financial.enrollment e on e.enrollment_id = $2::int + n / $5::int
cross join lateral (
  select -58 + pg_temp.spread(n / $5::int, 2654435761, 57) + n % $5::int as month,
    case when pg_temp.spread(n, 2246822519, 100) < 82 then 'tuition'
      when pg_temp.spread(n, 2246822519, 100) < 94 then 'service' else 'agreement' end as type,
    pg_temp.spread(n, 3266489917, 1000) as fate,
    pg_temp.spread(n, 668265263, 100) as habit,
    89900 + pg_temp.spread(n / $5::int, 374761393, 19) * 13500 as tuition
  offset 0
) dice
cross join lateral (
  select (date_trunc('month', $7::date) + month * interval '1 month')::date as competency offset 0
) calendar
cross join lateral (select competency + 4 + pg_temp.spread(n, 1597334677, 25) as due_date offset 0) due
cross join lateral (
  select case
      when due_date >= $7::date then
        case when fate < 930 then 'open' when fate < 985 then 'settled' else 'canceled' end
      when fate < (case when month >= -3 then 420 when month >= -12 then 280 else 165 end) then 'open'
      when fate >= 970 then 'in_agreement'
      when fate >= 957 then 'canceled'
      else 'settled'
    end as status,
    case type when 'tuition' then tuition when 'service' then 3500 + fate / 10 * 110 else 21000 + fate / 10 * 590 end::bigint as gross,
    (array[1000, 2000, 3000, 5000])[1 + (n / $5::int) % 4] as scholarship_bp,
    due_date - 5 as punctuality_until
  offset 0
) terms
cross join lateral (
  select case when type = 'tuition' and pg_temp.spread(n / $5::int, 1540483477, 100) < 35
      then gross * scholarship_bp / 10000 else 0 end as scholarship
  offset 0
) granted
cross join lateral (
  select case when type = 'tuition' and pg_temp.spread(n / $5::int, 2860486313, 100) < 60
      then (gross - scholarship) / 20 else 0 end as punctuality,
    -- Most people pay in the week before the due date, some after it.
    case status
      when 'settled' then least(case when habit < 78 then due_date - habit % 9 else due_date + 1 + habit end, $7::date - 1)
      when 'in_agreement' then least(due_date + 20 + habit % 30, $7::date)
      when 'canceled' then least(due_date - 3, $7::date)
    end as amount_on
  offset 0
) course_of_events
order by n`
