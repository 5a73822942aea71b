import type { FormAnswer } from '#api/academic/request-forms.ts'
import { walkForm } from '../form-engine/walk-form.ts'
import { demoRequestTypeId, demoRequestTypes } from './academic-request-types.ts'

interface Sample {
  /** Position of the request type. */
  type: number
  /** Relative frequency of this request. */
  weight: number
  answers: Record<string, FormAnswer>
}

/** Sample answers without files; requests that need files were opened at the counter, where the papers stay. */
const samples = (today: string): readonly Sample[] => [
  { type: 1, weight: 1, answers: { why: 'lost', collectedBy: 'self', contact: '(11) 3456-7890' } },
  { type: 2, weight: 5, answers: { purposeOf: 'transport', showsTimetable: 'yes' } },
  { type: 2, weight: 3, answers: { purposeOf: 'employer', showsTimetable: 'no' } },
  {
    type: 3,
    weight: 1,
    answers: { course: 'Administração', shift: 'evening', place: 'same', motivation: 'O turno da noite combina com o meu trabalho.' },
  },
  { type: 4, weight: 2, answers: { why: 'work', terms: 1 } },
  {
    type: 5,
    weight: 1,
    answers: {
      subject: '0',
      kind: 'first',
      grade: 5.5,
      publishedOn: today,
      questions: '1 e 3',
      argument: 'A resposta está de acordo com o gabarito.',
    },
  },
  { type: 6, weight: 1, answers: {} },
  { type: 7, weight: 1, answers: {} },
  { type: 8, weight: 3, answers: { copyCount: 1, syllabi: 'no', deliveredBy: 'office' } },
  { type: 9, weight: 1, answers: {} },
  { type: 10, weight: 1, answers: {} },
]

/** Repeats each sample as often as its weight says, so that a sample can be chosen by its position. */
export function populationSlots(tenantId: number, today: string) {
  const types = demoRequestTypes(today)
  return samples(today).flatMap(({ type, weight, answers }) => {
    const { versions, institutionId } = types.find(({ position }) => position === type)!
    const { name, category, cost, limitOfDays, form } = versions.at(-1)!
    const isAsked = Object.keys(answers).length > 0
    const slot = {
      typeId: demoRequestTypeId(tenantId, type),
      version: versions.length,
      institutionId: institutionId ?? null,
      name,
      category,
      cost,
      limitOfDays,
      channel: isAsked ? 'portal' : 'counter',
      answers,
      steps: isAsked ? walkForm(form, answers, { today }).steps.map((step) => step.name) : [],
      chosen: Object.hasOwn(answers, 'subject') ? { subject: [{ value: '0', label: 'Metodologia Científica' }] } : {},
    }
    return Array.from({ length: weight }, () => slot)
  })
}

