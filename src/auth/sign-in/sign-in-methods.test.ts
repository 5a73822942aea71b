import { describe, expect, it } from 'vitest'
import { buildSignInMethods } from './sign-in-methods.ts'

const saml = { url: '/auth/saml', providerType: 'saml', providerName: 'Conta Mar', providerLogo: null }
const settings = (
  safeaVersion: 'v2' | 'migrating' | 'v3',
  modes: { username?: boolean; email?: boolean; saml?: boolean } = { username: true, email: true },
) => ({
  safeaVersion,
  createAccountEnabled: true,
  authenticationModes: {
    hasAuthBySafea: modes.username ?? false,
    hasAuthByEmail: modes.email ?? false,
    hasAuthBySaml: modes.saml ?? false,
    samlRequest: modes.saml ? saml : null,
    demo: null,
  },
})

describe('listSignInMethods', () => {
  it.each([
    ['username and e-mail', settings('v2'), { password: 'either', provider: false }],
    ['only the username', settings('v2', { username: true }), { password: 'username' }],
    ['only the e-mail', settings('v2', { email: true }), { password: 'email' }],
    ['the own form beside the identity provider while migrating', settings('migrating'), { password: 'either', provider: true }],
    ['no own form where the identity provider asks', settings('v3'), { password: null, provider: false }],
    ['SAML beside a password', settings('v2', { username: true, saml: true }), { saml: { name: 'Conta Mar', logo: null } }],
    ['no account of one’s own where nobody has a password', settings('v3', { saml: true }), { signUp: false }],
  ])('offers %s', (_, given, expected) => {
    expect(buildSignInMethods(given)).toMatchObject(expected)
  })
})
