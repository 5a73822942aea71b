import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { application, institution, tenant } from '../settings/store/schema.ts'

const passwordOnly = { hasAuthBySafea: true, hasAuthByEmail: true, hasAuthBySaml: false, samlRequest: null }

const look = (primaryColor: string, accentColor: string, secondaryColor: string) => ({
  primaryColor,
  accentColor,
  secondaryColor,
  loadingColor: primaryColor,
  favicon: null,
  logo: null,
  darkLogo: null,
  loginPageImage: null,
})

const tenants = [
  { id: 1, name: 'Universidade Aurora', alias: 'aurora', taxId: '11222333000181' },
  { id: 2, name: 'Faculdade Ipê', alias: 'ipe', taxId: '45997418000153' },
  { id: 3, name: 'Instituto do Mar', alias: 'mar', taxId: '60746948000112' },
].map((one) => ({ ...one, languageId: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' }))

const institutions = [
  { id: 11, tenantId: 1, name: 'Campus Norte', alias: 'campus-norte' },
  { id: 12, tenantId: 1, name: 'Campus Sul', alias: 'campus-sul' },
  { id: 21, tenantId: 2, name: 'Faculdade Ipê', alias: 'ipe' },
  { id: 31, tenantId: 3, name: 'Mar Santos', alias: 'santos' },
  { id: 32, tenantId: 3, name: 'Mar Recife', alias: 'recife' },
]

const aurora = look('#4c2a85', '#c2185b', '#5f5a52')

const applications = [
  { hostname: 'localhost', tenantId: 1, safeaVersion: 'v3' as const, theme: aurora },
  { hostname: 'aurora.localhost', tenantId: 1, safeaVersion: 'v3' as const, theme: aurora },
  {
    hostname: 'ipe.localhost',
    tenantId: 2,
    safeaVersion: 'v2' as const,
    theme: look('#f5c400', '#6a4f00', '#5f5a52'),
    createAccountEnabled: true,
    independentTabsEnabled: true,
  },
  { hostname: 'mar.localhost', tenantId: 3, safeaVersion: 'v3' as const, theme: look('#b2ebf2', '#006978', '#455a64') },
  { hostname: 'operacao.localhost', tenantId: null, safeaVersion: 'v2' as const, theme: look('#000000', '#00BFA5', '#757474') },
].map((one) => ({
  owner: one.tenantId === null ? null : ('tenant' as const),
  authenticationModes: passwordOnly,
  captchaKey: null,
  createAccountEnabled: false,
  independentTabsEnabled: false,
  frameAncestors: [],
  termsOfUseUrl: null,
  privacyUrl: null,
  ...one,
}))

/** Registers the demo institutions and their hostnames (design: the demo world). Safe to repeat. */
export async function seedSettings(pool: pg.Pool): Promise<void> {
  const db = drizzle(pool)
  await db.insert(tenant).values(tenants).onConflictDoNothing()
  await db.insert(institution).values(institutions).onConflictDoNothing()
  await db.insert(application).values(applications).onConflictDoNothing()
}
