import type { Server } from 'node:http'
import path from 'node:path'
import { appConfig } from '#config'
import { createEmbeddedBackend } from '../services/embedded-backend.ts'
import { systemClock } from '../services/platform/clock.ts'
import { startJobs } from '../services/platform/jobs.ts'
import { seedDemoWorld } from '../services/seed/demo-world.ts'
import { openDatabase } from './database/open.ts'
import { type Environment, StartupError } from './environment.ts'
import { createHttpServer, type HttpAppOptions, type Portal } from './http-app.ts'
import { createLogger } from './logger.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import {
  createPortalRuntime,
  identityProviderConfig,
  identityProviderPath,
  portalUrlOf,
  publicOrigin,
  servicesPath,
} from './portal-runtime.ts'
import { loadSecrets } from './secrets.ts'
import { sessionJobs } from './session-jobs.ts'
import { finishOnSignals } from './shutdown.ts'

export interface StartOptions {
  environment: Environment
  portal: Portal
  staticAssets: HttpAppOptions['staticAssets']
  /** Told what start-up is doing, for people who watch it. */
  progress(step: string): void
}

/** Brings up the database, the embedded backend, the portal and the port, in this order. */
export async function startProcess({ environment, portal, staticAssets, progress }: StartOptions): Promise<void> {
  const log = createLogger(environment.LOG_LEVEL)
  const directory = path.resolve(environment.DATA_DIR ?? '.data')
  const demo = environment.DEMO !== 'false'
  const secrets = await loadSecrets(environment.SESSION_SECRET, directory)

  progress('Preparing the database')
  const database = await openDatabase(environment.DATABASE_URL, directory)
  const metrics = createMetrics()
  const identityProvider = await identityProviderConfig(environment, secrets)
  const backend = await createEmbeddedBackend({
    pool: database.pool,
    clock: systemClock,
    log,
    issuer: identityProvider.issuer,
    clientId: identityProvider.clientId,
    clientSecret: identityProvider.clientSecret,
    cookieKey: secrets.identityProviderCookies,
    webhookSecret: secrets.webhook,
    portalUrl: portalUrlOf(environment),
    basePath: appConfig.basePath,
    servicesPath,
    demo,
  })
  if (demo) {
    progress('Preparing the demo institutions')
    await seedDemoWorld({ pool: database.pool, clock: systemClock })
  }
  const jobs = await startJobs(database.url, [...backend.jobs, ...sessionJobs(database.pool)], log)
  const closing = new AbortController()
  const runtime = createPortalRuntime({
    environment,
    pool: database.pool,
    log,
    secrets,
    identityProvider,
    embedded: backend.services,
    metrics,
    closing: closing.signal,
  })

  const server = createHttpServer({
    runtime,
    portal,
    services: backend.services,
    outsideWorld: demo ? backend.outsideWorld : [],
    identityProvider: environment.OIDC_ISSUER ? null : { path: identityProviderPath, listener: backend.identityProvider },
    staticAssets,
    metrics,
    secure: publicOrigin(environment).protocol === 'https:',
  })
  try {
    await listen(server, environment.PORT)
    const metricsServer = await serveMetrics(metrics, environment.METRICS_PORT ?? environment.PORT + 1)
    finishOnSignals(server, () => closing.abort(), [() => jobs.stop(), () => backend.stop(), async () => metricsServer.close(), () => database.close()], log)
  } catch (error) {
    await jobs.stop()
    await backend.stop()
    await database.close()
    const { code, port } = error as NodeJS.ErrnoException & { port?: number }
    if (code === 'EADDRINUSE') throw new StartupError(`Port ${port} is taken. Set PORT (and METRICS_PORT) to a free one.`)
    throw error
  }
  // What a crash left between two steps is finished now rather than at the next full minute.
  void backend.recover()
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
