import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from './environment.ts'

/** Keys derived from one secret, separated by purpose. */
export interface ProcessSecrets {
  sessionEncryption: Buffer
  identityProviderCookies: string
  signingKeys: Buffer
  secondFactors: Buffer
  clientSecret: string
  portal: string
  webhook: string
  captcha: string
  files: string
  integration: string
  locality: string
}

/** Reads, or creates and stores, the installation's secret. @param given SESSION_SECRET */
export async function loadSecrets(given: string | undefined, directory: string): Promise<ProcessSecrets> {
  const secret = given ?? (await keptSecret(directory))
  const named = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url')
  return {
    sessionEncryption: Buffer.from(hkdfSync('sha256', secret, '', 'session-encryption', 32)),
    signingKeys: Buffer.from(hkdfSync('sha256', secret, '', 'signing-keys', 32)),
    secondFactors: Buffer.from(hkdfSync('sha256', secret, '', 'second-factors', 32)),
    identityProviderCookies: named('identity-provider-cookies'),
    clientSecret: named('client-secret'),
    portal: named('portal'),
    webhook: named('webhook'),
    captcha: named('captcha'),
    files: named('files'),
    integration: named('integration'),
    locality: named('locality'),
  }
}

async function keptSecret(directory: string): Promise<string> {
  const file = path.join(directory, 'secret')
  const existing = await readFile(file, 'utf8').catch(() => null)
  if (existing !== null) return checked(existing, file)
  await mkdir(directory, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`DATA_DIR (${directory}) cannot be written: ${error.code}`)
  })
  // Linked atomically: of two processes that start at once, the second reads the whole secret of the first.
  const written = path.join(directory, `secret.${process.pid}`)
  await writeFile(written, randomBytes(32).toString('base64url'), { mode: 0o600 })
  await link(written, file).catch(() => undefined)
  await rm(written, { force: true })
  return checked(await readFile(file, 'utf8'), file)
}

/** Checks the stored secret: an empty or truncated file, such as from a full disk, would make keys predictable. */
function checked(secret: string, file: string): string {
  if (secret.length < 32)
    throw new StartupError(`${file} holds no whole secret. Put it back from a backup, or remove it: sessions then end.`)
  return secret
}
