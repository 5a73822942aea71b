import { describe, expect, it } from 'vitest'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { answerInFrame } from './in-frame.server.ts'

const scope = (signedIn = false) =>
  ({
    runtime: { portalUrl: () => 'https://p.example/academic-services' },
    hostname: 'p.example',
    session: signedIn ? {} : null,
    restrictedSession: null,
  }) as unknown as RequestScope

const visit = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://p.example/academic-services${path}`, {
    headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', ...headers },
  })

const ledTo = (path: string, headers?: Record<string, string>, signedIn = false) =>
  answerInFrame(scope(signedIn), visit(path, headers))?.headers.get('location')?.replace('https://p.example/academic-services', '') ?? null

describe('answerInFrame', () => {
  it('leads a frame without a session past the sign-in, with the page that was wanted', () => {
    expect(ledTo('/auth/signin?returnTo=%2Ffinancial%2Fpayments%3FdisableHeader%3Dtrue')).toBe(
      '/auth/elsewhere?page=%2Ffinancial%2Fpayments%3FdisableHeader%3Dtrue',
    )
    expect(ledTo('/auth/saml?returnTo=https://evil.example')).toBe('/auth/elsewhere?page=%2F')
    expect(ledTo('/x?v2RoleId=1&tenantId=2')).toBe('/auth/elsewhere?page=%2Fx%3Fv2RoleId%3D1%26tenantId%3D2')
  })

  it('offers another try where the browser gives the session to the frame', () => {
    expect(ledTo('/auth/signin', { 'sec-fetch-site': 'same-site' })).toBe('/auth/elsewhere?page=%2F&again=true')
  })

  it('leaves everything else alone', () => {
    expect(ledTo('/auth/signin', { 'sec-fetch-dest': 'document' })).toBeNull()
    expect(ledTo('/auth/signin', { accept: '*/*' })).toBeNull()
    expect(ledTo('/auth/signin', {}, true)).toBeNull()
    expect(ledTo('/auth/elsewhere?page=/')).toBeNull()
    expect(ledTo('/financial/payments')).toBeNull()
  })
})
