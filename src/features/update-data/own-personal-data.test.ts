import { afterEach, expect, it, vi } from 'vitest'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { leadToUpdate } from './lead-to-update.server.ts'
import { studentPersonalData } from './own-personal-data.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

function request(get: () => Promise<unknown>) {
  const asked = vi.fn(get)
  const scope = {
    session: { idHash: Buffer.from('one'), person: { profile: 'STUDENT', impersonated: false } },
    settings: { features: [{ alias: 'update-data' }] },
    upstream: { academic: { personalData: { get: asked } } },
    setCookie: () => undefined,
  } as unknown as RequestScope
  return { scope, asked }
}

const home = new Request('http://x/')

it('is asked for once in a request, which leads away or shows it', async () => {
  const { scope, asked } = request(async () => ({ phone: '1', request: null }))
  await leadToUpdate(scope, home)
  expect(await studentPersonalData(scope)).toEqual({ phone: '1', request: null })
  expect(asked).toHaveBeenCalledOnce()
  await studentPersonalData(request(asked).scope)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('is asked for anew where the first answer failed', async () => {
  const { scope, asked } = request(async () => Promise.reject(new Error('down')))
  expect(await leadToUpdate(scope, home)).toBeNull()
  await expect(studentPersonalData(scope)).rejects.toThrow('down')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('keeps home waiting for a second, and its panel for as long as the answer takes', async () => {
  vi.useFakeTimers()
  let answer: (data: unknown) => void = () => undefined
  const { scope, asked } = request(() => new Promise((resolve) => (answer = resolve)))
  const led = leadToUpdate(scope, home)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await led).toBeNull()
  const shown = studentPersonalData(scope)
  answer({ phone: '1', request: null })
  expect(await shown).toEqual({ phone: '1', request: null })
  expect(asked).toHaveBeenCalledOnce()
})
