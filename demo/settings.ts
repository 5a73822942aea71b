import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { appConfig } from '#config'
import { partnerHostname, getPartner } from './sandbox/partner/partner-page.ts'
import { navigationEntry } from '../services/settings/navigation.ts'
import { application, institution, tenant } from '../services/settings/settings.schema.ts'
import { demoPassword, demoPeople } from './people.ts'
import { descriptionInEach } from './people-words.ts'

const passwordOnly = { hasAuthBySafea: true, hasAuthByEmail: true, hasAuthBySaml: false, samlRequest: null }

const samlOnly = {
  hasAuthBySafea: false,
  hasAuthByEmail: false,
  hasAuthBySaml: true,
  samlRequest: {
    url: '/auth/saml',
    providerType: 'saml',
    providerName: 'Conta Mar',
    providerLogo: `${appConfig.basePath}/demo/mar/favicon.svg`,
  },
}

const colors = (primaryColor: string, accentColor: string, secondaryColor: string) => ({
  primaryColor,
  accentColor,
  secondaryColor,
  loadingColor: primaryColor,
})

const pictures = (alias: string) => ({
  favicon: `${appConfig.basePath}/demo/${alias}/favicon.svg`,
  logo: `${appConfig.basePath}/demo/${alias}/logo.svg`,
  darkLogo: `${appConfig.basePath}/demo/${alias}/logo-dark.svg`,
  logoMini: `${appConfig.basePath}/demo/${alias}/favicon.svg`,
  // The tiles of the other tenants are light enough for both color schemes.
  darkLogoMini: alias === 'aurora' ? `${appConfig.basePath}/demo/${alias}/favicon-dark.svg` : null,
  loginPageImage: `${appConfig.basePath}/demo/${alias}/sign-in.svg`,
})
const noPictures = { favicon: null, logo: null, darkLogo: null, logoMini: null, darkLogoMini: null, loginPageImage: null }

const tenants = [
  { id: 1, name: 'Universidade Aurora', alias: 'aurora', taxId: '11222333000181' },
  { id: 2, name: 'Faculdade Ipê', alias: 'ipe', taxId: '45997418000153' },
  { id: 3, name: 'Instituto do Mar', alias: 'mar', taxId: '60746948000112' },
].map((one) => ({
  ...one,
  languageId: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  secondFactorProfiles: one.alias === 'ipe' ? ['COLLECTION_ADVISORY' as const] : [],
}))

const institutions = [
  { id: 11, tenantId: 1, name: 'Campus Norte', alias: 'campus-norte' },
  { id: 12, tenantId: 1, name: 'Campus Sul', alias: 'campus-sul' },
  { id: 21, tenantId: 2, name: 'Faculdade Ipê', alias: 'ipe' },
  { id: 31, tenantId: 3, name: 'Mar Santos', alias: 'santos' },
  { id: 32, tenantId: 3, name: 'Mar Recife', alias: 'recife' },
]

const words = (pt: string, en: string, es: string) => ({ 'pt-BR': pt, en, es })

export const auroraLibrary = [
  navigationEntry(words('Biblioteca', 'Library', 'Biblioteca'), {
    id: 1001,
    icon: 'library',
    webRoute: null,
    group: words('Serviços', 'Services', 'Servicios'),
  }),
  navigationEntry(words('Acervo', 'Catalogue', 'Catálogo'), {
    id: 1002,
    icon: null,
    webRoute: 'https://example.com/aurora/acervo',
    featureParentId: 1001,
  }),
  navigationEntry(words('Empréstimos', 'Loans', 'Préstamos'), {
    id: 1003,
    icon: null,
    webRoute: 'https://example.com/aurora/emprestimos',
    featureParentId: 1001,
  }),
]

const features = [
  'financial',
  'academic-situation',
  'enrollment-documents',
  'requests',
  'reenrollments',
  'student-cards',
  'update-data',
  'menu-search',
  'web-components',
  'notification-toasts',
].map((alias) => ({ alias }))

const auroraShell = {
  webComponents: [{ routeBase: 'demo', tag: 'academic-services-sample', scriptUrl: `${appConfig.basePath}/demo/web-components/sample.js` }],
  navigation: auroraLibrary,
  accountActions: [{ label: words('Ouvidoria', 'Ombudsman', 'Defensoría'), url: 'https://example.com/aurora/ouvidoria' }],
  connectivityWarning: true,
}

