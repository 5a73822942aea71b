import { beforeAll, describe, expect, it } from 'vitest'
import { getHash } from '../../platform/hash.ts'
import { demoPassword } from '../../../demo/people.ts'
import { callback, startProvider } from '../testing/provider-world.ts'
import { deleteExpiredArtifacts } from './artifacts.ts'

let world: Awaited<ReturnType<typeof startProvider>>

beforeAll(async () => {
  world = await startProvider()
})

const credentials = { login: 'ana.souza', password: demoPassword }
const interactions = async () =>
  Number((await world.pool.query(`select count(*) from identity.artifact where model = 'Interaction'`)).rows[0].count)
const setCount = (action: string, count: number) =>
  world.pool.query(
    `insert into identity.attempt_count values ($1, $2, now() + interval '5 minutes') on conflict (key_hash) do update set count = $2`,
    [getHash(action, '203.0.113.7'), count],
  )

it('says beside each empty field what is missing, and leads to the first', async () => {
  const browser = world.browser()
  const { at } = await browser.follow(world.authorize())
  const fields = (body: string) =>
    [...body.matchAll(/<input id="(\w+)"[^>]*>/g)].map(([tag, id]) => [id, /autofocus/.test(tag), /aria-invalid/.test(tag)])
  const empty = await browser.send(at, { login: ' ', password: '' })
  expect(empty.status).toBe(422)
  expect(fields(empty.body)).toEqual([
    ['login', true, true],
    ['password', false, true],
  ])
  for (const text of ['Informe o seu usuário ou e-mail', 'Informe a sua senha']) expect(empty.body).toContain(text)
  const half = await browser.send(at, { login: 'ana.souza', password: '' })
  expect(fields(half.body)).toEqual([
    ['login', false, false],
    ['password', true, true],
  ])
})

describe('a sign-in page that was left open', () => {
  const expire = () => world.pool.query(`delete from identity.artifact where model = 'Interaction'`)

  it('takes the right password and leads to where the sign-in began', async () => {
    const browser = world.browser()
    const { at } = await browser.follow(world.authorize())
    await expire()
    const { next } = await browser.send(at, credentials)
    const end = new URL((await browser.follow(next)).at)
    expect(end.origin + end.pathname).toBe(callback)
    expect(end.searchParams.get('state')).toBe('state-1')
    expect(await world.exchange(end.searchParams.get('code')!)).toMatchObject({ status: 200 })
  })

  it('refuses a wrong one, and begins anew when it is opened again', async () => {
    const browser = world.browser()
    const { at } = await browser.follow(world.authorize())
    await expire()
    expect(await browser.send(at, { ...credentials, password: 'wrong' })).toMatchObject({
      status: 401,
      body: expect.stringContaining('ana.souza'),
    })
    const again = await browser.follow(at)
    expect(again.answer?.body).toContain('name="password"')
    expect(again.at).not.toBe(at)
  })

  it('is of no use for somebody of another tenant', async () => {
    const browser = world.browser()
    const { at } = await browser.follow(world.authorize())
    await expire()
    const { next } = await browser.send(at, credentials)
    const elsewhere = new URL(next)
    elsewhere.searchParams.set('hostname', 'ipe.localhost')
    const end = await browser.follow(elsewhere.href)
    expect(end.answer?.body).toContain('name="password"')
  })

  it('says so in the look, language and host of the portal where no cookies are kept', async () => {
    const { at } = await world.browser().follow(world.authorize({ ui_locales: 'es' }))
    const stranger = world.browser()
    const first = await stranger.send(at)
    await stranger.jar.removeAllCookies()
    const second = await stranger.send(first.next)
    await stranger.jar.removeAllCookies()
    const { status, body } = await stranger.send(second.next)
    expect(status).toBe(400)
    expect(body).toContain('Esta solicitud de acceso venció')
    expect(body).toContain('Universidade Aurora')
    expect(body).toContain('href="http://aurora.localhost/academic-services/"')
  })
})

