import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { errors } from 'oidc-provider'
import type Provider from 'oidc-provider'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { CaptchaProviderName } from '#api/identity/captcha-providers.ts'
import { signInReason } from '#api/identity/sign-in-reasons.ts'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import type { Clock } from '../../platform/clock.ts'
import { settingsOfHostname } from '../../settings/applications/application-settings.ts'
import type { SendJob } from '../../users/mails/mail-queue.ts'
import { checkSecondStep } from '../../users/second-factor/second-factor.ts'
import { deviceLifetime, openDevice, sealDevice } from '../../users/sign-in/known-device.ts'
import { signInWithPassword } from '../../users/sign-in/sign-in.ts'
import { type Captcha, verifyOrLimit } from '../../platform/captcha.ts'
import { recordSignIn } from '../activity/activity.ts'
import { providerCookie } from '../provider/oidc-provider.ts'
import { formatSubject, type Subject } from '../provider/subject.ts'
import { captchaPolicy, type PageCaptcha } from './captcha-field.ts'
import { renderPage } from './page.ts'
import { readQueryParameters, keepLateSignIn, resumeUrl, takeLateSignIn } from './late-sign-in.ts'
import { placeCookieHeader, getPlace } from './page-place.ts'
import { noticePage } from './provider-pages.ts'
import { addPasswordPage } from './password-page.ts'
import { codeForm, type CodeProblem, openStep, sealStep } from './second-step.ts'
import { demoPeople, signInForm, type SignInProblem, type SignInMethods } from './sign-in-form.ts'
import { words } from './words.ts'

interface InteractionOptions {
  provider: Provider
  pool: pg.Pool
  clock: Clock
  log: Logger
  issuer: string
  cookieKey: string
  secondFactorKey: Buffer
  sendJob: SendJob
  captcha: Captcha
  captchaProvider: CaptchaProviderName | null
  portalUrl(hostname: string): string
  getAddress(request: IncomingMessage): string
  /** Removes a completed sign-in from the count of its address. */
  forgiveRequest(request: IncomingMessage): Promise<void>
}

type Env = { Bindings: HttpBindings }

