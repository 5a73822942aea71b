import { PgDialect, date, integer, numeric, pgSchema } from 'drizzle-orm/pg-core'
import { expect, expectTypeOf, it } from 'vitest'
import { type SelectedRow, selectColumns } from './select-columns.ts'

const lesson = pgSchema('school').table('lesson', {
  room: integer().notNull(),
  heldOn: date('held_on'),
  grade: numeric({ mode: 'number' }),
})

it('names columns as the schema does, or otherwise where asked to, and says what the rows are', () => {
  const columns = selectColumns(lesson, 'l', ['room', 'heldOn', 'heldOn as day'])
  expect(new PgDialect().sqlToQuery(columns)).toMatchObject({ sql: 'l.room, l.held_on as "heldOn", l.held_on as "day"', params: [] })
  expectTypeOf<SelectedRow<typeof columns>>().toEqualTypeOf<{ room: number; heldOn: string | null; day: string | null }>()
})

it('takes no column that the driver reads otherwise than Drizzle', () => {
  // @ts-expect-error text, not a number
  selectColumns(lesson, 'l', ['grade'])
})
