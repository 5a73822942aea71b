import { expect, test } from '../support/browser/fixtures.ts'
import { portalPort, portalUrl } from '../support/browser/portal.ts'
import { locales } from '../support/browser/words.ts'
import { addHostname, tokenOf } from '../support/browser/people.ts'
import { callFunction, serverFunctions } from '../support/browser/server-functions.ts'

const notFound = {
  'pt-BR': 'Esta página não pôde ser encontrada',
  en: 'This page could not be found',
  es: 'No se pudo encontrar esta página',
} as const

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('an unknown address says so and leads home', async ({ page, signInAs, words, problems, expectAccessible }) => {
      problems.allow(/status of 404/)
      await signInAs('ana.souza')
      const response = await page.goto(portalUrl('/no/such/page'))
      expect(response!.status()).toBe(404)
      await expect(
        page.getByRole('heading', { level: 1, name: locale === 'es' ? words('Esta página não pôde ser encontrada') : notFound[locale] }),
      ).toBeVisible()
      await expectAccessible()
      await page.getByRole('link', { name: words('Voltar ao início') }).click()
      await expect(page).toHaveURL(portalUrl('/'))
    })
  })
}

test('an unknown address is told to people without session too', async ({ page, problems }) => {
  problems.allow(/status of 404/)
  const response = await page.goto(portalUrl('/no/such/page'))
  expect(response!.status()).toBe(404)
  await expect(page.getByText(notFound['pt-BR'])).toBeVisible()
})

test('values that make no sense leave the address', { tag: '@once' }, async ({ page, signInAs }) => {
  await signInAs('ana.souza', { path: '/financial/payments?page=-3&perPage=7&sort=nothing&status=lost' })
  await expect(page).toHaveURL(portalUrl('/financial/payments'))
})

test('the flags of a partner site stay while people move on', async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/?disableHeader=true' })
  await page.getByRole('link', { name: words('Ver o que já foi pago') }).click()
  await expect(page).toHaveURL(/disableHeader=true/)
})

test('the bare addresses lead to the portal', { tag: '@once' }, async ({ request }) => {
  for (const path of ['/', '/academic-services']) {
    const response = await request.get(`http://127.0.0.1:${portalPort}${path}`, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(response.headers().location).toBe('/academic-services/')
  }
})

test('a hostname that nobody registered shows nothing of the portal', { tag: '@once' }, async ({ page, problems }) => {
  problems.allow(/status of 404/)
  const response = await page.goto(portalUrl('/', 'unknown.localhost'))
  expect(response!.status()).toBe(404)
})

test.describe('for machines', { tag: '@once' }, () => {
  const local = `http://127.0.0.1:${portalPort}/academic-services`

  test('healthz tells the state of each upstream', async ({ request }) => {
    const response = await request.get(`${local}/healthz`)
    expect(response.status()).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'healthy',
      database: 'healthy',
      upstreams: { financial: 'healthy', identity: 'healthy' },
    })
  })

  for (const service of ['identity', 'settings', 'users', 'notifications', 'financial']) {
    test(`the ${service} service publishes an OpenAPI document`, async ({ request }) => {
      const document = await (await request.get(`${local}/openapi/${service}.json`)).json()
      expect(document.openapi).toMatch(/^3\.1\.\d+$/)
      expect(document.info.title).toBeTruthy()
      const operations = Object.values(document.paths as Record<string, Record<string, { responses?: object }>>).flatMap((path) =>
        Object.values(path),
      )
      expect(operations.length).toBeGreaterThan(0)
      for (const operation of operations) expect(Object.keys(operation.responses ?? {}).length).toBeGreaterThan(0)
      expect(unresolvedReferences(document)).toEqual([])
    })
  }

  test('metrics are on a port of their own', async ({ request }) => {
    const metrics = await (await request.get(`http://127.0.0.1:${portalPort + 1}/metrics`)).text()
    expect(metrics).toContain('portal_request_seconds')
    expect((await request.get(`http://127.0.0.1:${portalPort}/metrics`)).status()).toBe(404)
  })
})

/** References of a document that point to nothing in it. */
function unresolvedReferences(document: object): string[] {
  const missing: string[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value && typeof value.$ref === 'string') {
      const target = value.$ref
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>(
          (at, key) => (at as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
          document,
        )
      if (target === undefined) missing.push(value.$ref)
    }
    Object.values(value).forEach(visit)
  }
  visit(document)
  return missing
}

test('what an institution does not have is neither offered nor answered', { tag: '@once' }, async ({
  page,
  database,
  problems,
  words,
  expectAccessible,
}) => {
  problems.allow(/status of 404/)
  const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
  await database.query(`update settings.application set features = '[]', navigation = '[]' where hostname = $1`, [host])
  const token = await tokenOf(database, { tenantId: 1, userId: 1001, choice: null })
  await page.goto(portalUrl(`/?tokenId=${token}`, host))
  await expect(page.getByText(words('Nenhuma área ainda'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('Pagamentos') })).toBeHidden()
  await expectAccessible()
  await page.goto(portalUrl('/financial/payments', host))
  await expect(page.getByText(words('Esta página não pôde ser encontrada'))).toBeVisible()
  const [session] = (await page.context().cookies()).filter(({ name }) => name === '__Host-academic-services')
  const { code } = await callFunction({
    host,
    id: serverFunctions().get('getDebtOverview')!,
    method: 'GET',
    cookie: `${session!.name}=${session!.value}`,
  })
  expect(code).toBe('FORBIDDEN')
})
