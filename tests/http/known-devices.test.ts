import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/people.ts'
import { type CookieBrowser, cookieBrowser, isInteraction } from '../support/browser/cookie-browser.ts'
import { addHostname, addPerson } from '../support/browser/people.ts'
import { portalPort, portalUrl } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const deviceCookie = '__Host-academic-services-device='

test('wrong passwords of strangers lock nobody out of the browser they signed in from before', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'v2' })
  const role = [{ institutionId: 11, name: 'Aluno', profile: 'STUDENT' as const }]
  const [person, other] = [await addPerson(database, 1, role), await addPerson(database, 1, role)]
  /** By the form of browsers without scripts, of which an address may send few. */
  const signIn = async (username: string, password: string, from: string, cookie?: string) => {
    const { headers } = await ask({
      host,
      method: 'POST',
      path: '/auth/signin/start',
      from,
      cookie,
      headers: { origin: `http://${host}:${portalPort}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username, password }).toString(),
    })
    const problem = new URL(headers.location as string).searchParams.get('problem')
    const line = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith(deviceCookie))
    return { outcome: problem ?? 'signed in', line, device: line?.split(';')[0] }
  }

  const own = await signIn(person.username, demoPassword, '127.0.0.21')
  expect(own.outcome).toBe('signed in')
  expect(own.line).toMatch(/Max-Age=31536000.*HttpOnly.*Secure.*SameSite=Lax/i)
  const foreign = (await signIn(other.username, demoPassword, '127.0.0.21')).device

  for (let guess = 0; guess < 5; guess++) await signIn(person.username, 'errada', '127.0.0.22')
  expect((await signIn(person.username, demoPassword, '127.0.0.22')).outcome).toBe('TOO_MANY_ATTEMPTS')
  expect((await signIn(person.username, demoPassword, '127.0.0.23')).outcome).toBe('TOO_MANY_ATTEMPTS')
  expect((await signIn(person.username, demoPassword, '127.0.0.23', foreign)).outcome).toBe('TOO_MANY_ATTEMPTS')
  expect((await signIn(person.username, demoPassword, '127.0.0.23', `${deviceCookie}forged`)).outcome).toBe('TOO_MANY_ATTEMPTS')
  const again = await signIn(person.username, demoPassword, '127.0.0.23', own.device)
  expect(again.outcome).toBe('signed in')

  for (let guess = 0; guess < 5; guess++) await signIn(person.username, 'errada', '127.0.0.24', again.device)
  expect((await signIn(person.username, demoPassword, '127.0.0.24', again.device)).outcome).toBe('TOO_MANY_ATTEMPTS')
})

test('so does the page of the identity provider', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'v3' })
  const person = await addPerson(database, 1, [{ institutionId: 11, name: 'Aluno', profile: 'STUDENT' }])
  const page = async (browser: CookieBrowser) => (await browser.follow(portalUrl('/auth/signin?provider=true', host), isInteraction))!
  const isLetIn = async (browser: CookieBrowser, password: string) =>
    (await browser.typePassword(await page(browser), person.username, password)) !== null

  const own = cookieBrowser()
  expect(await isLetIn(own, demoPassword)).toBe(true)
  const device = (await own.cookies()).find(({ key }) => key.endsWith('idp_device'))!
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'lax' })

  const stranger = cookieBrowser()
  for (let guess = 0; guess < 5; guess++) expect(await isLetIn(stranger, 'errada')).toBe(false)
  expect(await isLetIn(stranger, demoPassword)).toBe(false)
  const sameDevice = cookieBrowser()
  await sameDevice.setCookie(device.key, device.value, `http://${device.domain}/`)
  expect(await isLetIn(sameDevice, demoPassword)).toBe(true)
})
