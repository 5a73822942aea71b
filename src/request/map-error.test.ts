import { ORPCError } from '@orpc/client'
import { describe, expect, it } from 'vitest'
import { toPortalError } from './map-error.server.ts'

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
