import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

/** Encrypts with AES-256-GCM; the result carries its own nonce and tag. */
export function seal(key: Buffer, plain: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/**
 * Opens what `seal` made.
 *
 * @throws Error when it was altered or sealed with another key
 */
export function unseal(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  return decipher.update(sealed.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
}

/** A random value for cookies, states and nonces. */
export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url')

/** What is stored in place of a secret that only has to be recognised. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
