import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson } from '../support/browser/people.ts'
import { portalUrl } from '../support/browser/portal.ts'

const editors = {
  institutionId: 12,
  name: 'Secretaria',
  profile: 'OPERATION' as const,
  permissions: { academic: ['request-types.manage'] },
}

/** In each of the three languages; the first one is shown again. */
async function fillText(page: Page, label: string, text: string) {
  const write = (language: string) => page.getByRole('radio', { name: language }).check()
  for (const language of ['Inglês', 'Espanhol', 'Português']) {
    await write(language)
    await page.getByLabel(`${label} (${language})`, { exact: true }).fill(`${text} ${language}`)
  }
}

test('staff make a type with a branch, walk it as a student, save it, offer it, and bring it along as a file', async ({
  page,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const editor = await addPerson(database, 1, [editors])
  const name = `Prova em outra data ${editor.id}`
  await signInAs(editor.username, { path: '/request-types' })
  await expect(page.getByRole('link', { name: words('Declaração de matrícula') })).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('link', { name: words('Novo tipo') }).click()
  await hydrated(page)
  // Nothing is missing yet.
  await expect(page.getByText(/^pendências/)).toHaveCount(0)

  await page.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(/pendências impedem de salvar/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dados gerais: Nome: faltam português, inglês e espanhol' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Etapa 1, campo 1: Pergunta: faltam português, inglês e espanhol' })).toBeVisible()
  await expectAccessible()
  // To the text that is missing, in a language in which it is.
  await page.getByLabel('Resumo (Português)').fill('Só em português.')
  await page.getByRole('link', { name: 'Dados gerais: Resumo: faltam inglês e espanhol' }).click()
  await expect(page.getByLabel('Resumo (Inglês)')).toBeFocused()
  await expect(page.getByText('Em português: Só em português.')).toBeVisible()
  await expect(page.getByText('Escreva o texto em inglês').first()).toBeVisible()
  await fillText(page, 'Nome', name)
  await fillText(page, 'Resumo', 'Para quem faltou por doença.')
  await fillText(page, 'Termos', 'O pedido vale para uma prova.')
  await expectEverythingFits(page)

  await page.getByRole('link', { name: /^Formulário/ }).click()
  await fillText(page, 'Título da etapa', 'Motivo')
  await fillText(page, 'Pergunta', 'Dias de falta')
  await page.getByLabel('Tipo de resposta').selectOption('int')
  await page.getByRole('button', { name: words('Acrescentar etapa depois desta') }).click()
  await expect(page.getByLabel('Título da etapa (Português)')).toHaveValue('Etapa 2')
  await expect(page.getByLabel('Título da etapa (Português)')).toBeFocused()
  await fillText(page, 'Título da etapa', 'Atestado')
  const addField = page.getByRole('button', { name: words('Acrescentar campo') })
  await addField.click()
  await expect(page.getByLabel('Pergunta (Português)')).toBeFocused()
  await page.getByRole('button', { name: 'Remover: Etapa 2, campo 1' }).click()
  await expect(addField).toBeFocused()
  await addField.click()
  await expect(page.getByText('Regras do texto: nenhuma')).toBeVisible()
  await fillText(page, 'Pergunta', 'Nome do médico')
  await page.getByRole('link', { name: '1. Motivo Português' }).click()
  await page.getByRole('button', { name: words('Acrescentar desvio') }).click()
  await page.getByLabel('Comparação').selectOption({ label: 'é no máximo' })
  await page.getByLabel('Comparar com').fill('2')
  await page.getByRole('button', { name: words('Acrescentar condição') }).click()
  await expect(page.getByRole('group', { name: 'Condição 2' }).getByLabel('Resposta do campo')).toBeFocused()
  const condition = page.getByRole('group', { name: 'Condição 2' })
  const removal = condition.getByRole('button', { name: words('Remover esta condição') })
  const boxes = [condition, condition.locator('.field__box').first(), removal, condition.locator('.field__box').last()]
  const [whole, first, below, last] = (await Promise.all(boxes.map((one) => one.boundingBox()))).map((box) => box!)
  // Chosen fields have long names.
  expect(first!.width).toBeCloseTo(whole!.width, 0)
  expect(await removal.evaluate((one) => getComputedStyle(one).paddingInlineStart)).toBe('0px')
  expect(below!.x).toBeCloseTo(first!.x, 0)
  expect(below!.y).toBeGreaterThan(last!.y + last!.height + 8)
  await removal.click()
  await expect(page.getByRole('group', { name: 'Condição 1' })).toBeFocused()
  await page.getByText('Ver os caminhos em texto').click()
  await expect(page.getByText('Se “Dias de falta Português” é no máximo 2, vai para Revisar e enviar')).toBeVisible()
  await expect(page.getByText(/impedem? de salvar/)).toHaveCount(0)
  await expectEverythingFits(page)

  await page.getByRole('button', { name: words('Ver como aluno') }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText('O pedido vale para uma prova. Português')).toBeVisible()
  // As a student: not without the terms.
  await preview.getByRole('button', { name: words('Começar') }).click()
  await expect(preview.getByRole('alert')).toContainText('Marque que você leu e aceita os termos')
  await preview.getByRole('checkbox', { name: words('Li e aceito os termos') }).check()
  await preview.getByRole('button', { name: words('Começar') }).click()
  await preview.getByRole('button', { name: words('Continuar') }).click()
  await preview.getByRole('link', { name: 'Preencha o campo “Dias de falta Português”.' }).click()
  await expect(preview.getByLabel('Dias de falta Português')).toBeFocused()
  await preview.getByLabel('Dias de falta Português').fill('3')
  await preview.getByRole('button', { name: words('Continuar') }).click()
  await expect(preview.getByRole('heading', { name: '2. Atestado Português' })).toBeVisible()
  await expectAccessible()
  await preview.getByRole('button', { name: words('Voltar') }).click()
  await preview.getByLabel('Dias de falta Português').fill('2')
  await preview.getByRole('button', { name: words('Continuar') }).click()
  await expect(preview.getByText('O formulário termina aqui')).toBeVisible()
  await expect(preview.getByRole('region', { name: 'Motivo Português' })).toContainText('2')
  await preview.getByRole('button', { name: words('Fechar') }).click()

  // What was typed is still there after the page is loaded anew, and asked about when it is left.
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('As alterações que você não tinha salvo voltaram.')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Tipos de requerimento') })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('Continuar editando') })
    .click()

  await page.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText('Versão 1 · Nenhum requerimento em andamento')).toBeVisible()
  await expect(page.getByText('Versão 1 salva')).toBeVisible()
  await expect(page.getByText(words('Não oferecido'))).toBeVisible()
  await page.getByRole('button', { name: words('Oferecer aos alunos') }).click()
  await expect(page.getByText(words('Oferecido aos alunos'))).toBeVisible()
  await expect(page.getByRole('switch', { name: /Oferecer aos alunos/ })).toBeChecked()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words('Exportar') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const importing = async (text: string) => {
    await page.getByRole('button', { name: words('Importar') }).click()
    await page.getByLabel('Ou cole o conteúdo do arquivo').fill(text)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Importar') })
      .click()
  }
  await importing(file.replace('"int"', '"number"'))
  await expect(page.getByText('Não é válido: Etapa 1, campo 1 › Tipo')).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Fechar') })
    .click()
  await importing(
    file.replace(/"limitOfDays": \d+/, '"limitOfDays": 9').replace(/"rules": \[\]/, '"rules": [{ "kind": "documents_accepted" }]'),
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: words('Salvar nova versão') }).click()
  await expect(page.getByText('Versão 2 salva')).toBeVisible()
  // What is removed by mistake comes back.
  await page.getByRole('link', { name: '2. Atestado Português' }).click()
  await page.getByRole('button', { name: 'Remover: Atestado Português' }).click()
  await expect(page.getByRole('heading', { name: '1. Motivo Português' }).locator('span')).toBeFocused()
  await page.getByRole('button', { name: words('Descartar alterações') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('Descartar alterações') })
    .click()
  await expect(page.getByRole('link', { name: '2. Atestado Português' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.getByRole('link', { name: words('Versões') }).click()
  await expect(page.getByRole('button', { name: words('Comparar') })).toHaveCount(1)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Versão 1' })
    .getByRole('button', { name: words('Comparar') })
    .click()
  const comparison = page.getByRole('region', { name: 'O que mudou desde a versão 1' })
  await expect(comparison).toContainText('5 → 9')
  await expect(comparison).toContainText('Condição acrescentadaDocumentos da matrícula aceitos')

  await page.goto(portalUrl('/request-types'))
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('9 dias úteis')
  await expect(row).toContainText('Oferecido')
})

test('two editors of one type are told of each other, and nothing is lost', async ({ page, context, database, signInAs, words }) => {
  const editor = await addPerson(database, 1, [{ ...editors, institutionId: 11 }])
  await signInAs(editor.username, { path: '/request-types/107' })
  await hydrated(page)
  await page.getByRole('link', { name: words('Editar') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const other = await context.newPage()
  await other.goto(portalUrl('/request-types/107?edit=true'))
  await hydrated(other)
  for (const [one, days] of [
    [other, '4'],
    [page, '6'],
  ] as const) {
    await one.getByLabel('Prazo em dias úteis').fill(days)
    await one.getByRole('button', { name: words('Salvar nova versão') }).click()
  }
  await expect(page.getByText('Outra pessoa salvou uma nova versão enquanto você editava.')).toBeVisible()
  await expect(page.getByLabel('Prazo em dias úteis')).toHaveValue('6')
  await page.getByRole('button', { name: /Salvar sobre a versão/ }).click()
  await expect(page.getByText(/Versão \d+ salva/)).toBeVisible()
})

test('a type of the whole organization is read and copied by staff of one institution', async ({
  page,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const editor = await addPerson(database, 1, [editors])
  await signInAs(editor.username, { path: '/request-types/new' })
  await hydrated(page)
  // A new type that was begun in this tab is another one than the copy.
  await page.getByLabel('Nome (Português)', { exact: true }).fill('Começado antes')
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Tipos de requerimento') })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('Sair da página') })
    .click()
  await page.getByRole('link', { name: 'Trancamento de matrícula', exact: true }).click()
  await page.getByRole('link', { name: words('Formulário') }).click()
  // As text: no field that only looks as if it could be changed.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^1\. / }).getByRole('term').first()).toBeVisible()
  // The drawing scrolls, by keyboard too.
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible()
  await page.getByRole('link', { name: words('Fazer uma cópia') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trancamento de matrícula (cópia)' })).toBeVisible()
  await expect(page.getByText('As alterações que você não tinha salvo voltaram.')).toHaveCount(0)
  await page.goto(portalUrl('/request-types/new'))
  await expect(page.getByRole('heading', { level: 1, name: 'Começado antes' })).toBeVisible()
})
