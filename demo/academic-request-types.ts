import type pg from 'pg'
import { type RequestDefinition, requestDefinition } from '#api/academic/request-types.ts'
import courseChange from './request-types/course-change.json' with { type: 'json' }
import diplomaCopy from './request-types/diploma-copy.json' with { type: 'json' }
import enrollmentLock from './request-types/enrollment-lock.json' with { type: 'json' }
import enrollmentStatement from './request-types/enrollment-statement.json' with { type: 'json' }
import gradeReview from './request-types/grade-review.json' with { type: 'json' }
import internshipContract from './request-types/internship-contract.json' with { type: 'json' }
import printedTranscript from './request-types/printed-transcript.json' with { type: 'json' }
import refund from './request-types/refund.json' with { type: 'json' }
import specialTreatment from './request-types/special-treatment.json' with { type: 'json' }
import subjectExemption from './request-types/subject-exemption.json' with { type: 'json' }

export interface DemoRequestType {
  /** Position among the request types of a tenant, and the last part of the id. */
  position: number
  /** The versions, from the first to the newest. */
  versions: readonly RequestDefinition[]
  /** The only institution that offers the type; every institution does if it is left out. */
  institutionId?: number
}

const homeStudy = 7

/** Reads a file in the format of an institution's type export, which can be imported as well; `first` overrides values of the first version. */
const readVersions = (file: object, first?: Partial<RequestDefinition>): RequestDefinition[] => {
  const newest = requestDefinition.parse(file)
  return first ? [{ ...newest, ...first }, newest] : [newest]
}

/** Returns the request types, which are the same for every tenant. Dates count from `today` (`YYYY-MM-DD`). */
export const demoRequestTypes = (today: string): readonly DemoRequestType[] => {
  const period = { from: shiftDay(today, -20), to: shiftDay(today, 40) }
  return [
    { position: 1, versions: readVersions(diplomaCopy) },
    { position: 2, versions: readVersions(enrollmentStatement, { limitOfDays: 5 }) },
    {
      position: 3,
      versions: readVersions({
        ...courseChange,
        rules: courseChange.rules.map((rule) => (rule.kind === 'period' ? { ...rule, ...period } : rule)),
      }),
    },
    { position: 4, versions: readVersions(enrollmentLock, { limitOfDays: 8, rules: [{ kind: 'one_open' }] }) },
    { position: 5, versions: readVersions(gradeReview), institutionId: 11 },
    { position: 6, versions: readVersions(subjectExemption) },
    { position: homeStudy, versions: readVersions(specialTreatment), institutionId: 11 },
    { position: 8, versions: readVersions(printedTranscript) },
    { position: 9, versions: readVersions(internshipContract), institutionId: 11 },
    { position: 10, versions: readVersions(refund) },
  ]
}

export const demoRequestTypeId = (tenantId: number, position: number) => tenantId * 100 + position

/** `YYYY-MM-DD`, days from another day. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Seeds the request types of one tenant in its transaction; `maker` is the user id of their author. */
export async function seedRequestTypes(
  client: pg.ClientBase,
  { tenantId, today, maker }: { tenantId: number; today: string; maker: number },
): Promise<void> {
  const types = demoRequestTypes(today).map(({ position, versions, institutionId }) => ({
    position,
    typeId: demoRequestTypeId(tenantId, position),
    institutionId: tenantId === 1 ? institutionId : undefined,
    versions,
  }))
  await client.query(
    `with given as (
      select * from jsonb_to_recordset($2::jsonb) as t("typeId" int, position int, "institutionId" int, versions jsonb)
    ), kept as (
      insert into academic.request_type (type_id, tenant_id, institution_id, is_active, version, position)
      select "typeId", $1::int, "institutionId", true, jsonb_array_length(versions), position from given
    )
    insert into academic.request_type_version (tenant_id, type_id, version, definition, at, made_by)
    select $1::int, "typeId", number, definition, $3::date - 700 + number::int * 150, $4::int
    from given, jsonb_array_elements(versions) with ordinality as v(definition, number)`,
    [tenantId, JSON.stringify(types), today, maker],
  )
}

/** Gives demos from before conditions were compared with today the form that does so, unless somebody has changed the type. */
export async function renewHomeStudy(
  client: pg.ClientBase,
  { tenantId, today, maker }: { tenantId: number; today: string; maker: number },
): Promise<void> {
  await client.query(
    `with renewed as (
      update academic.request_type t set version = 2 where t.tenant_id = $1::int and t.type_id = $2::int and t.version = 1
        and exists (select from academic.request_type_version v
          where v.tenant_id = t.tenant_id and v.type_id = t.type_id and v.version = 1
            and jsonb_path_exists(v.definition, '$.form.steps[*].redirects[*].when[*] ? (@.field == "awayFrom" && @.value.type() == "string")'))
      returning type_id
    )
    insert into academic.request_type_version (tenant_id, type_id, version, definition, at, made_by)
    select $1::int, type_id, 2, $3::jsonb, $4::date, $5::int from renewed`,
    [tenantId, demoRequestTypeId(tenantId, homeStudy), JSON.stringify(requestDefinition.parse(specialTreatment)), today, maker],
  )
}
