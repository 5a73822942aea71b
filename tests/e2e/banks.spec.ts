import type { Locator } from '@playwright/test'
import { png } from '../../services/users/testing/pictures.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'

test('who manages banks registers one with an account, and deletes them where no slip needs them', async ({
  page,
  signInAs,
  words,
  expectAccessible,
}) => {
  const { bank, code, branch, number, digit } = { bank: 'Itaú', code: '341', branch: '0057', number: '72189', digit: '6' }
  await signInAs('gina.financas', { path: '/financial/banks' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Bancos e contas'))
  await expect(
    page
      .getByRole('table', { name: words('Contas') })
      .getByText(words('Registra boletos'))
      .first(),
  ).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)

  await hydrated(page)
  await page.getByRole('button', { name: words('Cadastrar banco') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(dialog.getByLabel(words('Código'))).toHaveAccessibleDescription(words('Informe os três números do código.'))
  await dialog.getByLabel(words('Procurar na lista do Banco Central')).fill(bank)
  await page.getByRole('option', { name: new RegExp(`${code} · ISPB`) }).click()
  await expect(dialog.getByLabel(words('Código'))).toHaveValue(code)
  await dialog.getByLabel(words('Código')).fill('999')
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(dialog.getByLabel(words('Código'))).toHaveAccessibleDescription(words('Já há um banco com este código.'))
  await dialog.getByLabel(words('Código')).fill(code)
  await dialog.getByLabel(words('Apelido')).fill(bank)
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Banco salvo: {nickName}'))).toBeVisible()

  const getActs = async (name: RegExp, act: string) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name: words(act) }).click()
  }
  const logoIn = (place: Locator) => place.locator('img')
  const row = page.getByRole('table', { name: words('Bancos') }).getByRole('row', { name: bank })
  const choose = async (side: number) => {
    const name = `logo-${side}.png`
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: png(side, side) })
    // The one that was chosen before is ready until this one takes its place.
    await expect(dialog.getByRole('listitem').filter({ hasText: name }).getByText(words('Pronto para salvar'))).toBeVisible()
  }
  await getActs(new RegExp(`^Ações para ${bank}`), 'Editar')
  await choose(40)
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(dialog.getByText(words('O logotipo é pequeno demais: precisa ter pelo menos 96 × 96 pixels.')).last()).toBeVisible()
  await expectAccessible()
  await choose(120)
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => logoIn(row).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120)
  await getActs(new RegExp(`^Ações para ${bank}`), 'Editar')
  await expect(logoIn(dialog)).toBeVisible()
  await dialog.getByRole('button', { name: words('Remover {name}') }).click()
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(dialog).toBeHidden()
  await expect(logoIn(row)).toHaveCount(0)

  await page.getByRole('button', { name: words('Cadastrar conta') }).click()
  await dialog
    .getByLabel(words('Banco'), { exact: true })
    .selectOption({ label: (await dialog.getByRole('option', { name: new RegExp(`^${code}`) }).textContent()) ?? '' })
  await dialog.getByLabel(words('Instituição')).selectOption('Universidade Aurora, Campus Norte')
  await dialog.getByLabel(words('Agência')).fill(branch)
  await dialog.getByLabel(words('Conta'), { exact: true }).fill(number)
  await dialog.getByLabel(words('Dígito')).fill('0')
  await dialog.getByLabel(words('Convênio')).fill(`7770${code}`)
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(dialog.getByLabel(words('Dígito'))).toHaveAccessibleDescription(
    words('O dígito não confere com a agência e a conta neste banco.'),
  )
  await expectAccessible()
  await expectEverythingFits(page)
  // However often: browsers close a dialog on a second Escape.
  const question = page.getByRole('alertdialog', { name: words('Descartar o que você escreveu?') })
  for (const times of [1, 2]) {
    await page.keyboard.press('Escape')
    await expect(question, `${times}`).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question, `${times}`).toBeHidden()
    await expect(dialog.getByLabel(words('Convênio'))).toHaveValue(`7770${code}`)
  }
  await dialog.getByLabel(words('Dígito')).fill(digit)
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Conta salva: agência {branch}, conta {number}-{digit}'))).toBeVisible()

  await getActs(new RegExp(`^Ações para ${bank}`), 'Excluir')
  await expect(dialog).toContainText(`${branch} / ${number}-${digit}`)
  await dialog.getByRole('button', { name: words('Fechar') }).click()
  await getActs(new RegExp(`conta ${number}-${digit}`), 'Excluir')
  await page.getByRole('button', { name: words('Excluir conta') }).click()
  await expect(page.getByText(words('Conta excluída: agência {branch}, conta {number}-{digit}'))).toBeVisible()
  await getActs(new RegExp(`^Ações para ${bank}`), 'Excluir')
  await page.getByRole('button', { name: words('Excluir banco') }).click()
  await expect(page.getByText(words('Banco excluído: {nickName}'))).toBeVisible()
})
