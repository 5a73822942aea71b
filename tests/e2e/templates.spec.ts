import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { startingWith } from '../support/browser/words.ts'

test('who manages templates makes one, sees it printed beside a student’s document, puts it to use and goes back', async ({
  page,
  signInAs,
  words,
  expectAccessible,
}) => {
  const name = 'Informe do norte'
  await signInAs('gina.financas', { path: '/financial/template' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Modelos de documentos'))
  await hydrated(page)
  await page.getByRole('button', { name: words('Novo modelo') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words('Criar modelo') }).click()
  await expect(dialog.getByLabel(words('Nome'))).toHaveAccessibleDescription(words('Informe o nome do modelo.'))
  await expectAccessible()
  await dialog.getByLabel(words('Nome')).fill(name)
  await dialog.getByLabel(words('Documento')).selectOption('income-report')
  await dialog.getByLabel(words('Instituição')).selectOption('Universidade Aurora, Campus Norte')
  await dialog.getByLabel(startingWith(words('Arquivo do modelo'))).setInputFiles({
    name: 'quebrado.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{\n  "version": 1,\n  "document": "income-report"\n  "blocks": []\n}'),
  })
  await expect(dialog.getByRole('list', { name: words('Arquivos') })).toContainText('Pronto')
  await dialog.getByRole('button', { name: words('Criar modelo') }).click()
  await expect(dialog.getByRole('alert')).toContainText(/Linha 4/)
  await dialog.getByRole('button', { name: 'Remover quebrado.json' }).click()
  await dialog.getByRole('button', { name: words('Criar modelo') }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectEverythingFits(page)
  await page.getByLabel(/^Título do documento/).fill('Informe de {valor}')
  await expect(page.getByText('O campo “valor” não existe neste documento.')).toBeVisible()
  await page.getByRole('button', { name: words('Salvar nova versão') }).click()
  await expect(page.getByLabel(/^Título do documento/)).toBeFocused()
  await expect(dialog).toBeHidden()
  await page.getByLabel(/^Título do documento/).fill('Declaração para ')
  await page.getByRole('button', { name: 'Inserir campo em Título do documento' }).click()
  const search = page.getByRole('searchbox', { name: words('Buscar campo') })
  await expect(search).toBeFocused()
  await search.fill('nome')
  await expectAccessible()
  await page.getByRole('button', { name: words('Nome do estudante') }).click()
  await expect(page.getByLabel(/^Título do documento/)).toBeFocused()
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByText(words('As alterações que você não tinha salvo voltaram'))).toBeVisible()
  await expect(page.getByLabel(/^Título do documento/)).toHaveValue('Declaração para {Nome do estudante}')
  // Beside the fields, and drawn anew after each change.
  const drawn = page.getByRole('img', { name: words('Documento de exemplo') })
  await expect(page.getByText('Declaração para Maria Exemplo da Silva')).toBeAttached()
  await page.getByLabel(/^Título do documento/).fill('Outro título')
  await expect(
    page
      .locator('section')
      .filter({ has: drawn })
      .getByText(/Outro título/),
  ).toBeAttached()
  await page.getByLabel(/^Título do documento/).fill('Declaração para {nome do estudante} {Nome inventado}')
  await page.getByRole('link', { name: words('Prévia') }).click()
  await expect(drawn).toBeVisible()
  await expect(page.getByText('Declaração para Maria Exemplo da Silva')).toBeAttached()
  await page.getByRole('radio', { name: words('Inglês') }).check()
  await expect(page.getByText(/Amount paid/)).toBeAttached()
  await page.getByRole('radio', { name: words('Português') }).check()
  await page.getByLabel(/^Ver com os dados de um estudante/).fill('202310482')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('img', { name: 'Documento de Ana Souza' })).toBeVisible()
  await expect(page.getByText(/Declaração para Ana Souza/)).toBeAttached()
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByRole('button', { name: words('Salvar nova versão') }).click()
  await dialog.getByLabel(words('O que mudou (opcional)')).fill('Título novo')
  await dialog.getByRole('button', { name: words('Salvar versão') }).click()
  await expect(page.getByText(words('Ela ainda não está em uso.'))).toBeVisible()
  const invented = 'Atenção: {Nome inventado} não é um campo deste documento e sai impresso como está.'
  await expect(page.getByText(invented)).toBeVisible()
  await page.getByRole('button', { name: 'Usar a versão 2' }).first().click()
  await expect(page.getByRole('alertdialog').getByText(invented)).toBeVisible()
  await page.getByRole('button', { name: words('Usar esta versão') }).click()
  await expect(page.getByText('Os documentos saem agora pela versão 2')).toBeVisible()

  await page.getByRole('link', { name: words('Versões') }).click()
  await expect(page.getByText('Título novo')).toBeVisible()
  await page.getByRole('button', { name: 'Usar a versão 1' }).click()
  await page.getByRole('button', { name: words('Usar esta versão') }).click()
  await expect(page.getByText('Os documentos saem agora pela versão 1')).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: words('Baixar modelo (.json)') }).click()
  expect(JSON.parse(await readFile(await (await coming).path(), 'utf8'))).toMatchObject({
    document: 'income-report',
    title: { 'pt-BR': 'Declaração para {studentName} {Nome inventado}' },
  })
  await page.getByRole('button', { name: words('Voltar ao formato padrão') }).click()
  await page.getByRole('button', { name: words('Voltar ao padrão') }).click()
  await expect(page.getByText(words('Os documentos voltaram ao formato padrão'))).toBeVisible()
  await page
    .getByRole('link', { name: words('Modelos de documentos') })
    .first()
    .click()
  await page.getByRole('button', { name: `Excluir ${name}` }).click()
  await page.getByRole('button', { name: words('Excluir modelo') }).click()
  await expect(page.getByText(`Modelo excluído: ${name}`)).toBeVisible()
})

test('what two people change at once is kept', async ({ page, context, signInAs, words, expectAccessible }) => {
  await signInAs('gina.financas', { path: '/financial/template' })
  await hydrated(page)
  await page.getByRole('button', { name: words('Novo modelo') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words('Nome')).fill('Boleto de dois')
  await dialog.getByLabel(words('Documento')).selectOption('bank-slip')
  await dialog.getByLabel(words('Instituição')).selectOption('Universidade Aurora, Campus Norte')
  await dialog.getByRole('button', { name: words('Criar modelo') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boleto de dois')
  const other = await context.newPage()
  await other.goto(page.url())
  await hydrated(other)
  const save = async (who: Page, title: string) => {
    await who.getByLabel(/^Título do documento/).fill(title)
    await who.getByRole('button', { name: words('Salvar nova versão') }).click()
    await who
      .getByRole('dialog')
      .getByRole('button', { name: words('Salvar versão') })
      .click()
  }
  await save(other, 'Boleto da outra')
  await expect(other.getByText('Versão 2 salva')).toBeVisible()
  await save(page, 'Boleto da primeira')
  await expect(page.getByText(/mudou este modelo enquanto você editava: a versão mais nova é a 2/)).toBeVisible()
  await expect(page.locator('del', { hasText: '(nada)' })).toBeVisible()
  await expect(page.locator('ins', { hasText: 'Boleto da outra' })).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await expect(page.getByLabel(/^Título do documento/)).toHaveValue('Boleto da primeira')
  await page.getByRole('button', { name: 'Salvar a minha como versão 3' }).click()
  await expect(page.getByText('Versão 3 salva')).toBeVisible()
})
