import { expect, test } from 'vitest'
import type { ContextChoice } from '../../api/contexts.ts'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { addHostname, addPerson } from '../support/browser/people.ts'
import { hosts } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { getWords } from '../support/browser/words.ts'
import { useDatabase } from '../support/http.ts'

/** What a page says is true for the person who reads it. */
const database = useDatabase()
const words = getWords('pt-BR')
const html = { accept: 'text/html' }

async function pageAs(person: { tenantId: number; userId: number }, choice: ContextChoice | null, path: string) {
  const host = person.tenantId === 0 ? hosts.operation : await addHostname(database, person.tenantId, { safeaVersion: 'migrating' })
  const cookie = await sessionByLaunch(database, { host }, { ...person, choice })
  return ask({ host, method: 'GET', path, cookie, headers: html })
}

const getHeading = (body: string) => /<h1[^>]*>([^<]+)<\/h1>/.exec(body)?.[1] ?? ''
const getTitle = (body: string) => /<title>([^<]+)<\/title>/.exec(body)?.[1] ?? ''

test.each([
  ['an unknown address', '/no/such/page', 'Página não encontrada'],
  ['a failed sign-in', '/error?problem=expired', 'Este login expirou'],
  ['an error without a name', '/error', 'Não foi possível entrar'],
] as const)('%s names itself in the title', async (_, path, title) => {
  const { body } = await ask({ host: hosts.aurora, method: 'GET', path, headers: html })
  expect(getTitle(body)).toBe(`${title} · Universidade Aurora`)
})

test('something that does not exist is named so in heading and title, and a missing page has the title of one', async () => {
  const { body } = await pageAs({ tenantId: 1, userId: 1001 }, null, '/financial/payments/999999999')
  expect(getHeading(body)).toMatch(words('Débito não encontrado'))
  expect(getTitle(body)).toBe('Débito não encontrado · Universidade Aurora')
  const unknown = await pageAs({ tenantId: 1, userId: 1001 }, null, '/financial/nowhere')
  expect(getTitle(unknown.body)).toMatch(/^Página não encontrada/)
})

test.each([
  ['an agreement', '/financial/agreements/1'],
  ['an agreement', '/financial/agreements/999999999'],
  ['a contract', '/financial/contracts/1/enrollments/1'],
  ['a contract', '/financial/contracts/999999999/enrollments/1'],
  ['a contract', '/financial/contracts/x/enrollments/1'],
  ['a campaign', '/financial/campaigns/2000000000'],
  ['a document', '/enrollment-documents/1'],
  ['a bank slip', '/financial/payments/slip/00000000-0000-4000-8000-000000000000'],
])('%s of somebody else is a page that does not exist, as one that nobody has: %s', async (_, path) => {
  const person = await addPerson(database, 1, [{ institutionId: 11, name: 'Aluno', profile: 'STUDENT' }])
  const { status, body } = await pageAs({ tenantId: 1, userId: person.id }, null, path)
  expect(status).toBe(404)
  expect(getTitle(body)).toMatch(/^Página não encontrada/)
})

test('the PDF of a slip that cannot be had leads to the page of the slip, which says why', async () => {
  const slip = '/financial/payments/slip/00000000-0000-4000-8000-000000000000'
  const { status, headers } = await pageAs({ tenantId: 1, userId: 1001 }, null, `${slip}/pdf`)
  expect(status).toBe(303)
  expect(new URL(String(headers.location), 'http://portal').pathname).toBe(`/academic-services${slip}`)
})

const student = { tenantId: 1, userId: 1001 }
const advisory = { tenantId: 1, userId: 1103 }
const basic = { tenantId: 2, userId: 2001 }

test.each([
  ['the advisory', advisory, '/financial/banks'],
  ['the advisory', advisory, '/financial/bank-files'],
  ['the advisory', advisory, '/financial/agreement-settings'],
  ['the advisory', advisory, '/financial/settings'],
  ['the advisory', advisory, '/financial/reports'],
  ['a student', student, '/announcements'],
  ['a basic user', basic, '/financial/contracts'],
] as const)('%s has no page (%j) at %s, and reads so', async (_, person, path) => {
  const { body } = await pageAs(person, null, path)
  expect(getHeading(body)).toMatch(words('Você não tem acesso a esta página'))
})

test('a candidate is asked for her contract at home', async () => {
  const { body } = await pageAs({ tenantId: 1, userId: 1003 }, null, '/')
  expect(body).toMatch(/Ler o contrato/)
})

test('only who has no role reads so, and as whom they signed in', async () => {
  const person = await addPerson(database, 1, [])
  const { body } = await pageAs({ tenantId: 1, userId: person.id }, null, '/role-not-found')
  expect(getHeading(body)).toMatch(words('Sua conta ainda não tem acesso'))
  expect(getTitle(body)).toBe('Sua conta ainda não tem acesso · Universidade Aurora')
  expect(body).toContain(person.username)

  const guest = await ask({ host: hosts.ipe, method: 'GET', path: '/role-not-found', headers: html })
  expect(guest.headers.location).toContain('/auth/signin')
  const ana = await pageAs({ tenantId: 1, userId: 1001 }, null, '/role-not-found')
  expect(ana.headers.location).toBe('/academic-services/')
})

test('who has one role is not told of several', async () => {
  const one = await pageAs({ tenantId: 1, userId: 1001 }, null, '/welcome')
  expect(one.body).toContain('Você tem só este perfil.')
  const several = await pageAs({ tenantId: 1, userId: 1002 }, { roleId: 10020, tenantId: 1, institutionId: 11 }, '/welcome')
  expect(several.body).toContain('Você tem mais de um perfil.')
})

test('a choice of the role leads on to where the person was going, never out of the portal', async () => {
  const getLink = async (returnTo: string) => {
    const { body } = await pageAs({ tenantId: 1, userId: 1002 }, null, `/welcome?${new URLSearchParams({ returnTo })}`)
    return /href="([^"]*)v2RoleId=10021/.exec(body)?.[1]
  }
  expect(await getLink('/financial/payments')).toBe('/academic-services/financial/payments?')
  for (const outside of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/welcome'])
    expect(await getLink(outside)).toBe('/academic-services/?')
})

test('an operator who works in no institution is told to choose one, where data of one would stand', async () => {
  const operator = { tenantId: 0, userId: 9001 }
  const nowhere = { roleId: 90010, tenantId: null, institutionId: null }
  const debts = await pageAs(operator, nowhere, '/financial/payments')
  expect(getHeading(debts.body)).toMatch(words('Escolha primeiro uma instituição'))
  const home = await pageAs(operator, nowhere, '/')
  expect(home.body).toContain('Nenhuma instituição escolhida')
  const chosen = await pageAs(operator, { ...nowhere, tenantId: 1 }, '/financial/payments')
  expect(getHeading(chosen.body)).toMatch(words('Débitos'))
})

test('the switch for sign language stands only where there is an interpreter', async () => {
  const { body } = await pageAs({ tenantId: 1, userId: 1001 }, null, '/my-account')
  expect(body).not.toContain('Assistente de Libras')
})
