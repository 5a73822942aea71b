import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type pg from 'pg'
import { chooseLanguage } from '../../../services/identity/sign-in-pages/words.ts'
import { mailboxPageStyle } from '../mailbox/mailbox-page-style.ts'
import { pageFrame } from '../page-frame.ts'
import { applicationState } from '../sandbox.schema.ts'

const applicationsWords = {
  'pt-BR': {
    about: 'Esta página faz de conta que é outro sistema da instituição.',
    signedIn: 'Você chegou com a sua conta: {name}, {role}.',
    signedOut: 'Você chegou sem conta, ou o endereço já foi usado.',
    health: 'Como este sistema deve responder',
    states: { healthy: 'Bem', slow: 'Devagar', failing: 'Com falha' },
    save: 'Guardar',
  },
  en: {
    about: 'This page pretends to be another system of the institution.',
    signedIn: 'You arrived with your account: {name}, {role}.',
    signedOut: 'You arrived without an account, or the address was used before.',
    health: 'How this system should answer',
    states: { healthy: 'Well', slow: 'Slowly', failing: 'With a failure' },
    save: 'Save',
  },
  es: {
    about: 'Esta página finge ser otro sistema de la institución.',
    signedIn: 'Llegaste con tu cuenta: {name}, {role}.',
    signedOut: 'Llegaste sin cuenta, o la dirección ya se usó.',
    health: 'Cómo debe responder este sistema',
    states: { healthy: 'Bien', slow: 'Despacio', failing: 'Con fallas' },
    save: 'Guardar',
  },
} as const

const states = ['healthy', 'slow', 'failing'] as const

export interface ApplicationsPageOptions {
  pool: pg.Pool
  prefix: `/${string}`
  names: Readonly<Record<string, string>>
  /** Consumes the launch token. */
  takeToken(token: string): Promise<{ name: string; role: string } | null>
}

/** Other applications of the demo: they show the signed-in user and simulate a health state. */
export function applicationsPage({ pool, prefix, names, takeToken }: ApplicationsPageOptions): Hono {
  const db = drizzle(pool)
  const getState = async (alias: string) => {
    const [row] = await db.select().from(applicationState).where(eq(applicationState.alias, alias))
    return row?.state ?? 'healthy'
  }
  const app = new Hono({ strict: false }).basePath(prefix)
  app.use('/:alias/*', async (context, next) => (names[context.req.param('alias')] ? next() : context.notFound()))
  app.get('/:alias', async (context) => {
    const alias = context.req.param('alias')
    const token = context.req.query('tokenId')
    return page(context, {
      name: names[alias]!,
      state: await getState(alias),
      person: token ? await takeToken(token) : null,
      action: `${prefix}/${alias}`,
    })
  })
  app.post('/:alias', async (context) => {
    const alias = context.req.param('alias')
    const { state: wanted } = await context.req.parseBody()
    const state = states.find((known) => known === wanted)
    if (state)
      await db.insert(applicationState).values({ alias, state }).onConflictDoUpdate({ target: applicationState.alias, set: { state } })
    return context.redirect(`${prefix}/${alias}`, 303)
  })
  app.get('/:alias/health', async (context) => {
    const state = await getState(context.req.param('alias'))
    if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500))
    return context.text(state, state === 'failing' ? 503 : 200)
  })
  return app
}

interface PageParts {
  name: string
  state: (typeof states)[number]
  person: { name: string; role: string } | null
  action: string
}

function page(context: Context, { name, state, person, action }: PageParts) {
  const language = chooseLanguage(context.req.header('accept-language'))
  const words = applicationsWords[language]
  const nonce = crypto.randomUUID()
  context.header('cache-control', 'no-store')
  context.header('referrer-policy', 'no-referrer')
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'; frame-ancestors 'none'`,
  )
  return context.html(
    pageFrame({
      language,
      title: name,
      style: mailboxPageStyle,
      nonce,
      body: html`<h1>${name}</h1>
      <p>${words.about}</p>
      <p>${person ? words.signedIn.replace('{name}', person.name).replace('{role}', person.role) : words.signedOut}</p>
      <form method="post" action="${action}">
        <label for="state">${words.health}</label>
        <select id="state" name="state">
          ${states.map((one) => html`<option value="${one}" ${one === state ? 'selected' : ''}>${words.states[one]}</option>`)}
        </select>
        <button type="submit">${words.save}</button>
      </form>`,
    }),
  )
}
