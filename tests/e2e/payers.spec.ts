import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { giveEmail, linkInMail, openMail } from '../support/browser/mailbox.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { askAgain, payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { startingWith } from '../support/browser/words.ts'

test('a student invites a payer, who pays by Pix; the student sees it, and ends it', { tag: '@phone-only' }, async ({
  page,
  browser,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  const email = `mae.${student.id}@exemplo.test`
  const ownEmail = `aluno.${student.id}@exemplo.test`
  await giveEmail(database, student.id, ownEmail)
  await signInAs(student.username, { path: '/financial/payments' })
  await page.getByRole('button', { name: words('Mais de Pagamentos') }).click()
  await page.getByRole('link', { name: words('Quem pode pagar por mim') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Quem pode pagar por mim'))
  await expect(page.getByText(words('Só você vê os seus débitos'))).toBeVisible()
  await expectEverythingFits(page)

  await hydrated(page)
  await page.getByRole('button', { name: words('Convidar') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words('E-mail de quem paga')).fill('mãe')
  await dialog.getByRole('checkbox', { name: /^Ver o que está em aberto/ }).uncheck()
  await expect(dialog.getByRole('checkbox', { name: /^Pagar/ })).not.toBeChecked()
  await dialog.getByRole('button', { name: words('Enviar convite') }).click()
  await expect(dialog.getByLabel(words('E-mail de quem paga'))).toHaveAccessibleDescription(/nome@exemplo\.com/)
  await expect(dialog.getByText(words('Escolha ao menos uma permissão.')).first()).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await dialog.getByLabel(words('E-mail de quem paga')).fill(email.toUpperCase())
  await dialog.getByRole('checkbox', { name: /^Pagar/ }).check()
  await expect(dialog.getByRole('checkbox', { name: /^Ver o que está em aberto/ })).toBeChecked()
  await dialog.getByRole('button', { name: words('Enviar convite') }).click()
  await expect(page.getByText(words('Convite enviado para {address}'))).toBeVisible()
  await expectEverythingFits(page)

  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', viewport: page.viewportSize() })
  const payer = await context.newPage()
  await payer.clock.install({ time: Date.now() })
  await openMail(payer, email, /deu a você acesso aos pagamentos/)
  const link = await linkInMail(payer)
  await payer.goto(link)
  await payer.getByRole('button', { name: words('Abrir os pagamentos') }).click()
  await expect(payer.getByRole('heading', { name: student.name })).toBeVisible()
  await expect(payer).toHaveURL(/\/financial\/payer$/)
  await expect(payer.getByText(/1[.,]?234[.,]56/).first()).toBeVisible()
  await expectAccessible(payer)
  await expectEverythingFits(payer)
  const html = await payer.content()
  for (const secret of ['529.982.247-25', '52998224725', student.username]) expect(html).not.toContain(secret)

  await payer.getByRole('link', { name: /1[.,]?234[.,]56$/ }).click()
  await hydrated(payer)
  await payer.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await expect(payer.getByRole('button', { name: words('Copiar código') })).toBeVisible()
  await expectEverythingFits(payer)
  await payAtSandboxBank(payer.request, database, new URL(payer.url()).searchParams.get('payment')!)
  await askAgain(payer)
  await expect(payer.getByText(words('Pagamento recebido'))).toBeVisible()

  // The link was used up.
  await payer.goto(link)
  await payer.getByRole('button', { name: words('Abrir os pagamentos') }).click()
  await payer.goto(portalUrl('/financial/payer'))
  await expect(payer.getByText(/1 recibo/)).toBeVisible()

  await page.getByRole('button', { name: words('Ver registro de {email}') }).click()
  await expect(dialog.getByText(words('Pagou {amount} por {method}'))).toBeVisible()
  await expect(dialog.getByText(words('Abriu a página'))).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await dialog.getByRole('button', { name: words('Fechar') }).click()

  await page.getByRole('button', { name: words('Encerrar acesso de {email}') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('Encerrar acesso') })
    .click()
  await expect(page.getByText(words('Acesso encerrado: {address}'))).toBeVisible()
  await payer.reload()
  await expect(payer.getByText(words('Nenhum aluno compartilha pagamentos com este e-mail'))).toBeVisible()
  await expect(payer.getByText(student.name)).toBeHidden()
  await payer.getByRole('button', { name: words('Sair') }).click()
  await expect(payer.getByLabel(words('E-mail'))).toBeVisible()
  await openMail(payer, ownEmail, /Acesso aos seus pagamentos encerrado/)
  await openMail(payer, email, /encerrou o seu acesso aos pagamentos/)
  await context.close()
})

test('an address is proven by a new link, asked for with the same answer for everybody; the payer gives the access up', async ({
  page,
  student,
  words,
  database,
}) => {
  const email = `pai.${student.id}@exemplo.test`
  const ownEmail = `aluna.${student.id}@exemplo.test`
  await giveEmail(database, student.id, ownEmail)
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into financial.payer_access (access_id, tenant_id, user_id, email, locale, permissions, created_at)
       values (gen_random_uuid(), 1, $1, $2, 'pt-BR', '{debts}', now())`,
      [student.id, email],
    ),
  )
  await page.goto(portalUrl(`/financial/payer/enter/${'A'.repeat(43)}`))
  await page.getByRole('button', { name: words('Abrir os pagamentos') }).click()
  await expect(page.getByText(words('Este link não vale mais'))).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: words('Receber o link') }).click()
  await expect(page.getByLabel(words('E-mail'))).toHaveAccessibleDescription(/Informe o seu e-mail/)
  for (const address of ['ninguem@exemplo.test', email]) {
    await page.getByLabel(words('E-mail')).fill(address)
    await page.getByRole('button', { name: words('Receber o link') }).click()
    await expect(page.getByText(words('Confira o seu e-mail'))).toBeVisible()
    await expect(page.getByLabel(words('E-mail'))).toHaveValue('')
  }
  await expectEverythingFits(page)

  await openMail(page, email, /Seu link para os pagamentos/)
  await page.goto(await linkInMail(page))
  await page.getByRole('button', { name: words('Abrir os pagamentos') }).click()
  await page.getByText(words('Não quero mais este acesso')).click()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: words('Encerrar meu acesso a {studentName}') }).click()
  await expect(page.getByText(words('Você encerrou o acesso'))).toBeVisible()
  await expect(page.getByText(student.name)).toBeHidden()
  await openMail(page, ownEmail, /Uma pessoa deixou de ter acesso aos seus pagamentos/)
})

test('who manages settings says which institutions allow payers', async ({ page, signInAs, words }) => {
  await signInAs('gina.financas', { path: '/financial/payer-settings' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Acesso de pagadores'))
  await hydrated(page)
  const campus = page.getByRole('switch', { name: /Campus Sul/ })
  await expect(campus).toBeChecked()
  await campus.click()
  await expect(campus).not.toBeChecked()
  await expect(campus).toBeEnabled()
  await expect(page.getByText(words('Os alunos não podem convidar')).first()).toBeVisible()
  await expectEverythingFits(page)
  await campus.click()
  await expect(campus).toBeChecked()
  await expect(campus).toBeEnabled()
})
