import type { Page } from '@playwright/test'
import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import type { ApplicationSettings } from '../../api/settings/settings.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { addHostname } from '../support/browser/people.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { serveStandIn, type StandIn } from '../support/browser/stand-ins.ts'

/** What the makers' scripts do as far as a page is concerned, by what they publish of themselves. */
const button = (text: string, place: string) => `
  const button = document.createElement('button');
  button.textContent = ${text};
  button.setAttribute('style', 'position: fixed; ${place}; min-width: 44px; min-height: 44px; color: #fff; background: #222');
  button.setAttribute('aria-expanded', 'false');`
const style = `const style = document.createElement('style'); style.textContent = '.maker { outline: 3px solid rgb(1, 2, 3) }'; document.head.append(style);`

const files = {
  '/handtalk.js': `window.HT = class {
    constructor({ token, maxTextSize }) {
      ${style}
      ${button("'Hand Talk ' + token + ' ' + maxTextSize", 'right: 0; top: 40%')}
      button.className = 'maker';
      button.onclick = () => fetch(new URL('/translate', 'ORIGIN')).then(() => button.setAttribute('aria-expanded', 'true'));
      document.body.append(button);
    }
  }`,
  '/vlibras.js': `window.VLibras = { Widget: class {
    constructor(app) {
      window.plugin = { translate: (text) => { document.title = 'signed ' + text.length } };
      ${button("'VLibras ' + app", 'right: 0; top: 40%')}
      button.onclick = () => window.plugin.translate('a'.repeat(2500));
      document.querySelector('[vw].enabled [vw-access-button].active').append(button);
    }
  } }`,
  '/equalweb.js': `
    ${button("'EqualWeb ' + window.interdeal.sitekey + ' ' + window.interdeal.Menulang", 'left: 0; top: 40%')}
    document.body.append(button);`,
  '/changed.js': 'window.SomethingElse = 1',
  '/translate': 'ok',
}

let maker: StandIn
test.beforeAll(async () => {
  maker = await serveStandIn({ ...files, '/handtalk.js': () => files['/handtalk.js'].replace('ORIGIN', maker.url('/')) })
})
test.afterAll(() => maker.stop())

type Assistants = ApplicationSettings['assistants']

/** A hostname of Universidade Aurora with assistants of its own. */
const hostWith = (database: pg.Pool, chosen: Partial<Assistants>): Promise<string> =>
  addHostname(database, 1, { safeaVersion: 'v2', assistants: { handTalk: null, vlibras: null, equalWeb: null, ...chosen } })

const handTalk = () => ({ token: 'aurora-token', scriptUrl: maker.url('/handtalk.js') })
const vlibras = () => ({ scriptUrl: maker.url('/vlibras.js'), appUrl: maker.url('/app') })
const equalWeb = () => ({ siteKey: 'aurora-key', scriptUrl: maker.url('/equalweb.js') })

const assistant = (page: Page, name: RegExp) => page.getByRole('button', { name })
/** Assistants load when the page is idle or five seconds have passed: once that has been so twice, none is to come. */
async function atRest(page: Page): Promise<void> {
  await hydrated(page)
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done(), { timeout: 5000 }), { timeout: 5000 })),
  )
}
/** Opens the assistant as people do, by its entry in the page's foot. */
async function openFromFoot(page: Page, name: RegExp): Promise<void> {
  await hydrated(page)
  await page.getByRole('button', { name }).last().click()
}
const forgotUsername = (host: string, search = '') => portalUrl(`/auth/forgot-username${search}`, host)

test('Hand Talk opens from the foot of a page without sign-in, takes 1000 characters, and works under the policy', {
  tag: '@phone',
}, async ({ page, database, words, expectAccessible }) => {
  await page.goto(forgotUsername(await hostWith(database, { handTalk: handTalk() })))
  await atRest(page)
  const handTalkButton = assistant(page, /^Hand Talk aurora-token 1000$/)
  await expect(handTalkButton).toHaveCount(0)
  await openFromFoot(page, words('Abrir intérprete de Libras'))
  await expect(handTalkButton).toBeVisible()
  await expect(handTalkButton).toHaveCSS('position', 'fixed')
  // The maker's own style element, which the policy lets in by the page's nonce.
  await expect(handTalkButton).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  await handTalkButton.click()
  await expect(handTalkButton).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()
})

test('VLibras finds its markup, and is handed 1000 characters of a longer text', async ({ page, database, words }) => {
  await page.goto(forgotUsername(await hostWith(database, { vlibras: vlibras() })))
  await openFromFoot(page, words('Abrir intérprete de Libras'))
  await assistant(page, /^VLibras .+\/app$/).click()
  await expect(page).toHaveTitle('signed 1000')
})

