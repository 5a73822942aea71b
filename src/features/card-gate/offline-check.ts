import { shortCardCode } from '#api/academic/card-letters.ts'
import { base64url, compactVerify, importJWK } from 'jose'

/** What the institution publishes for verifying its cards, as the gate last fetched it. */
export interface GateKit {
  tenantId: number
  /** Null for a gate of every institution. */
  institutionId: number | null
  keys: Array<{ kid: string; kty: string; crv: string; x: string }>
  /** SHA-256 of validation codes, in hexadecimal. */
  revoked: string[]
}

/**
 * `early`: the proof is of a time that this device has not reached; `newKey`: it was signed with a key that came later than
 * the kit; `typedOffline` and `shortOffline`: nothing is signed; `unsupported`: by this browser.
 */
export type OfflineResult =
  | 'valid'
  | 'stale'
  | 'early'
  | 'forged'
  | 'revoked'
  | 'elsewhere'
  | 'unknown'
  | 'newKey'
  | 'typedOffline'
  | 'shortOffline'
  | 'unsupported'

/** Seconds by which clocks may differ, as in the service. */
const tolerance = 30

interface Statement {
  iss: string
  sub: string
  inst: number
  name: string
  iat: number
  exp: number
}

/** Verifies what a QR code held, without network. @param now milliseconds, by the server's clock as far as it is known */
export async function checkOffline(text: string, kit: GateKit, now: number): Promise<{ result: OfflineResult; name: string | null }> {
  const url = URL.parse(text.trim())
  const code = url?.pathname.split('/').at(-1)
  const proof = url?.searchParams.get('proof')
  if (code && shortCardCode.test(code)) return { result: 'shortOffline', name: null }
  if (!code || !proof) return { result: url ? 'unknown' : 'typedOffline', name: null }
  const read = readParts(proof)
  if (!read) return { result: 'forged', name: null }
  const { kid, statement } = read
  if (statement.iss !== String(kit.tenantId)) return { result: 'elsewhere', name: null }
  const key = kit.keys.find((known) => known.kid === kid)
  if (!key) return { result: 'newKey', name: null }
  const verified = await verify(proof, key)
  if (verified !== 'signed') return { result: verified, name: null }
  const { name, inst, sub, iat, exp } = statement
  const seconds = now / 1000
  const result =
    sub !== code
      ? 'forged'
      : kit.institutionId !== null && inst !== kit.institutionId
        ? 'elsewhere'
        : kit.revoked.includes(await sha256(code))
          ? 'revoked'
          : seconds > exp + tolerance
            ? 'stale'
            : seconds < iat - tolerance
              ? 'early'
              : 'valid'
  return { result, name: result === 'elsewhere' || result === 'forged' ? null : name }
}

async function verify(proof: string, key: GateKit['keys'][number]): Promise<'signed' | 'forged' | 'unsupported'> {
  const publicKey = await importJWK({ ...key }, 'EdDSA').catch(() => null)
  if (!publicKey) return 'unsupported'
  return compactVerify(proof, publicKey, { algorithms: ['EdDSA'] }).then(
    () => 'signed' as const,
    () => 'forged' as const,
  )
}

/** Reads the parts of a proof that has not been verified yet. */
function readParts(proof: string): { kid: string; statement: Statement } | null {
  try {
    const [header, payload] = proof
      .split('.', 2)
      .map((part) => JSON.parse(new TextDecoder().decode(base64url.decode(part))) as Record<string, unknown>)
    return typeof header?.kid === 'string' && payload ? { kid: header.kid, statement: payload as unknown as Statement } : null
  } catch {
    return null
  }
}

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
