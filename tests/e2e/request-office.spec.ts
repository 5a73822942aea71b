import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { addMember, facts, sendRequests } from '../support/browser/request-office.ts'

/** Of what was just done, on the screen. */
const focusedNotice = (page: Page) => page.locator(':focus').filter({ has: page.getByRole('status') })

test('the office answers a request from the queue to its conclusion, with a note, and acts on several', async ({
  page,
  student,
  database,
  signInAs,
  words: said,
  expectAccessible,
}) => {
  const [late, second, third] = await sendRequests(database, student, 3)
  const member = await addMember(database)
  await signInAs(member.username)
  await hydrated(page)
  await page
    .getByRole('region', { name: said('Para hoje') })
    .getByRole('link', { name: /^Responder \d+ requerimentos?$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: said('Requerimentos') })).toBeVisible()
  await page.goto(portalUrl(`/requests?search=${student.id}`))
  await hydrated(page)
  await expect(page.getByText('3 requerimentos', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').nth(1).getByText(said('Atrasado'))).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByRole('link', { name: student.name }).first().click()
  await page.waitForURL(new RegExp(`/requests/${late}`))
  await hydrated(page)
  await expect(page.getByText('Perdi na mudança')).toBeVisible()
  // What was asked, what was said, what is decided.
  const parts = ['Dados do requerimento', 'Respostas do aluno', 'Conversa', 'Atendimento', 'Decisão', 'O que aconteceu'] as const
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts.map((part) => said(part)))
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByRole('button', { name: said('Iniciar atendimento') }).click()
  // The form is gone, and what stood beside it has moved.
  await expect(focusedNotice(page)).toHaveText('Atendimento iniciado')
  expect(await facts(database, late)).toEqual({ status: 'in_attendance', assignee: member.id })

  await page.getByText(said('Encaminhar a outro setor'), { exact: true }).click()
  const passing = page.getByRole('form', { name: said('Encaminhar a outro setor') })
  await passing.getByRole('textbox').fill('Biblioteca: há livros a devolver?')
  await passing.getByRole('button', { name: said('Confirmar encaminhamento') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'há livros a devolver' })).toContainText('Nota interna')
  await page.getByRole('button', { name: said('Retomar atendimento') }).click()
  await expect(passing).toBeHidden()

  const writing = page.getByRole('form', { name: said('Escrever') })
  await expect(writing).toBeHidden()
  await page.getByText(said('Escrever mensagem ou nota interna')).click()
  await writing.getByRole('radio', { name: /^Nota interna/ }).check()
  await writing.getByRole('textbox', { name: said('Nota') }).fill('Conferir no arquivo.')
  await writing.getByRole('button', { name: said('Salvar nota interna') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Conferir no arquivo.' })).toContainText('Nota interna')
  await expect(writing.getByRole('textbox', { name: said('Mensagem') })).toHaveValue('')
  await expect(writing.getByText(said('Nota interna salva'))).toBeVisible()

  const deciding = page.getByRole('form', { name: said('Decidir') })
  await deciding.getByRole('radio', { name: /^Negar/ }).check()
  await deciding.getByRole('button', { name: said('Registrar a decisão') }).click()
  await expect(page.getByText(said('Explique ao aluno por que foi negado')).first()).toBeVisible()
  // The first template is written where none is found, and taken from there.
  await deciding.getByRole('button', { name: said('Modelos de resposta') }).click()
  const templates = page.getByRole('dialog', { name: said('Modelos de resposta') })
  await templates.getByLabel(said('Nome do modelo')).fill(`Entregue ${student.id}`)
  await templates.getByLabel(said('Texto do modelo')).fill('O diploma já foi entregue.')
  await templates.getByRole('button', { name: said('Salvar modelo') }).click()
  await expect(focusedNotice(page)).toHaveText('Modelo salvo')
  await templates.getByRole('button', { name: `Usar Entregue ${student.id}` }).click()
  await expect(deciding.getByRole('textbox', { name: /^Resposta ao aluno/ })).toHaveValue('O diploma já foi entregue.')
  // What is half written is left after a question, by which the focus finds its way back.
  await deciding.getByRole('button', { name: said('Modelos de resposta') }).click()
  await templates.getByRole('button', { name: `Editar Entregue ${student.id}` }).click()
  await templates.getByLabel(said('Texto do modelo')).fill('O diploma')
  await page.keyboard.press('Escape')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: said('Descartar') })
    .click()
  await expect(templates).toHaveCount(0)
  await expect(deciding.getByRole('button', { name: said('Modelos de resposta') })).toBeFocused()
  await deciding.getByRole('button', { name: said('Registrar a decisão') }).click()
  await expect(page.getByText('Decisão registrada: Negado')).toBeVisible()
  await expect(page.getByRole('link', { name: said('Abrir o próximo') })).toHaveAttribute('href', new RegExp(`/requests/${second}$`))
  await expect(page.getByRole('region', { name: said('Atendimento') }).getByRole('term')).toHaveText('Responsável')
  expect(await facts(database, late)).toMatchObject({ status: 'rejected' })
  await expectAccessible()
  await page.getByRole('button', { name: said('Desfazer') }).click()
  // To be mended, not to be written again.
  await expect(deciding.getByRole('radio', { name: /^Negar/ })).toBeChecked()
  await expect(deciding.getByRole('textbox', { name: /^Resposta ao aluno/ })).toHaveValue('O diploma já foi entregue.')
  expect(await facts(database, late)).toMatchObject({ status: 'in_attendance' })
  await expect(focusedNotice(page)).toHaveText('Decisão desfeita')
  await page.getByText(said('Pedir documentos ou dados que faltam'), { exact: true }).click()
  const lastDay = new Date(Date.now() + 10 * 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  const asking = page.getByRole('form', { name: said('Pedir documentos ou dados que faltam') })
  await asking.getByRole('textbox', { name: said('Mensagem ao aluno') }).fill('Falta a certidão.')
  await asking.getByRole('textbox', { name: said('Último dia para responder') }).fill(lastDay)
  await asking.getByRole('textbox', { name: 'Descrição do item 1' }).fill('Certidão')
  await asking.getByRole('button', { name: said('Enviar o pedido') }).click()
  await expect(focusedNotice(page)).toHaveText(`Pedido enviado. O aluno tem até ${lastDay}.`)
  await expect(page.getByRole('status').filter({ hasText: said('Decisão desfeita') })).toHaveCount(0)
  await expect(asking).toBeHidden()

  await page
    .getByRole('link', { name: said('Requerimentos') })
    .first()
    .click()
  await page.waitForURL(/\/requests$/)
  await page.goto(portalUrl(`/requests?search=${student.id}`))
  await hydrated(page)
  for (const number of [2, 3]) await page.getByRole('checkbox', { name: `Selecionar ${student.id}-${number}, de ${student.name}` }).check()
  await page
    .getByRole('group', { name: said('Ações para os requerimentos selecionados') })
    .getByRole('button', { name: said('Concluir') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Concluir 2 requerimentos' }).click()
  await expect(dialog.getByText(said('Escolha a decisão')).first()).toBeVisible()
  await dialog.getByRole('radio', { name: /^Aprovar/ }).check()
  const confirm = dialog.getByRole('button', { name: 'Aprovar 2 requerimentos' })
  await expect(dialog.getByText(said('Serão alterados'))).toBeVisible()
  await expectAccessible()
  await confirm.click()
  await expect(focusedNotice(page)).toContainText('2 requerimentos aprovados')
  expect(await facts(database, second)).toMatchObject({ status: 'granted' })
  await page.getByRole('button', { name: said('Desfazer') }).click()
  await expect(focusedNotice(page)).toHaveText('2 requerimentos desfeitos')
  expect(await facts(database, third)).toMatchObject({ status: 'open' })
})

test('requests are assigned on their page to oneself and to another, and in the queue in turn', async ({
  page,
  student,
  database,
  signInAs,
  words: said,
}) => {
  const requestIds = await sendRequests(database, student, 3)
  const assignees = async () => (await Promise.all(requestIds.map((id) => facts(database, id)))).map(({ assignee }) => assignee)
  const [member, other] = [await addMember(database), await addMember(database)]
  await signInAs(other.username, { path: '/requests' })
  await expect(page.getByRole('heading', { level: 1, name: said('Requerimentos') })).toBeVisible()
  await signInAs(member.username, { path: `/requests/${requestIds[0]}` })
  await hydrated(page)
  const assigning = page.getByRole('form', { name: said('Atribuir') })
  const assign = async (label: string) => {
    await assigning.getByRole('combobox', { name: said('Responsável') }).selectOption({ label })
    const send = assigning.getByRole('button', { name: said('Atribuir') })
    await send.click()
    // While it is saved, the form takes nothing else.
    await expect(send).not.toHaveAttribute('aria-busy')
  }
  const history = page.getByRole('list', { name: said('O que aconteceu') })
  await assign(`Eu (${member.name})`)
  await expect(history.getByText(member.name).first()).toBeVisible()
  await assign(other.name)
  await expect(history.getByText(other.name).first()).toBeVisible()
  await expect(history.getByText(member.name).first()).toBeVisible()
  expect(await assignees()).toEqual([other.id, null, null])

  await page.goto(portalUrl(`/requests?search=${student.id}`))
  await hydrated(page)
  for (const number of [1, 2, 3])
    await page.getByRole('checkbox', { name: `Selecionar ${student.id}-${number}, de ${student.name}` }).check()
  await page
    .getByRole('group', { name: said('Ações para os requerimentos selecionados') })
    .getByRole('button', { name: said('Atribuir') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: said('Quem fica responsável') }).selectOption({ label: 'Distribuir entre a equipe' })
  // Who has one keeps it.
  await dialog.getByRole('button', { name: 'Distribuir 2 requerimentos' }).click()
  await expect(page.getByText('2 requerimentos distribuídos entre a equipe')).toBeVisible()
  const [kept, ...shared] = await assignees()
  expect(kept).toBe(other.id)
  expect(shared).not.toContain(null)
  expect(new Set(shared).size).toBe(2)
  await page.getByRole('button', { name: said('Desfazer') }).click()
  await expect(page.getByText('2 requerimentos desfeitos')).toBeVisible()
  expect(await assignees()).toEqual([other.id, null, null])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: said('Buscar no portal') }).fill(`${student.id}-2`)
  await expect(page.getByRole('group', { name: said('Requerimentos') }).getByRole('option')).toContainText([student.name])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(portalUrl(`/requests/${requestIds[1]}`))
})

