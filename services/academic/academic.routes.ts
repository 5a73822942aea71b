import type pg from 'pg'
import { base } from './base.ts'
import { enrollmentsRouter } from './enrollments/enrollments.routes.ts'
import { situationRouter } from './situation/situation.routes.ts'

export function academicRouter(ports: { pool: pg.Pool }) {
  return base.router({
    enrollments: enrollmentsRouter(ports),
    situation: situationRouter(ports),
  })
}
