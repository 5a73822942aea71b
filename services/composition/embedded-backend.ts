import type { IncomingMessage } from 'node:http'
import { selectContexts } from '../users/accounts/contexts.ts'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Logger } from 'pino'
import { academicJobs } from '../academic/academic.jobs.ts'
import { academicRouter } from '../academic/academic.routes.ts'
import { createAcademicPorts } from './academic-ports.ts'
import { currentSettings } from '../academic/reenrollment/read-process.queries.ts'
import { reenrollmentSettledQueue } from '../academic/reenrollment/reenrollment-ports.ts'
import { requestSettledQueue } from '../academic/requests/charge-port.ts'
import { contactHistory } from './account-contacts.ts'
import { announcementPeople } from './announcement-people.ts'
import { lateRequestNotices } from './late-request-notices.ts'
import { financialBranches } from '../financial/integration.routes.ts'
import { sendPayerNotice } from './payer-notices.ts'
import { requestCharges } from './request-charges.ts'
import { requestNotices } from './request-notices.ts'
import { documentDecisionNotices } from './document-decision-notices.ts'
import { createFinancialService } from '../financial/financial.service.ts'
import type { BankFilePorts } from '../financial/bank-files/send-bank-file.queries.ts'
import { bankFileQueue, financialJobs, issueInvoicesQueue } from '../financial/financial.jobs.ts'
import { createHttpInvoiceIssuer } from '../financial/invoices/http-invoice-issuer.ts'
import { getConnections, type PaymentAdapters, getPorts, recordConnections } from '../financial/payments/payment-adapters.ts'
import type { PaymentPorts } from '../financial/payments/payment-ports.ts'
import { payerNoticeQueue, type TellPayer } from '../financial/payer-access/payer-notices.ts'
import type { FindPerson } from '../financial/persons/person-directory.ts'
import { studentEnrollments, userIdsByDocument } from '../financial/persons/persons.queries.ts'
import { reconcilePayments } from '../financial/payments/booking/reconciliation.ts'
import { handleAcquirerNotification } from '../financial/payments/booking/acquirer-webhook.ts'
import { createAuthenticate } from '../identity/provider/access-token.ts'
import { type CaptchaOptions, createCaptcha } from '../identity/captcha/captcha.ts'
import { createIdentityProvider } from '../identity/provider/identity-provider.ts'
import { identityJobs } from '../identity/identity.jobs.ts'
import { identityRouter } from '../identity/identity.routes.ts'
import { signInPorts } from '../identity/sign-ins/end-sign-ins.ts'
import { createAudit } from '../identity/activity/audit.ts'
import { takeLaunchToken } from '../identity/launch/application-launch.ts'
import type { PersonSearch } from '../identity/impersonation/impersonation.ts'
import { createSamlKeySource } from '../identity/saml/saml-key.ts'
import { samlAddresses } from '../identity/saml/service-provider.ts'
import { loadSigningKeys } from '../identity/provider/signing-keys.ts'
import { integrationRouter } from '../integration/integration.routes.ts'
import { localityRouter } from '../locality/locality.routes.ts'
import { createInboxChannel } from '../notifications/inbox-channel.ts'
import { agreementCanceledQueue, notificationsJobs, paymentApprovedQueue } from '../notifications/notifications.jobs.ts'
import { notificationsRouter } from '../notifications/notifications.routes.ts'
import type { Clock } from '../platform/clock.ts'
import type { Letterheads } from '../platform/documents/issue-document.ts'
import { createLocalFiles } from '../platform/files/local-files.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { createS3Files } from '../platform/files/s3-files.ts'
import { createHttpSmsSender } from '../platform/http-sms-sender.ts'
import { createListener } from '../platform/listener.ts'
import { createOwnerMemory } from '../platform/owner-memory.ts'
import { noMailer } from '../platform/mail.ts'
import { createPortalCheck } from '../platform/portal-client.ts'
import { createSmtpMailer } from '../platform/smtp-mailer.ts'
import {
  type Authenticate,
  createService,
  type ReadUpload,
  type Service,
  type ServiceOptions,
  type ServiceRouter,
} from '../platform/service.ts'
import { applicationsPage } from '../../demo/sandbox/applications/applications-page.ts'
import { createSandboxBank } from '../../demo/sandbox/bank/sandbox-bank.ts'
import { createSandboxSlips } from '../../demo/sandbox/bank/sandbox-slips.ts'
import { cardEndpoint } from '../../demo/sandbox/cards/card-endpoint.ts'
import { createSandboxInvoices } from '../../demo/sandbox/invoices/sandbox-invoices.ts'
import { createSandboxCards } from '../../demo/sandbox/cards/sandbox-cards.ts'
import { bankPage } from '../../demo/sandbox/bank/bank-page.ts'
import { createMailbox } from '../../demo/sandbox/mailbox/mailbox.ts'
import { mailboxPage } from '../../demo/sandbox/mailbox/mailbox-page.ts'
import { createSandboxMessages } from '../../demo/sandbox/mailbox/sandbox-messages.ts'
import { partnerPage } from '../../demo/sandbox/partner/partner-page.ts'
import { samlSandbox } from '../../demo/sandbox/saml/identity-provider.ts'
import { samlSandboxId, samlSandboxPath } from '../../demo/sandbox/saml/registration.ts'
import { healthProbes } from './health-probes.ts'
import { createTenantLocaleCache } from './tenant-locale-cache.ts'
import { reenrollmentFinance } from './reenrollment-finance.ts'
import { classNotices, reenrollmentNotices } from './reenrollment-notices.ts'
import { reportMails } from './report-mails.ts'
import { reminderChannels } from './reminder-channels.ts'
import { applicationsPath, demoApplicationNames } from '../../demo/applications.ts'
import { holdReenrollment } from '../../demo/academic-reenrollments.ts'
import { demoPassword, demoPeople, lockDemoPeople } from '../../demo/people.ts'
import { descriptionInEach } from '../../demo/people-words.ts'
import { samlTenantId } from '../../demo/saml-provider.ts'
import { createLogoFiles } from '../settings/themes/logo-file.ts'
import { hostnamesOfSamlProvider } from '../settings/applications/saml-provider.ts'
import { createStatusBoard } from '../settings/applications/application-statuses.ts'
import { faultySettings } from '../settings/applications/faulty-settings.ts'
import { getLanguage, settingsOfTenant } from '../settings/applications/application-settings.ts'
import { createSettingsMemory } from '../settings/settings-memory.ts'
import { settingsRouter } from '../settings/settings.routes.ts'
import { createAccountMemory } from '../users/accounts/account-memory.ts'
import { findAccount } from '../users/accounts/accounts.ts'
import { usersRouter } from '../users/users.routes.ts'
import { usersJobs } from '../users/users.jobs.ts'