test('the home counts what else waits, and figures show one month at a time, the last one first', async ({
  page,
  signInAs,
  words: said,
}) => {
  await signInAs('hugo.secretaria')
  const queue = page.getByRole('region', { name: said('Para hoje') })
  await expect(queue.getByRole('link').or(queue.getByRole('button'))).toHaveText([
    /^Responder \d+ requerimentos?$/,
    /^Analisar \d+ documentos?$/,
    /^Conferir \d+ fotos? de carteirinha$/,
    /^Analisar \d+ certificados?$/,
    /^Acompanhar \d+ rematrículas?$/,
  ])
  await queue.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/reenrollment-office(\/\d+)?$/)
  await page.goto(portalUrl('/requests/figures'))
  const months = page.getByRole('combobox', { name: said('Mês') })
  const table = page.getByRole('table', { name: said('Indicadores') })
  const options = months.getByRole('option', { includeHidden: true })
  const [last, before] = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  await expect(months).toHaveValue(last!)
  const ofLast = await table.innerText()
  await hydrated(page)
  await months.selectOption(before!)
  await expect(page).toHaveURL(/\?month=\d{4}-\d\d-01$/)
  await expect(table).not.toHaveText(ofLast)
  // Each type once, in a row of its own.
  const types = await table.getByRole('row').evaluateAll((rows) => rows.map((row) => row.firstElementChild!.textContent))
  expect(types.length).toBeGreaterThan(1)
  expect(types).toEqual([...new Set(types)])
})

test('on a phone the way to the decision stays at the bottom until it is reached', { tag: '@phone-only' }, async ({
  page,
  student,
  database,
  signInAs,
  words: said,
}) => {
  const [requestId] = await sendRequests(database, student, 1)
  const member = await addMember(database)
  await signInAs(member.username, { path: `/requests/${requestId}` })
  const decision = page.getByRole('region', { name: said('Decisão') })
  await expect(decision).not.toBeInViewport()
  const way = page.getByRole('link', { name: said('Ir para a decisão') })
  await expect(way).toBeInViewport({ ratio: 1 })
  // By keyboard: a pointer's click is checked on what lies below it once the page has jumped.
  await way.press('Enter')
  await expect(decision.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(way).not.toBeInViewport()
  // Nor where what it leads to only begins.
  await page.getByRole('heading', { name: said('Atendimento') }).scrollIntoViewIfNeeded()
  await expect(way).toBeHidden()
})
