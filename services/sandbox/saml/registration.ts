import { createPublicKey } from 'node:crypto'
import type pg from 'pg'
import type { SamlProvider } from '../../settings/applications/saml-provider.ts'
import { loadSamlKey } from './saml-keys.ts'

/** Below the base path of this installation. */
export const samlSandboxPath = '/sandbox/saml'

/** How the sandbox's SAML provider calls itself. */
export const samlSandboxId = 'urn:academic-services:sandbox:saml'

/** What an institution registers to sign its people in through the sandbox's SAML provider. */
export async function samlSandboxProvider(pool: pg.Pool): Promise<SamlProvider> {
  const key = createPublicKey(await loadSamlKey(pool))
    .export({ type: 'spki', format: 'pem' })
    .toString()
  return {
    entityId: samlSandboxId,
    keys: [key],
    signInUrl: `${samlSandboxPath}/sso`,
    signOutUrl: `${samlSandboxPath}/slo`,
    loginAttribute: null,
  }
}
