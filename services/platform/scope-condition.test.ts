import { PgDialect, integer, pgSchema } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { ownerCondition, placeCondition, scopeCondition } from './scope-condition.ts'

const written = (...given: Parameters<typeof scopeCondition>) => new PgDialect().sqlToQuery(scopeCondition(...given))

it('keeps a person to their own records, in the institution in which they act', () => {
  expect(written({ tenantId: 1, institutionId: 11, userId: 7 }, { tenant: 'l', institution: 'd', user: 'e' })).toMatchObject({
    sql: '"l".tenant_id = $1 and "d".institution_id = $2 and "e".user_id = $3',
    params: [1, 11, 7],
  })
})

it('leaves nothing but the tenant to staff of every institution, and takes all from one table where no other is named', () => {
  expect(written({ tenantId: 1, institutionId: null, userId: null }, { tenant: 'd', user: 'e' })).toMatchObject({
    sql: '"d".tenant_id = $1',
    params: [1],
  })
  expect(written({ tenantId: 1, institutionId: 11, userId: 7 }, { tenant: 'r' }).sql).toBe(
    '"r".tenant_id = $1 and "r".institution_id = $2 and "r".user_id = $3',
  )
})

it('takes the number zero for an id as any other', () => {
  expect(written({ tenantId: 0, institutionId: 0, userId: 0 }, { tenant: 'r' }).params).toEqual([0, 0, 0])
})

const loan = pgSchema('library').table('loan', {
  tenantId: integer('tenant_id'),
  institutionId: integer('institution_id'),
  userId: integer('user_id'),
})

it('keeps a statement to a place or to an owner alone, by an alias or by a table of the schema', () => {
  const [dialect, everywhere] = [new PgDialect(), { tenantId: 1, institutionId: null }]
  expect(dialect.sqlToQuery(placeCondition(everywhere, 'l')).sql).toBe('"l".tenant_id = $1')
  expect(dialect.sqlToQuery(placeCondition({ tenantId: 1, institutionId: 11 }, loan))).toMatchObject({
    sql: '"library"."loan"."tenant_id" = $1 and "library"."loan"."institution_id" = $2',
    params: [1, 11],
  })
  expect(dialect.sqlToQuery(ownerCondition({ tenantId: 1, userId: 7 }, loan))).toMatchObject({
    sql: '"library"."loan"."tenant_id" = $1 and "library"."loan"."user_id" = $2',
    params: [1, 7],
  })
})
