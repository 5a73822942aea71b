import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { base } from '../base.ts'
import type { ReviewerName } from '../documents/review-list.queries.ts'
import { getCourses, createType, listTypes, readType, saveType, switchType } from './request-types.queries.ts'
import { editorScope } from './request-types.ts'

export interface RequestTypePorts {
  pool: pg.Pool
  clock: Clock
  reviewerName: ReviewerName
}

export function requestTypesRouter({ pool, clock, reviewerName }: RequestTypePorts) {
  const { requestTypes } = base
  const reader = (context: ServiceContext) => editorScope(requirePrincipal(context))
  const editor = (context: ServiceContext) => editorScope(requireSelf(context))
  return {
    list: requestTypes.list.handler(async ({ context }) => ({ results: await listTypes(pool, reader(context)) })),
    options: requestTypes.options.handler(async ({ context }) => ({ courses: await getCourses(pool, reader(context)) })),
    get: requestTypes.get.handler(async ({ context, input }) => {
      const scope = reader(context)
      const { type, versions } = await readType(pool, scope, input.typeId, input.version)
      const makers = [...new Set(versions.map(({ madeBy }) => madeBy))]
      const names = new Map(await Promise.all(makers.map(async (id) => [id, await reviewerName(scope.tenantId, id)] as const)))
      return {
        ...type,
        versions: versions.map(({ version, at, madeBy }) => ({ version, at: at.toISOString(), by: names.get(madeBy) ?? null })),
      }
    }),
    create: requestTypes.create.handler(async ({ context, input }) => ({
      typeId: await createType(pool, editor(context), input.definition, clock.now()),
    })),
    save: requestTypes.save.handler(async ({ context, input }) => ({ version: await saveType(pool, editor(context), input, clock.now()) })),
    switch: requestTypes.switch.handler(async ({ context, input }) => {
      await switchType(pool, editor(context), input)
      return {}
    }),
  }
}
