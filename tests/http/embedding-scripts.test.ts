import { expect, test } from 'vitest'
import { addHostname } from '../support/browser/people.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()

test('every page has its script, and nothing else has', async () => {
  const originFor = (host: string) => `http://parceiro-${host}`
  const host = await addHostname(database, 1, (own) => ({ safeaVersion: 'v2', frameAncestors: [originFor(own)] }))
  const origin = originFor(host)
  const answered = async (path: string, accept = '*/*') => {
    const { status, headers, body } = await ask({ host, method: 'GET', path, headers: { accept } })
    return {
      status,
      type: String(headers['content-type']).split(';')[0],
      cors: headers['access-control-allow-origin'],
      cookies: headers['set-cookie'],
      body,
    }
  }
  const pages = [
    '',
    '/my-account',
    '/financial/payments',
    '/financial/payments/7',
    '/welcome',
    '/error',
    '/auth/signin',
    '/auth/password/reset',
    '/wc',
    '/wc/demo',
    '/wc/demo/academic-services-sample',
    '/wc-teste',
    '/impersonation',
    // Written by the server, without a component.
    '/callback',
    `/documents/validate/${'A'.repeat(22)}`,
    `/enrollment-student-cards/validations/${'A'.repeat(22)}`,
    `/c/${'A'.repeat(16)}`,
  ]
  for (const path of pages) {
    const { body, ...answer } = await answered(`${path}/script`)
    expect([path, answer]).toEqual([path, { status: 200, type: 'text/javascript', cors: '*', cookies: undefined }])
    expect(body).toContain(JSON.stringify(origin))
    expect(body).toContain(`"page":${JSON.stringify(path || '/')}`)
    // What a browser shows of it is its text.
    expect((await answered(`${path}/script`, 'text/html')).type).toBe('text/javascript')
  }
  for (const path of [
    '/nowhere',
    '/financial',
    '/financial/nowhere',
    '/financial/payments/export',
    '/preferences/mode',
    '/auth/signout',
    '/auth/saml/callback',
    '/script',
  ]) {
    expect([path, (await answered(`${path}/script`)).type]).toEqual([path, 'text/html'])
  }
  expect((await answered('/nowhere/script')).status).toBe(404)
})

test.each([`/documents/validate/${'A'.repeat(22)}`, `/enrollment-student-cards/validations/${'A'.repeat(22)}`])(
  '%s is framed by registered sites alone',
  async (path) => {
    const partner = 'https://parceiro.example'
    const framed = async (frameAncestors: string[]) => {
      const host = await addHostname(database, 1, { safeaVersion: 'v2', frameAncestors })
      const { headers } = await ask({ host, method: 'GET', path, headers: { accept: 'text/html' } })
      return headers['content-security-policy']
    }
    expect(await framed([partner])).toContain(`frame-ancestors 'self' ${partner};`)
    expect(await framed([])).toContain("frame-ancestors 'self';")
  },
)
