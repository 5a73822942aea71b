import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Profile } from '#api/principal.ts'
import { application, institution, tenant } from './settings.schema.ts'

interface TenantPlace<TenantId, InstitutionId> {
  tenantId: TenantId
  institutionId: InstitutionId
  name: string
  alias: string
  logo: string | null
  darkLogo: string | null
  logoMini: string | null
}

export interface TenantPlaces {
  tenant: TenantPlace<number, null>
  institutions: Array<TenantPlace<number, number>>
}

/** Tenants and their institutions by name; null `tenantId` means all. */
export async function allPlaces(pool: pg.Pool, tenantId: number | null): Promise<TenantPlaces[]> {
  const db = drizzle(pool)
  const tenants = await db
    .select()
    .from(tenant)
    .where(tenantId === null ? undefined : eq(tenant.id, tenantId))
    .orderBy(asc(tenant.name))
  const institutions = await db
    .select()
    .from(institution)
    .where(tenantId === null ? undefined : eq(institution.tenantId, tenantId))
    .orderBy(asc(institution.name))
  const applications = await db
    .select({ tenantId: application.tenantId, theme: application.theme })
    .from(application)
    .where(isNotNull(application.tenantId))
  return tenants.map(({ id, name, alias }) => {
    const theme = applications.find((one) => one.tenantId === id)?.theme
    const logos = { logo: theme?.logo ?? null, darkLogo: theme?.darkLogo ?? null, logoMini: theme?.logoMini ?? null }
    return {
      tenant: { tenantId: id, institutionId: null, name, alias, ...logos },
      institutions: institutions
        .filter((one) => one.tenantId === id)
        .map((one) => ({
          tenantId: id,
          institutionId: one.id,
          name: one.name,
          alias: one.alias,
          ...(one.logo ? { logo: one.logo, darkLogo: one.darkLogo, logoMini: one.logoMini } : logos),
        })),
    }
  })
}

/** Reads the ids of every tenant, for jobs. */
export async function tenantIds(pool: pg.Pool): Promise<number[]> {
  const rows = await drizzle(pool).select({ id: tenant.id }).from(tenant).orderBy(asc(tenant.name))
  return rows.map(({ id }) => id)
}

/** Returns profiles whose roles require a second factor, by tenant. */
export async function secondFactorProfiles(pool: pg.Pool, tenantIds: readonly number[]): Promise<Map<number, Profile[]>> {
  const rows = await drizzle(pool)
    .select({ id: tenant.id, profiles: tenant.secondFactorProfiles })
    .from(tenant)
    .where(inArray(tenant.id, [...tenantIds]))
  return new Map(rows.map(({ id, profiles }) => [id, profiles]))
}

/** Null for an unknown alias. */
export async function tenantOfAlias(pool: pg.Pool, alias: string): Promise<number | null> {
  const [row] = await drizzle(pool).select({ id: tenant.id }).from(tenant).where(eq(tenant.alias, alias))
  return row?.id ?? null
}

/** Returns the place named by the aliases, the application itself without any; null if there is no such place. */
export async function placeOfAliases(
  pool: pg.Pool,
  { tenantAlias, iesAlias }: { tenantAlias?: string | null | undefined; iesAlias?: string | null | undefined },
): Promise<{ tenantId: number | null; institutionId: number | null } | null> {
  if (!tenantAlias) return iesAlias ? null : { tenantId: null, institutionId: null }
  const tenantId = await tenantOfAlias(pool, tenantAlias)
  if (tenantId === null || !iesAlias) return tenantId === null ? null : { tenantId, institutionId: null }
  const [row] = await drizzle(pool)
    .select({ id: institution.id })
    .from(institution)
    .where(and(eq(institution.tenantId, tenantId), eq(institution.alias, iesAlias)))
  return row ? { tenantId, institutionId: row.id } : null
}
