import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type pg from 'pg'
import type { Logger } from 'pino'
import { missingParts } from '#api/users/password-rule.ts'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import type { Clock } from '../../platform/clock.ts'
import { settingsOfHostname } from '../../settings/applications/application-settings.ts'
import type { SendJob } from '../../users/mails/mail-queue.ts'
import { isSamePassword, setPassword } from '../../users/passwords/change-password.ts'
import { hashPassword } from '../../users/passwords/password.ts'
import { checkSecondStep } from '../../users/second-factor/second-factor.ts'
import { signInWithPassword } from '../../users/sign-in/sign-in.ts'
import { type Captcha, verifyOrLimit } from '../../platform/captcha.ts'
import { captchaField, captchaPolicy, type PageCaptcha } from './captcha-field.ts'
import { problemNotice, renderPage } from './page.ts'
import { codeForm, type CodeProblem, openStep, sealStep, type Step } from './second-step.ts'
import { chooseLanguage, words } from './words.ts'
import { signInPorts } from '../sign-ins/end-sign-ins.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

const passwordWords = localized({
  title: msg`Trocar a senha`,
  current: msg`Senha atual`,
  next: msg`Nova senha`,
  again: msg`Repita a nova senha`,
  rule: msg`Pelo menos 8 caracteres, com uma letra, um número e um símbolo como ! ? # @.`,
  save: msg`Salvar nova senha`,
  problems: {
    empty: msg`Preencha todos os campos.`,
    poor: msg`A senha não cumpre os requisitos.`,
    different: msg`As senhas não são iguais.`,
    same: msg`A nova senha precisa ser diferente da atual.`,
  },
  doneTitle: msg`Senha alterada`,
  doneText: msg`Por segurança, a sua conta saiu de todos os aparelhos. Entre de novo com a nova senha.`,
})
type PasswordProblem = keyof (typeof passwordWords)['pt-BR']['problems']

type Env = { Bindings: HttpBindings }

interface PasswordPageOptions {
  pool: pg.Pool
  clock: Clock
  log: Logger
  issuer: string
  secondFactorKey: Buffer
  sendJob: SendJob
  captcha: Captcha
  getCaptcha(settings: ApplicationSettings): PageCaptcha
  portalUrl(hostname: string): string
  getAddress(request: IncomingMessage): string
}

/** Purpose for which the password was entered. */
const purpose = 'new password'
const keptNowhere = { token: null, grantId: null }

type Problem = PasswordProblem | 'refused' | 'locked' | 'captcha'

/** docs/requirements/shell.md, section 8, version 3. Asks for the steps of a sign-in again, in case a session was left open. */
export function addPasswordPage(app: Hono<Env>, options: PasswordPageOptions): void {
  const { pool, clock, log, issuer } = options
  app.get('/password', async (c) => show(c, options, 200))

  app.post('/password', async (c) => {
    if (c.req.header('origin') && c.req.header('origin') !== new URL(issuer).origin) return c.body(null, 403)
    const settings = await requestedSettings(c, options)
    if (!settings) return c.body(null, 404)
    const form = await c.req.parseBody()
    const text = (name: string) => String(form[name] ?? '').slice(0, 257)
    const [login, current, next] = [text('login').trim(), text('current'), text('next')]
    const refuse = (problem: Problem, status: 401 | 422 | 429 = 422) => show(c, options, status, { login, problem })
    if (!login || !current || !next) return refuse('empty')
    if (missingParts(next).length > 0 || next.length > 256) return refuse('poor')
    if (next !== text('again')) return refuse('different')
    const tenantId = settings.tenant?.id ?? 0
    const address = options.getAddress(c.env.incoming)
    if ((await verifyOrLimit(options, 'sign-in', String(form.captcha ?? ''), { tenantId, address })) === 'refused') return refuse('captcha')
    const found = await signInWithPassword(pool, clock, { tenantId, login, password: current, address })
    if (found.kind !== 'accepted') return found.kind === 'locked' ? refuse('locked', 429) : refuse('refused', 401)
    if (isSamePassword(next, current)) return refuse('same')
    const step = { tenantId, userId: found.accountId, passwordHash: await hashPassword(next) }
    if ((await checkSecondStep(options, getOwner(step), null)) === 'not-needed') return save(c, step)
    return showCode(c, options, settings, { status: 200, step: await sealStep(options, purpose, step) })
  })

  app.post('/password/code', async (c) => {
    if (c.req.header('origin') && c.req.header('origin') !== new URL(issuer).origin) return c.body(null, 403)
    const settings = await requestedSettings(c, options)
    if (!settings) return c.body(null, 404)
    const form = await c.req.parseBody()
    const sealed = String(form.step ?? '').slice(0, 2048)
    const step = await openStep(options, purpose, sealed)
    if (step?.tenantId !== (settings.tenant?.id ?? 0)) return show(c, options, 200)
    const refuse = (problem: CodeProblem, status: 401 | 422 | 429) => showCode(c, options, settings, { status, step: sealed, problem })
    const code = String(form.code ?? '')
      .slice(0, 20)
      .trim()
    if (!code) return refuse('codeMissing', 422)
    const answer = await checkSecondStep(options, getOwner(step), code)
    log.info({ event: 'password-code', result: answer, tenantId: step.tenantId }, 'second step of a new password')
    if (answer === 'locked') return refuse('locked', 429)
    if (answer === 'refused') return refuse('codeRefused', 401)
    return save(c, step)
  })

  async function save(c: Context<Env>, { passwordHash, ...person }: Step) {
    await setPassword({ pool, ...signInPorts({ pool, clock }) }, getOwner(person), passwordHash!, keptNowhere)
    log.info({ event: 'password-changed', tenantId: person.tenantId }, 'password changed at the identity provider')
    return show(c, options, 200, { isDone: true })
  }
}

