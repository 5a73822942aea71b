import { jpeg, png } from '../../services/users/testing/pictures.ts'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { accountPath, emailProof, largeText, part, photo } from '../support/browser/my-account.ts'
import { portalUrl } from '../support/browser/portal.ts'

test.describe('without scripts', { tag: '@once' }, () => {
  test('plain forms save each part and say how it went', async ({ browser, student, words }) => {
    const context = await browser.newContext({ locale: 'pt-BR' })
    const page = await context.newPage()
    await page.goto(portalUrl(accountPath))
    await signIn(page, student.username, 'Aurora#2026', 'pt-BR')
    await expect(page).toHaveURL(portalUrl(accountPath))
    const plain = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await context.storageState() })
    const form = await plain.newPage()
    await form.goto(portalUrl(accountPath))
    const saved = form.getByText(words('Sua conta foi salva'))

    await part(form, words('Aparência')).getByRole('radio', { name: words('Escuro') }).check()
    await part(form, words('Aparência')).getByRole('button', { name: words('Salvar') }).click()
    await expect(saved).toBeVisible()
    await expect(form.locator('html')).toHaveAttribute('data-mode', 'dark')
    await part(form, words('Tamanho do texto')).getByRole('switch').check()
    await part(form, words('Tamanho do texto')).getByRole('button', { name: words('Salvar') }).click()
    await expect(form.locator('html')).toHaveAttribute('data-text', 'large')
    await part(form, words('Fuso horário')).getByRole('combobox').selectOption({ label: 'Lisboa (GMT)' })
    await part(form, words('Fuso horário')).getByRole('button', { name: words('Salvar') }).click()
    await expect(part(form, words('Fuso horário')).getByRole('combobox')).toHaveValue('Europe/Lisbon')

    await form.getByLabel(words('Nome completo')).fill('Nome Sem Scripts')
    await form.getByRole('button', { name: words('Salvar contato') }).click()
    await expect(form.getByText(words('Informação inválida. Confira e tente de novo.'))).toBeVisible()
    await form.getByLabel(words('Nome completo')).fill('Nome Sem Scripts')
    await form.getByLabel(words('E-mail'), { exact: true }).fill(`sem.scripts.${student.id}@exemplo.com`)
    await form.getByRole('button', { name: words('Salvar contato') }).click()
    await expect(form.getByText(words('A senha atual não confere'))).toBeVisible()
    await form.getByLabel(words('Nome completo')).fill('Nome Sem Scripts')
    await form.getByLabel(words('E-mail'), { exact: true }).fill(`sem.scripts.${student.id}@exemplo.com`)
    await emailProof(form, words).fill('Aurora#2026')
    await form.getByRole('button', { name: words('Salvar contato') }).click()
    await expect(saved).toBeVisible()
    await expect(form.getByRole('banner')).toContainText('NS')

    const send = form.getByRole('button', { name: words('Enviar foto') })
    await form.locator('input[type=file]').setInputFiles(photo('foto.jpg', 'image/jpeg', jpeg(100, 100)))
    await send.click()
    await expect(form.getByText(words('A foto é pequena demais: precisa ter pelo menos 683 × 768 pixels.'))).toBeVisible()
    await form.locator('input[type=file]').setInputFiles(photo('foto.jpg', 'image/jpeg', Buffer.concat([jpeg(700, 800), Buffer.alloc(5_000_000)])))
    await send.click()
    await expect(form.getByText(words('A foto passa de 1 MB. Escolha uma mais leve.'))).toBeVisible()
    await form.locator('input[type=file]').setInputFiles(photo('foto.png', 'image/png', png(700, 800)))
    await send.click()
    await expect(form.getByRole('button', { name: words('Remover foto') })).toBeVisible()
    await form.getByRole('button', { name: words('Remover foto') }).click()
    await expect(form.getByRole('button', { name: words('Remover foto') })).toHaveCount(0)

    await form.getByRole('button', { name: words('Sair de todos os aparelhos') }).click()
    await expect(form.getByRole('heading', { level: 1 })).toHaveText(words('Você saiu'))
    await plain.close()
    await context.close()
  })

  test('what is chosen before they answer is saved when they do', async ({ page, student, signInAs, words }) => {
    await signInAs(student.username)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(portalUrl(accountPath), { waitUntil: 'commit' })
    await page.getByRole('radio', { name: words('Branco no preto') }).check()
    await largeText(page, words).check()
    await part(page, words('Fuso horário')).getByRole('combobox').selectOption('America/Manaus')
    release()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'white-on-black')
    for (const title of ['Aparência', 'Tamanho do texto', 'Fuso horário']) await expect(part(page, words(title)).getByRole('status').first()).toHaveText(words('Salvo'))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
    await expect(page.getByRole('combobox', { name: words('Fuso horário') })).toHaveValue('Manaus (GMT−4)')
  })
})
