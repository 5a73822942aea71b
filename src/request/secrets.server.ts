import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

export function seal(key: Buffer, plain: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** @throws Error if the value was altered or sealed with another key */
export function unseal(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  return decipher.update(sealed.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
}

export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url')

export const getHash = (secret: string) => createHash('sha256').update(secret).digest()
