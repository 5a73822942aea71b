import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type pg from 'pg'
import { z } from 'zod'
import { challenge as challengeSchema } from '#api/identity/captcha.ts'
import { type CaptchaProviderName, captchaProviders } from '#api/identity/captcha-providers.ts'
import type { Challenge } from '#api/identity/proof-of-work.ts'
import type { Clock } from '../../platform/clock.ts'
import { settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { useOnce } from '../../platform/attempts/attempts.ts'
import type { Captcha } from '../../platform/captcha.ts'

/** Milliseconds. */
const timeoutMs = 3000

/** Verifies a widget token (same API for all providers). Fails closed when the provider does not respond. */
async function confirmToken(
  { name, secret }: { name: CaptchaProviderName; secret: string },
  token: string,
  address: string | null,
  send: typeof fetch = fetch,
): Promise<boolean> {
  const body = new URLSearchParams({ secret, response: token, ...(address && { remoteip: address }) })
  try {
    const response = await send(captchaProviders[name].verification, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    const answer = (await response.json()) as { success?: unknown }
    return answer.success === true
  } catch {
    return false
  }
}

export interface CaptchaOptions {
  pool: pg.Pool
  clock: Clock
  /** Signs challenges, so that every process can verify them. */
  secret: string
  /** Used by tenants with a site key; null uses the built-in puzzle everywhere. */
  provider: { name: CaptchaProviderName; secret: string } | null
  fetch?: typeof fetch
}

const lifetimeMinutes = 10
/** Iterations per try: three to ten tries take about 0.1 s on a low-end phone. */
const cost = 3000
const tries = { least: 3, most: 10 }

const proofSchema = z.object({ challenge: challengeSchema, solution: z.object({ counter: z.number(), derivedKey: z.string().max(256) }) })

export function createCaptcha(options: CaptchaOptions): Captcha {
  const { pool, clock, secret, provider } = options
  // Challenges and their solutions are signed with different keys.
  const secrets = {
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: createHmac('sha256', secret).update('solution').digest('base64url'),
  }

  async function isSolved(proof: string): Promise<boolean> {
    const read = readProof(proof)
    if (!read) return false
    const expiresAt = new Date(read.challenge.parameters.expiresAt * 1000)
    if (expiresAt <= clock.now()) return false
    const { verified } = await verifySolution({ ...read, ...secrets, deriveKey })
    return verified && useOnce(pool, 'captcha', read.challenge.signature, expiresAt)
  }

  return {
    async challenge() {
      const expiresAt = new Date(clock.now().getTime() + lifetimeMinutes * 60_000)
      const counter = randomInt(tries.most, tries.least)
      return (await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost, counter, expiresAt, deriveKey, ...secrets })) as Challenge
    },
    async siteKey(tenantId) {
      const siteKey = (provider && (await settingsOfTenant(pool, tenantId))?.captchaKey) || null
      return { provider: siteKey ? provider!.name : null, siteKey }
    },
    async verify(proof, { tenantId, address }) {
      if (!proof) return 'refused'
      const usesProvider = provider !== null && tenantId !== null && Boolean((await settingsOfTenant(pool, tenantId))?.captchaKey)
      const isHuman = usesProvider ? await confirmToken(provider, proof, address, options.fetch) : await isSolved(proof)
      return isHuman ? 'accepted' : 'refused'
    },
  }
}

/** Null when malformed. */
function readProof(proof: string) {
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data ?? null
  } catch {
    return null
  }
}
