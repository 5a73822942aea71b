import { z } from 'zod'
import type pg from 'pg'
import { appLocales } from '#api/locales.ts'
import { countAttempt, giveBack, useOnce } from '../../platform/attempts/attempts.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Mailer, MailMaybeSent } from '../../platform/mail.ts'
import { settingsOfHostname, settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { issueEmailToken } from '../emails/pending-emails.ts'
import {
  emailChangedLetter,
  emailProofLetter,
  passwordSetLetter,
  resetLetter,
  usernameLetter,
  welcomeLetter,
  type Letter,
} from './letters.ts'
import { renderLetter } from './render-letter.ts'
import { securityEvents, securityLetter } from './security-letters.ts'
import { findAccount, findCredentials } from '../accounts/accounts.ts'
import { issueReset, type ResetPerson } from '../recovery/password-reset.ts'

export interface MailPorts {
  pool: pg.Pool
  clock: Clock
  mailer: Mailer
  portalUrl(hostname: string): string
}

const origin = z.object({
  /** Idempotency key: one mail per request. */
  id: z.uuid(),
  tenantId: z.number().int(),
  hostname: z.string(),
  locale: appLocales,
  logoUrl: z.url().nullable(),
})
export type MailOrigin = z.infer<typeof origin>

/** Request of a mail by input, not by account: the job determines whether an account exists. */
const mailRequest = z.discriminatedUnion('kind', [
  origin.extend({ kind: z.literal('username'), email: z.string() }),
  origin.extend({ kind: z.literal('reset'), login: z.string(), path: z.string() }),
  /** `id` is that of the address to prove. */
  origin.extend({ kind: z.literal('email-proof'), isNewAccount: z.boolean() }),
  origin.extend({ kind: z.literal('email-changed'), accountId: z.number().int(), to: z.string() }),
  origin.extend({ kind: z.literal('welcome'), accountId: z.number().int(), path: z.string() }),
  /** Stored within the transaction of the change, which has no connection to look up a hostname. */
  origin.pick({ id: true, tenantId: true }).extend({
    kind: z.literal('security'),
    accountId: z.number().int(),
    event: z.enum(securityEvents),
  }),
])
export type MailRequest = z.infer<typeof mailRequest>

/** Sends the mail, or nothing for an unknown account. Idempotent by request id. */
export async function answerMailRequest(ports: MailPorts, data: unknown): Promise<void> {
  const request = mailRequest.parse(data)
  await once(ports, request.id, async () => {
    if (request.kind === 'security') return mailSecurity(ports, request)
    const answer = await composeLetter(ports, request)
    if (answer) await send(ports, request, answer)
  })
}

/** Sends the password confirmation once per `key`. Throws when the mail could not be sent. */
export async function mailPasswordSet(
  ports: MailPorts,
  from: MailOrigin,
  { name, email, languageId }: ResetPerson,
  key: string,
): Promise<void> {
  if (!email) return
  const url = `${ports.portalUrl(from.hostname)}/auth/password/reset`
  const write: Writer = (institution, locale) => passwordSetLetter(languageId ?? locale, { name, institution, url })
  await once(ports, key, () => send(ports, from, { to: email, locale: languageId ?? from.locale, write }))
}

/** Limit of links mailed to an unproven address. */
const perUnprovenAddress = { most: 5, seconds: 3600 }

type Writer = (institution: string, locale: MailOrigin['locale']) => Letter

interface Answer {
  to: string
  locale: MailOrigin['locale']
  write: Writer
}

type SecurityRequest = Extract<MailRequest, { kind: 'security' }>
type AskedRequest = Exclude<MailRequest, SecurityRequest>

/** To the proven address, in the person's language or else the tenant's. */
async function mailSecurity(ports: MailPorts, { id, tenantId, accountId, event }: SecurityRequest): Promise<void> {
  const [person, settings] = await Promise.all([findAccount(ports.pool, tenantId, accountId), settingsOfTenant(ports.pool, tenantId)])
  if (!person?.email || !settings) return
  const { hostname } = settings
  const locale = person.languageId ?? appLocales.catch('pt-BR').parse(settings.tenant?.languageId)
  const url = `${ports.portalUrl(hostname)}/my-account`
  const write: Writer = (institution) => securityLetter(locale, { event, name: person.name, institution, url })
  await send(ports, { id, tenantId, hostname, locale, logoUrl: null }, { to: person.email, locale, write })
}

async function composeLetter(ports: MailPorts, request: AskedRequest): Promise<Answer | null> {
  const { tenantId, hostname } = request
  const portal = ports.portalUrl(hostname)
  if (request.kind === 'email-proof') {
    const issued = await issueEmailToken(ports, tenantId, request.id)
    if (!issued || !(await countAttempt(ports, 'mail email-proof', `${tenantId} ${issued.email}`, perUnprovenAddress))) return null
    const url = `${portal}/auth/email/${issued.token}`
    const write: Writer = (institution, locale) => emailProofLetter(locale, { institution, url, isNewAccount: request.isNewAccount })
    return { to: issued.email, locale: request.locale, write }
  }
  const person = await findPerson(ports.pool, request)
  const to = request.kind === 'email-changed' ? request.to : person?.email
  if (!person || !to) return null
  const { id, name, username } = person
  const answer = (write: Writer): Answer => ({ to, locale: person.languageId ?? request.locale, write })
  if (request.kind === 'username')
    return answer((institution, locale) => usernameLetter(locale, { name, institution, url: `${portal}/auth/signin`, username }))
  if (request.kind === 'email-changed')
    return answer((institution, locale) => emailChangedLetter(locale, { name, institution, url: `${portal}/my-account` }))
  if (request.kind === 'welcome')
    return answer((institution, locale) => welcomeLetter(locale, { name, institution, url: `${portal}${request.path}`, username }))
  const token = await issueReset(ports, tenantId, id)
  return answer((institution, locale) => resetLetter(locale, { name, institution, url: `${portal}${request.path}/${token}` }))
}

async function findPerson(pool: pg.Pool, request: Exclude<AskedRequest, { kind: 'email-proof' }>) {
  const { tenantId } = request
  if (request.kind === 'welcome' || request.kind === 'email-changed') return findAccount(pool, tenantId, request.accountId)
  const found = await findCredentials(pool, tenantId, request.kind === 'reset' ? request.login : request.email)
  if (request.kind === 'username') return found?.email === request.email.trim().toLowerCase() ? found : null
  // SAML-only users have no password to reset.
  return found?.passwordHash ? found : null
}

async function send({ pool, mailer }: MailPorts, { hostname, logoUrl }: MailOrigin, { to, locale, write }: Answer): Promise<void> {
  const settings = await settingsOfHostname(pool, hostname)
  if (!settings) throw new Error('A mail of a hostname that nobody registered')
  const institution = settings.tenant?.name ?? 'Academic Services'
  const letter = write(institution, locale)
  const look = await renderLetter(letter, { locale, institution, theme: settings.theme, logoUrl })
  await mailer.send({ id: crypto.randomUUID(), to, subject: letter.subject, ...look })
}

/** Runs `work` once per key; allows a retry when the mail was certainly not sent. */
async function once({ pool, clock }: MailPorts, key: string, work: () => Promise<void>): Promise<void> {
  const aWeek = new Date(clock.now().getTime() + 7 * 86_400_000)
  if (!(await useOnce(pool, 'mail', key, aWeek))) return
  try {
    await work()
  } catch (error) {
    if (!(error instanceof MailMaybeSent)) await giveBack(pool, 'mail', key)
    throw error
  }
}
