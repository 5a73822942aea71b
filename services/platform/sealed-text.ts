import { CompactEncrypt, compactDecrypt } from 'jose'

/** Encrypts for storage (AES-256-GCM), so that a backup of the database reveals nothing. @param key 32 bytes */
export const sealText = (text: string, key: Buffer): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key)

/** @throws errors.JOSEError when sealed with another key, or altered */
export const unsealText = async (sealed: string, key: Buffer): Promise<string> =>
  new TextDecoder().decode((await compactDecrypt(sealed, key)).plaintext)
