import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type ApplicationSettings, theme } from '#api/settings/settings.ts'
import { application } from '../settings.schema.ts'

/** Replaces a hostname's theme. Throws ZodError for invalid colors, before saving. */
export async function saveTheme(pool: pg.Pool, hostname: string, look: ApplicationSettings['theme']): Promise<void> {
  const checked = theme.parse(look)
  await drizzle(pool).update(application).set({ theme: checked }).where(eq(application.hostname, hostname.toLowerCase()))
}
