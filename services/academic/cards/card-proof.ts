import { CompactSign, compactVerify, errors, importJWK, type JWK } from 'jose'
import { z } from 'zod'

/** Seconds for which a proof is valid, and so the longest time for which a photographed screen is. */
export const proofSeconds = 300
/** Allowed difference between clocks, in seconds. */
export const tolerance = 30

const statement = z.object({ iss: z.string(), sub: z.string(), inst: z.number(), name: z.string(), iat: z.number(), exp: z.number() })

/** Signs a compact JWS stating that the card is active now. Gates without network read the institution and the shortened name from it. */
export async function signProof(
  key: JWK,
  {
    tenantId,
    institutionId,
    validationCode,
    name,
    now,
  }: { tenantId: number; institutionId: number; validationCode: string; name: string; now: Date },
): Promise<{ proof: string; expiresAt: Date }> {
  const iat = Math.floor(now.getTime() / 1000)
  const claims = { iss: String(tenantId), sub: validationCode, inst: institutionId, name, iat, exp: iat + proofSeconds }
  const proof = await new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid! })
    .sign(await importJWK(key, 'EdDSA'))
  return { proof, expiresAt: new Date(claims.exp * 1000) }
}

/** @param keys public ones of the tenant that issued the card */
export async function checkProof(
  proof: string,
  { keys, tenantId, validationCode, now }: { keys: readonly JWK[]; tenantId: number; validationCode: string; now: Date },
): Promise<'fresh' | 'stale' | 'forged'> {
  try {
    const { payload } = await compactVerify(
      proof,
      ({ kid }) => {
        const key = keys.find((known) => known.kid === kid)
        if (!key) throw new errors.JWKSNoMatchingKey()
        return importJWK(key, 'EdDSA')
      },
      { algorithms: ['EdDSA'] },
    )
    const { iss, sub, iat, exp } = statement.parse(JSON.parse(new TextDecoder().decode(payload)))
    if (iss !== String(tenantId) || sub !== validationCode) return 'forged'
    const seconds = now.getTime() / 1000
    return seconds <= exp + tolerance && seconds >= iat - tolerance ? 'fresh' : 'stale'
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof SyntaxError) return 'forged'
    throw error
  }
}
