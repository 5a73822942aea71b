import { describe, expect, test } from 'vitest'
import { type Challenge, solveChallenge } from '../../api/identity/proof-of-work.ts'
import { appConfig } from '../../app.config.ts'
import { type CookieBrowser, cookieBrowser, isInteraction } from '../support/browser/cookie-browser.ts'
import { addPerson, getLaunchToken } from '../support/browser/people.ts'
import { hosts, portalPort, portalUrl } from '../support/browser/portal.ts'
import { ask, callFunction, serverFunctions } from '../support/browser/server-functions.ts'
import { signInAtProvider } from '../support/browser/sign-in-by-requests.ts'
import { getWords } from '../support/browser/words.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const password = 'Aurora#2026'
const words = getWords('pt-BR')
/** A text of the portal, anywhere in an answer. */
const saying = (source: string) => new RegExp(words(source).source.slice(1, -1))
const isCallback = (url: URL) => url.pathname.endsWith('/callback')
const getSecret = (browser: CookieBrowser, host: string = hosts.aurora) => browser.cookie(appConfig.session.cookie, portalUrl('/', host))

/** Signs in as far as the identity provider goes. @returns the address to which it sends the browser */
async function callbackOfSignIn(browser: CookieBrowser, username: string): Promise<URL> {
  const interaction = await browser.follow(portalUrl('/'), isInteraction)
  const next = await browser.typePassword(interaction!, username, password)
  return (await browser.follow(next!, isCallback))!
}

/** What a callback answers: the page that it leads to. */
async function getAnswer(browser: CookieBrowser, callback: URL): Promise<string> {
  let answer = await browser.send(callback)
  for (let steps = 0; answer.next && steps < 3; steps++) answer = await browser.send(answer.next)
  return answer.body
}

test('the same callback never works twice', async () => {
  const browser = cookieBrowser()
  const callback = await callbackOfSignIn(browser, 'ana.souza')
  expect(callback.search).toContain('state=')
  await browser.send(callback)
  expect(await getSecret(browser)).toBeTruthy()
  await browser.dropCookie(appConfig.session.cookie, portalUrl('/'))
  expect(await getAnswer(browser, callback)).toMatch(saying('Este login expirou'))
  expect(await getSecret(browser)).toBeUndefined()
})

test('a callback with another state, another browser, no code or no issuer gives no session', async () => {
  const browser = cookieBrowser()
  const callback = await callbackOfSignIn(browser, 'ana.souza')
  const altered = new URL(callback)
  altered.searchParams.set('state', 'A'.repeat(22))
  expect(await getAnswer(browser, altered)).toMatch(saying('Este login expirou'))
  const stranger = cookieBrowser()
  expect(await getAnswer(stranger, callback)).toMatch(saying('Este login expirou'))
  const withoutCode = new URL(callback)
  withoutCode.searchParams.delete('code')
  expect(await getAnswer(browser, withoutCode)).toMatch(saying('Não foi possível entrar'))
  const issuerless = cookieBrowser()
  const withoutIssuer = await callbackOfSignIn(issuerless, 'ana.souza')
  expect(withoutIssuer.searchParams.has('iss')).toBe(true)
  withoutIssuer.searchParams.delete('iss')
  expect(await getAnswer(issuerless, withoutIssuer)).toMatch(saying('Não foi possível entrar'))
  for (const one of [browser, stranger, issuerless]) expect(await getSecret(one)).toBeUndefined()
})

test('whoever had a session is told that it ended, and whoever had none is not', async () => {
  const cookie = `${appConfig.session.cookie}=${'A'.repeat(43)}`
  const signInPage = async (given?: string) => {
    const asked = { host: hosts.aurora, method: 'GET', path: '/financial/contracts', headers: { accept: 'text/html' } } as const
    return String((await ask({ ...asked, ...(given && { cookie: given }) })).headers.location)
  }
  expect(await signInPage()).toMatch(/returnTo=%2Ffinancial%2Fcontracts$/)
  expect(await signInPage(cookie)).toMatch(/returnTo=%2Ffinancial%2Fcontracts&because=over$/)
  const ended = cookieBrowser()
  const interaction = await ended.follow(portalUrl('/auth/signin?because=over'), isInteraction)
  expect((await ended.send(interaction!)).body).toContain('A sua sessão terminou.')
})

test('a sign-in never leads to another site', async () => {
  const browser = cookieBrowser()
  const interaction = await browser.follow(portalUrl('/auth/signin?returnTo=//example.com/'), isInteraction)
  const callback = await browser.follow((await browser.typePassword(interaction!, 'ana.souza', password))!, isCallback)
  expect((await browser.send(callback!)).next?.href).toBe(portalUrl('/'))
})

