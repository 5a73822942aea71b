import { pgSchema } from 'drizzle-orm/pg-core'

export const academic = pgSchema('academic')
