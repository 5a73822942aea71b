import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { NewPerson } from '#api/recovery.ts'
import { inTenant } from '../../platform/database.ts'
import { account, membership } from '../users.schema.ts'
import { hashPassword } from '../passwords/password.ts'

export interface NewHome {
  tenantId: number
  institutionId: number
  timeZone: string
  locale: AppLocale
}

/**
 * Idempotent by form; the caller has validated the password (docs/requirements/shell.md, section 7). Null when username or email is
 * taken.
 */
export async function signUp(
  pool: pg.Pool,
  { tenantId, institutionId, timeZone, locale }: NewHome,
  { uuid, username, email, name, cellphone, password }: Pick<NewPerson, 'uuid' | 'username' | 'email' | 'name' | 'cellphone' | 'password'>,
): Promise<number | null> {
  const passwordHash = await hashPassword(password)
  return inTenant(pool, tenantId, async ({ db }) => {
    const accessibility = { mode: null, fontSizeEnabled: false, signLanguageEnabled: false }
    const [made] = await db
      .insert(account)
      .values({
        id: sql`nextval('users.sign_up_account_id')`,
        tenantId,
        uuid,
        username,
        email,
        name,
        cellphone,
        passwordHash,
        accessibility,
        timezone: timeZone,
        languageId: locale,
      })
      .onConflictDoNothing()
      .returning({ id: account.id })
    if (!made) {
      const own = and(eq(account.tenantId, tenantId), eq(account.uuid, uuid), eq(account.username, username), eq(account.email, email))
      const [before] = await db.select({ id: account.id }).from(account).where(own)
      return before?.id ?? null
    }
    await db.insert(membership).values({
      id: sql`nextval('users.sign_up_membership_id')`,
      tenantId,
      institutionId,
      accountId: made.id,
      permissions: {},
      name: 'Usuário básico',
      profile: 'BASIC',
    })
    return made.id
  })
}
