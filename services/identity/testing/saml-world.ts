import { createTestDatabase } from '../../../tests/support/database.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { registerSamlProvider } from '../../settings/applications/saml-provider.ts'
import { loadSamlKey } from '../saml/saml-key.ts'
import { signInWithSaml } from '../saml/saml-sign-in.ts'
import { encoded, makeKey, type ResponseParts, responseXml, sign, testProvider } from './saml-responses.ts'

export const hostname = 'mar.localhost'
export const requestId = '_request'
/** Trusted and untrusted keys. */
export const key = makeKey()
export const foreign = makeKey()

const portal = `https://${hostname}/academic-services`
const issuer = 'https://provider.example/saml'
const now = new Date('2026-11-21T12:00:00Z')
let assertions = 0

export const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

/** A valid response with the given overrides. */
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

/** A valid signed response with the given overrides. */
export const good = (over: Partial<ResponseParts> = {}) => sign(responseXml(parts(over)), key.privateKey)

/** Demo world in which Instituto do Mar uses the test's SAML provider. */
export async function createSamlWorld() {
  const { pool, url } = await createTestDatabase()
  await seedSettings(pool)
  await seedPeople(pool, now)
  await registerSamlProvider(pool, hostname, testProvider([key.publicKey]))
  const samlKey = await loadSamlKey(pool, Buffer.alloc(32), now)
  const ports = (one = pool) => ({
    pool: one,
    clock: { now: () => now },
    portalUrl: (name: string) => `https://${name}/academic-services`,
    secondFactorKey: Buffer.alloc(32),
    sendJob: async () => undefined,
    samlKey: async () => samlKey,
  })
  /** `one` is the pool of the process that handles the call. */
  const post = (xml: string, one = pool) => signInWithSaml(ports(one), { hostname, requestId, samlResponse: encoded(xml) })
  return { pool, url, ports, post, samlKey }
}
export type SamlWorld = Awaited<ReturnType<typeof createSamlWorld>>
