import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { addSentRequest, askByOffice, endAskedTime, moveByOffice } from '../support/browser/requests.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`) })
const asked = { document: 'Boletim de ocorrência', data: 'Onde foi?' }
const files = (form: Locator) => form.locator('input[type=file]:not([capture])')
const form = (page: Page, name: RegExp) => page.getByRole('form', { name })

/** Nobody takes a file for sent that was not accepted. */
async function refusesWith(part: Locator, send: RegExp): Promise<void> {
  await files(part).setInputFiles({ name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('x') })
  await part.getByRole('button', { name: send }).click()
  await expect(part.getByText(/^1 arquivo não foi aceito/).first()).toBeVisible()
  await part.getByRole('button', { name: 'Remover IMG_1.heic' }).click()
}

test('files go to the office with what it asked for, and with a message', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const { requestId } = await addSentRequest(database, student)
  await askByOffice(database, requestId, asked)
  await signInAs(student.username, { path: `/my-requests/${requestId}` })
  await hydrated(page)
  const handIn = form(page, words('Enviar à secretaria'))
  await files(handIn).setInputFiles(pdf('boletim.pdf'))
  await expect(handIn.getByText(words('Pronto'))).toBeVisible()
  await files(handIn).setInputFiles([pdf('verso.pdf'), pdf('anexo.pdf')])
  await expect(handIn.getByText(words('Pronto'))).toHaveCount(3)
  await refusesWith(handIn, words('Enviar'))
  await handIn.getByRole('textbox', { name: asked.data }).fill('Na biblioteca.')
  await handIn.getByRole('button', { name: words('Enviar') }).click()
  const conversation = page.getByRole('list', { name: words('Conversa com a secretaria') })
  const given = conversation.getByRole('listitem').filter({ hasText: asked.data })
  await expect(given.getByRole('link', { name: '.pdf' })).toHaveText([/^boletim\.pdf/, /^verso\.pdf/, /^anexo\.pdf/])
  await expect(given.getByText('Na biblioteca.')).toBeVisible()
  await expect(handIn).toHaveCount(0)

  const writing = form(page, words('Escrever à secretaria'))
  await writing.getByRole('button', { name: words('Anexar arquivo') }).click()
  await files(writing).setInputFiles(pdf('recibo.pdf'))
  await expect(writing.getByText(words('Pronto'))).toBeVisible()
  await writing.getByRole('textbox', { name: words('Mensagem') }).fill('Segue o recibo.')
  await refusesWith(writing, words('Enviar mensagem'))
  await writing.getByRole('button', { name: words('Enviar mensagem') }).click()
  const message = conversation.getByRole('listitem').filter({ hasText: 'Segue o recibo.' })
  await expect(message.getByRole('link', { name: 'recibo.pdf' })).toBeVisible()
  await expect(writing.getByText('recibo.pdf')).toHaveCount(0)
  await expectAccessible()
  const address = await message.getByRole('link', { name: 'recibo.pdf' }).getAttribute('href')
  expect(await page.evaluate(async (href) => (await fetch(href!)).text(), address)).toContain('%PDF-1.7\nrecibo.pdf')
})

test('what is handed in too late stays on the page, which says what to do', async ({
  page,
  student,
  database,
  signInAs,
  words,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of 409/)
  const { requestId } = await addSentRequest(database, student)
  await askByOffice(database, requestId, asked)
  await signInAs(student.username, { path: `/my-requests/${requestId}` })
  await hydrated(page)
  const handIn = form(page, words('Enviar à secretaria'))
  const place = handIn.getByRole('textbox', { name: asked.data })
  await files(handIn).setInputFiles(pdf('boletim.pdf'))
  await expect(handIn.getByText(words('Pronto'))).toBeVisible()
  await place.fill('Na biblioteca.')
  await endAskedTime(database, requestId)
  await handIn.getByRole('button', { name: words('Enviar') }).click()
  await expect(page.getByRole('heading', { name: words('O prazo acabou em {day}') })).toBeVisible()
  await expect(handIn.getByRole('alert').getByText(/^O prazo acabou\. O que você preencheu continua aqui/)).toBeVisible()
  await expectAccessible()
  for (const time of ['at once', 'after a reload']) {
    await expect(place, time).toHaveValue('Na biblioteca.')
    await expect(handIn.getByText('boletim.pdf', { exact: true }), time).toBeVisible()
    await page.reload()
    await hydrated(page)
  }
})

test('a request moves on before the eyes of whose network blocks sockets', async ({ page, student, database, signInAs, words }) => {
  const { requestId } = await addSentRequest(database, student)
  let blocked = 0
  await page.routeWebSocket(/\/protocols\/live/, (socket) => {
    blocked++
    void socket.close()
  })
  await page.clock.install({ time: Date.now() })
  await signInAs(student.username, { path: `/my-requests/${requestId}` })
  await hydrated(page)
  await expect.poll(() => blocked).toBeGreaterThan(0)
  const conversation = page.getByRole('list', { name: words('Conversa com a secretaria') })
  // Beyond the longest wait between two questions.
  const wait = () => page.clock.fastForward(40_000)
  await moveByOffice(database, requestId, 'in_attendance')
  await wait()
  await expect(conversation.getByText(/Em análise na secretaria$/)).toBeVisible()
  await moveByOffice(database, requestId, 'pending')
  await wait()
  await expect(conversation.getByText(/Encaminhado a outro setor$/)).toBeVisible()
})