export interface EmbeddedBackendOptions {
  pool: pg.Pool
  clock: Clock
  log: Logger
  issuer: string
  clientId: string
  clientSecret: string
  /** The secret by which services recognize the portal and accept the address of a browser from it. */
  portalSecret: string
  /** Signs the identity provider's cookies. */
  cookieKey: string
  /** 32 bytes that encrypt the provider's signing keys. */
  sealingKey: Buffer
  /** 32 bytes that encrypt the secrets of authenticator apps and key the hashes of codes. */
  secondFactorKey: Buffer
  /** Whether roles that act as others, remove factors or move money are active only with a second factor. */
  operatorsNeedFactor: boolean
  /** Verifies webhook notifications of banks and acquirers. */
  webhookSecret: string
  /** API key that callers of the integration module send. */
  integrationKey: string
  /** API key that callers of the locality service send. */
  localityKey: string
  captcha: Pick<CaptchaOptions, 'secret' | 'provider'>
  /** Null delivers to the demo mailbox. */
  smtp: { url: string; from: string } | null
  /** Message service; null delivers to the demo mailbox, or outside the demo not at all: mobile numbers then need no verification. */
  sms: { url: string; token: string } | null
  /** Invoice issuer; null uses the demo's sandbox. Outside the demo nothing is issued then, and orders wait. */
  invoiceIssuer: { url: string; token: string } | null
  /** URL of an S3-compatible bucket, else a directory and the secret that signs file URLs. */
  files: { url: string } | { directory: string; secret: string }
  readUpload: ReadUpload
  /** Called with the code of every refused call. */
  onRefusal(code: string): void
  /** Where return files of banks are left; null for nowhere. */
  bankFilesFolder: string | null
  sendJob(name: string, data: object, within?: pg.ClientBase, startAfter?: Date): Promise<void>
  sendJobs(name: string, data: readonly object[], within: pg.ClientBase): Promise<void>
  portalUrl(hostname: string): string
  basePath: `/${string}`
  servicesPath: `/${string}`
  getAddress(request: IncomingMessage): string
  demo: boolean
}