const fontFiles = Object.entries({
  font: 'atkinson-hyperlegible-next',
  display: 'figtree',
  mono: 'atkinson-hyperlegible-mono',
}).map(([name, face]) => ({
  name,
  file: createRequire(import.meta.url).resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`),
}))

export function interactionRoutes(options: InteractionOptions): Hono<Env> {
  const { provider, pool, clock, issuer } = options
  const base = new URL(issuer).pathname
  const app = new Hono<Env>().basePath(base)

  for (const { name, file } of fontFiles)
    app.get(
      `/${name}.woff2`,
      () =>
        new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
          headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
        }),
    )

  app.get('/captcha', async (c) => c.json(await options.captcha.challenge(), 200, { 'cache-control': 'no-store' }))

  addPasswordPage(app, { ...options, getCaptcha: (settings) => getCaptcha(options, base, settings) })

  app.get('/interaction/:uid', async (c) => {
    const found = await pendingInteraction(c, provider)
    if (!found.isLate) {
      const settings = await settingsOfHostname(pool, String(found.params.hostname ?? ''))
      const late = settings && (await takeLateSignIn(c, options, settings.tenant?.id ?? 0))
      if (late) return c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, { login: late }), 303)
      return signInPage(c, options, base, found.params, { status: 200 })
    }
    const next = resumeUrl(c, options)
    return next ? c.redirect(next, 303) : expiredPage(c, options, base)
  })

  app.post('/interaction/:uid', async (c) => {
    if (c.req.header('origin') && c.req.header('origin') !== new URL(issuer).origin) return c.body(null, 403)
    const { params, isLate } = await pendingInteraction(c, provider)
    const form = await c.req.parseBody()
    const login = String(form.login ?? '').slice(0, 256)
    const password = String(form.password ?? '').slice(0, 256)
    const settings = await settingsOfHostname(pool, String(params.hostname ?? ''))
    if (!settings) return expiredPage(c, options, base)
    if (!listSignInMethods(settings, params, options).password) return c.body(null, 403)
    const refuse = (problem: SignInProblem, status: 401 | 422 | 429 = 422) =>
      signInPage(c, options, base, params, { status, login, problem })
    const tenantId = settings.tenant?.id ?? 0
    if (!login.trim() || !password) return refuse('missing')
    const address = options.getAddress(c.env.incoming)
    // Runs before any lookup, so that robots cannot enumerate users.
    const isHuman = await verifyOrLimit(options, 'sign-in', String(form.captcha ?? ''), { tenantId, address })
    if (isHuman === 'refused') return refuse('captcha')
    const device = await openDevice(options, getCookie(c, deviceCookie(options)))
    const result = await signInWithPassword(pool, clock, { tenantId, login, password, address, device })
    options.log.info({ event: 'sign-in', result: result.kind, tenantId }, 'sign-in attempt')
    if (result.kind !== 'accepted') return refuse(result.kind, result.kind === 'locked' ? 429 : 401)
    const subject = { tenantId, userId: result.accountId }
    if ((await checkSecondStep(options, { homeTenantId: tenantId, userId: result.accountId }, null)) === 'needed')
      return codePage(c, options, base, params, { status: 200, step: await sealStep(options, c.req.param('uid'), subject) })
    return complete(c, options, base, subject, isLate)
  })

  app.post('/interaction/:uid/code', async (c) => {
    if (c.req.header('origin') && c.req.header('origin') !== new URL(issuer).origin) return c.body(null, 403)
    const { params, isLate } = await pendingInteraction(c, provider)
    const form = await c.req.parseBody()
    const [step, code] = [
      String(form.step ?? '').slice(0, 2048),
      String(form.code ?? '')
        .slice(0, 20)
        .trim(),
    ]
    const subject = await openStep(options, c.req.param('uid'), step)
    if (!subject) return signInPage(c, options, base, params, { status: 200 })
    const refuse = (problem: CodeProblem, status: 401 | 422 | 429) => codePage(c, options, base, params, { status, step, problem })
    if (!code) return refuse('codeMissing', 422)
    const answer = await checkSecondStep(options, { homeTenantId: subject.tenantId, userId: subject.userId }, code)
    options.log.info({ event: 'sign-in-code', result: answer, tenantId: subject.tenantId }, 'second step of a sign-in')
    if (answer === 'locked') return refuse('locked', 429)
    if (answer === 'refused') return refuse('codeRefused', 401)
    return complete(c, options, base, subject, isLate)
  })

  app.onError((error, c) => {
    options.log.error({ err: error }, 'sign-in page failed')
    return expiredPage(c, options, base, 500)
  })

  return app
}

/** Completes the authenticated sign-in of `subject` and continues to the portal. */
async function complete(c: Context<Env>, options: InteractionOptions, base: string, subject: Subject, isLate: boolean) {
  const { provider, clock } = options
  await recordSignIn(options, subject, 'password')
  await keepDevice(c, options, subject)
  const accountId = formatSubject(subject)
  if (isLate) {
    const next = resumeUrl(c, options)
    if (!next) return expiredPage(c, options, base)
    await keepLateSignIn(c, options, accountId)
    return c.redirect(next, 303)
  }
  await options.forgiveRequest(c.env.incoming)
  const completed = { accountId, ts: Math.floor(clock.now().getTime() / 1000) }
  return c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, { login: completed }), 303)
}

const deviceCookie = ({ issuer }: InteractionOptions) => providerCookie(issuer, 'idp_device')

/** Remembers this browser, so that its next wrong passwords are counted separately from those of strangers. */
async function keepDevice(c: Context<Env>, options: InteractionOptions, { tenantId, userId: accountId }: Subject): Promise<void> {
  const before = await openDevice(options, getCookie(c, deviceCookie(options)))
  setCookie(c, deviceCookie(options), await sealDevice(options, { tenantId, accountId }, before), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: options.issuer.startsWith('https:'),
    maxAge: deviceLifetime,
  })
}

/** Returns a page's stored request, or the one in its address if it expired, changed in another tab, or has no cookie. */
async function pendingInteraction(c: Context<Env>, provider: Provider): Promise<{ params: Record<string, unknown>; isLate: boolean }> {
  try {
    return { params: (await provider.interactionDetails(c.env.incoming, c.env.outgoing)).params, isLate: false }
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error
    return { params: readQueryParameters(c), isLate: true }
  }
}

async function expiredPage(c: Context<Env>, options: InteractionOptions, base: string, status: 400 | 500 = 400) {
  const page = noticePage(await getPlace(options, c.env.incoming, readQueryParameters(c)), base, status === 400 ? 'expired' : 'failed')
  return c.html(page.content, status, page.headers)
}

async function signInPage(
  c: Context<Env>,
  options: InteractionOptions,
  base: string,
  params: Record<string, unknown>,
  { status, ...state }: { status: 200 | 401 | 422 | 429; login?: string; problem?: SignInProblem },
) {
  const asked = readQueryParameters(c)
  const place = await getPlace(options, c.env.incoming, { hostname: params.hostname, ui_locales: asked.ui_locales ?? params.ui_locales })
  const { language, settings } = place
  const text = words[language]
  const captcha = getCaptcha(options, base, settings)
  const demo = settings?.authenticationModes.demo
  const address = `${base}/interaction/${c.req.param('uid')}`
  const localizedPage = (locale: string) => `${address}?${new URLSearchParams({ ...asked, ui_locales: locale })}`
  const page = renderPage({
    language,
    title: text.signIn,
    tagline: text.tagline,
    settings,
    base,
    policy: captchaPolicy(captcha),
    pageIn: localizedPage,
    body: (nonce) =>
      signInForm({
        text,
        action: localizedPage(language),
        ways: listSignInMethods(settings, params, options),
        captcha,
        portal: { url: place.portal ?? '', signUp: settings?.createAccountEnabled ?? false },
        reason: signInReason(params.sign_in_reason),
        nonce,
        ...state,
      }),
    after: demo ? demoPeople(language, demo) : '',
  })
  c.header('set-cookie', placeCookieHeader(place, base, options.issuer.startsWith('https:')), { append: true })
  return c.html(page.content, status, page.headers)
}

async function codePage(
  c: Context<Env>,
  options: InteractionOptions,
  base: string,
  params: Record<string, unknown>,
  { status, ...state }: { status: 200 | 401 | 422 | 429; step: string; problem?: CodeProblem },
) {
  const asked = readQueryParameters(c)
  const { language, settings } = await getPlace(options, c.env.incoming, {
    hostname: params.hostname,
    ui_locales: asked.ui_locales ?? params.ui_locales,
  })
  const text = words[language]
  const address = `${base}/interaction/${c.req.param('uid')}`
  const query = new URLSearchParams({ ...asked, ui_locales: language })
  const body = () =>
    codeForm({
      text,
      submit: text.signIn,
      action: `${address}/code?${query}`,
      back: { label: text.codeBack, url: `${address}?${query}` },
      ...state,
    })
  const page = renderPage({ language, title: text.codeTitle, tagline: text.tagline, settings, base, body })
  return c.html(page.content, status, page.headers)
}

function getCaptcha({ captchaProvider: provider }: InteractionOptions, base: string, settings: ApplicationSettings | null): PageCaptcha {
  const siteKey = settings?.captchaKey
  return { challengeUrl: `${base}/captcha`, widget: siteKey && provider ? { provider, siteKey } : null }
}

/** Returns the institution's sign-in methods; their links keep the page to return to. */
function listSignInMethods(
  settings: ApplicationSettings | null,
  params: Record<string, unknown>,
  { portalUrl }: InteractionOptions,
): SignInMethods {
  if (!settings) return { password: true, saml: null, passkeyUrl: null }
  const { hasAuthBySafea, hasAuthByEmail, hasAuthBySaml, samlRequest } = settings.authenticationModes
  const instead = (path: string) => `${portalUrl(settings.hostname)}${path}?${new URLSearchParams({ instead: String(params.state ?? '') })}`
  return {
    password: hasAuthBySafea || hasAuthByEmail,
    saml:
      hasAuthBySaml && samlRequest ? { name: samlRequest.providerName, logo: samlRequest.providerLogo, url: instead('/auth/saml') } : null,
    passkeyUrl: instead('/auth/passkey/start'),
  }
}