const getOwner = ({ tenantId: homeTenantId, userId }: Step) => ({ homeTenantId, userId })

/** Null for hostnames without password sign-in. */
async function requestedSettings(c: Context<Env>, { pool }: PasswordPageOptions): Promise<ApplicationSettings | null> {
  const settings = await settingsOfHostname(pool, c.req.query('hostname') ?? '')
  const hasPasswords = settings && (settings.authenticationModes.hasAuthBySafea || settings.authenticationModes.hasAuthByEmail)
  return hasPasswords ? settings : null
}

async function show(
  c: Context<Env>,
  options: PasswordPageOptions,
  status: 200 | 401 | 422 | 429,
  { login = '', problem, isDone = false }: { login?: string; problem?: Problem; isDone?: boolean } = {},
) {
  const settings = await requestedSettings(c, options)
  if (!settings) return c.body(null, 404)
  const language = getLanguage(c)
  const text = { ...words[language], ...passwordWords[language] }
  const base = new URL(options.issuer).pathname
  const captcha = options.getCaptcha(settings)
  const back = `${options.portalUrl(settings.hostname)}/${isDone ? '' : 'my-account'}`
  const message =
    problem && (problem === 'refused' || problem === 'locked' || problem === 'captcha' ? text[problem] : text.problems[problem])
  const localizedPage = (locale: string) => `${base}/password?${new URLSearchParams({ hostname: settings.hostname, ui_locales: locale })}`
  const page = renderPage({
    language,
    title: isDone ? text.doneTitle : text.title,
    tagline: text.tagline,
    settings,
    base,
    policy: captchaPolicy(captcha),
    pageIn: localizedPage,
    body: (nonce) =>
      isDone
        ? html`<h1>${text.doneTitle}</h1><p>${text.doneText}</p><p><a class="button" href="${back}">${text.backToPortal}</a></p>`
        : html`<h1>${text.title}</h1>
${message ? problemNotice(message) : ''}
<form method="post" action="${localizedPage(language)}" aria-label="${text.title}" data-captcha>
${field('login', text.login, 'text', 'username', { value: login, isFirst: Boolean(problem && !login) })}
${field('current', text.current, 'password', 'current-password', { isFirst: Boolean(problem && login) })}
${field('next', text.next, 'password', 'new-password', { hint: text.rule })}
${field('again', text.again, 'password', 'new-password')}
${captchaField(captcha, nonce)}
<button type="submit">${text.save}</button>
</form>
<p><a class="button quiet" href="${back}">${text.backToPortal}</a></p>`,
  })
  return c.html(page.content, status, page.headers)
}

async function showCode(
  c: Context<Env>,
  { issuer }: PasswordPageOptions,
  settings: ApplicationSettings,
  { status, ...state }: { status: 200 | 401 | 422 | 429; step: string; problem?: CodeProblem },
) {
  const language = getLanguage(c)
  const text = words[language]
  const { title, save } = passwordWords[language]
  const base = new URL(issuer).pathname
  const query = new URLSearchParams({ hostname: settings.hostname, ui_locales: language })
  const back = { label: title, url: `${base}/password?${query}` }
  const body = () => codeForm({ text, submit: save, action: `${base}/password/code?${query}`, back, ...state })
  const page = renderPage({ language, title: text.codeTitle, tagline: text.tagline, settings, base, body })
  return c.html(page.content, status, page.headers)
}

const getLanguage = (c: Context<Env>) => chooseLanguage(c.req.query('ui_locales') || c.req.header('accept-language'))

/** @param of.isFirst to fill in again after a problem */
function field(
  name: string,
  label: string,
  type: 'text' | 'password',
  autocomplete: string,
  { value = '', hint = '', isFirst = false }: { value?: string; hint?: string; isFirst?: boolean } = {},
) {
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" required${hint ? html` aria-describedby="${name}-hint"` : ''}${isFirst ? html` autofocus aria-describedby="problem"` : ''}>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`
}
