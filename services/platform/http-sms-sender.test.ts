import { describe, expect, it } from 'vitest'
import { createHttpSmsSender } from './http-sms-sender.ts'
import { toE164 } from './sms.ts'

const message = { id: 'a1', to: '+5511987654321', text: 'Código 123456' }

function gateway(status: number) {
  const calls: Array<{ url: string; init: RequestInit }> = []
  const send: typeof fetch = async (url, init) => {
    calls.push({ url: String(url), init: init! })
    return new Response(null, { status })
  }
  return { calls, sender: createHttpSmsSender({ url: 'https://sms.example/v1', token: 'secret', send }) }
}

describe('a gateway for text messages', () => {
  it('is handed each message under its id', async () => {
    const { calls, sender } = gateway(202)
    await sender.send(message)
    expect(calls).toMatchObject([{ url: 'https://sms.example/v1/messages/a1', init: { method: 'PUT' } }])
    expect(calls[0]!.init.headers).toMatchObject({ authorization: 'Bearer secret' })
    expect(JSON.parse(String(calls[0]!.init.body))).toEqual({ to: '+5511987654321', text: 'Código 123456' })
  })

  it.each([400, 401, 429, 500])('has not taken a message when it answers %i', async (status) => {
    await expect(gateway(status).sender.send(message)).rejects.toThrow(String(status))
  })

  it.each([
    ['11987654321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['351912345678', '+351912345678'],
  ])('gets %s as %s', (digits, number) => expect(toE164(digits)).toBe(number))
})
