import { describe, expect, test } from 'vitest'
import { appConfig } from '../../app.config.ts'
import { hosts } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { openSession } from '../support/browser/sessions.ts'
import { addStudent } from '../support/browser/students.ts'
import { useDatabase } from '../support/http.ts'

/** Pages that are not for who asks, or of nothing that there is. */
const database = useDatabase()
const getHeading = (body: string) => /<h1[^>]*>(?:<[^>]+>)*([^<]+)</.exec(body)?.[1] ?? ''

const sessions = new Map<string, Promise<string>>()
function cookieOf(username: string): Promise<string> {
  if (!sessions.has(username)) sessions.set(username, openSession(database, { host: hosts.aurora, username }))
  return sessions.get(username)!
}

/** @param username nobody when left out */
async function pageAs(username: string | undefined, path: string, host = hosts.aurora) {
  const cookie = username && `${appConfig.session.cookie}=${await cookieOf(username)}`
  return ask({ host, method: 'GET', path, cookie, headers: { accept: 'text/html' } })
}

describe('a page of somebody else’s access says so', () => {
  const denied = 'Você não tem acesso a esta página'
  test.each([
    ['ana.souza', '/impersonation'],
    ['ana.souza', '/financial/received-payments'],
    ['hugo.secretaria', '/financial/received-payments'],
    ['ana.souza', '/financial/credits'],
    ['hugo.secretaria', '/financial/payments'],
    ['hugo.secretaria', '/financial/template'],
    ['iris.cobranca', '/financial/template'],
    ['iris.cobranca', '/financial/payer-settings'],
    ['gina.financas', '/financial/reminders'],
    ['gina.financas', '/financial/statement'],
  ])('to %s at %s', async (username, path) => {
    const { body } = await pageAs(username, path)
    expect(getHeading(body)).toBe(denied)
    expect(/<title>([^<]+)</.exec(body)?.[1]).toMatch(new RegExp(`^${denied}`))
  })
})

test.each([
  ['gina.financas', '/financial/received-payments/00000000-0000-4000-8000-000000000000', 'Página não encontrada'],
  ['gina.financas', '/financial/credits/2000000000', 'Página não encontrada'],
  ['gina.financas', '/financial/received-payments/none', 'Página não encontrada'],
  ['ana.souza', '/redirect/999', 'Página não encontrada'],
  ['ana.souza', '/my-requests/00000000-0000-4000-8000-000000000000', 'Este requerimento não está disponível para você'],
  [undefined, '/auth/signup', 'Página não encontrada'],
  [undefined, '/financial/payment-links/none', 'Link inválido'],
  [undefined, `/financial/payment-links/${'A'.repeat(43)}`, 'Link inválido'],
] as const)('for %s there is nothing at %s', async (username, path, message) => {
  const { status, body } = await pageAs(username, path)
  expect(status).toBe(404)
  expect(body).toContain(message)
})

test("another student's debt looks like one that does not exist", async () => {
  const student = await addStudent(database)
  const pages = await Promise.all([student.openDebtId, 999_999_999].map((id) => pageAs('clara.dias', `/financial/payments/${id}`)))
  const [main, other] = pages.map(({ body }) => /<main[\s\S]*<\/main>/.exec(body)![0].replaceAll(String(student.openDebtId), '999999999'))
  expect(pages.map(({ status }) => status)).toEqual([404, 404])
  expect(getHeading(main!)).toBe('Débito não encontrado')
  expect(main).toContain('Ele pode ter sido retirado pela instituição.')
  expect(main).toContain('Ver os meus débitos')
  expect(main).toBe(other)
})

test('whoever is signed in has nothing to recover', async () => {
  for (const path of ['/auth/forgot-username', '/auth/password/reset', '/auth/password/new', '/auth/password/change/x', '/auth/signup']) {
    const { status, headers } = await pageAs('ana.souza', `${path}?disableHeader=true`)
    expect([path, status, headers.location]).toEqual([path, 307, '/academic-services/?disableHeader=true'])
  }
})

test('lasting links lead where the institution says, and nowhere else', async () => {
  const leadsTo = async (id: string) => (await pageAs('ana.souza', `/redirect/${id}`)).headers.location
  expect(await leadsTo('2')).toMatch(/^\/academic-services\/financial\/payments/)
  expect(await leadsTo('3?disableHeader=true')).toBe('/academic-services/financial/payments?status=overdue&disableHeader=true')
  expect(await leadsTo('1002')).toBe('https://example.com/aurora/acervo')
  for (const id of ['1001', '999', 'x', '%2F%2Fevil.example']) {
    const { status } = await pageAs('ana.souza', `/redirect/${id}`)
    expect([id, status]).toEqual([id, 404])
  }
})
