import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { jpeg } from '../../services/users/testing/pictures.ts'
import { addDocuments } from '../support/browser/documents.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'

const reason = 'O comprovante tem mais de 90 dias. Envie um mais recente.'
const megabyte = 1_048_576

function pdf(name: string, size = 2000) {
  const [head, end] = ['%PDF-1.7\n%', '\n%%EOF\n']
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(head + 'x'.repeat(size - head.length - end.length) + end) }
}
const picture = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: jpeg(700, 800) })
const field = (page: Page, index = 0) => page.locator('input[type=file]:not([capture])').nth(index)
const isPart = (url: URL) => url.pathname.includes('/files/parts/')
const send = (page: Page, words: (text: string) => RegExp) => page.getByRole('button', { name: words('Enviar documento') }).click()

test('home leads to a document that was refused, which is sent again', { tag: '@phone-only' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const longName = `${'comprovante-de-residencia-'.repeat(9)}.pdf`
  await addDocuments(database, student, [{ kind: 'identity' }, { kind: 'residence', reason }, { kind: 'thesis' }])
  await signInAs(student.username)
  await page.getByText(/^Ver mais \d+$/).click()
  await expect(page.getByRole('link', { name: words('Enviar os documentos de {course}') })).toBeVisible()
  await page.getByRole('link', { name: 'Enviar Comprovante de residência de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comprovante de residência')
  await expect(page.getByText(reason).first()).toBeVisible()
  await hydrated(page)
  await expectEverythingFits(page)

  await send(page, words)
  await expect(page.getByText(words('Escolha ao menos um arquivo.')).first()).toBeVisible()
  await field(page).setInputFiles([
    pdf(longName),
    picture('conta.jpg'),
    { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('x') },
  ])
  await expect(page.getByText(words('Pronto'))).toHaveCount(2)
  await expect(page.getByText(/Esta foto está em HEIC/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Colocar conta.jpg antes' }).click()
  // What was refused is not left out unseen.
  await send(page, words)
  await expect(page.getByText(/^1 arquivo não foi aceito/).first()).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: 'Remover IMG_1.heic' }).click()
  await send(page, words)
  await expect(page.getByText(words('Documento enviado'))).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('Documento enviado')
  await expect(page.getByText(words('Aguardando validação'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('Enviar documento') })).toBeHidden()
  const sent = page.getByRole('region', { name: words('Enviado por último') }).getByRole('link')
  await expect(sent.first()).toHaveText('conta.jpg')
  await expect(page.getByRole('link', { name: 'conta.jpg' })).toHaveCount(1)
  await expect(page.getByRole('list', { name: words('Histórico do documento') }).getByText(words('Você'))).toHaveCount(1)
  const shown = await page.evaluate(
    async (href) => {
      const { headers } = await fetch(href)
      return [headers.get('content-type'), headers.get('content-security-policy')]
    },
    (await sent.first().getAttribute('href'))!,
  )
  expect(shown).toEqual(['image/jpeg', "default-src 'none'; sandbox"])

  await page
    .getByRole('link', { name: words('Documentos da matrícula') })
    .last()
    .click()
  await expect(page.getByText('Faltam 2 documentos para enviar.')).toBeVisible()
  await expectEverythingFits(page)
  await page.goBack()
  await page.getByText(words('Trocar o que foi enviado')).click()
  await field(page).setInputFiles(pdf('conta-nova.pdf'))
  await expect(page.getByText(words('Pronto'))).toBeVisible()
  await send(page, words)
  await expect(sent.first()).toHaveText('conta-nova.pdf')
  await page.getByRole('link', { name: 'Enviar o próximo: Documento de identidade' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documento de identidade')
  // A place for one file has what was chosen last.
  await field(page).setInputFiles({ name: 'frente.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await expect(page.getByText(/^Este arquivo não é um PDF de verdade/).first()).toBeVisible()
  await field(page).setInputFiles(picture('frente.jpg'))
  await expect(page.getByText('frente.pdf')).toHaveCount(0)
  await send(page, words)
  await expect(page.getByText(/^Escolha o arquivo do verso\. Se o documento todo está em um arquivo/).first()).toBeVisible()
  await page.getByRole('radio', { name: words('Tudo em um arquivo, ou em páginas') }).check()
  await field(page).setInputFiles(pdf('rg.pdf'))
  await expect(page.getByRole('listitem').filter({ hasText: 'rg.pdf' }).getByText(words('Pronto'))).toBeVisible()
  await send(page, words)
  await expect(page.getByText(words('Documento enviado'))).toBeVisible()
})

test('a file that stopped goes on where it was, also after another sign-in', async ({
  page,
  context,
  student,
  database,
  signInAs,
  words,
  problems,
}, testInfo) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|UNAUTHORIZED|status of 401/)
  const [id] = await addDocuments(database, student, [{ kind: 'transcript' }])
  const path = `/enrollment-documents/${id}`
  await signInAs(student.username, { path })
  await hydrated(page)
  const arrived: string[] = []
  let isOpen = false
  await page.route(isPart, async (route) => {
    const part = new URL(route.request().url()).pathname.split('/').at(-1)!
    if (part !== '1' && !isOpen) return route.abort()
    arrived.push(part)
    return route.continue()
  })
  // On the disk, so that it has the same date when it is chosen again.
  const file = testInfo.outputPath('historico.pdf')
  await writeFile(file, pdf('historico.pdf', 3 * megabyte).buffer)
  await field(page).setInputFiles(file)
  await expect.poll(() => arrived).toEqual(['1'])
  // Signed out while the rest waits for the network.
  await context.clearCookies()
  await expect(page.getByText(words('A sua sessão terminou')).first()).toBeVisible()
  isOpen = true
  await signInAs(student.username, { path })
  await hydrated(page)
  await field(page).setInputFiles(file)
  await expect(page.getByText(words('Pronto'))).toBeVisible()
  expect(arrived).toEqual(['1', '2', '3'])

  // What has arrived is still there when the page is loaded anew.
  await page.reload()
  await expect(page.getByText(words('Os arquivos que já tinham chegado estão aqui. Falta enviar o documento.'))).toBeVisible()
  await send(page, words)
  await expect(page.getByText(words('Documento enviado'))).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is missing and why is read, and that sending needs scripts', async ({ page, student, database, signInAs }) => {
    await addDocuments(database, student, [{ kind: 'residence', reason }])
    await signInAs(student.username, { path: '/enrollment-documents' })
    await expect(page.getByText(reason)).toBeVisible()
    await page.getByRole('link', { name: 'Enviar de novo: Comprovante de residência' }).click()
    await expect(page.getByText(/Para enviar arquivos, ligue o JavaScript/)).toBeVisible()
  })
})
