import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Profile } from '#api/principal.ts'
import { appConfig } from '#config'
import { launchable } from '../services/settings/settings.schema.ts'

export const applicationsPath = '/sandbox/applications'

const staff: Profile[] = ['OPERATION', 'COLLECTION_ADVISORY']
const everybody: Profile[] = [...staff, 'STUDENT', 'CANDIDATE', 'RESIDENT', 'BASIC']

const demoApplications = [
  { id: 1, alias: appConfig.alias, commercialName: appConfig.name, safeaVersion: 'v3' as const, profiles: everybody },
  { id: 2, alias: 'plataforma', commercialName: 'Plataforma', safeaVersion: 'v3' as const, profiles: staff },
  { id: 3, alias: 'diario', commercialName: 'Diário de Classe', safeaVersion: 'v2' as const, profiles: staff },
  { id: 4, alias: 'avalia', commercialName: 'Avalia', safeaVersion: 'v3' as const, profiles: staff },
  { id: 5, alias: 'biblioteca', commercialName: 'Biblioteca Digital', safeaVersion: 'v2' as const, profiles: everybody },
].map((one) => ({
  ...one,
  logo: one.alias === appConfig.alias ? null : `${appConfig.basePath}/demo/applications/${one.alias}.svg`,
  ssoUrl: one.alias === appConfig.alias ? null : `${applicationsPath}/${one.alias}?from={hostname}`,
  allowAppLauncher: true,
  tenantIds: [],
  healthUrl: one.alias === appConfig.alias ? null : `${applicationsPath}/${one.alias}/health`,
}))

export const demoApplicationNames = Object.fromEntries(
  demoApplications.slice(1).map(({ alias, commercialName }) => [alias, commercialName]),
)

export async function seedApplications(pool: pg.Pool): Promise<void> {
  await drizzle(pool).insert(launchable).values(demoApplications).onConflictDoNothing()
}
