import { bigint, pgSchema, timestamp } from 'drizzle-orm/pg-core'

export const financial = pgSchema('financial')

export const cents = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) => timestamp(name, { withTimezone: true })
