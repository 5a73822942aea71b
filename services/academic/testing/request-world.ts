import type { RequestDefinition } from '#api/academic/request-types.ts'
import { formField, formStep } from '../../../form-engine/testing/forms.ts'
import type { World } from './world.ts'

const text = (pt: string) => ({ 'pt-BR': pt, en: pt, es: pt })

/** Creates a definition without cost, of one step with a text and files. */
export function definition(more: Partial<RequestDefinition> = {}): RequestDefinition {
  return {
    name: text('Declaração de vínculo'),
    summary: text('Diz que você estuda aqui.'),
    category: 'documents',
    cost: 0,
    limitOfDays: 3,
    terms: text('Os dados são verdadeiros.'),
    audience: { statuses: ['active'], courses: [] },
    rules: [],
    form: { steps: [formStep('one', { fields: [formField('why', 'short-string', { isRequired: true }), formField('proof', 'file')] })] },
    ...more,
  }
}

/** Adds a type that the first tenant offers. @returns its id */
export async function addType({ rows }: World, given: Partial<RequestDefinition> = {}): Promise<number> {
  const [added] = await rows<{ typeId: number }>(
    1,
    `with type as (insert into academic.request_type (tenant_id, is_active, version, position) values (1, true, 1, 1) returning type_id),
      version as (insert into academic.request_type_version (tenant_id, type_id, version, definition, at, made_by)
        select 1, type_id, 1, $1, now(), 1102 from type)
    select type_id as "typeId" from type`,
    [JSON.stringify(definition(given))],
  )
  return added!.typeId
}

/** A newer version of a type. */
export async function changeType({ rows }: World, typeId: number, given: Partial<RequestDefinition>): Promise<void> {
  await rows(
    1,
    `with type as (update academic.request_type set version = version + 1 where type_id = $1 returning version)
    insert into academic.request_type_version (tenant_id, type_id, version, definition, at, made_by) select 1, $1, version, $2, now(), 1102 from type`,
    [typeId, JSON.stringify(definition(given))],
  )
}

/** Inserts a complete upload of a user. */
export async function addUpload({ rows, clock }: World, userId: number, name = 'prova.pdf'): Promise<string> {
  const key = crypto.randomUUID()
  await rows(
    1,
    `insert into academic.upload (key, tenant_id, user_id, use, name, type, size, state, sha256, created_at)
    values ($1, 1, $2, 'request', $3, 'application/pdf', 10, 'complete', 'ab', $4)`,
    [key, userId, name, clock.now()],
  )
  return key
}
