import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { returnText } from '../support/return-file.ts'

test('who manages banks sends a return file, sees what is in it and books it; sent again, it says so', async ({
  page,
  signInAs,
  words,
  expectAccessible,
}) => {
  // The account of the demo's first institution.
  const account = {
    agreement: '1000011',
    branch: '0001',
    number: '000011',
    digit: '0',
    sequence: Math.floor(Date.now() / 1000) % 1_000_000,
  }
  const entries = [{ ourNumber: '10000110000000009', amount: 12_345, paidOn: '2026-11-20' }]
  const file = (text: string, name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') })
  const good = file(returnText(entries, account), 'retorno.ret')
  await signInAs('gina.financas', { path: '/financial/bank-files' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Arquivos bancários'))
  await expectAccessible()
  await expectEverythingFits(page)
  await hydrated(page)

  await page.getByLabel(words('Arquivo de retorno')).setInputFiles(file(returnText(entries, account).slice(0, 900), 'cortado.ret'))
  await expect(page.getByText(words('O arquivo não pode ser usado'))).toBeVisible()
  await expect(page.getByText(words('A linha não tem 240 posições.'))).toBeVisible()
  await expectAccessible()

  await page
    .getByRole('main')
    .getByRole('link', { name: words('Arquivos bancários') })
    .click()
  await page.getByLabel(words('Arquivo de retorno')).setInputFiles(good)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('retorno.ret')
  await expect(page.getByText(words('Confira o arquivo antes da baixa'))).toBeVisible()
  await expect(page.getByRole('table').getByText(words('Boleto não encontrado'))).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: words('Confirmar baixa') }).click()
  await expect(page.getByText(words('Baixa concluída em {0}'))).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('link', { name: words('Arquivos bancários') })
    .click()
  await page.getByLabel(words('Arquivo de retorno')).setInputFiles(good)
  await expect(page.getByText(words('Este arquivo já foi enviado em {0} e baixado em {1}.'))).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('link', { name: words('Arquivos bancários') })
    .click()
  await page.getByRole('link', { name: words('Conciliação') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Conciliação bancária'))
  await expectAccessible()
  await expectEverythingFits(page)

  await signInAs('iris.cobranca', { path: '/financial/bank-files' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Você não tem acesso a esta página'))
})