test('EqualWeb gets its key and the language of the page', async ({ page, database, words }) => {
  await page.goto(forgotUsername(await hostWith(database, { equalWeb: equalWeb() })))
  await openFromFoot(page, words('Abrir recursos de acessibilidade'))
  await expect(assistant(page, /^EqualWeb aurora-key PT$/)).toBeVisible()
})

test('flags of the address keep assistants away, on the next page too', async ({ page, database, student, signInAs, problems, words }) => {
  problems.allow(/status of 404/)
  const host = await hostWith(database, { handTalk: handTalk(), equalWeb: equalWeb() })
  await page.goto(forgotUsername(host, '?disableHandtalk=true'))
  await openFromFoot(page, words('Abrir recursos de acessibilidade'))
  await expect(assistant(page, words('Abrir intérprete de Libras'))).toHaveCount(0)
  await expect(assistant(page, /^EqualWeb/)).toBeVisible()
  await expect(assistant(page, /^Hand Talk/)).toHaveCount(0)
  await signInAs(student.username, { host })
  await expect(assistant(page, /^EqualWeb/)).toBeVisible()
  await page.goto(portalUrl('/nowhere?disableEqualWeb=true', host))
  await page.getByRole('link', { name: words('Voltar ao início') }).click()
  await page.waitForURL(/academic-services\/\?disableEqualWeb=true$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(student.name.split(' ')[0]!)
  await atRest(page)
  await expect(assistant(page, /^EqualWeb/)).toHaveCount(0)
})

test('no assistant is on a page with a password, and one that is there is gone when such a page follows', async ({
  page,
  database,
  student,
  signInAs,
  words,
}) => {
  const host = await hostWith(database, { equalWeb: equalWeb() })
  await page.goto(portalUrl('/auth/signin', host))
  await expect(page.getByLabel(words('Senha'), { exact: true })).toBeVisible()
  await atRest(page)
  await expect(assistant(page, /^EqualWeb/)).toHaveCount(0)

  await signInAs(student.username, { host })
  await openFromFoot(page, words('Abrir recursos de acessibilidade'))
  await expect(assistant(page, /^EqualWeb/)).toBeVisible()
  await page.goto(portalUrl('/my-account', host))
  const password = page.getByLabel(words('Senha atual'), { exact: true })
  const expectNone = async () => {
    await expect(password).toBeVisible()
    await expect(assistant(page, /^EqualWeb/)).toHaveCount(0)
    await page.waitForFunction(() => !('interdeal' in window))
  }
  await expectNone()
  await atRest(page)
  await expectNone()
  // On by the portal's own links, without a new page, where it may be; and back.
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(assistant(page, /^EqualWeb/)).toBeVisible()
  await page.goBack()
  await expectNone()
  await page.goForward()
  await expect(assistant(page, /^EqualWeb/)).toBeVisible()
})

test('signed-in people have sign language where they switched it on, and never where they type a password', async ({
  page,
  database,
  student,
  signInAs,
  words,
}) => {
  const host = await hostWith(database, { handTalk: handTalk() })
  await signInAs(student.username, { host })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await atRest(page)
  await expect(assistant(page, /^Hand Talk/)).toHaveCount(0)
  await inTenant(database, 1, ({ client }) =>
    client.query(`update users.account set accessibility = accessibility || '{"signLanguageEnabled": true}' where id = $1`, [student.id]),
  )
  await signInAs(student.username, { host })
  await expect(assistant(page, /^Hand Talk/)).toBeVisible()
  await page.goto(portalUrl('/my-account', host))
  await expect(page.getByLabel(words('Senha atual'), { exact: true })).toBeVisible()
  await atRest(page)
  await expect(assistant(page, /^Hand Talk/)).toHaveCount(0)
})

test('a maker that is down, or changed, leaves the page as it was', async ({ page, database, problems, words }) => {
  // The browser itself reports the file that is missing.
  problems.allow(/Failed to load resource.+404/)
  const host = await hostWith(database, {
    handTalk: { ...handTalk(), scriptUrl: maker.url('/changed.js') },
    equalWeb: { ...equalWeb(), scriptUrl: maker.url('/gone.js') },
  })
  const asked = page.waitForResponse(maker.url('/gone.js'))
  await page.goto(forgotUsername(host))
  await openFromFoot(page, words('Abrir intérprete de Libras'))
  await openFromFoot(page, words('Abrir recursos de acessibilidade'))
  await asked
  await atRest(page)
  await expect(page.getByRole('heading', { name: words('Esqueceu o usuário?') })).toBeVisible()
})
