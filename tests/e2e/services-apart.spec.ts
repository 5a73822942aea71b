import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { type OtherServer, startOtherServer } from '../support/browser/other-server.ts'
import { hosts, portFor, portalPort, portalUrl } from '../support/browser/portal.ts'
import { addCourseToRenew, confirmPersonalData, getSeats, settleOverdueDebt } from '../support/browser/reenrollments.ts'
import { payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { serveSlowly, type SlowService } from '../support/browser/slow-service.ts'
import { startingWith } from '../support/browser/words.ts'

test.describe('with every service in another process', () => {
  let services: OtherServer
  let portal: OtherServer

  test.beforeAll(async () => {
    const [portalPort, servicesPort] = [portFor(0), portFor(1)]
    // The services trust tokens of the portal's identity provider, so both have the same public address.
    services = await startOtherServer(servicesPort, { PUBLIC_URL: `http://localhost:${portalPort}` })
    portal = await startOtherServer(portalPort, {
      AUTH_URL: services.service('identity'),
      USER_URL: services.service('users'),
      SETTINGS_URL: services.service('settings'),
      NOTIFICATION_URL: services.service('notifications'),
      INTEGRATION_URL: services.service('integration'),
      LOCALITY_URL: services.service('locality'),
      FINANCIAL_URL: services.service('financial'),
    })
  })

  test.afterAll(async () => {
    await portal?.stop()
    await services?.stop()
  })

  test('a student pays by Pix over HTTP', async ({ page, student, signInAs, words, database }) => {
    await signInAs(student.username, { port: portal.port, path: `/financial/payments/${student.overdueDebtId}` })
    await hydrated(page)
    await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
    await page.waitForURL(/\/payments\/pix\//)
    await payAtSandboxBank(page.request, database, new URL(page.url()).pathname.split('/').at(-1)!, portal.port)
    await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
    await page.getByRole('link', { name: startingWith(words('Ver recibo')) }).click()
    await expect(page.getByRole('heading', { level: 1, name: words('Recibo de pagamento') })).toBeVisible()
  })

  test('an administrator pages through the debts over HTTP', async ({ page, signInAs, words }) => {
    await signInAs('gina.financas', { port: portal.port, path: '/financial/payments?page=300' })
    await expect(page.getByRole('heading', { level: 1, name: words('Débitos'), exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test.describe('while the financial service is down', () => {
  let portal: OtherServer

  test.beforeAll(async () => {
    portal = await startOtherServer(portFor(5), { FINANCIAL_URL: 'http://127.0.0.1:9' })
  })

  test.afterAll(async () => portal?.stop())

  for (const person of ['ana.souza', 'gina.financas']) {
    test(`${person} gets a page that says so and offers to try again`, async ({ page, signInAs, words, problems, expectAccessible }) => {
      problems.allow(/status of 5\d\d/)
      await signInAs(person, { port: portal.port, path: '/financial/payments' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(words('Não foi possível carregar os débitos'))).toBeVisible()
      await expectAccessible()
      await hydrated(page)
      await page.getByRole('button', { name: words('Tentar de novo') }).click()
      await expect(page.getByText(words('Não foi possível carregar os débitos'))).toBeVisible()
      await page.goto(portalUrl('/', hosts.aurora, portal.port))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // What the other areas offer is there all the same.
      await expect(
        page
          .getByRole(person === 'ana.souza' ? 'list' : 'navigation', {
            name: person === 'ana.souza' ? words('Atalhos') : words('Menu principal'),
          })
          .getByRole('link')
          .first(),
      ).toBeVisible()
      if (person === 'ana.souza')
        for (const area of ['Pagamentos', 'Contratos'])
          await expect(page.getByRole('alert').filter({ hasText: `Não foi possível carregar ${area}` })).toBeVisible()
      await expectAccessible()
    })
  }

  const pages = {
    '/financial/agreements': 'Não foi possível carregar os acordos',
    '/financial/agreements/new': 'Não foi possível carregar os acordos',
    '/financial/contracts': 'Não foi possível carregar os contratos',
    '/financial/invoices': 'Não foi possível carregar as notas fiscais',
    '/financial/report-income': 'Não foi possível carregar o informe',
    '/financial/statement': 'Não foi possível carregar o extrato',
    '/financial/reminders': 'Não foi possível carregar os lembretes',
    '/financial/payment-checkout?debts=1001': 'Não foi possível carregar esta página',
    '/financial/payments/1001': 'Não foi possível carregar esta página',
  }
  for (const [path, text] of Object.entries(pages)) {
    test(`${path} says so, and offers to try again`, async ({ page, signInAs, words, problems, expectAccessible }) => {
      problems.allow(/status of 5\d\d|UPSTREAM_UNAVAILABLE/)
      await signInAs('ana.souza', { port: portal.port, path })
      await expect(page.getByText(words(text))).toBeVisible()
      await expect(page.getByRole('button', { name: words('Tentar de novo') }).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
    })
  }

  test('healthz says which upstream it is, and stays healthy', async ({ request }) => {
    const response = await request.get(`http://127.0.0.1:${portal.port}/academic-services/healthz`)
    expect(response.status()).toBe(200)
    expect(await response.json()).toMatchObject({ upstreams: { financial: 'unhealthy', users: 'healthy' } })
  })
})

test.describe('while the academic service takes 30 seconds', () => {
  let academic: SlowService
  let portal: OtherServer

  test.beforeAll(async () => {
    academic = await serveSlowly(`http://127.0.0.1:${portalPort}/academic-services/services/academic`)
    portal = await startOtherServer(portFor(6), { ACADEMIC_URL: academic.url })
  })

  test.afterAll(async () => {
    await portal?.stop()
    await academic?.stop()
  })

  test('reenrollment says so, the other areas work, and a class is chosen once', async ({
    page,
    context,
    student,
    database,
    signInAs,
    words,
    problems,
    expectAccessible,
  }) => {
    problems.allow(/status of 5\d\d|UPSTREAM_UNAVAILABLE/)
    await addCourseToRenew(database, student)
    await confirmPersonalData(database, student)
    await settleOverdueDebt(database, student)
    await signInAs(student.username, { port: portal.port, path: '/reenrollments' })
    await hydrated(page)
    await page.getByRole('button', { name: words('Começar a rematrícula') }).click()
    await page.waitForURL(/\/reenrollments\/(subjects|pending-items)/)
    await page.goto(portalUrl('/reenrollments/subjects', hosts.aurora, portal.port))
    await hydrated(page)
    const subject = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Geometria Analítica', exact: true }) })

    academic.delay = 30_000
    const [other, financial] = [await context.newPage(), await context.newPage()]
    const opened = other.goto(portalUrl('/reenrollments/subjects', hosts.aurora, portal.port))
    const press = () => subject.getByRole('button', { name: /^Escolher Geometria Analítica, turma ECV102-A / }).click()
    const unanswered = page.getByRole('alert').filter({ hasText: 'O serviço acadêmico não respondeu a tempo' })
    await press()
    await expect(unanswered).toBeVisible()
    await press()
    await expect(unanswered).toBeHidden()
    await expect(unanswered).toBeVisible()
    await expectAccessible()
    await financial.goto(portalUrl('/financial/payments', hosts.aurora, portal.port))
    await expect(financial.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
    await opened
    await expect(other.getByRole('button', { name: words('Tentar de novo') }).first()).toBeVisible()
    await expectAccessible(other)
    await hydrated(other)

    academic.delay = 0
    // The portal leaves a service that does not answer alone for some seconds, so a person presses more than once.
    await expect(async () => {
      const again = other.getByRole('button', { name: words('Tentar de novo') }).first()
      if (await again.isVisible()) await again.click()
      await expect(other.getByRole('button', { name: /^Remover Geometria Analítica, turma ECV102-A / })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await page.reload()
    await expect(subject.getByRole('button', { name: /^Remover Geometria Analítica, turma ECV102-A / })).toBeVisible()
    expect(await getSeats(database, student)).toEqual({ seats: 1, chosen: 1 })
  })
})
