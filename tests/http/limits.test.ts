import path from 'node:path'
import { expect, test } from 'vitest'
import { portalAuthorization } from '../../api/portal-authorization.ts'
import { loadSecrets } from '../../server/secrets.ts'
import { getHash } from '../../services/platform/hash.ts'
import { databaseUrlFile, hosts } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const { portal } = await loadSecrets(undefined, path.dirname(databaseUrlFile))
const token = 'A'.repeat(43)
const inTenant = '/services/users/tenants/aurora/applications/academic-services'

interface Limited {
  /** As the limit is counted. */
  what: string
  most: number
  method?: string
  path: string
  body?: object
}

/** Every limit by address that no sign-in and no payment is needed for; those have database tests of their own (docs/security.md). */
const limits: Limited[] = [
  { what: 'card-validation', most: 60, method: 'GET', path: `/services/academic/enrollments/student-cards/${'A'.repeat(22)}` },
  { what: 'document-validation', most: 60, method: 'GET', path: `/services/academic/documents/${'A'.repeat(22)}` },
  { what: 'reset-check', most: 100, method: 'GET', path: `${inTenant}/password/reset/check/${token}` },
  { what: 'email-proof', most: 100, method: 'PUT', path: `${inTenant}/email/confirm`, body: { token } },
  { what: 'passkey-request', most: 1000, path: '/services/identity/sso/passkeys/requests', body: { hostname: hosts.aurora } },
  {
    what: 'passkey-response',
    most: 100,
    path: '/services/identity/sso/passkeys/responses',
    body: {
      hostname: hosts.aurora,
      challenge: 'none',
      response: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: '', authenticatorData: '', signature: '' } },
    },
  },
  { what: 'saml-request', most: 1000, path: '/services/identity/sso/saml/requests', body: { hostname: hosts.ipe, relayState: 'x' } },
  {
    what: 'saml-response',
    most: 100,
    path: '/services/identity/sso/saml/responses',
    body: { hostname: hosts.ipe, requestId: 'x', samlResponse: 'eA==' },
  },
  { what: 'payer enters', most: 30, path: '/services/financial/payers/sessions', body: { tenantId: 1, token } },
]

const asPortal = ({ path: address, method = 'POST', body }: Limited, client: string) =>
  ask({
    host: hosts.aurora,
    method,
    path: address,
    headers: {
      'x-portal-authorization': portalAuthorization(portal),
      'x-client-address': client,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

test.each(limits)('$what is counted by address, and refused beyond $most', async (limit) => {
  const client = `limits ${crypto.randomUUID()}`
  await database.query(`insert into identity.attempt_count values ($1, $2, now() + interval '5 minutes')`, [
    getHash(limit.what, client),
    limit.most - 1,
  ])
  expect((await asPortal(limit, client)).status).not.toBe(429)
  const { status, body } = await asPortal(limit, client)
  expect([status, JSON.parse(body).code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
})

test.each(limits)('$what is nothing for who does not prove to be the portal', async ({ path: address, method = 'POST', body }) => {
  const headers = { 'x-client-address': '203.0.113.1', 'content-type': 'application/json' }
  const { status } = await ask({ host: hosts.aurora, method, path: address, headers, ...(body && { body: JSON.stringify(body) }) })
  expect(status).toBe(401)
})

test.each([`/enrollment-student-cards/validations/${'A'.repeat(22)}`, `/documents/validate/${'A'.repeat(22)}`])(
  '%s is looked at sixty times a minute from one address',
  async (page) => {
    const look = (from: string) => ask({ host: hosts.aurora, method: 'GET', path: page, headers: { accept: 'text/html' }, from })
    for (let time = 0; time < 60; time++) expect((await look('127.0.0.60')).status).toBe(404)
    expect((await look('127.0.0.60')).status).toBe(429)
    expect((await look('127.0.0.61')).status).toBe(404)
  },
)
