import type pg from 'pg'
import type { Logger } from 'pino'
import { createAuthenticate } from './identity/domain/access-token.ts'
import { createIdentityProvider } from './identity/identity-provider.ts'
import { identityRouter } from './identity/routes/router.ts'
import { loadSigningKeys } from './identity/store/signing-keys.ts'
import { notificationsRouter } from './notifications/routes/router.ts'
import type { Clock } from './platform/clock.ts'
import { createService, type Service } from './platform/service.ts'
import { demoPassword, demoPeople } from './seed/people.ts'
import { settingsRouter } from './settings/routes/router.ts'
import { usersRouter } from './users/routes/router.ts'

export interface EmbeddedBackendOptions {
  pool: pg.Pool
  databaseUrl: string
  clock: Clock
  log: Logger
  /** Public address of the identity provider; tokens carry it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Secret of the process from which the provider's cookies are signed. */
  cookieKey: string
  /** The portal's base address for a registered hostname. */
  portalUrl(hostname: string): string
  /** Path under which services are mounted, without a trailing slash. */
  servicesPath: `/${string}`
}

/** Everything the embedded backend serves, for the process to mount. */
export async function createEmbeddedBackend(options: EmbeddedBackendOptions) {
  const { pool, clock, log, issuer, servicesPath } = options
  const keys = await loadSigningKeys(pool)
  const authenticate = createAuthenticate(issuer, keys)
  const service = (name: string, title: string, router: Parameters<typeof createService>[0]['router']): Service =>
    createService({ name, title, router, prefix: `${servicesPath}/${name}`, authenticate, log })

  const services = {
    identity: service('identity', 'Identity', identityRouter(pool)),
    settings: service('settings', 'Settings', settingsRouter(pool)),
    users: service('users', 'Users', usersRouter(pool)),
    notifications: service('notifications', 'Notifications', notificationsRouter(pool)),
  }
  const identityProvider = createIdentityProvider({
    ...options,
    keys,
    demoPassword,
    demoPeople: async (tenantId) => demoPeople.filter((person) => person.tenantId === tenantId),
  })
  void clock
  return { services, identityProvider }
}