export async function createEmbeddedBackend(options: EmbeddedBackendOptions) {
  const { pool, clock, log, issuer, basePath, servicesPath, webhookSecret, demo, portalUrl, secondFactorKey, operatorsNeedFactor } = options
  const keys = await loadSigningKeys(pool, options.sealingKey)
  const samlKey = createSamlKeySource(pool, options.sealingKey, clock)
  const { getTimeZone, getMainLanguage } = createTenantLocaleCache(pool)
  const getPrincipal = createAuthenticate(issuer, keys, { pool, clock, operatorsNeedFactor })
  const authenticate: Authenticate = async (authorization) => {
    const principal = await getPrincipal(authorization)
    if (!principal) return null
    const { tenantId } = principal
    return { ...principal, timeZone: await getTimeZone(tenantId), mainLanguage: await getMainLanguage(tenantId) }
  }
  const onImpersonatedCall = createAudit({ pool, clock })
  const isPortal = createPortalCheck(options.portalSecret)
  const service = (name: string, title: string, router: ServiceRouter, guard: Pick<ServiceOptions, 'apiKey' | 'isKeyOnly'> = {}): Service =>
    createService({
      name,
      title,
      router,
      prefix: `${servicesPath}/${name}`,
      authenticate,
      isPortal,
      onImpersonatedCall,
      onRefusal: options.onRefusal,
      readUpload: options.readUpload,
      log,
      ...guard,
    })

  const listener = createListener(pool, log)
  const inboxChannel = createInboxChannel(listener)
  const inboxMemory = createOwnerMemory(listener, 'notifications_inbox')
  const accounts = createAccountMemory(pool, listener)
  const settingsMemory = createSettingsMemory(pool, { clock, listener })
  const notify = (request: Request) => handleAcquirerNotification(request, { ...paymentPorts, secret: webhookSecret })
  const bank = createSandboxBank({ pool, clock, log, secret: webhookSecret, notify })
  const slips = createSandboxSlips({ pool, clock, log, secret: webhookSecret, notify })
  const cardsPath = '/sandbox/cards/tokens'
  const cards = createSandboxCards({ pool, clock, log, secret: webhookSecret, notify, tokenUrl: `${basePath}${cardsPath}` })
  // The sandbox replaces the bank only in the demo: elsewhere, its codes could be paid to somebody without being booked.
  const adapters: PaymentAdapters = demo ? { acquirer: bank, slipBank: slips, cards } : { acquirer: null, slipBank: null, cards: null }
  const connections = getConnections(adapters)
  await recordConnections(pool, connections)
  const paymentPorts: PaymentPorts = {
    pool,
    clock,
    getTimeZone,
    getMainLanguage,
    log,
    ...getPorts(adapters),
    onPaymentsApproved: async (client, payments) => {
      await options.sendJobs(paymentApprovedQueue, payments, client)
      for (const tenantId of new Set(payments.map((payment) => payment.tenantId)))
        await options.sendJob(issueInvoicesQueue, { tenantId }, client)
    },
    onAgreementCanceled: (client, agreement) => options.sendJob(agreementCanceledQueue, agreement, client),
    onSourceSettled: (client, settled) =>
      options.sendJob('requestId' in settled ? requestSettledQueue : reenrollmentSettledQueue, settled, client),
  }
  const readLogo = createLogoFiles({ pool, basePath, publicFolder: fileURLToPath(new URL('../../public/', import.meta.url)) })
  const getCurrency = async (tenantId: number) => (await settingsOfTenant(pool, tenantId))?.currency ?? 'BRL'
  const findPerson: FindPerson = async (tenantId, userId) => {
    const [account, settings] = await Promise.all([findAccount(pool, tenantId, userId), settingsOfTenant(pool, tenantId)])
    const locale = account?.languageId ?? getLanguage(settings)
    return account && { name: account.name, email: account.email, phone: account.cellphone, locale, signInsEndedAt: account.signInsEndedAt }
  }
  const findByDocument: PersonSearch['findByDocument'] = (...asked) => userIdsByDocument(pool, ...asked)
  const filesPath = '/files'
  const { files, serveFiles } = openFiles(options.files, clock, `${basePath}${filesPath}`)
  const captcha = createCaptcha({ ...options.captcha, pool, clock })
  const letterheads: Letterheads = {
    logoOf: readLogo,
    mannersOf: async (tenantId) => {
      const settings = await settingsOfTenant(pool, tenantId)
      return settings && { currency: settings.currency, timeZone: settings.timeZone }
    },
  }
  const queueBankFile: BankFilePorts['queueBankFile'] = (client, file) => options.sendJob(bankFileQueue, file, client)
  const tellPayer: TellPayer = (within, notice) => options.sendJob(payerNoticeQueue, notice, within)
  const financial = createFinancialService({
    ...paymentPorts,
    ...letterheads,
    files,
    captcha,
    findPerson,
    tellPayer,
    isPortal,
    authenticate,
    onImpersonatedCall,
    onRefusal: options.onRefusal,
    readUpload: options.readUpload,
    queueBankFile,
    listener,
    prefix: `${servicesPath}/financial`,
  })
  const mailbox = createMailbox({ pool, clock })
  const mailer = options.smtp ? createSmtpMailer(options.smtp) : demo ? mailbox : noMailer
  const sms = options.sms ? createHttpSmsSender(options.sms) : demo ? createSandboxMessages(mailbox) : null
  const mailPorts = { pool, clock, mailer, portalUrl }
  const invoiceIssuer = options.invoiceIssuer
    ? createHttpInvoiceIssuer(options.invoiceIssuer)
    : demo
      ? createSandboxInvoices({ pool, clock })
      : null
  const statuses = createStatusBoard({
    pool,
    clock,
    portalUrl: portalUrl('localhost'),
    probes: healthProbes({ pool, financial, acquirer: adapters.acquirer }),
  })
  const onContactChanged = contactHistory(clock)
  const usersPorts = {
    ...mailPorts,
    ...signInPorts({ pool, clock }),
    log,
    sms,
    files,
    captcha,
    secondFactorKey,
    operatorsNeedFactor,
    findByDocument,
    sendJob: options.sendJob,
    onContactChanged,
  }
  const announcements = { pool, clock, people: announcementPeople(pool), sendJob: options.sendJob }
  const academic = createAcademicPorts({
    pool,
    clock,
    log,
    files,
    getTimeZone,
    ...letterheads,
    listener,
    portalUrl,
    sealingKey: options.sealingKey,
    sendJob: options.sendJob,
    users: usersPorts,
    accounts,
    charges: requestCharges(paymentPorts),
    reenrollmentFinance: reenrollmentFinance(paymentPorts),
    financial,
  })
  const readContexts = async (tenantId: number, userId: number) => {
    const account = await accounts.find(tenantId, userId)
    return account && selectContexts(settingsMemory.places, account)
  }
  const services = {
    identity: service(
      'identity',
      'Identity',
      identityRouter(
        { pool, clock, log, portalUrl, findByDocument, secondFactorKey, operatorsNeedFactor, samlKey, sendJob: options.sendJob },
        captcha,
      ),
    ),
    settings: service('settings', 'Settings', settingsRouter({ pool, readContexts, memory: settingsMemory, statuses })),
    users: service(
      'users',
      'Users',
      usersRouter({
        ...usersPorts,
        findEnrollments: (tenantId, userId) => studentEnrollments(pool, { tenantId, institutionId: null, userId }),
      }),
    ),
    notifications: service(
      'notifications',
      'Notifications',
      notificationsRouter({ pool, channel: inboxChannel, memory: inboxMemory }, announcements),
    ),
    integration: service(
      'integration',
      'Integration module',
      integrationRouter(
        pool,
        financialBranches({ pool, clock, files, log, findPerson, fits: (template) => financial.fitsTemplate(template) }),
        (place) => currentSettings(academic.ports, place),
      ),
      { apiKey: options.integrationKey },
    ),
    locality: service('locality', 'Localities', localityRouter(), { apiKey: options.localityKey, isKeyOnly: true }),
    academic: service('academic', 'Academic services', academicRouter(academic.ports)),
    financial,
  }
  const samlProvider = samlSandbox({
    pool,
    clock,
    url: `${portalUrl('localhost')}${samlSandboxPath}`,
    cookieKey: options.cookieKey,
    parties: async () => {
      const { certificate } = await samlKey()
      return (await hostnamesOfSamlProvider(pool, samlSandboxId)).map((hostname) => ({
        ...samlAddresses(portalUrl(hostname)),
        certificate,
      }))
    },
    tenantId: samlTenantId,
    fontsPath: new URL(issuer).pathname,
    people: demoPeople
      .filter(({ tenantId }) => tenantId === samlTenantId)
      .map(({ username, description }) => ({ username, description: descriptionInEach(description) })),
    password: demoPassword,
  })
  const bankPath = '/sandbox/bank'
  const mailboxPath = '/sandbox/mailbox'
  const partnerPath = '/sandbox/partner'
  const webhookPath = '/webhooks/pix'
  return {
    services,
    connections,
    listener,
    /** Health details for the operators of the installation. */
    healthDetail: async () => ({ faultySettings: await faultySettings(pool) }),
    identityProvider: createIdentityProvider({
      ...options,
      captcha,
      captchaProvider: options.captcha.provider?.name ?? null,
      keys,
    }),
    webhooks: [{ path: webhookPath, fetch: notify }],
    fileStore: files,
    /** The file routes; none if browsers access the bucket directly. */
    files: serveFiles ? [{ path: filesPath, fetch: serveFiles }] : [],
    demoPages: [
      { path: bankPath, fetch: bankPage({ bank, slips, cards, clock, prefix: `${basePath}${bankPath}` }).fetch },
      { path: cardsPath, fetch: cardEndpoint(cards, `${basePath}${cardsPath}`).fetch },
      { path: mailboxPath, fetch: mailboxPage({ mailbox, prefix: `${basePath}${mailboxPath}` }).fetch },
      { path: samlSandboxPath, fetch: samlProvider.fetch },
      { path: partnerPath, fetch: partnerPage({ prefix: `${basePath}${partnerPath}`, portalUrl }).fetch },
      {
        path: applicationsPath,
        fetch: applicationsPage({
          pool,
          prefix: `${basePath}${applicationsPath}`,
          names: demoApplicationNames,
          takeToken: (token) => takeLaunchToken({ pool, clock }, token),
        }).fetch,
      },
    ],
    jobs: [
      ...financialJobs(
        paymentPorts,
        { pool, clock, getTimeZone, getMainLanguage, log, channels: reminderChannels({ ...mailPorts, findPerson }) },
        { pool, clock, getTimeZone, log, issuer: invoiceIssuer },
        { pool, clock, log, ...reportMails({ ...mailPorts, findPerson, getTimeZone }) },
        { pool, clock, getTimeZone, tellPayer },
        options.sendJob,
        options.bankFilesFolder === null ? null : { pool, clock, log, queueBankFile, folder: options.bankFilesFolder },
      ),
      { name: payerNoticeQueue, run: (data: unknown) => sendPayerNotice({ ...mailPorts, findPerson, getTimeZone }, data) },
      ...notificationsJobs({ pool, getCurrency, announcements }),
      ...usersJobs(mailPorts),
      ...academicJobs({
        ...academic.ports,
        tell: documentDecisionNotices({ ...mailPorts, findPerson }),
        tellRequest: requestNotices({ ...mailPorts, findPerson }),
        tellReenrollment: reenrollmentNotices({ pool, clock }),
        tellClass: classNotices({ pool, clock }),
        tellLate: lateRequestNotices({ pool, clock }),
      }),
      ...(demo
        ? [
            { name: 'demo.lock-people', every: '*/5 * * * *', run: () => lockDemoPeople(pool, clock.now()) },
            { name: 'demo.hold-reenrollment', every: '*/5 * * * *', run: () => holdReenrollment(pool, clock.now()) },
          ]
        : []),
      ...identityJobs({ pool, clock }),
    ],
    /** Recovers from a crash between two payment steps. */
    recover: () => reconcilePayments(paymentPorts),
    startPrinter: financial.startPrinter,
    async stop() {
      for (const memory of [inboxChannel, inboxMemory, accounts, settingsMemory]) memory.close()
      await Promise.all([financial.close(), academic.close(), listener.close()])
    },
  }
}

function openFiles(
  given: EmbeddedBackendOptions['files'],
  clock: Clock,
  prefix: `/${string}`,
): { files: FileStore; serveFiles: ((request: Request) => Promise<Response>) | null } {
  if ('url' in given) return { files: createS3Files({ ...given, clock }), serveFiles: null }
  const files = createLocalFiles({ ...given, clock, prefix })
  return { files, serveFiles: files.fetch }
}
