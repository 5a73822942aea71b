import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type pg from 'pg'
import { z } from 'zod'
import { challenge as challengeSchema } from '#api/captcha.ts'
import type { CaptchaProviderName } from '#api/captcha-providers.ts'
import type { Challenge } from '#api/proof-of-work.ts'
import type { Clock } from '../../platform/clock.ts'
import { settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { useOnce } from '../sign-ins/attempts.ts'
import { confirmToken } from './captcha-provider.ts'

/** Somebody who asks for something without a token, and has to show that it is no robot. */
export interface Asker {
  /** The tenant that is asked; 0 for the application itself, null for one that nobody registered. */
  tenantId: number | null
  /** Null where nobody knows it. */
  address: string | null
}

/** Tells people from robots (docs/requirements/shell.md, section 5: "Captcha must be solved before proceeding"). */
export interface Captcha {
  challenge(): Promise<Challenge>
  /** Whether a proof holds. One that does is used up by this. */
  verify(proof: string | null, asker: Asker): Promise<'accepted' | 'refused'>
  /** What a tenant's pages show: the provider and its public key, or nulls for the puzzle. */
  siteKey(tenantId: number): Promise<{ provider: CaptchaProviderName | null; siteKey: string | null }>
}

export interface CaptchaOptions {
  pool: pg.Pool
  clock: Clock
  /** Signs challenges, so that any process knows its own again. */
  secret: string
  /** A provider, for the tenants that have a key of it; null for the built-in puzzle everywhere. */
  provider: { name: CaptchaProviderName; secret: string } | null
  fetch?: typeof fetch
}

const lifetimeMinutes = 10
/** Iterations of one try. A puzzle takes three to ten tries: a tenth of a second on a cheap phone. */
const cost = 3000
const tries = { least: 3, most: 10 }

const proofSchema = z.object({ challenge: challengeSchema, solution: z.object({ counter: z.number(), derivedKey: z.string().max(256) }) })

export function createCaptcha(options: CaptchaOptions): Captcha {
  const { pool, clock, secret, provider } = options
  // The key of a challenge must not sign what solves it.
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

/** @returns null for anything that no browser made from a challenge */
function readProof(proof: string) {
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data ?? null
  } catch {
    return null
  }
}
