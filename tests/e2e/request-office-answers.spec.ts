import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { addMember, addMessages, changeElsewhere, facts, sendRequests } from '../support/browser/request-office.ts'

test('the latest of many messages stand open, what is written stays when somebody else is quicker, and a missing request says so', async ({
  page,
  student,
  database,
  signInAs,
  words: said,
  problems,
}) => {
  problems.allow(/status of (409|404)/)
  const [requestId] = await sendRequests(database, student, 1)
  const member = await addMember(database)
  await addMessages(database, requestId, member.id, 7)
  await signInAs(member.username, { path: `/requests/${requestId}` })
  await hydrated(page)
  await expect(page.getByRole('region', { name: said('Dados do requerimento') })).toContainText(/vencido há \d+ dias? út/)
  const conversation = page.getByRole('region', { name: said('Conversa') })
  await expect(conversation.getByRole('listitem')).toHaveText([3, 4, 5, 6, 7].map((number) => new RegExp(`número ${number}`)))
  await conversation.getByText('2 mensagens anteriores').click()
  await expect(conversation.getByText('Recado de número 1')).toBeVisible()
  const deciding = page.getByRole('form', { name: said('Decidir') })
  const answer = deciding.getByRole('textbox', { name: /^Resposta ao aluno/ })
  await deciding.getByRole('radio', { name: /^Aprovar/ }).check()
  await answer.fill('Pode retirar.')
  // Left and opened again, the page has what was written in it, each text in its place.
  const writing = page.getByRole('form', { name: said('Escrever') })
  await page.getByText(said('Escrever mensagem ou nota interna')).click()
  await writing.getByRole('radio', { name: /^Nota interna/ }).check()
  await writing.getByRole('textbox', { name: said('Nota') }).fill('Está no armário 3.')
  await page
    .getByRole('link', { name: said('Requerimentos') })
    .first()
    .click()
  await page.waitForURL(/\/requests$/)
  await page.goto(portalUrl(`/requests/${requestId}`))
  const kept = page.getByText(said('O que você escreveu e ainda não enviou está aqui.'))
  await expect(kept).toHaveCount(2)
  await expect(answer).toHaveValue('Pode retirar.')
  await expect(deciding.getByRole('radio', { name: /^Aprovar/ })).toBeChecked()
  await expect(writing.getByRole('textbox', { name: said('Nota') })).toHaveValue('Está no armário 3.')
  await writing.getByRole('button', { name: said('Salvar nota interna') }).click()
  await expect(writing.getByText(said('Nota interna salva'))).toBeVisible()
  await page.reload()
  await expect(kept).toHaveCount(1)
  await hydrated(page)
  await changeElsewhere(database, requestId)
  await deciding.getByRole('button', { name: said('Registrar a decisão') }).click()
  await expect(page.getByText(/O requerimento mudou enquanto você escrevia/)).toBeVisible()
  await expect(deciding.getByRole('textbox', { name: /^Resposta ao aluno/ })).toHaveValue('Pode retirar.')
  expect(await facts(database, requestId)).toMatchObject({ status: 'open' })
  await deciding.getByRole('button', { name: said('Registrar a decisão') }).click()
  await expect(page.getByText('Decisão registrada: Aprovado')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('request-')))).toEqual([])
  const decided = page.locator(':focus')
  await expect(decided).toContainText('Decisão registrada: Aprovado')
  await expect(decided).toBeInViewport()
  const outcome = page.getByRole('region', { name: said('O que foi decidido') }).getByRole('definition')
  await expect(outcome.first()).toHaveText(said('Aprovado'))
  await expect(outcome.last()).toHaveText(member.name)
  await expect(page.getByRole('region', { name: said('Dados do requerimento') })).toContainText(/decidido \d+ dias? út\S+ depois do prazo/)
  // Concluded ones are found, too.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: said('Buscar no portal') }).fill(`${student.id}-1`)
  await expect(page.getByRole('group', { name: said('Requerimentos') }).getByText(said('Aprovado'))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(page.url().replace(requestId!, '00000000-0000-4000-8000-000000000000'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/não/i)
})
