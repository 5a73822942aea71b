import type { Page } from '@playwright/test'
import type pg from 'pg'
import { expect, test } from '../support/browser/fixtures.ts'
import { addHostname } from '../support/browser/people.ts'
import { hosts, portalPort, portalUrl } from '../support/browser/portal.ts'
import { serveStandIn, type StandIn } from '../support/browser/stand-ins.ts'

/** A partner's page: words of its own, and whatever is to be embedded. */
const partnerPage = (title: string, scripts: string) => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1>${scripts}<p>Rodapé do parceiro</p></main></body></html>`

let partner: StandIn
/** What the partner's page loads, by name. */
const embedded = new Map<string, string>()

test.beforeAll(async () => {
  partner = await serveStandIn({
    '/page.html': (url) => partnerPage('Página do parceiro', embedded.get(url.searchParams.get('show')!) ?? ''),
  })
})
test.afterAll(() => partner.stop())

/** A hostname of Universidade Aurora, and a partner's site on the same registrable domain or on another. */
async function hostFor(database: pg.Pool, where: 'same site' | 'another site') {
  const originFor = (host: string) => `http://parceiro${where === 'same site' ? '.' : '-'}${host}:${partner.port}`
  const host = await addHostname(database, 1, (own) => ({ safeaVersion: 'v2', frameAncestors: [originFor(own)] }))
  return { host, origin: originFor(host) }
}

async function openPartner(page: Page, origin: string, markup: string) {
  const name = crypto.randomUUID()
  embedded.set(name, markup)
  await page.goto(`${origin}/page.html?show=${name}`)
}

const script = (host: string, path: string, attributes = '') =>
  `<script type="module" src="${portalUrl(path, host)}" ${attributes}></script>`
const frameOf = (page: Page) => page.frameLocator('iframe')
const getHeight = (page: Page) => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height)

