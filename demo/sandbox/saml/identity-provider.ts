import { createPublicKey, randomBytes, type KeyObject } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type pg from 'pg'
import { chooseLanguage } from '../../../services/identity/sign-in-pages/words.ts'
import type { Clock } from '../../../services/platform/clock.ts'
import { settingsOfTenant } from '../../../services/settings/applications/application-settings.ts'
import { signInWithPassword } from '../../../services/users/sign-in/sign-in.ts'
import { loadSamlKey } from './saml-keys.ts'
import {
  type CarriedRequest,
  deniedResponse,
  hasValidSignature,
  readRequest,
  type SamlRequest,
  signedOutUrl,
  signedResponse,
  type SignedInPerson,
} from './messages.ts'
import { badRequestPage, type Frame, returnPage, signInPage, type SignInFormInput } from './pages.ts'
import { samlNamespaces } from '../../../services/platform/saml-xml.ts'
import { samlSandboxId } from './registration.ts'

/** Publishes a bare key: a self-signed certificate would add nothing. */
function metadata(url: string, publicKey: KeyObject): string {
  const { n, e } = publicKey.export({ format: 'jwk' })
  const base64 = (value: string | undefined) => Buffer.from(value ?? '', 'base64url').toString('base64')
  const endpoint = (name: string, path: string) =>
    `<md:${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${url}${path}"/>`
  return `<?xml version="1.0" encoding="UTF-8"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${samlSandboxId}"><md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="${samlNamespaces.protocol}"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${samlNamespaces.signature}"><ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(n)}</ds:Modulus><ds:Exponent>${base64(e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo></md:KeyDescriptor>${endpoint('SingleLogoutService', '/slo')}<md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified</md:NameIDFormat>${endpoint('SingleSignOnService', '/sso')}</md:IDPSSODescriptor></md:EntityDescriptor>`
}

export interface RegisteredParty {
  entityId: string
  callbackUrl: string
  signedOutUrl: string
  /** The certificate (PEM) of its signatures, which is also used for what is encrypted to it. */
  certificate: string
}

export interface SamlSandboxOptions {
  pool: pg.Pool
  clock: Clock
  url: string
  cookieKey: string
  parties(): Promise<RegisteredParty[]>
  tenantId: number
  people: SignInFormInput['people']
  /** Where the identity provider serves its fonts. */
  fontsPath: string
  password: string
}

const cookie = 'sandbox_saml'

/** SAML identity provider with metadata, single sign-on and logout. For demonstration and tests only. */
export function samlSandbox(options: SamlSandboxOptions): Hono {
  const { pool, clock, url, cookieKey, tenantId } = options
  const { pathname: prefix } = new URL(url)
  const getParty = async ({ issuer }: SamlRequest, carried: CarriedRequest) => {
    const party = (await options.parties()).find(({ entityId }) => entityId === issuer)
    return party && hasValidSignature(party.certificate, carried) ? party : undefined
  }

  const show = async (
    c: Context,
    status: 200 | 400 | 401 | 422 | 429,
    page: (frame: Frame) => ReturnType<typeof badRequestPage>,
    wanted?: string,
  ) => {
    const settings = await settingsOfTenant(pool, tenantId)
    const language = chooseLanguage(wanted || c.req.header('accept-language'))
    const { content, headers } = page({ language, settings, base: options.fontsPath })
    return c.html(content, status, headers)
  }

  const app = new Hono({ strict: false }).basePath(prefix)

  app.get('/metadata', async (c) =>
    c.body(metadata(url, createPublicKey(await loadSamlKey(pool))), 200, { 'content-type': 'application/samlmetadata+xml' }),
  )

  app.on(['GET', 'POST'], '/sso', async (c) => {
    const form = c.req.method === 'POST' ? await c.req.parseBody() : c.req.query()
    const carried = carriedIn(form)
    const language = String(form.ui_locales ?? '')
    const request = readRequest(carried.SAMLRequest)
    const party = await getParty(request, carried)
    if (!party || request.kind !== 'AuthnRequest' || (request.callbackUrl ?? party.callbackUrl) !== party.callbackUrl)
      throw new Error('unknown portal')
    const input = { request, audience: party.entityId, callbackUrl: party.callbackUrl, certificate: party.certificate, now: clock.now() }
    const goBack = (SAMLResponse: string) =>
      show(
        c,
        200,
        (frame) => returnPage(frame, party.callbackUrl, { SAMLResponse, ...(carried.RelayState && { RelayState: carried.RelayState }) }),
        language,
      )
    const localizedPage = (locale: string) => `${prefix}/sso?${new URLSearchParams({ ...carried, ui_locales: locale })}`
    const ask = (login: string, problem: SignInFormInput['problem'], status: 200 | 401 | 422 | 429) =>
      show(
        c,
        status,
        (frame) =>
          signInPage(
            { ...frame, pageIn: localizedPage },
            { ...options, action: `${prefix}/sso`, carried: { ...carried, ui_locales: language }, login, problem },
          ),
        language,
      )

    if (c.req.method === 'GET') {
      const known = !request.forceAuthn && (await getSignedCookie(c, cookieKey, cookie))
      return known
        ? goBack(await signedResponse(input, JSON.parse(known) as SignedInPerson, await loadSamlKey(pool)))
        : ask('', undefined, 200)
    }
    if (form.cancel) return goBack(deniedResponse(input))
    const [login, password] = [String(form.login ?? ''), String(form.password ?? '')]
    if (!login.trim() || !password) return ask(login, 'missing', 422)
    // No limit per address: the sandbox does not know it.
    const result = await signInWithPassword(pool, clock, { tenantId, login, password, address: null })
    if (result.kind !== 'accepted') return ask(login, result.kind, result.kind === 'locked' ? 429 : 401)
    const person = { username: login.trim().toLowerCase(), sessionIndex: `_${randomBytes(16).toString('hex')}` }
    await setSignedCookie(c, cookie, JSON.stringify(person), cookieKey, { path: prefix, httpOnly: true, secure: true, sameSite: 'Lax' })
    return goBack(await signedResponse(input, person, await loadSamlKey(pool)))
  })

  app.get('/slo', async (c) => {
    const carried = carriedIn(c.req.query())
    const request = readRequest(carried.SAMLRequest)
    const party = await getParty(request, carried)
    if (!party || request.kind !== 'LogoutRequest') throw new Error('unknown portal')
    deleteCookie(c, cookie, { path: prefix, secure: true })
    return c.redirect(signedOutUrl(request, party.signedOutUrl, carried.RelayState, clock.now()), 302)
  })

  // An unreadable request cannot come from a registered party.
  app.onError((_error, c) => show(c, 400, badRequestPage))
  return app
}

const carriedIn = (form: Record<string, unknown>): CarriedRequest => ({
  SAMLRequest: String(form.SAMLRequest ?? ''),
  RelayState: String(form.RelayState ?? ''),
  SigAlg: String(form.SigAlg ?? ''),
  Signature: String(form.Signature ?? ''),
})
