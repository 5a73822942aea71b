import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { identityProviderConfig } from './portal-runtime.ts'

const secrets = { clientSecret: 'made at the first start' }
const issuer = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_SECRET: 'secret of the portal' }

test('a provider of one’s own does not start beside embedded services, which would refuse its tokens', async () => {
  const own = Object.fromEntries(
    ['AUTH', 'USER', 'NOTIFICATION', 'ACADEMIC', 'FINANCIAL'].map((name) => [`${name}_URL`, 'https://own.example']),
  )
  await expect(identityProviderConfig(readEnvironment({ ...issuer, ...own }), secrets)).rejects.toThrow(
    /^With OIDC_ISSUER set INTEGRATION_URL must be/,
  )
})

test('without one the embedded provider is asked', async () => {
  expect(await identityProviderConfig(readEnvironment({ PORT: '4000' }), secrets)).toMatchObject({
    issuer: 'http://localhost:4000/academic-services/id',
  })
})
