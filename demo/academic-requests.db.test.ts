import { expect, it } from 'vitest'
import { createWorld } from '../services/academic/testing/world.ts'
import { seedRequests } from './academic-requests.ts'

it('gives the demo requests whose numbers, deadlines and files fit together', async () => {
  const world = await createWorld()
  await seedRequests(world)
  // Once more, as when the demo starts again.
  await seedRequests(world)
  const one = async (text: string) => (await world.rows<Record<string, number>>(1, text))[0]!

  const students = await one('select count(*)::int as count from academic.enrollment where user_id is null')
  const requests = await one(
    `select count(*)::int as count, count(distinct protocol)::int as protocols, count(distinct status)::int as statuses,
      count(*) filter (where user_id = 1001)::int as ana, count(distinct status) filter (where user_id = 1001)::int as "anaStatuses",
      count(*) filter (where created_at > now or updated_at > now or decided_at > now or rated_at > now)::int as future,
      count(*) filter (where extract(isodow from deadline) > 5)::int as "onWeekends",
      count(*) filter (where exists (select from academic.request_event e where e.request_id = request.request_id and e.at > updated_at))::int as stale,
      count(*) filter (where decided_at < started_at)::int as "decidedBefore"
    from academic.request, (select '${world.clock.now().toISOString()}'::timestamptz as now) clock`,
  )
  expect(requests).toEqual({
    count: students.count! * 5 + 12,
    protocols: requests.count,
    statuses: 10,
    ana: 10,
    anaStatuses: 10,
    future: 0,
    onWeekends: 0,
    stale: 0,
    decidedBefore: 0,
  })
  const [numbers] = await world.rows<{ fits: boolean }>(
    1,
    `select bool_and(last = count) as fits from academic.request_number n
    join (select left(protocol, 4)::int as year, count(*), max(right(protocol, 6)::int) as highest from academic.request group by 1) r
      on r.year = n.year and r.highest = n.last`,
  )
  expect(numbers!.fits).toBe(true)

  const conversation = await one('select max(message_count) as longest, sum(unread_by_student)::int as unread from academic.request')
  expect(conversation).toEqual({ longest: 60, unread: 3 })
  const files = await one(
    `select count(*)::int as count, count(*) filter (where place = 'field' and r.answers->f.field @> to_jsonb(array[f.upload_key]))::int as "ofFields"
    from academic.request_file f join academic.request r using (request_id)`,
  )
  expect(files).toEqual({ count: 7, ofFields: 5 })
})

it('gives a demo of before the form that compares with today, once, and leaves a type that was changed', async () => {
  const world = await createWorld()
  await seedRequests(world)
  const types = () =>
    world.rows<{ version: number; value: unknown }>(
      1,
      `select t.version, jsonb_path_query_first(v.definition, '$.form.steps[*].redirects[*].when[*] ? (@.field == "awayFrom").value') as value
      from academic.request_type t join academic.request_type_version v using (tenant_id, type_id, version) where t.type_id = 107`,
    )
  expect(await types()).toEqual([{ version: 1, value: { today: -30 } }])
  await world.rows(
    1,
    `update academic.request_type_version set definition = replace(definition::text, '{"today": -30}', '"2026-10-22"')::jsonb where type_id = 107`,
  )
  expect(await types()).toEqual([{ version: 1, value: '2026-10-22' }])
  for (let start = 0; start < 2; start++) {
    await seedRequests(world)
    expect(await types()).toEqual([{ version: 2, value: { today: -30 } }])
  }
})
