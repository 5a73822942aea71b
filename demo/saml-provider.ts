import type pg from 'pg'
import { samlSandboxProvider } from './sandbox/saml/registration.ts'
import { registerSamlProvider } from '../services/settings/applications/saml-provider.ts'

export const samlTenantId = 3

/** Registers the sandbox's SAML provider for Instituto do Mar, which uses only SAML. Idempotent. */
export async function seedSamlProvider(pool: pg.Pool): Promise<void> {
  await registerSamlProvider(pool, 'mar.localhost', await samlSandboxProvider(pool))
}