describe('what strangers can store', () => {
  it('is bounded in length', async () => {
    const before = await interactions()
    for (const name of ['state', 'nonce', 'lti_launch', 'ui_locales']) {
      const { at } = await world.browser().follow(world.authorize({ [name]: 'a'.repeat(513) }))
      expect(at).toContain('invalid_request')
    }
    expect(await interactions()).toBe(before)
  })

  it('is bounded by address, without those who sign in', async () => {
    await setCount('authorize', 999)
    await world.browser().signIn()
    await world.browser().follow(world.authorize())
    const { answer } = await world.browser().follow(world.authorize())
    expect(answer).toMatchObject({ status: 429, body: expect.stringContaining('Espere dez minutos') })
    await setCount('authorize', 0)
  })

  it('is gone when it expires', async () => {
    await world.browser().follow(world.authorize())
    await world.browser().send('/id/session/end')
    const { rows } = await world.pool.query<{ age: number }>(
      `select extract(epoch from expires_at - now())::int as age from identity.artifact where payload ->> 'accountId' is null and model in ('Session', 'Interaction')`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(Math.max(...rows.map(({ age }) => age))).toBeLessThanOrEqual(1800)
    await world.pool.query(
      `update identity.artifact set expires_at = now() - interval '1 second' where model in ('Session', 'Interaction')`,
    )
    await deleteExpiredArtifacts(world.pool)
    expect(await interactions()).toBe(0)
  })
})

describe('twenty parallel uses', () => {
  const twenty = <Result>(use: () => Promise<Result>) => Promise.all(Array.from({ length: 20 }, use))
  const accepted = (answers: Array<{ status: number }>) => answers.filter(({ status }) => status === 200)

  it('of a code give tokens once at most, and end them', async () => {
    const code = await world.browser().signIn()
    const answers = await twenty(() => world.exchange(code))
    expect(accepted(answers).length).toBeLessThanOrEqual(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer.error).toBe('invalid_grant')
    for (const { refresh_token: token } of answers) if (token) expect(await world.refresh(token)).toMatchObject({ error: 'invalid_grant' })
  })

  it('of a refresh token give tokens once at most, and end the family', async () => {
    const { refresh_token: token } = await world.exchange(await world.browser().signIn())
    const answers = await twenty(() => world.refresh(token!))
    expect(accepted(answers).length).toBeLessThanOrEqual(1)
    for (const { refresh_token: next } of answers) if (next) expect(await world.refresh(next)).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('signing out', () => {
  const end =
    '/id/session/end?client_id=academic-services&ui_locales=en&post_logout_redirect_uri=http%3A%2F%2Faurora.localhost%2Facademic-services%2Fauth%2Fsignin'

  it('asks whoever follows a link from elsewhere, and leads back to the portal', async () => {
    const browser = world.browser()
    await world.exchange(await browser.signIn())
    const { body } = await browser.send(end)
    expect(body).toContain('Do you want to sign out of your account?')
    expect(body).toContain('Universidade Aurora')
    expect(body).toContain('href="http://aurora.localhost/academic-services/"')
    expect(body).not.toContain('.click()')
  })

  it('does not ask again after the portal did', async () => {
    const browser = world.browser()
    const { refresh_token: token } = await world.exchange(await browser.signIn())
    await world.revoke(token!)
    expect((await browser.send(end)).body).toContain('.click()')
  })

  it('ends on a page of the institution where nobody said where to go', async () => {
    const browser = world.browser()
    await browser.signIn()
    const { body } = await browser.send('/id/session/end')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(body)![1]!
    const { next } = await browser.send('/id/session/end/confirm', { xsrf, logout: 'yes' })
    const page = (await browser.follow(next)).answer!
    expect(page.body).toContain('Você saiu')
    expect(page.body).toContain('Universidade Aurora')
  })

  it('has the same page for who is signed out already', async () => {
    expect((await world.browser().send(end)).body).toContain('Universidade Aurora')
  })
})

it('signs in without scripts, a few times for each address', async () => {
  await setCount('sign-in-without-proof', 9)
  expect(await world.browser().signIn()).toBeTruthy()
  const browser = world.browser()
  const { at, answer } = await browser.follow(world.authorize())
  expect(answer!.body).not.toContain('<noscript>')
  expect(await browser.send(at, credentials)).toMatchObject({ status: 422, body: expect.stringContaining('não é um robô') })
  await setCount('sign-in-without-proof', 0)
})

it('shows languages, and terms and privacy where the institution has both', async () => {
  await world.pool.query(
    `update settings.application set terms_of_use_url = 'https://aurora.example/terms', privacy_url = 'https://aurora.example/privacy' where hostname = 'aurora.localhost'`,
  )
  const browser = world.browser()
  const { at, answer } = await browser.follow(world.authorize())
  expect(answer!.body).toMatch(/href="https:\/\/aurora\.example\/terms">Termos de uso</)
  const english = /href="([^"]+)" lang="en"/.exec(answer!.body)![1]!.replaceAll('&amp;', '&')
  expect((await browser.send(english)).body).toContain('Sign in')
  expect(new URL(english, at).pathname).toBe(new URL(at).pathname)
})

it('keeps its session in a cookie of its own host behind https', async () => {
  const secure = await startProvider('https')
  const browser = secure.browser()
  const { setCookies } = await browser.send('/id/session/end')
  expect(setCookies.find((line) => line.startsWith('__Host-idp_session='))).toMatch(/path=\/;.*secure/i)
})
