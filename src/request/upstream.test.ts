import { ORPCError } from '@orpc/client'
import { describe, expect, it } from 'vitest'
import { portalAuthorization } from '#api/portal-authorization.ts'
import { PortalError } from './portal-error.ts'
import { type PortalRuntime, type ServiceEndpoint, serviceNames } from './runtime.ts'
import { disableMissingFeatures, toPortalError, type Upstream, createTokenUpstream } from './upstream.server.ts'

describe('toPortalError', () => {
  it.each([
    [new ORPCError('NOT_FOUND', { status: 404, message: 'debt 7 of tenant 2' }), 'NOT_FOUND'],
    [new ORPCError('SOMETHING_NEW', { status: 409 }), 'UNKNOWN'],
    [new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }), 'UPSTREAM_UNAVAILABLE'],
    [new TypeError('fetch failed'), 'UPSTREAM_UNAVAILABLE'],
  ])('%s becomes %s', (error, code) => {
    expect(toPortalError(error).code).toBe(code)
  })

  it('lets nothing of the upstream message through', () => {
    const error = toPortalError(new ORPCError('NOT_FOUND', { status: 404, message: 'select * from debts', data: { secret: 1 } }))
    expect(JSON.stringify([error.message, error.data])).toBe('["NOT_FOUND",null]')
  })

  it('keeps the amount that a person has to be told', () => {
    expect(toPortalError(new ORPCError('AMOUNT_CHANGED', { status: 409, data: { amount: 5, extra: 'x' } })).data).toEqual({ amount: 5 })
  })
})

describe('disableMissingFeatures', () => {
  const upstream = { financial: { debts: { list: async () => 'debts' } }, users: { me: async () => 'me' } } as unknown as Upstream

  it('lets calls of what the institution has through', async () => {
    expect(await disableMissingFeatures(upstream, [{ alias: 'financial' }, { alias: 'requests' }]).financial.debts.list({} as never)).toBe(
      'debts',
    )
  })

  it('refuses every call of a service whose feature is missing, and of no other', async () => {
    const closed = disableMissingFeatures(upstream, [])
    await expect(closed.financial.debts.list({} as never)).rejects.toThrow(new PortalError('FORBIDDEN'))
    await expect((closed.financial.payments as never as { anything(): Promise<unknown> }).anything()).rejects.toThrow(PortalError)
    expect(await closed.users.me()).toBe('me')
  })
})

describe('the API key of a service', () => {
  it('is sent to that service alone, which learns no secret of the portal and may get no token of a person', async () => {
    const sent: Record<string, [key: string | undefined, token: string | undefined, proof: string | undefined]> = {}
    const endpoint = (name: string, given: Partial<ServiceEndpoint> = {}) => ({
      call: async (_path: unknown, _input: unknown, { headers }: { headers: ReadonlyMap<string, string> }) => {
        sent[name] = [headers.get('x-api-key'), headers.get('authorization'), headers.get('x-portal-authorization')]
        return { results: [] }
      },
      ...given,
    })
    const runtime = {
      services: {
        ...Object.fromEntries(serviceNames.map((name) => [name, endpoint(name)])),
        integration: endpoint('integration', { apiKey: 'key' }),
        locality: endpoint('locality', { apiKey: 'other key', isKeyOnly: true }),
      },
      portalSecret: 'secret',
      observeUpstream: () => undefined,
    } as unknown as PortalRuntime
    const upstream = createTokenUpstream(runtime, 'token', { requestId: '1', locale: 'pt-BR', within: 1_000 })
    const states = upstream.locality.states({ countryIsoCode: 'BR' })
    await Promise.all([upstream.integration.featureSettings(), states, upstream.financial.enrollments.list()])
    expect(sent).toEqual({
      integration: ['key', 'Bearer token', undefined],
      locality: ['other key', undefined, undefined],
      financial: [undefined, 'Bearer token', portalAuthorization('secret')],
    })
  })
})
