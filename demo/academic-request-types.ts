import type pg from 'pg'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { diplomaCopy, enrollmentStatement, printedTranscript } from './academic-request-types-documents.ts'
import { courseChange, enrollmentLock } from './academic-request-types-enrollment.ts'
import { internshipContract } from './academic-request-types-internship.ts'
import { refund } from './academic-request-types-refund.ts'
import { gradeReview, specialTreatment, subjectExemption } from './academic-request-types-studies.ts'

export interface DemoRequestType {
  /** Its place among the types of a tenant, and the last part of its id. */
  position: number
  /** From the first version to the newest. */
  versions: readonly RequestDefinition[]
  /** The only one that offers it; all do where it is missing. */
  institutionId?: number
}

const homeStudy = 7

/** Every tenant offers the same ones. Dates count from `today` (`YYYY-MM-DD`). */
export const demoRequestTypes = (today: string): readonly DemoRequestType[] => [
  { position: 1, versions: [diplomaCopy] },
  { position: 2, versions: [{ ...enrollmentStatement, limitOfDays: 5 }, enrollmentStatement] },
  { position: 3, versions: [courseChange(shiftDay(today, -20), shiftDay(today, 40))] },
  { position: 4, versions: [{ ...enrollmentLock, limitOfDays: 8, rules: [{ kind: 'one_open' }] }, enrollmentLock] },
  { position: 5, versions: [gradeReview], institutionId: 11 },
  { position: 6, versions: [subjectExemption] },
  { position: homeStudy, versions: [specialTreatment], institutionId: 11 },
  { position: 8, versions: [printedTranscript] },
  { position: 9, versions: [internshipContract], institutionId: 11 },
  { position: 10, versions: [refund] },
]

export const demoRequestTypeId = (tenantId: number, position: number) => tenantId * 100 + position

/** `YYYY-MM-DD`, days from another day. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Types of one tenant, in its transaction; `maker` is the user id of who made them. */
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

/** A demo of before conditions compared with today gets the form that does, where nobody has changed the type. */
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
    [tenantId, demoRequestTypeId(tenantId, homeStudy), JSON.stringify(specialTreatment), today, maker],
  )
}
