import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { beginSecondFactor, confirmSecondFactor } from '../../users/second-factor/second-factor.ts'
import { signInWithPassword } from '../../users/sign-in/sign-in.ts'
import { startProvider } from '../testing/provider-world.ts'

const { pool, origin, browser } = await startProvider()
const clock = { now: () => new Date() }
const page = '/id/password?hostname=aurora.localhost&ui_locales=pt-BR'
const signIn = (password: string) => signInWithPassword(pool, clock, { tenantId: 1, login: 'ana.souza', password, address: null })

it('asks who has a second step for its code before the new password counts', async () => {
  const owner = { homeTenantId: 1, userId: 1001 }
  const ports = { pool, clock, secondFactorKey: Buffer.alloc(32), sendJob: async () => undefined }
  const { secret } = await beginSecondFactor(ports, owner, { issuer: 'Aurora', username: 'ana.souza' })
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await confirmSecondFactor(ports, owner, app.generate({ timestamp: Date.now() - 30_000 }))

  const { send } = browser()
  const next = 'Nova#Senha2027'
  const asked = await send(page, { login: 'ana.souza', current: demoPassword, next, again: next })
  expect(asked.body).toContain('Confirme que é você')
  expect(asked.body).not.toContain(next)
  expect(await signIn(demoPassword)).toMatchObject({ kind: 'accepted' })

  const step = /name="step" value="([^"]+)"/.exec(asked.body)![1]!
  const action = new URL(/action="([^"]+)"/.exec(asked.body)![1]!.replaceAll('&amp;', '&'), origin).href
  const right = app.generate()
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  expect((await send(action, { step, code: '' })).status).toBe(422)
  expect((await send(action, { step, code: wrong })).status).toBe(401)
  expect((await send(action, { step: `${step}x`, code: right })).body).toContain('Senha atual')
  expect((await send(action.replace('aurora.localhost', 'ipe.localhost'), { step, code: right })).body).toContain('Senha atual')
  expect(await signIn(demoPassword)).toMatchObject({ kind: 'accepted' })

  expect((await send(action, { step, code: right })).body).toContain('Senha alterada')
  expect(await signIn(next)).toMatchObject({ kind: 'accepted' })
})
