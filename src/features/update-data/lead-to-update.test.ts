import { describe, expect, it } from 'vitest'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { leadToUpdate } from './lead-to-update.server.ts'

type Asked = { isRequired: boolean; missing: string[] } | null

function visit({
  asked,
  profile = 'STUDENT',
  impersonated = false,
  cookie = '',
  session = 'one',
  method = 'GET',
}: {
  asked: Asked | Error
  profile?: string
  impersonated?: boolean
  cookie?: string
  session?: string
  method?: string
}) {
  const cookies: string[] = []
  const scope = {
    session: { idHash: Buffer.from(session), person: { profile, impersonated } },
    settings: { features: [{ alias: 'update-data' }] },
    upstream: { academic: { personalData: { get: async () => (asked instanceof Error ? Promise.reject(asked) : { request: asked }) } } },
    runtime: { portalUrl: () => 'http://x' },
    hostname: 'x',
    tab: null,
    setCookie: (one: string) => cookies.push(one),
  } as unknown as RequestScope
  const request = new Request('http://x/', { method, headers: { cookie } })
  return leadToUpdate(scope, request).then((answer) => ({
    to: answer?.headers.get('location') ?? null,
    cookie: cookies[0]?.split(';')[0] ?? '',
  }))
}

const required = { isRequired: true, missing: ['phone'] }

describe('home', () => {
  it('leads to the personal data once in each session', async () => {
    const first = await visit({ asked: required })
    expect(first.to).toBe('http://x/update-data?led=home')
    expect(await visit({ asked: required, cookie: first.cookie })).toEqual({ to: null, cookie: '' })
    expect((await visit({ asked: required, cookie: first.cookie, session: 'two' })).to).not.toBeNull()
  })

  it.each<[string, Parameters<typeof visit>[0]]>([
    ['it only reminds', { asked: { isRequired: false, missing: ['phone'] } }],
    ['all is confirmed', { asked: { isRequired: true, missing: [] } }],
    ['nothing is asked', { asked: null }],
    ['staff act as the person', { asked: required, impersonated: true }],
    ['the person is staff', { asked: required, profile: 'OPERATION' }],
    ['a form is sent', { asked: required, method: 'POST' }],
  ])('leads nowhere where %s', async (_, given) => {
    expect((await visit(given)).to).toBeNull()
  })

  it('is shown while the academic service is down, and asks again later', async () => {
    expect(await visit({ asked: new Error('down') })).toEqual({ to: null, cookie: '' })
  })
})