/** Inserts the requests of students without accounts, five each; seven percent of them are not concluded. */
export const populationSql = `
create temporary table population on commit drop as
select overlay(overlay(md5('request ' || n) placing '4' from 13) placing '8' from 17)::uuid as request_id,
  e.institution_id, e.enrollment_id, null::int as user_id, slot."typeId" as type_id, slot.version, slot.name, slot.category, slot.channel,
  outcome.status, slot.answers, slot.steps, slot.chosen, slot.cost, times.created_at,
  case when outcome.status <> 'waiting_for_payment' then times.started_at end as started_at,
  case when outcome.status <> 'waiting_for_payment' then due.day end as deadline,
  case when outcome.status <> 'waiting_for_payment' and slot.cost > 0 then times.started_at end as paid_at,
  case when outcome.status not in ('waiting_for_payment', 'open', 'canceled')
    then case when e.institution_id = 11 and habit < 60 then 1102 else 1105 end end as assignee,
  case when fate >= 70 then times.started_at + least(lead, age_in_days - 1) * interval '1 day' + interval '25 minutes' end as closed_at,
  case outcome.status
    when 'rejected' then 'O pedido não atende às regras do regulamento acadêmico. Fale com a secretaria se tiver dúvidas.'
    when 'delivered' then 'O documento está pronto. Retire-o na secretaria.'
    when 'granted' then 'O pedido foi aprovado.' end as result_text,
  case when fate >= 160 and habit < 30 then 5 - (habit * habit * habit / 5400) end as score,
  case when fate >= 160 and habit between 24 and 25 then 'A resposta demorou mais do que o prazo informado.' end as score_reason
from academic.enrollment e
cross join generate_series(1, 5) position
cross join lateral (select e.enrollment_id::bigint * 8 + position as n offset 0) number
cross join lateral (
  select pg_temp.spread(n, 2654435761, 1000) as fate, pg_temp.spread(n, 2246822519, 1000) as age,
    pg_temp.spread(n, 3266489917, 840) as minute, pg_temp.spread(n, 668265263, 100) as habit,
    1 + pg_temp.spread(n, 1597334677, $2::int) as place offset 0
) dice
cross join lateral (
  select case when own."institutionId" is distinct from e.institution_id and own."institutionId" is not null then 2 else place end as place
  from slot own where own.place = dice.place offset 0
) chosen
join slot on slot.place = chosen.place
cross join lateral (
  select case when fate < 15 then case when slot.cost > 0 then 'waiting_for_payment' else 'open' end
    when fate < 35 then 'open' when fate < 55 then 'in_attendance' when fate < 60 then 'pending' when fate < 70 then 'waiting_for_student_action'
    when fate < 160 then 'canceled' when fate < 250 then 'rejected'
    when fate < 330 then 'concluded' when slot.category = 'documents' then 'delivered' else 'granted' end as status,
    -- One in six of what is open is late, and one in ten of what is concluded was.
    case when fate < 70 then 1 + age * slot."limitOfDays" * 9 / 5000 else 3 + slot."limitOfDays" * 2 + age * 7 / 10 end as age_in_days,
    case when habit % 10 = 0 then 3 + slot."limitOfDays" * 3 / 2 else slot."limitOfDays" * (habit + 10) / 110 end as lead offset 0
) outcome
cross join lateral (
  select ($3::date - age_in_days + time '07:30' + minute * interval '1 minute') at time zone $4 as created_at,
    ($3::date - age_in_days + time '07:30' + minute * interval '1 minute' + (slot.cost > 0)::int * interval '40 minutes') at time zone $4 as started_at
  offset 0
) times
join business_day began on began.institution_id = e.institution_id and began.day = $3::date - age_in_days
join business_day due on due.institution_id = e.institution_id and due.ordinal = began.ordinal + slot."limitOfDays" and due.is_open
where e.tenant_id = $1::int and e.user_id is null`

/** Adds the events of requests that are not concluded or were decided lately; older events are left out. */
export const populationEventsSql = `
insert into academic.request_event (tenant_id, request_id, kind, status, at, by, made_by)
select $1::int, r.request_id, happened.kind, happened.status, happened.at, happened.by, happened.made_by
from academic.request r
cross join lateral (
  select 'sent' as kind, case when r.cost > 0 then 'waiting_for_payment' else 'open' end as status, r.created_at as at,
    case r.channel when 'portal' then 'student' else 'office' end as by, null::int as made_by
  union all select 'paid', 'open', r.paid_at, 'system', null where r.paid_at is not null
  union all select 'taken', 'in_attendance', least(r.started_at + interval '3 hours', r.updated_at), 'office', r.assignee where r.assignee is not null
  union all select 'pending', 'pending', r.updated_at, 'office', r.assignee where r.status = 'pending'
  union all select 'asked', r.status, r.updated_at, 'office', r.assignee where r.status = 'waiting_for_student_action'
  union all select r.status, r.status, r.updated_at, case r.status when 'canceled' then 'student' else 'office' end, r.decided_by
    where r.status in ('granted', 'rejected', 'delivered', 'concluded', 'canceled')
) happened
where r.tenant_id = $1::int and r.user_id is null and (r.status <> 'canceled' and r.decided_at is null or r.updated_at > $2::date - 60)
order by r.request_id, happened.at`

/** Inserts what the office is waiting for; one in five is past its deadline. */
export const populationActionsSql = `
with asked as (
  insert into academic.request_action (tenant_id, request_id, text, deadline, asked_at)
  select $1::int, request_id, 'Para continuar, precisamos de um documento.', $2::date - 2 + list_id % 10, updated_at
  from academic.request where tenant_id = $1::int and user_id is null and status = 'waiting_for_student_action'
  returning action_id
)
insert into academic.request_item (tenant_id, action_id, position, kind, label, status)
select $1::int, action_id, 1, 'document', 'Documento de identidade, frente e verso', 'required' from asked`
