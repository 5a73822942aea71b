import { mkdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import type { Logger } from 'pino'
import { appConfig } from '#config'
import { createEmbeddedBackend } from '../services/composition/embedded-backend.ts'
import { systemClock } from '../services/platform/clock.ts'
import { finishOnSignals } from './shutdown.ts'
import { createJobs, type JobDefinition } from '../services/platform/jobs.ts'
import { seedPartner } from '../demo/settings.ts'
import { hasDemoPeople, seedDemoWorld } from '../demo/demo-world.ts'
import {
  captchaOptions,
  integrationKey,
  invoiceIssuerOptions,
  localityKey,
  mailOptions,
  portalSecret,
  smsOptions,
} from './backend-options.ts'
import { clientAddress } from './client-address.ts'
import { openDatabase } from './database/open.ts'
import { type Environment, isDemo, StartupError } from './environment.ts'
import { healthResponse } from './health.ts'
import { createHttpServer, type HttpAppOptions, type Portal } from './http-app.ts'
import { createLiveProtocols } from './live-protocols/live-protocols.ts'
import { createLogger } from './logger.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import {
  createPortalRuntime,
  identityProviderConfig,
  identityProviderPath,
  getPortalUrl,
  publicOrigin,
  servicesPath,
} from './portal-runtime.ts'
import { loadSecrets } from './secrets.ts'
import { createUploads } from './uploads.ts'
import type pg from 'pg'
import { deleteExpiredSessions } from '../src/request/session/session-store.server.ts'

function sessionJobs(pool: pg.Pool): JobDefinition[] {
  return [
    {
      name: 'portal.delete-expired',
      every: '45 * * * *',
      run: () => deleteExpiredSessions({ pool }),
    },
  ]
}

export interface StartOptions {
  environment: Environment
  portal: Portal
  staticAssets: HttpAppOptions['staticAssets']
  progress(step: string): void
  onLogger?(log: Logger): void
  /** Called before the server listens; may intercept requests. */
  onServer?(server: Server): Promise<void>
}

type Closer = () => Promise<unknown>

/** Starts database, backend, portal and port, in this order; undoes it on failure. @throws StartupError */
export async function startProcess(options: StartOptions): Promise<void> {
  const { environment } = options
  const metricsPort = environment.METRICS_PORT ?? environment.PORT + 1
  // First, so that an accidental second start does not affect the running one.
  await requireFreePort(environment.PORT)
  await requireFreePort(metricsPort)
  const closers: Closer[] = []
  try {
    await bringUp(options, metricsPort, closers)
  } catch (error) {
    for (const close of closers.reverse()) await close().catch(() => undefined)
    throw error
  }
}

