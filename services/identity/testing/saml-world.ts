import { createTestDatabase } from '../../../tests/support/database.ts'
import { seedPeople } from '../../seed/people.ts'
import { seedSettings } from '../../seed/settings.ts'
import { registerSamlProvider } from '../../settings/applications/saml-provider.ts'
import { signInWithSaml } from '../saml/saml-sign-in.ts'
import { encoded, makeKey, type ResponseParts, responseXml, sign, testProvider } from './saml-responses.ts'

export const hostname = 'mar.localhost'
export const requestId = '_request'
/** Whom the hostname trusts, and whom it does not. */
export const key = makeKey()
export const foreign = makeKey()

const portal = `https://${hostname}/academic-services`
const issuer = 'https://provider.example/saml'
const now = new Date('2026-11-21T12:00:00Z')
let assertions = 0

export const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

/** A good response to the request, but for what is given. */
export const parts = (over: Partial<ResponseParts> = {}): ResponseParts => ({
  responseId: '_response',
  assertionId: `_assertion${++assertions}`,
  issuer,
  responseIssuer: issuer,
  destination: `${portal}/auth/saml/callback`,
  recipient: `${portal}/auth/saml/callback`,
  audience: `${portal}/auth/saml`,
  inResponseTo: requestId,
  subjectInResponseTo: requestId,
  nameId: 'fabio.mar',
  attributes: '',
  method: 'bearer',
  status: 'Success',
  notBefore: now,
  notOnOrAfter: after(300),
  subjectNotOnOrAfter: after(300),
  ...over,
})

/** The same, signed by the provider. */
export const good = (over: Partial<ResponseParts> = {}) => sign(responseXml(parts(over)), key.privateKey)

/** The demo's people, of whom those of Instituto do Mar sign in by a provider of the test's own. */
export async function createSamlWorld() {
  const { pool, url } = await createTestDatabase()
  await seedSettings(pool)
  await seedPeople(pool, now)
  await registerSamlProvider(pool, hostname, testProvider([key.publicKey]))
  const ports = (one = pool) => ({ pool: one, clock: { now: () => now }, portalUrl: (name: string) => `https://${name}/academic-services` })
  /** @param one the process that gets it */
  const post = (xml: string, one = pool) => signInWithSaml(ports(one), { hostname, requestId, samlResponse: encoded(xml) })
  return { pool, url, ports, post }
}
export type SamlWorld = Awaited<ReturnType<typeof createSamlWorld>>
