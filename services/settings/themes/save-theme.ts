import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type ApplicationSettings, theme } from '#api/settings.ts'
import { application } from '../settings.schema.ts'

/**
 * Replaces the look of a hostname (docs/requirements/shell.md, section 3, application settings).
 *
 * @throws ZodError for a colour that is not strictly `#rrggbb`, naming the field; nothing is saved then
 */
export async function saveTheme(pool: pg.Pool, hostname: string, look: ApplicationSettings['theme']): Promise<void> {
  const checked = theme.parse(look)
  await drizzle(pool).update(application).set({ theme: checked }).where(eq(application.hostname, hostname.toLowerCase()))
}