async function bringUp(
  { environment, portal, staticAssets, progress, onLogger, onServer }: StartOptions,
  metricsPort: number,
  closers: Closer[],
) {
  const log = createLogger(environment.LOG_LEVEL)
  onLogger?.(log)
  const directory = path.resolve(environment.DATA_DIR ?? '.data')
  const demo = isDemo(environment)
  const secrets = await loadSecrets(environment.SESSION_SECRET, directory)
  const identityProvider = await identityProviderConfig(environment, secrets)

  const readUpload = await openUploads(path.join(directory, 'uploads'))

  progress('Preparing the database')
  const database = await openDatabase(environment.DATABASE_URL, directory, progress)
  closers.push(() => database.close())
  const jobs = createJobs(database.url, log, environment.JOBS !== 'false')
  const metrics = createMetrics()
  const backend = await createEmbeddedBackend({
    pool: database.pool,
    clock: systemClock,
    log,
    issuer: identityProvider.issuer,
    clientId: identityProvider.clientId,
    clientSecret: identityProvider.clientSecret,
    portalSecret: portalSecret(environment, secrets),
    cookieKey: secrets.identityProviderCookies,
    sealingKey: secrets.signingKeys,
    secondFactorKey: secrets.secondFactors,
    operatorsNeedFactor: environment.OPERATOR_SECOND_FACTOR === 'required',
    webhookSecret: secrets.webhook,
    integrationKey: integrationKey(environment, secrets),
    localityKey: localityKey(environment, secrets),
    captcha: captchaOptions(environment, secrets),
    smtp: mailOptions(environment),
    sms: smsOptions(environment),
    invoiceIssuer: invoiceIssuerOptions(environment),
    files: environment.FILES_URL ? { url: environment.FILES_URL } : { directory: path.join(directory, 'files'), secret: secrets.files },
    bankFilesFolder: environment.BANK_FILES_FOLDER ?? null,
    readUpload,
    onRefusal: (code) => metrics.refusals.inc({ code }),
    sendJob: jobs.send,
    sendJobs: jobs.sendAll,
    portalUrl: getPortalUrl(environment),
    basePath: appConfig.basePath,
    servicesPath,
    getAddress: (request) => clientAddress(request, environment.PROXIES),
    demo,
  })
  closers.push(() => backend.stop())
  const off = Object.entries(backend.connections).flatMap(([method, isConnected]) => (isConnected ? [] : method))
  if (off.length > 0 && !environment.FINANCIAL_URL)
    log.warn(
      { methods: off },
      'payment methods are not offered: no adapter is connected for them (docs/connecting.md, "Banks and acquirers")',
    )
  if (demo) {
    progress('Preparing the demo institutions')
    await seedDemoWorld({ pool: database.pool, clock: systemClock, files: backend.fileStore })
    await seedPartner(database.pool, getPortalUrl(environment))
  } else if (await hasDemoPeople(database.pool)) {
    throw new StartupError('This database holds the people of the demo, whose password is public. Use another one, or set DEMO=true.')
  }
  closers.push(() => jobs.stop())
  await jobs.start([...backend.jobs, ...sessionJobs(database.pool)])

  const closing = new AbortController()
  const runtime = createPortalRuntime({
    environment,
    pool: database.pool,
    exchangePool: database.exchangePool,
    listener: backend.listener,
    log,
    secrets,
    identityProvider,
    embedded: backend.services,
    metrics,
    closing: closing.signal,
    readUpload,
  })
  const secure = publicOrigin(environment).protocol === 'https:'
  const proxies = environment.PROXIES
  const server = createHttpServer({
    runtime,
    portal,
    services: backend.services,
    connections: backend.connections,
    outsideWorld: [...backend.webhooks, ...backend.files, ...(demo ? backend.demoPages : [])],
    identityProvider: environment.OIDC_ISSUER ? null : { path: identityProviderPath, listener: backend.identityProvider },
    staticAssets,
    liveProtocols: createLiveProtocols({ runtime, listener: backend.listener, secure, proxies, registry: metrics.registry }),
    metrics,
    secure,
    servicesOpen: environment.SERVICES !== 'closed',
    proxies,
  })
  await onServer?.(server)
  const watched = { metrics, health: () => healthResponse(runtime, backend.connections, backend.healthDetail) }
  const metricsServer = await serveMetrics(watched, metricsPort, environment.METRICS_HOST ?? '127.0.0.1')
  closers.push(async () => metricsServer.close())
  await listen(server, environment.PORT)
  finishOnSignals(server, () => closing.abort(), closers.toReversed(), log)
  // Finishes at once, rather than at the next full minute, what a crash interrupted.
  backend.recover().catch((error: unknown) => log.error({ err: error }, 'what a crash interrupted was not finished'))
  backend.startPrinter()
}

async function openUploads(directory: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return createUploads(directory)
}

async function requireFreePort(port: number): Promise<void> {
  const probe = createServer()
  try {
    await listen(probe, port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`
    throw new StartupError(`Port ${port} ${reason}. Set PORT and METRICS_PORT to free ones.`)
  }
  await new Promise((resolve) => probe.close(resolve))
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