test('too many attempts are refused, with the right password too', async () => {
  const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
  const attempt = async (typed: string) => {
    const challenge = await ask({ host: hosts.ipe, method: 'GET', path: '/id/captcha' })
    const captchaToken = await solveChallenge(JSON.parse(challenge.body) as Challenge)
    const data = { username: person.username, password: typed, captchaToken }
    const id = serverFunctions().get('signInWithPassword')!
    return (await callFunction({ host: hosts.ipe, id, method: 'POST', data })).code
  }
  for (let wrong = 0; wrong < 4; wrong++) expect(await attempt('wrong')).toBe('WRONG_CREDENTIALS')
  expect(await attempt('wrong')).toBe('TOO_MANY_ATTEMPTS')
  expect(await attempt(password)).toBe('TOO_MANY_ATTEMPTS')
})

test('the session cookie is out of reach for scripts and other hostnames', async () => {
  const browser = cookieBrowser()
  await signInAtProvider(browser, { host: hosts.aurora, port: portalPort, username: 'iris.cobranca', password })
  const session = (await browser.cookies()).find(({ key }) => key === appConfig.session.cookie)
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/', domain: hosts.aurora, hostOnly: true })
})

describe('a token in the address', () => {
  const tokenAt = async (host: string, token: string, cookie?: string) =>
    ask({ host, method: 'GET', path: `/?tokenId=${token}`, cookie, headers: { accept: 'text/html' } })

  test('that is none, ended, or of another institution opens nothing', async () => {
    const ana = await getLaunchToken(database, { tenantId: 1, userId: 1001, choice: null })
    for (const token of ['nonsense', `st_${'A'.repeat(43)}`, ana]) {
      const browser = cookieBrowser()
      const end = await browser.follow(portalUrl(`/?tokenId=${token}`, hosts.ipe), (url) => url.pathname.endsWith('/auth/signin'))
      expect(end).not.toBeNull()
      expect(await getSecret(browser, hosts.ipe)).toBeUndefined()
    }
  })

  test('of somebody else changes nothing for whoever is signed in', async () => {
    const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
    const browser = cookieBrowser()
    await browser.send(
      portalUrl(`/?tokenId=${await getLaunchToken(database, { tenantId: 2, userId: person.id, choice: null })}`, hosts.ipe),
    )
    expect(await getSecret(browser, hosts.ipe)).toBeUndefined()
    await browser.send(portalUrl('/auth/launch/enter', hosts.ipe), {})
    const secret = await getSecret(browser, hosts.ipe)
    expect(secret).toBeTruthy()
    const other = await getLaunchToken(database, { tenantId: 2, userId: 2002, choice: null })
    const { next } = await browser.send(portalUrl(`/?tokenId=${other}`, hosts.ipe))
    expect(next?.pathname).toBe('/academic-services/')
    expect(await getSecret(browser, hosts.ipe)).toBe(secret)
    const cookie = `${appConfig.session.cookie}=${secret}`
    const { body } = await callFunction({ host: hosts.ipe, id: serverFunctions().get('getShell')!, method: 'GET', cookie })
    expect(body).toContain(person.username)
  })

  test('is ignored where the identity provider signs people in', async () => {
    const token = await getLaunchToken(database, { tenantId: 1, userId: 1001, choice: null })
    expect(String((await tokenAt(hosts.aurora, token)).headers['set-cookie'] ?? '')).not.toMatch(
      new RegExp(`${appConfig.session.cookie}=[^;]`),
    )
    expect(await cookieBrowser().follow(portalUrl(`/?tokenId=${token}`), isInteraction)).not.toBeNull()
  })

  test('opens one browser, and only when the person there agrees', async () => {
    const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
    const address = portalUrl(
      `/financial/payments?tokenId=${await getLaunchToken(database, { tenantId: 2, userId: person.id, choice: null })}`,
      hosts.ipe,
    )
    const [first, second] = [cookieBrowser(), cookieBrowser()]
    expect((await first.send(address)).next?.pathname).toBe('/academic-services/auth/launch')
    expect((await first.send(portalUrl('/auth/launch', hosts.ipe))).body).toContain(`Entrar como ${person.name}`)
    expect((await second.send(address)).next?.pathname).toBe('/academic-services/financial/payments')
    for (const browser of [first, second]) {
      const { next } = await browser.send(portalUrl('/auth/launch/enter', hosts.ipe), {})
      expect(next?.pathname).toBe(browser === first ? '/academic-services/financial/payments' : '/academic-services/auth/signin')
    }
    expect(await getSecret(first, hosts.ipe)).toBeTruthy()
    expect(await getSecret(second, hosts.ipe)).toBeUndefined()
  })

  test('is no bearer of any call', async () => {
    const token = await getLaunchToken(database, { tenantId: 2, userId: 2002, choice: null })
    for (const [method, path] of [
      ['GET', 'users/me'],
      ['GET', 'identity/token/check'],
      ['GET', 'identity/oauth2/userinfo'],
      ['POST', 'identity/launch/session'],
    ] as const) {
      const { status } = await ask({ host: hosts.ipe, method, path: `/services/${path}`, headers: { authorization: `Bearer ${token}` } })
      expect(`${path} ${status}`).toBe(`${path} 401`)
    }
  })
})
