import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's minimum for Argon2id: 19 MiB, two passes. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const tag = await derive('argon2id', { ...cost, message: Buffer.from(password.normalize('NFKC')), nonce: salt })
  return `argon2id$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

/** Constant-time, also for a missing hash, so that timing does not reveal whether the account exists. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, tag] = (stored ?? '').split('$')
  const expected = Buffer.from(tag ?? '', 'base64url')
  const computed = await hashPassword(password, salt ? Buffer.from(salt, 'base64url') : randomBytes(16))
  const actual = Buffer.from(computed.split('$')[2]!, 'base64url')
  return expected.length === actual.length && timingSafeEqual(actual, expected)
}
