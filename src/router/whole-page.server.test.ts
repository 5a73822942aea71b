import { expect, test, vi } from 'vitest'
import { wholePageResponse } from './whole-page.server.ts'

/** A router whose page is whole once it is rendered. */
function router(result: object = { type: 'render', status: 200 }) {
  const serverSsr = { hydrationScripts: { reserveFastPath: () => true }, setRenderFinished: vi.fn(), cleanup: vi.fn() }
  return { serverSsr, _serverResult: result } as never
}

function requested() {
  const error = vi.fn()
  return { page: { body: null as Buffer | null }, scope: { log: { error } as never }, error }
}

test('a page lies beside its response, which says how many bytes it has', async () => {
  const { page, scope } = requested()
  const response = await wholePageResponse({ page, scope }, router({ type: 'render', status: 404 }), new Headers({ 'x-a': 'b' }), {
    render: () => '<p>−</p>',
    finish: (html) => html.replace('p>', 'b>'),
  })
  expect(page.body?.toString()).toBe('<!DOCTYPE html><b>−</p>')
  expect(response.status).toBe(404)
  expect(response.body).toBeNull()
  expect([response.headers.get('x-a'), response.headers.get('content-length')]).toEqual(['b', '25'])
})

test('a page that cannot be rendered is an error that is logged, without bytes of a page', async () => {
  const { page, scope, error } = requested()
  const response = await wholePageResponse({ page, scope }, router(), new Headers(), {
    render: () => {
      throw new Error('broken')
    },
    finish: (html) => html,
  })
  expect([response.status, await response.text(), page.body]).toEqual([500, 'Internal Server Error', null])
  expect(error).toHaveBeenCalledOnce()
})