test('a page shows itself in a partner’s site, signed in, without its header and as high as what it shows', { tag: '@phone' }, async ({
  page,
  database,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  const { host, origin } = await hostFor(database, 'same site')
  await signInAs(student.username, { host })
  await openPartner(page, origin, script(host, '/financial/payments/script', 'data-title="Pagamentos da Aurora"'))
  const frame = frameOf(page)
  await expect(frame.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(page.getByTitle('Pagamentos da Aurora')).toHaveAttribute('src', portalUrl('/financial/payments?disableHeader=true', host))
  // What is shown may still grow or shrink.
  const getTall = () => frame.locator('main').evaluate((main) => main.getBoundingClientRect().height)
  await expect.poll(async () => (await getHeight(page)) - (await getTall())).toBeGreaterThanOrEqual(0)
  // Nothing scrolls inside the frame, and the partner's own page goes on right after it.
  await expect.poll(() => frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0)
  await expectAccessible()
})

test('the demo has a partner who shows the payments of its institution', async ({ page, signInAs, words }) => {
  await signInAs('davi.rocha', { host: hosts.ipe })
  await page.goto(portalUrl('/sandbox/partner', 'parceiro.ipe.localhost'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site de um parceiro')
  await expect(frameOf(page).getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
})

test('a web component shows itself there too, and the frame follows as it grows and shrinks', async ({
  page,
  database,
  student,
  signInAs,
}) => {
  const { host, origin } = await hostFor(database, 'same site')
  await signInAs(student.username, { host })
  await openPartner(
    page,
    origin,
    `<div id="place"></div>${script(host, '/wc/demo/academic-services-sample/script?disableEqualWeb=true', 'data-target="#place"')}`,
  )
  const frame = frameOf(page)
  await expect(frame.getByRole('heading', { name: 'Olá do componente de exemplo' })).toBeVisible()
  await expect(page.locator('#place > iframe')).toHaveAttribute('src', /disableEqualWeb=true&disableHeader=true$/)
  // What was there while it loaded has gone: the frame is as high as the component now.
  await expect.poll(() => frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0)
  const before = await getHeight(page)
  await frame.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect.poll(() => getHeight(page)).toBeGreaterThan(before + 250)
  const grown = await getHeight(page)
  await frame
    .getByRole('button', { name: 'Mostrar mais' })
    .evaluate((more) => (more.parentNode as ShadowRoot).querySelectorAll('p').forEach((line) => line.remove()))
  await expect.poll(() => getHeight(page)).toBeLessThan(grown - 250)
})

test('the loader shows the page that its element names, and can be called', async ({ page, database, student, signInAs, words }) => {
  const { host, origin } = await hostFor(database, 'same site')
  await signInAs(student.username, { host })
  await openPartner(page, origin, script(host, '/script?disableHandtalk=true', 'data-page="/financial/statement"'))
  await expect(frameOf(page).getByRole('heading', { level: 1, name: words('Histórico') })).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    portalUrl('/financial/statement?disableHandtalk=true&disableHeader=true', host),
  )
  await openPartner(
    page,
    origin,
    `<script type="module">import { embedPage } from '${portalUrl('/script?called', host)}'; embedPage({ page: '/financial/payments', target: document.querySelector('main') })</script>`,
  )
  await expect(frameOf(page).getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
})

test('in a site of another domain nobody is asked for a password; the portal opens in a tab of its own', async ({
  page,
  context,
  database,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  const { host, origin } = await hostFor(database, 'another site')
  await signInAs(student.username, { host })
  await openPartner(page, origin, script(host, '/financial/payments/script'))
  const frame = frameOf(page)
  await expect(frame.getByRole('heading', { level: 1, name: words('Continue no portal') })).toBeVisible()
  await expect(frame.getByRole('textbox')).toHaveCount(0)
  await expect(frame.getByRole('link', { name: words('Já entrei') })).toHaveCount(0)
  await expectAccessible()
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: words('Abrir o portal em outra aba') }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
  expect(tab.url()).toBe(portalUrl('/financial/payments', host))
})

test('in a site of the same domain whoever signed in elsewhere goes on in the frame', async ({
  page,
  context,
  database,
  student,
  words,
}) => {
  const { host, origin } = await hostFor(database, 'same site')
  await openPartner(page, origin, script(host, '/financial/payments/script'))
  // A frame that still takes its height moves what is pressed.
  await expect(page.locator('iframe')).toHaveAttribute('style', /height: \d+px/)
  const opened = context.waitForEvent('page')
  await frameOf(page)
    .getByRole('link', { name: words('Abrir o portal em outra aba') })
    .click()
  const tab = await opened
  await tab.getByLabel(words('Usuário ou e-mail'), { exact: true }).fill(student.username)
  await tab.getByLabel(words('Senha'), { exact: true }).fill('Aurora#2026')
  await tab.getByRole('button', { name: words('Entrar'), exact: true }).click()
  await expect(tab.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
  await frameOf(page)
    .getByRole('link', { name: words('Já entrei') })
    .click()
  await expect(frameOf(page).getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
  await expect(frameOf(page).getByRole('banner')).toHaveCount(0)
})

test('an origin that the institution did not register gets no frame, and the console says why', async ({ page, database, problems }) => {
  problems.allow(/is not registered to embed|frame-ancestors|refused|Refused|violates/i)
  const { host } = await hostFor(database, 'another site')
  const stranger = `http://estranho-${host}:${partner.port}`
  const said = page.waitForEvent('console', (message) =>
    message.text().includes(`${stranger} is not registered to embed http://${host}:${portalPort}`),
  )
  await openPartner(page, stranger, `${script(host, '/financial/payments/script')}`)
  await said
  await expect(page.locator('iframe')).toHaveCount(0)
  // Nor does the browser show one that the page makes itself.
  await openPartner(page, stranger, `<iframe src="${portalUrl('/auth/forgot-username', host)}"></iframe>`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})

test.describe('a web component', () => {
  test('is told language, look and who looks, and hears when they change', async ({ page, signInAs, student, words, expectAccessible }) => {
    await signInAs(student.username, { path: '/wc-teste' })
    const sample = page.locator('academic-services-sample')
    await expect(sample.getByRole('heading', { name: 'Olá do componente de exemplo' })).toBeVisible()
    await expect(sample.getByText('Você está como Aluno, Campus Norte')).toBeVisible()
    await expect(sample).toHaveAttribute('locale', 'pt-BR')
    await expect(sample).toHaveAttribute('theme', 'light')
    expect(JSON.parse((await sample.getAttribute('context'))!)).toMatchObject({
      tenantId: 1,
      institutionId: 11,
      profile: 'STUDENT',
      currency: 'BRL',
    })
    await sample.evaluate((element: HTMLElement) =>
      element.addEventListener('portal-context', (event) => (element.dataset.heard = (event as CustomEvent).detail.theme)),
    )
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(sample).toHaveAttribute('data-heard', 'dark')
    await expect(sample).toHaveAttribute('theme', 'dark')
    await expectAccessible()
    await expect(page.getByRole('heading', { level: 1, name: words('Componente de exemplo') })).toBeVisible()
  })

  test('of another origin works, is defined once, and one that fails or is not registered says so', async ({
    page,
    database,
    student,
    signInAs,
    words,
    problems,
    expectAccessible,
  }) => {
    problems.allow(/status of 404/)
    const parts = await serveStandIn({
      '/part.js': `window.defined = (window.defined ?? 0) + 1
        customElements.define('escola-parte', class extends HTMLElement {
          connectedCallback() {
            fetch(new URL('/data', import.meta.url)).then((answer) => answer.text()).then((text) => { this.textContent = text + ' ' + this.getAttribute('locale') })
          }
        })`,
      '/data': 'Dados da parte',
    })
    const webComponents = [
      { routeBase: 'escola', tag: 'escola-parte', scriptUrl: parts.url('/part.js') },
      { routeBase: 'escola', tag: 'escola-quebrada', scriptUrl: parts.url('/gone.js') },
    ]
    const host = await addHostname(database, 1, { safeaVersion: 'v2', webComponents })
    await signInAs(student.username, { host, path: '/wc/escola/escola-parte' })
    await expect(page.getByText('Dados da parte pt-BR')).toBeVisible()
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL(portalUrl('/', host))
    await page.goBack()
    await expect(page.getByText('Dados da parte pt-BR')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { defined: number }).defined)).toBe(1)

    await page.goto(portalUrl('/wc/escola/escola-quebrada', host))
    await expect(page.getByText(words('Não foi possível abrir o componente'))).toBeVisible()
    await expectAccessible()
    for (const path of ['/wc', '/wc/escola', '/wc/escola/outra-parte', '/wc/escola/script-1']) {
      await page.goto(portalUrl(path, host))
      await expect(page.getByText(words('Este componente não está registrado'))).toBeVisible()
    }
    await parts.stop()
  })
})