/** The Brazilian government's sign language interpreter, which is free for everyone. */
const vlibras = { scriptUrl: 'https://vlibras.gov.br/app/vlibras-plugin.js', appUrl: 'https://vlibras.gov.br/app' }

/** Cloudflare's test key, which lets everyone pass. It has no effect without CAPTCHA_PROVIDER. */
const turnstileTestKey = '1x00000000000000000000AA'

const aurora = { ...colors('#4c2a85', '#c2185b', '#5f5a52'), ...pictures('aurora') }

const getDemo = (tenant: number) => ({
  password: demoPassword,
  people: demoPeople
    .filter(({ tenantId }) => tenantId === tenant)
    .map(({ username, description }) => ({ username, description: descriptionInEach(description) })),
})

/** Returns the URL of a legal page. The application itself has no published terms. */
const legalPage = (tenantId: number | null, name: 'termos' | 'privacidade') =>
  tenantId === null ? null : `https://example.com/${['aurora', 'ipe', 'mar'][tenantId - 1]}/${name}`

const applications = [
  { hostname: 'localhost', tenantId: 1, safeaVersion: 'v3' as const, theme: aurora, ...auroraShell },
  { hostname: 'aurora.localhost', tenantId: 1, safeaVersion: 'v3' as const, theme: aurora, ...auroraShell },
  {
    hostname: 'ipe.localhost',
    tenantId: 2,
    safeaVersion: 'v2' as const,
    theme: { ...colors('#f5c400', '#6a4f00', '#5f5a52'), ...pictures('ipe') },
    createAccountEnabled: true,
    independentTabsEnabled: true,
    captchaKey: turnstileTestKey,
    assistants: { handTalk: null, vlibras, equalWeb: null },
  },
  // The institution's own address; half of its people have moved to the new sign-in.
  {
    hostname: 'polo.ipe.localhost',
    tenantId: 2,
    owner: 'ies' as const,
    safeaVersion: 'migrating' as const,
    captchaKey: turnstileTestKey,
    theme: { ...colors('#f5c400', '#6a4f00', '#5f5a52'), ...pictures('ipe') },
  },
  {
    hostname: 'mar.localhost',
    tenantId: 3,
    safeaVersion: 'v3' as const,
    theme: { ...colors('#b2ebf2', '#006978', '#455a64'), ...pictures('mar'), headerHeight: 64 },
    authenticationModes: samlOnly,
  },
  {
    hostname: 'operacao.localhost',
    tenantId: null,
    safeaVersion: 'v2' as const,
    theme: { ...colors('#000000', '#00BFA5', '#757474'), ...noPictures },
  },
].map(({ authenticationModes = passwordOnly, theme, ...one }) => ({
  owner: one.tenantId === null ? null : ('tenant' as const),
  authenticationModes: { ...authenticationModes, demo: getDemo(one.tenantId ?? 0) },
  theme: { headerHeight: null, ...theme },
  captchaKey: null,
  features,
  createAccountEnabled: false,
  frameAncestors: [],
  independentTabsEnabled: false,
  termsOfUseUrl: legalPage(one.tenantId, 'termos'),
  privacyUrl: legalPage(one.tenantId, 'privacidade'),
  ...one,
}))

/** Registers the demo's institutions and hostnames. Idempotent. */
export async function seedSettings(pool: pg.Pool): Promise<void> {
  const db = drizzle(pool)
  await db.insert(tenant).values(tenants).onConflictDoNothing()
  await db.insert(institution).values(institutions).onConflictDoNothing()
  await db.insert(application).values(applications).onConflictDoNothing()
}

/** Lets the demo's partner site embed pages if no site may yet; its origin contains the port of this process. */
export async function seedPartner(pool: pg.Pool, portalUrl: (hostname: string) => string): Promise<void> {
  await drizzle(pool)
    .update(application)
    .set({ frameAncestors: [new URL(portalUrl(partnerHostname)).origin] })
    .where(and(eq(application.hostname, getPartner), eq(application.frameAncestors, [])))
}
