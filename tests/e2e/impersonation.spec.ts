import { expect, test } from '../support/browser/fixtures.ts'
import { inTenant } from '../../services/platform/database.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { addOfferedContract } from '../support/browser/contracts.ts'
import { addDocuments } from '../support/browser/documents.ts'
import { actAs } from '../support/browser/impersonation.ts'
import { addSentRequest } from '../support/browser/requests.ts'
import { startingWith } from '../support/browser/words.ts'

test.use({ signInBy: 'provider' })

const at = (path: string) => portalUrl(path, hosts.operation)

test('an operator acts as a student, is told so on every page, pays nothing, and goes back', async ({
  page,
  context,
  student,
  database,
  problems,
  signInAs,
  words,
  expectAccessible,
}) => {
  const { requestId } = await addSentRequest(database, student)
  await signInAs('joao.operador', { host: hosts.operation, path: '/?v2RoleId=90010&tenantId=2' })
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Atuar como outra pessoa') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Atuar como outra pessoa'))
  const place = page.getByRole('combobox', { name: words('Instituição') })
  await expect(place.locator(':checked')).toHaveText('Faculdade Ipê, todas as unidades')
  // Choosing alone changes nothing but what the next press does.
  await place.selectOption('Universidade Aurora, todas as unidades')
  await expect(page.getByRole('button', { name: words('Buscar'), exact: true })).toBeHidden()
  await page.getByRole('button', { name: words('Continuar') }).click()
  await expect(page.getByRole('button', { name: words('Buscar'), exact: true })).toBeVisible()
  await expect(place.locator(':checked')).toHaveText('Universidade Aurora, todas as unidades')
  const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === '__Host-academic-services')?.value
  const own = await sessionCookie()

  const search = page.getByLabel(words('Nome, matrícula, CPF, usuário ou e-mail'))
  const reason = page.getByLabel(words('Motivo'))
  const start = page.getByRole('button', { name: words('Atuar como esta pessoa') })
  // She is of another institution than the one he works in.
  await search.fill('elisa.prado')
  await search.press('Enter')
  await expect(page.getByText(words('Ninguém encontrado'))).toBeVisible()
  await search.fill('e')
  await search.press('Enter')
  await expect(page.getByText(words('Escreva pelo menos {minSearchLength} letras ou números')).first()).toBeVisible()
  await expect(page.getByText(words('Ninguém encontrado'))).toBeHidden()

  // From the page on which the operator works, by the student's registration, in a dialog.
  await page.goto(at('/financial/received-payments'))
  await page.getByRole('button', { name: /João Operador/ }).click()
  await page.getByRole('link', { name: words('Atuar como outra pessoa') }).click()
  await search.fill(String(student.id))
  await search.press('Enter')
  await reason.fill('curto')
  await page.getByRole('radio', { name: new RegExp(student.name) }).check()
  await start.click()
  await expect(page.getByText(words('Informe o motivo em pelo menos {minReasonLength} caracteres')).first()).toBeVisible()
  await expectAccessible()
  await reason.fill('a aluna pediu ajuda com o Pix')
  await start.click()
  const banner = page.getByRole('region', { name: words('Atuando como outra pessoa') })
  await expect(banner).toContainText(student.name)
  expect(await sessionCookie()).not.toBe(own)
  await page.goto(at('/'))
  await expect(banner).toBeVisible()
  await expect(page.getByText(words('Só {doneBy} pode fazer o que está na lista. Você pode abrir e ver como está.'))).toBeVisible()
  await expect(page.getByRole('link', { name: startingWith(words('Pagar')) })).toBeHidden()
  await expectAccessible()

  await page.goto(at(`/financial/payments/${student.openDebtId}`))
  await expect(banner).toBeVisible()
  problems.allow(/403|500|Failed to load resource/)
  await hydrated(page)
  await expect(page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })).toBeDisabled()
  await expect(page.getByText(words('Só {name} pode fazer isto. Você está atuando como {name}.')).first()).toBeVisible()
  await expectAccessible()

  // What is for the student alone stays in its place, and says why it is disabled.
  for (const [path, act] of [
    ['/my-requests', 'Novo requerimento'],
    [`/my-requests/${requestId}`, 'Cancelar requerimento'],
    ['/academic-situation/documents', 'Emitir'],
    ['/enrollment-student-cards', 'Pedir carteira'],
  ] as const) {
    await page.goto(at(path))
    await hydrated(page)
    if (path === '/my-requests') {
      // What only opens a page says that it is to be looked at.
      await expect(page.getByRole('link', { name: /^(Pagar|Enviar|Continuar) / })).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: words(act) })).toBeDisabled()
    await expect(page.getByText(words('Só {name} pode fazer isto. Você está atuando como {name}.')).first()).toBeVisible()
  }
  await expectAccessible()
  // The server refuses whoever sends it all the same.
  const sent = await page.evaluate(async (address) => {
    const body = new FormData()
    body.set('enrollmentId', document.querySelector<HTMLInputElement>('input[name=enrollmentId]')!.value)
    body.set('photo', new File(['x'], 'photo.png', { type: 'image/png' }))
    return (await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } })).json()
  }, at('/enrollment-student-cards/photo'))
  expect(sent).toEqual({ code: 'FORBIDDEN' })

  // Neither another role nor the way out of the account.
  await page.goto(at('/?v2RoleId=90010&tenantId=1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Você não tem este perfil'))
  await page.goto(at('/welcome'))
  await expect(page).toHaveURL(at('/'))
  await page.goto(at('/impersonation'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Você não tem acesso a esta página'))
  await page.getByRole('button', { name: student.name }).click()
  await expect(page.getByRole('button', { name: words('Sair') })).toBeHidden()
  await page.keyboard.press('Escape')

  // The bar stays in sight, and the account menu leads back too, to where the operator was.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(banner).toBeInViewport({ ratio: 1 })
  const borrowed = await sessionCookie()
  await page.getByRole('button', { name: student.name }).click()
  const account = page.getByRole('group', { name: words('Conta') })
  await expect(account.getByRole('button', { name: words('Trocar de perfil: só há este') })).toBeDisabled()
  await account.getByRole('button', { name: words('Voltar à minha conta') }).click()
  await expect(page).toHaveURL(at('/financial/received-payments?leftActing=true'))
  await expect(banner).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: words('Você encerrou o acesso em nome de {lastActedAs}.') })).toContainText(
    student.name,
  )
  await expect(page.getByRole('banner')).toContainText('João Operador')
  // What was borrowed opens nothing any more.
  expect(await sessionCookie()).not.toBe(borrowed)

  // Proofs are issued by the student alone, once the reenrollment is over.
  await page.goto(at('/impersonation'))
  await actAs(page, words, { username: 'vera.lopes', name: 'Vera Lopes' })
  await page.goto(at('/reenrollments'))
  const files = page.getByRole('region', { name: words('Para guardar') })
  await expect(files.getByRole('button', { name: words('Emitir comprovante') })).toBeDisabled()
  await expect(files.getByText(words('Só {name} pode fazer isto. Você está atuando como {name}.'))).toBeVisible()
  await expect(files.getByRole('link', { name: words('Baixar horário (.ics)') })).toBeVisible()
})

