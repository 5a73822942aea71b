import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { downloaded, pdfText } from '../support/browser/pdf.ts'

test.beforeEach(({ student, database }) =>
  inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
       values (1, 11, $1, $2, '52998224725', $3, 'Engenharia Civil', 1, 'active', '2026-02-01')`,
      [student.id, student.name, String(student.id)],
    ),
  ),
)

test('a student issues a transcript, whoever gets it compares the file, and the link is revoked', { tag: '@phone-only' }, async ({
  page,
  browser,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: '/academic-situation' })
  await page.getByRole('link', { name: words('Imprimir histórico') }).click()
  await expect(page.getByRole('article').getByText('529.982.247-25')).toBeVisible()
  await expectEverythingFits(page)
  await page.getByRole('link', { name: words('Emitir com código de validação') }).click()
  const form = page.getByRole('form', { name: words('Emitir documento') })
  await expect(page.getByText(words('Você ainda não emitiu nenhum documento.'))).toBeVisible()
  await form.getByRole('combobox', { name: words('O link vale por') }).selectOption('30 dias')
  await form.getByRole('button', { name: words('Emitir') }).dblclick()
  await expect(page.getByText(words('Documento emitido. Baixe o PDF ou envie o link.'))).toBeVisible()
  await hydrated(page)
  const issued = page.getByRole('listitem', { name: words('Histórico escolar') })
  await expect(issued).toHaveCount(1)
  expect((await issued.boundingBox())!.y).toBeLessThan((await form.boundingBox())!.y)
  await expectAccessible()
  await expectEverythingFits(page)
  const address = (await issued.getByRole('code').textContent())!
  const { name, bytes } = await downloaded(page, () => issued.getByRole('link', { name: words('Baixar PDF') }).click())
  expect(name).toMatch(/^historico-escolar-.*\.pdf$/)
  expect((await pdfText(bytes)).replaceAll(' ', '')).toContain(address)

  const stranger = await browser.newContext()
  const reader = await stranger.newPage()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Documento válido')
  await expect(reader.getByText(student.name)).toHaveCount(0)
  const choose = reader.getByLabel('Arquivo PDF')
  await choose.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  await expect(reader.getByRole('status')).toContainText('É o arquivo que a instituição emitiu')
  const changed = Buffer.from(bytes)
  changed[changed.length - 10]! ^= 1
  const dropped = await reader.evaluateHandle(
    (content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(content)], 'b.pdf', { type: 'application/pdf' }))
      return transfer
    },
    [...changed],
  )
  await reader.dispatchEvent('body', 'drop', { dataTransfer: dropped })
  await expect(reader.getByRole('status')).toContainText('Este não é o arquivo')

  await page.reload()
  await expect(issued.getByText('1 vez')).toBeVisible()
  await issued.getByText(words('Revogar o link')).first().click()
  await issued.getByRole('button', { name: words('Revogar') }).click()
  await expect(issued.getByText(words('Link revogado'), { exact: true })).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Link revogado')
  await stranger.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a statement of enrollment is issued by a form, and validated', async ({ page, student, signInAs, words }) => {
    await signInAs(student.username, { path: '/academic-situation/documents' })
    await page.getByRole('combobox', { name: words('Documento') }).selectOption('Declaração de matrícula · Engenharia Civil')
    await page.getByRole('button', { name: words('Emitir') }).click()
    const issued = page.getByRole('listitem', { name: words('Declaração de matrícula') })
    await page.goto((await issued.getByRole('code').textContent())!)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documento válido')
    await expect(page.getByLabel('Arquivo PDF')).toBeHidden()
  })
})
