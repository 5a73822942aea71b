import { describe, expect, test } from 'vitest'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { addHostname } from '../support/browser/people.ts'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { ask, callProcedure } from '../support/browser/server-functions.ts'
import { locales, getWords } from '../support/browser/words.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const local = `http://127.0.0.1:${portalPort}/academic-services`

for (const locale of locales) {
  test(`an unknown address is told to people without session too, in ${locale}`, async () => {
    const headers = { accept: 'text/html', 'accept-language': locale }
    const { status, body } = await ask({ host: hosts.aurora, method: 'GET', path: '/no/such/page', headers })
    expect(status).toBe(404)
    const [, heading = ''] = /<h1[^>]*>([^<]+)<\/h1>/.exec(body) ?? []
    expect(heading).toMatch(getWords(locale)('Página não encontrada'))
  })
}

test('values that make no sense leave the address', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
  const cookie = await sessionByLaunch(database, { host }, { tenantId: 1, userId: 1001, choice: null })
  const { status, headers } = await ask({
    host,
    method: 'GET',
    path: '/financial/payments?page=-3&perPage=7&sort=nothing&status=lost',
    cookie,
    headers: { accept: 'text/html' },
  })
  expect(status).toBe(307)
  expect(headers.location).toBe('/academic-services/financial/payments')
})

test('the bare addresses lead to the portal', async () => {
  for (const path of ['/', '/academic-services']) {
    const response = await fetch(`http://127.0.0.1:${portalPort}${path}`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/academic-services/')
  }
})

test('a hostname that nobody registered shows nothing of the portal', async () => {
  const { status, body } = await ask({ host: 'unknown.localhost', method: 'GET', path: '/', headers: { accept: 'text/html' } })
  expect(status).toBe(404)
  expect(body).not.toMatch(/Aurora|<main/)
})

test('what an institution does not have is not answered', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating', features: [], navigation: [] })
  const cookie = await sessionByLaunch(database, { host }, { tenantId: 1, userId: 1001, choice: null })
  const { code } = await callProcedure({ host, path: 'financial.debts.overview', cookie })
  expect(code).toBe('FORBIDDEN')
  for (const path of ['/wc/demo/academic-services-sample', '/wc-teste', '/financial/payments'])
    expect((await ask({ host, method: 'GET', path, cookie, headers: { accept: 'text/html' } })).status, path).toBe(404)
})

describe('for machines', () => {
  test('healthz tells the state of each upstream', async () => {
    const response = await fetch(`${local}/healthz`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'healthy',
      database: 'healthy',
      upstreams: { financial: 'healthy', identity: 'healthy' },
      payments: { pix: 'connected', bank_slip: 'connected', credit_card: 'connected' },
    })
  })

  for (const service of ['identity', 'settings', 'users', 'notifications', 'financial']) {
    test(`the ${service} service publishes an OpenAPI document`, async () => {
      const document = await (await fetch(`${local}/openapi/${service}.json`)).json()
      expect(document.openapi).toMatch(/^3\.1\.\d+$/)
      expect(document.info.title).toBeTruthy()
      const operations = Object.values(document.paths as Record<string, Record<string, { responses?: object }>>).flatMap((path) =>
        Object.values(path),
      )
      expect(operations.length).toBeGreaterThan(0)
      for (const operation of operations) expect(Object.keys(operation.responses ?? {}).length).toBeGreaterThan(0)
      expect(unresolvedReferences(document)).toEqual([])
    })
  }

  test('metrics are on a port of their own', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${portalPort + 1}/metrics`)).text()
    expect(metrics).toContain('portal_request_seconds')
    expect((await fetch(`http://127.0.0.1:${portalPort}/metrics`)).status).toBe(404)
    const detail = await (await fetch(`http://127.0.0.1:${portalPort + 1}/healthz`)).json()
    expect(detail).toMatchObject({ status: 'healthy', faultySettings: expect.any(Array) })
    expect(await (await fetch(`${local}/healthz`)).json()).not.toHaveProperty('faultySettings')
  })
})

/** References of a document that point to nothing in it. */
function unresolvedReferences(document: object): string[] {
  const missing: string[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value && typeof value.$ref === 'string') {
      const target = value.$ref
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>(
          (at, key) => (at as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
          document,
        )
      if (target === undefined) missing.push(value.$ref)
    }
    Object.values(value).forEach(visit)
  }
  visit(document)
  return missing
}
