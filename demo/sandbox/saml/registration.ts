import { createPublicKey } from 'node:crypto'
import type pg from 'pg'
import type { SamlProvider } from '../../../services/settings/applications/saml-provider.ts'
import { loadSamlKey } from './saml-keys.ts'

/** Below the installation's base path. */
export const samlSandboxPath = '/sandbox/saml'

export const samlSandboxId = 'urn:academic-services:sandbox:saml'

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
