import { CompactEncrypt, compactDecrypt, errors } from 'jose'

/** Encrypts for storage (AES-256-GCM), so that a backup of the database reveals nothing. @param key 32 bytes */
export const sealText = (text: string, key: Buffer): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key)

/** Null when sealed with another key, or altered. */
export async function unsealText(sealed: string, key: Buffer): Promise<string | null> {
  try {
    return new TextDecoder().decode((await compactDecrypt(sealed, key)).plaintext)
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