test('the person sees who acted in their name, and every act is written down with both people', async ({
  page,
  student,
  database,
  problems,
  signInAs,
  words,
}) => {
  problems.allow(/403|500|Failed to load resource/)
  const [documentId] = await addDocuments(database, student, [{ kind: 'identity', reason: 'Ilegível' }])
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into academic.document_event (tenant_id, document_enrollment_id, kind, revision, at, made_by) values (1, $1, 'sent', 1, now(), $2)`,
      [documentId, student.id],
    ),
  )
  await addOfferedContract(database, student)
  await signInAs('joao.operador', { host: hosts.operation, path: '/impersonation?v2RoleId=90010&tenantId=1' })
  await page.goto(at(`/impersonation?q=${student.username}`))
  await page.getByRole('radio', { name: new RegExp(student.name) }).check()
  await page.getByLabel(words('Motivo')).fill('a aluna pediu ajuda com o Pix')
  await page.getByRole('button', { name: words('Atuar como esta pessoa') }).click()
  const leave = page.getByRole('button', { name: words('Voltar à minha conta') })
  await leave.waitFor()
  await page.goto(at(`/financial/payments/${student.openDebtId}`))
  // The button is disabled, so the form is sent without it.
  await page.evaluate(
    async ({ address, debts }) => {
      await fetch(address, { method: 'POST', body: new URLSearchParams({ debts, amount: '100', key: crypto.randomUUID() }) })
    },
    { address: at('/financial/payments/charge'), debts: String(student.openDebtId) },
  )
  await page.goto(at('/enrollment-documents'))
  await expect(page.getByText(words('Só {doneBy} pode enviar documentos. Você pode abrir e ver como estão.'))).toBeVisible()
  await page.getByRole('link', { name: 'Ver Documento de identidade' }).click()
  await expect(page.getByRole('button', { name: words('Enviar documento') })).toBeDisabled()
  await expect(page.getByRole('list', { name: words('Histórico do documento') })).toContainText(student.name)
  await page.goto(at('/financial/contracts'))
  await expect(page.getByText(words('Só {doneBy} pode aceitar.'))).toBeVisible()
  await page.getByRole('link', { name: startingWith(words('Ler contrato')) }).click()
  await expect(page).toHaveURL(/\/financial\/contracts\/\d+/)
  await expect(page.getByRole('button', { name: words('Aceitar contrato') })).toBeDisabled()
  await page.goto(at('/my-account'))
  await expect(page.getByText(words('Somente o titular da conta pode trocar a senha.'))).toBeVisible()
  await leave.click()
  await expect(leave).toBeHidden()

  const { rows } = await inTenant(database, 1, ({ client }) =>
    client.query(
      'select distinct operator_id, person_id, service, method, path, status from identity.impersonated_act where person_id = $1',
      [student.id],
    ),
  )
  const act = { operator_id: 9001, person_id: student.id, service: 'financial' }
  expect(rows).toContainEqual({ ...act, method: 'GET', path: `/debts/${student.openDebtId}`, status: 200 })
  expect(rows).toContainEqual({ ...act, method: 'POST', path: '/payment/charges/pix', status: 403 })

  await signInAs(student.username, { path: '/my-account' })
  const event = page
    .getByRole('list', { name: words('Atividade') })
    .getByRole('listitem')
    .filter({ hasText: 'Acesso em seu nome' })
  await expect(event).toContainText('João Operador')
  await expect(event).toContainText('a aluna pediu ajuda com o Pix')
})
