import vm from 'node:vm'
import type pg from 'pg'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Challenge, solveChallenge } from '#api/identity/proof-of-work.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createPool } from '../../platform/database.ts'
import { portalAuthorization } from '#api/portal-authorization.ts'
import { createPortalCheck } from '../../platform/portal-client.ts'
import { createService } from '../../platform/service.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { identityRouter } from '../identity.routes.ts'
import { createCaptcha } from './captcha.ts'

const secret = 'a secret of this test'
const asker = { tenantId: 1, address: '203.0.113.1' }
let url: string
let pool: pg.Pool
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead) }
const captchaOn = (over: pg.Pool) => createCaptcha({ pool: over, clock, secret, provider: null })

beforeAll(async () => {
  ;({ url, pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, new Date())
})

/** Tampers with a proof. */
async function altered(
  change: (proof: { challenge: Challenge; solution: { counter: number; derivedKey: string } }) => void,
): Promise<string> {
  const proof = JSON.parse(atob(await solveChallenge(await captchaOn(pool).challenge())))
  change(proof)
  return btoa(JSON.stringify(proof))
}

describe('the built-in puzzle', () => {
  it('is solved and accepted once', async () => {
    const captcha = captchaOn(pool)
    const proof = await solveChallenge(await captcha.challenge())
    expect(await captcha.verify(proof, asker)).toBe('accepted')
    expect(await captcha.verify(proof, asker)).toBe('refused')
  })

  it('is known to a second process, and used up there too', async () => {
    const otherPool = createPool(url, 1)
    const [one, other] = [captchaOn(pool), captchaOn(otherPool)]
    const proof = await solveChallenge(await one.challenge())
    const answers = await Promise.all([one.verify(proof, asker), other.verify(proof, asker)])
    expect(answers.sort()).toEqual(['accepted', 'refused'])
    await otherPool.end()
  })

  it('takes the browser few tries', async () => {
    const { solution } = JSON.parse(atob(await solveChallenge(await captchaOn(pool).challenge())))
    expect(solution.counter).toBeLessThanOrEqual(10)
    expect(solution.counter).toBeGreaterThanOrEqual(3)
  })

  it('is refused after ten minutes', async () => {
    const captcha = captchaOn(pool)
    const proof = await solveChallenge(await captcha.challenge())
    ahead = 10 * 60_000 + 1000
    expect(await captcha.verify(proof, asker)).toBe('refused')
    ahead = 0
    expect(await captcha.verify(proof, asker)).toBe('accepted')
  })

  it.each([
    ['nothing', null],
    ['no text', ''],
    ['no base64', '%%%'],
    ['no JSON', btoa('hello')],
    ['another shape', btoa('{"challenge":{},"solution":null}')],
    ['a list', btoa('[]')],
  ])('is refused with %s', async (_, proof) => {
    expect(await captchaOn(pool).verify(proof, asker)).toBe('refused')
  })

  it.each([
    ['a longer life', (proof: { challenge: Challenge }) => void (proof.challenge.parameters.expiresAt += 3600)],
    ['an easier key', (proof: { challenge: Challenge }) => void (proof.challenge.parameters.keyPrefix = '0')],
    ['a signature of its own', (proof: { challenge: Challenge }) => void (proof.challenge.signature = 'ab'.repeat(32))],
    [
      'a guessed solution',
      (proof: { solution: { derivedKey: string } }) =>
        void (proof.solution.derivedKey = `${proof.solution.derivedKey.slice(0, 32)}${'00'.repeat(16)}`),
    ],
  ])('is refused when forged with %s', async (_, change) => {
    expect(await captchaOn(pool).verify(await altered(change), asker)).toBe('refused')
  })

  it('is refused when another installation signed it', async () => {
    const foreign = createCaptcha({ pool, clock, secret: 'another secret', provider: null })
    expect(await captchaOn(pool).verify(await solveChallenge(await foreign.challenge()), asker)).toBe('refused')
  })

  it('is solved by the text of the function alone, as the identity provider sends it', async () => {
    const captcha = captchaOn(pool)
    const page = vm.createContext({ crypto, btoa, Uint8Array })
    const proof = await vm.runInContext(`(${solveChallenge.toString()})(${JSON.stringify(await captcha.challenge())})`, page)
    expect(await captcha.verify(proof, asker)).toBe('accepted')
  })
})

describe('a provider', () => {
  const asked: URLSearchParams[] = []
  let answer: () => Promise<Response> = async () => Response.json({ success: true })
  const captcha = () =>
    createCaptcha({
      pool,
      clock,
      secret,
      provider: { name: 'turnstile', secret: 'theirs' },
      fetch: async (_url, init) => {
        asked.push(init!.body as URLSearchParams)
        return answer()
      },
    })

  beforeAll(async () => {
    await pool.query(`update settings.application set captcha_key = 'site' where tenant_id = 3`)
  })

  it('is asked for a tenant that has a key of it, with secret, token and address', async () => {
    expect(await captcha().verify('token', { tenantId: 3, address: '203.0.113.7' })).toBe('accepted')
    expect(Object.fromEntries(asked.at(-1)!)).toEqual({ secret: 'theirs', response: 'token', remoteip: '203.0.113.7' })
  })

  it.each([
    ['says no', async () => Response.json({ success: false })],
    ['says nothing of use', async () => new Response('<html>', { status: 502 })],
    ['is out of reach', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('refuses when it %s', async (_, given) => {
    answer = given
    expect(await captcha().verify('token', { tenantId: 3, address: 'x' })).toBe('refused')
  })

  it('leaves the puzzle to tenants without a key, and takes it of no other', async () => {
    const proof = await solveChallenge(await captcha().challenge())
    expect(await captcha().verify(proof, { tenantId: 3, address: 'x' })).toBe('refused')
    expect(await captcha().verify(proof, { tenantId: 1, address: 'x' })).toBe('accepted')
  })
})

describe('a sign-in without a session', () => {
  const ports = () => ({
    pool,
    clock,
    log: pino({ level: 'silent' }),
    portalUrl: (hostname: string) => `http://${hostname}`,
    secondFactorKey: Buffer.alloc(32),
    sendJob: async () => undefined,
    samlKey: async () => ({ privateKey: '', certificate: '' }),
  })
  const service = () =>
    createService({
      name: 'identity',
      title: 'Identity',
      router: identityRouter({ ...ports(), findByDocument: async () => [] }, captchaOn(pool)),
      prefix: '/services/identity',
      authenticate: async () => null,
      isPortal: createPortalCheck('shared'),
      log: pino({ level: 'silent' }),
    })
  const portal = { 'x-portal-authorization': portalAuthorization('shared'), 'x-client-address': '203.0.113.1' }
  const signIn = (headers: Record<string, string>, password = demoPassword) =>
    service().fetch(
      new Request('http://x/services/identity/signin/tenants/ipe', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ username: 'elisa.prado', password, applicationAlias: 'academic-services' }),
      }),
    )

  it('is refused with a false proof before anybody is looked up: nothing is counted against the person', async () => {
    for (let time = 0; time < 6; time++) expect((await signIn({ ...portal, 'x-bot-protection': 'x' }, 'wrong')).status).toBe(422)
    const challenge = await service().fetch(new Request('http://x/services/identity/captcha/challenge', { headers: portal }))
    const proof = await solveChallenge((await challenge.json()) as Challenge)
    expect((await signIn({ ...portal, 'x-bot-protection': proof })).status).toBe(200)
    const again = await signIn({ ...portal, 'x-bot-protection': proof })
    expect(await again.json()).toMatchObject({ code: 'CAPTCHA_REFUSED' })
  })

  it('has few tries without a proof, as browsers without scripts make', async () => {
    for (let time = 0; time < 10; time++) expect((await signIn(portal)).status).toBe(200)
    expect(await (await signIn(portal)).json()).toMatchObject({ code: 'CAPTCHA_REFUSED' })
  })

  it('gives puzzles to the portal only', async () => {
    expect((await service().fetch(new Request('http://x/services/identity/captcha/challenge'))).status).toBe(401)
  })
})
