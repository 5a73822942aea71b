import { describe, expect, it } from 'vitest'
import { samlDecision } from './saml-decision.ts'

const request = { url: '/auth/saml', providerType: 'saml', providerName: 'Conta Mar', providerLogo: null }
const modes = (over: object) => ({
  authenticationModes: { hasAuthBySafea: false, hasAuthByEmail: false, hasAuthBySaml: true, samlRequest: request, demo: null, ...over },
})
const only = modes({})
const beside = modes({ hasAuthByEmail: true })
const visit = (search = '', over: object = {}) => ({
  search: new URLSearchParams(search),
  signedIn: false,
  routeDisablesSaml: false,
  ...over,
})

describe('samlDecision', () => {
  it.each([
    ['SAML is the only way in', only, visit(), 'redirect'],
    ['the address asks for it, beside other ways', beside, visit('authMode=saml'), 'redirect'],
    ['it stands beside the username', modes({ hasAuthBySafea: true }), visit(), 'offer'],
    ['it stands beside the e-mail', beside, visit(), 'offer'],
    ['the address asks for another mode', beside, visit('authMode=password'), 'offer'],
    ['the page goes without signing in', only, visit('', { routeDisablesSaml: true }), 'offer'],
    ['the page goes without signing in, whatever the address asks', beside, visit('authMode=saml', { routeDisablesSaml: true }), 'offer'],
    ['a token is brought along', only, visit('tokenId=st_1'), 'offer'],
    ['a token is brought along and SAML asked for', beside, visit('tokenId=st_1&authMode=saml'), 'offer'],
    ['somebody is signed in', only, visit('', { signedIn: true }), 'none'],
    ['somebody is signed in and SAML asked for', beside, visit('authMode=saml', { signedIn: true }), 'none'],
    ['there is no SAML', modes({ hasAuthByEmail: true, hasAuthBySaml: false }), visit('authMode=saml'), 'none'],
    ['there is no request address', modes({ samlRequest: null }), visit('authMode=saml'), 'none'],
    ['the request address is empty', modes({ samlRequest: { ...request, url: '' } }), visit(), 'none'],
  ] as const)('%#: when %s', (_, settings, circumstances, expected) => {
    expect(samlDecision(settings, circumstances)).toBe(expected)
  })
})
