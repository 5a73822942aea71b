import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from './environment.ts'

/** Keys for different purposes, all derived from one secret so that none can stand for another. */
export interface ProcessSecrets {
  sessionEncryption: Buffer
  identityProviderCookies: string
  signingKeys: Buffer
  clientSecret: string
  webhook: string
  captcha: string
  files: string
}

/**
 * The secret of this installation: given, or made once and kept beside the data.
 *
 * @param given value of SESSION_SECRET
 */
export async function loadSecrets(given: string | undefined, directory: string): Promise<ProcessSecrets> {
  const secret = given ?? (await keptSecret(directory))
  const named = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url')
  return {
    sessionEncryption: Buffer.from(hkdfSync('sha256', secret, '', 'session-encryption', 32)),
    signingKeys: Buffer.from(hkdfSync('sha256', secret, '', 'signing-keys', 32)),
    identityProviderCookies: named('identity-provider-cookies'),
    clientSecret: named('client-secret'),
    webhook: named('webhook'),
    captcha: named('captcha'),
    files: named('files'),
  }
}

async function keptSecret(directory: string): Promise<string> {
  const file = path.join(directory, 'secret')
  const existing = await readFile(file, 'utf8').catch(() => null)
  if (existing !== null) return checked(existing, file)
  await mkdir(directory, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`DATA_DIR (${directory}) cannot be written: ${error.code}`)
  })
  // Linked into place whole: of two processes that start at once the second reads what the first wrote, all of it.
  const written = path.join(directory, `secret.${process.pid}`)
  await writeFile(written, randomBytes(32).toString('base64url'), { mode: 0o600 })
  await link(written, file).catch(() => undefined)
  await rm(written, { force: true })
  return checked(await readFile(file, 'utf8'), file)
}

/** An empty or cut file, as a full disk leaves one, would make keys that everybody can compute. */
function checked(secret: string, file: string): string {
  if (secret.length < 32)
    throw new StartupError(`${file} holds no whole secret. Put it back from a backup, or remove it: sessions then end.`)
  return secret
}
