import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { errors } from 'oidc-provider'
import type Provider from 'oidc-provider'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { CaptchaProviderName } from '#api/captcha-providers.ts'
import type { ApplicationSettings } from '#api/settings.ts'
import type { Clock } from '../../platform/clock.ts'
import { settingsOfHostname } from '../../settings/applications/application-settings.ts'
import { signInWithPassword } from '../../users/sign-in/sign-in.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { recordSignIn } from '../activity/activity.ts'
import { formatSubject } from '../provider/subject.ts'
import { captchaPolicy, type PageCaptcha } from './captcha-field.ts'
import { renderPage } from './page.ts'
import { addPasswordPage } from './password-page.ts'
import { signInForm, type SignInProblem, type SignInMethods } from './sign-in-form.ts'
import { chooseLanguage, words } from './words.ts'

interface InteractionOptions {
  provider: Provider
  pool: pg.Pool
  clock: Clock
  log: Logger
  issuer: string
  captcha: Captcha
  captchaProvider: CaptchaProviderName | null
  portalUrl(hostname: string): string
  addressOf(request: IncomingMessage): string
  demoPeople(tenantId: number): Promise<Array<{ username: string; description: string }>>
  demoPassword: string
}

type Env = { Bindings: HttpBindings }

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
)

export function interactionRoutes(options: InteractionOptions): Hono<Env> {
  const { provider, pool, clock, issuer } = options
  const base = new URL(issuer).pathname
  const app = new Hono<Env>().basePath(base)

  app.get(
    '/font.woff2',
    () =>
      new Response(Readable.toWeb(createReadStream(fontFile)) as ReadableStream, {
        headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
      }),
  )

  app.get('/captcha', async (c) => c.json(await options.captcha.challenge(), 200, { 'cache-control': 'no-store' }))

  addPasswordPage(app, { ...options, captchaOf: (settings) => captchaOf(options, base, settings) })

  app.get('/interaction/:uid', async (c) => signInPage(c, options, base, { status: 200 }))

  app.post('/interaction/:uid', async (c) => {
    if (c.req.header('origin') && c.req.header('origin') !== new URL(issuer).origin) return c.body(null, 403)
    const { params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    const form = await c.req.parseBody()
    const login = String(form.login ?? '').slice(0, 256)
    const password = String(form.password ?? '').slice(0, 256)
    const settings = await settingsOfHostname(pool, String(params.hostname ?? ''))
    if (!settings) return c.body(null, 400)
    if (!signInMethodsOf(settings, params, options).password) return c.body(null, 403)
    const tenantId = settings.tenant?.id ?? 0
    if (!login.trim() || !password)
      return signInPage(c, options, base, { status: 422, login, problem: !login.trim() ? 'login' : 'password' })
    const address = options.addressOf(c.env.incoming)
    // Before any lookup, so that robots cannot enumerate users.
    const isHuman = await options.captcha.verify(String(form.captcha ?? ''), { tenantId, address })
    if (isHuman === 'refused') return signInPage(c, options, base, { status: 422, login, problem: 'captcha' })
    const result = await signInWithPassword(pool, clock, { tenantId, login, password, address })
    options.log.info({ event: 'sign-in', result: result.kind, tenantId }, 'sign-in attempt')
    if (result.kind !== 'accepted') {
      return signInPage(c, options, base, { status: result.kind === 'locked' ? 429 : 401, login, problem: result.kind })
    }
    const subject = { tenantId, userId: result.accountId }
    await recordSignIn({ pool, clock }, subject, 'password')
    const accountId = formatSubject(subject)
    return c.redirect(
      await provider.interactionResult(c.env.incoming, c.env.outgoing, {
        login: { accountId, ts: Math.floor(clock.now().getTime() / 1000) },
      }),
      303,
    )
  })

  app.post('/interaction/:uid/cancel', async (c) => {
    const result = { error: 'access_denied', error_description: 'The person canceled' }
    return c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)
  })

  app.onError(async (error, c) => {
    // Expired page, second tab or blocked cookies: only restarting helps.
    if (!(error instanceof errors.SessionNotFound)) options.log.error({ err: error }, 'sign-in page failed')
    const language = chooseLanguage(c.req.header('accept-language'))
    const text = words[language]
    const page = renderPage({
      language,
      title: text.expiredTitle,
      tagline: text.tagline,
      settings: null,
      base,
      body: () =>
        html`<h1>${text.expiredTitle}</h1><p>${text.expiredText}</p><p><a class="button" href="${options.portalUrl('localhost')}/">${text.backToPortal}</a></p>`,
    })
    return c.html(page.content, error instanceof errors.SessionNotFound ? 400 : 500, page.headers)
  })

  return app
}

async function signInPage(
  c: Context<Env>,
  options: InteractionOptions,
  base: string,
  { status, ...state }: { status: 200 | 401 | 422 | 429; login?: string; problem?: SignInProblem },
) {
  const { provider, pool, demoPassword } = options
  const { params, uid } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
  const language = chooseLanguage(String(params.ui_locales ?? '') || c.req.header('accept-language'))
  const text = words[language]
  const settings = await settingsOfHostname(pool, String(params.hostname ?? ''))
  const people = settings ? await options.demoPeople(settings.tenant?.id ?? 0) : []
  const captcha = captchaOf(options, base, settings)
  const portal = { url: options.portalUrl(settings?.hostname ?? 'localhost'), signUp: settings?.createAccountEnabled ?? false }
  const page = renderPage({
    language,
    title: text.signIn,
    tagline: text.tagline,
    settings,
    base,
    policy: captchaPolicy(captcha),
    body: (nonce) =>
      signInForm({
        text,
        action: `${base}/interaction/${uid}`,
        people,
        demoPassword,
        ways: signInMethodsOf(settings, params, options),
        captcha,
        portal,
        nonce,
        ...state,
      }),
  })
  return c.html(page.content, status, page.headers)
}

function captchaOf({ captchaProvider: provider }: InteractionOptions, base: string, settings: ApplicationSettings | null): PageCaptcha {
  const siteKey = settings?.captchaKey
  return { challengeUrl: `${base}/captcha`, widget: siteKey && provider ? { provider, siteKey } : null }
}

/** Sign-in methods of the institution; the SAML link keeps the page to return to. */
function signInMethodsOf(
  settings: ApplicationSettings | null,
  params: Record<string, unknown>,
  { portalUrl }: InteractionOptions,
): SignInMethods {
  if (!settings) return { password: true, saml: null }
  const { hasAuthBySafea, hasAuthByEmail, hasAuthBySaml, samlRequest } = settings.authenticationModes
  const url = `${portalUrl(settings.hostname)}/auth/saml?${new URLSearchParams({ instead: String(params.state ?? '') })}`
  return {
    password: hasAuthBySafea || hasAuthByEmail,
    saml: hasAuthBySaml && samlRequest ? { name: samlRequest.providerName, logo: samlRequest.providerLogo, url } : null,
  }
}
