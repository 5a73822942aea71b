import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { formPage, formRoute, openFormRoute, pathPart, type SentForm, withSearch } from './form-route.server.ts'
import { PortalError } from './portal-error.ts'
import type { RequestScope } from './request-scope.server.ts'
import type { Session } from './session/session.ts'

const origin = 'https://portal.example'
const session = { userId: 7 } as Session
const logged = vi.fn()
const called = vi.fn()

interface Sender {
  session?: Session | null
  tab?: string | null
}

const scopeOf = ({ session: known = session, tab = null }: Sender) =>
  ({
    session: known,
    restrictedSession: null,
    tab,
    hostname: 'portal.example',
    runtime: { portalUrl: () => origin },
    log: { error: logged },
    upstream: {},
  }) as unknown as RequestScope

const post = (body: BodyInit | null, headers: Record<string, string> = {}, path = '/forms/7') =>
  new Request(`${origin}${path}`, { method: 'POST', headers: { origin, ...headers }, body })

/** A body that nobody may read. */
function unread(headers: Record<string, string> = {}) {
  const request = post('act=keep&count=2', headers)
  const read = vi.fn(() => Promise.reject(new Error('read')))
  Object.defineProperty(request, 'formData', { value: read })
  return { request, read }
}

const acts = {
  keep: {
    input: z.object({ count: z.coerce.number().max(9) }),
    async call({ session: sender, request }: SentForm, { count }: { count: number }) {
      called(sender.userId, pathPart(request), count)
      return '/kept?done=true'
    },
  },
  agree: {
    consent: 'read',
    async call() {
      called('agreed')
      return '/agreed'
    },
  },
  fail: {
    async call(): Promise<string> {
      throw new PortalError('NOT_ALLOWED')
    },
  },
  break: {
    async call(): Promise<string> {
      throw new TypeError('a fault of ours')
    },
  },
}

const answer = formRoute({
  acts,
  page: ({ form, code, act, isUnread }) =>
    withSearch('/form', { problem: isUnread ? 'unread' : code, act: act ?? undefined, count: form.get('count')?.toString() }),
})
const ask = (request: Request, sender: Sender = {}) => answer({ request, context: { scope: scopeOf(sender) } })
const placeOf = async (response: Response | Promise<Response>) => {
  const { status, headers } = await response
  return [status, headers.get('location')?.replace(origin, '')]
}
const fields = (values: Record<string, string>) => post(new URLSearchParams(values))

beforeEach(() => {
  called.mockReset()
  logged.mockReset()
})

describe('a form that browsers without scripts send', () => {
  it('is handled by its act, with what its input takes', async () => {
    expect(await placeOf(ask(fields({ act: 'keep', count: '2', other: 'x' })))).toEqual([303, '/kept?done=true'])
    expect(called.mock.calls).toEqual([[7, '7', 2]])
  })

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: '' }])('is refused unread from $origin', async (headers) => {
    const { request, read } = unread(headers)
    expect((await ask(request)).status).toBe(403)
    expect(read).not.toHaveBeenCalled()
  })

  it('is not read of who is not signed in', async () => {
    const { request, read } = unread()
    expect(await placeOf(ask(request, { session: null }))).toEqual([303, '/form?problem=UNAUTHORIZED'])
    expect(read).not.toHaveBeenCalled()
    expect(called).not.toHaveBeenCalled()
  })

  it.each(['toString', '__proto__', 'KEEP', ''])('does no act that is not declared: %j', async (act) => {
    expect(await placeOf(ask(fields({ act, count: '2' })))).toEqual([303, '/form?problem=BAD_REQUEST&count=2'])
    expect(called).not.toHaveBeenCalled()
  })

  it('leads back with what was typed where its input is not taken', async () => {
    expect(await placeOf(ask(fields({ act: 'keep', count: '12' })))).toEqual([303, '/form?problem=BAD_REQUEST&act=keep&count=12'])
    expect(called).not.toHaveBeenCalled()
  })

  it('needs the box to be ticked', async () => {
    expect(await placeOf(ask(fields({ act: 'agree' })))).toEqual([303, '/form?problem=unread&act=agree'])
    expect(called).not.toHaveBeenCalled()
    expect(await placeOf(ask(fields({ act: 'agree', read: 'on' })))).toEqual([303, '/agreed'])
  })

  it('tells what a call refused, and logs what is a fault', async () => {
    expect(await placeOf(ask(fields({ act: 'fail' })))).toEqual([303, '/form?problem=NOT_ALLOWED&act=fail'])
    expect(logged).not.toHaveBeenCalled()
    expect(await placeOf(ask(fields({ act: 'break' })))).toEqual([303, '/form?problem=UNKNOWN&act=break'])
    expect(logged).toHaveBeenCalledOnce()
  })

  it('leads back where the body is no form', async () => {
    expect(await placeOf(ask(post('{}', { 'content-type': 'application/json' })))).toEqual([303, '/form?problem=BAD_REQUEST'])
    expect(await placeOf(ask(post(null)))).toEqual([303, '/form?problem=BAD_REQUEST'])
  })
})

describe('a form that anybody may send', () => {
  const open = openFormRoute({
    acts: {
      only: {
        async call({ session: sender }) {
          called(sender)
          return '/done'
        },
      },
    },
    page: () => '/form',
  })
  const send = (request: Request, sender: Sender) => open({ request, context: { scope: scopeOf(sender) } })

  it('comes from a page of the portal all the same', async () => {
    expect((await send(post(null, { origin: 'https://evil.example' }), { session: null })).status).toBe(403)
    expect(await placeOf(send(post(null), { session: null }))).toEqual([303, '/done'])
    expect(called.mock.calls).toEqual([[null]])
  })

  it('is as small as strangers may send', async () => {
    const { request, read } = unread({ 'content-length': '70000' })
    expect((await send(request, { session: null })).status).toBe(413)
    expect(read).not.toHaveBeenCalled()
  })
})

describe('a form that its own page answers', () => {
  const page = formPage({
    acts: {
      save: {
        async call({ form }): Promise<string | { typed: string }> {
          return form.get('text') === 'good' ? '/saved' : { typed: String(form.get('text')) }
        },
      },
    },
    page: ({ code }) => ({ typed: code }),
  })

  it('is answered with what was typed, or leads on', async () => {
    expect(await page(scopeOf({}), fields({ text: 'bad' }))).toEqual({ typed: 'bad' })
    expect(await placeOf((await page(scopeOf({}), fields({ text: 'good' }))) as Response)).toEqual([303, '/saved'])
    expect(await page(scopeOf({}), new Request(origin))).toBeUndefined()
  })

  it('is sent again to the tab it was sent from, before it is read', async () => {
    const { request, read } = unread()
    const [status, location] = await placeOf((await page(scopeOf({ tab: '0abcdefgABCDEFGH' }), request)) as Response)
    expect([status, location]).toEqual([307, '/forms/7?tab=0abcdefgABCDEFGH'])
    expect(read).not.toHaveBeenCalled()
  })

  it('leads strangers to its page, unread, and is refused from another site', async () => {
    const { request, read } = unread()
    expect(((await page(scopeOf({ session: null }), request)) as Response).status).toBe(303)
    expect(((await page(scopeOf({}), post(null, { origin: 'null' }))) as Response).status).toBe(403)
    expect(read).not.toHaveBeenCalled()
  })
})
