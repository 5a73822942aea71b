import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { holdScripts } from '../support/browser/hold-scripts.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { ageResetLinks, giveEmail, linkInMail, openMail } from '../support/browser/mailbox.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { sessionEndedCode } from '../support/browser/sessions.ts'
import { signInWords } from '../support/browser/words.ts'

test.use({ signInBy: 'provider' })

const locale = 'pt-BR'

const getEmail = ({ id }: { id: number }) => `aluno.${id}@exemplo.com`

// The frame in which a mail is shown runs no script, and so not that of the tests either.
test.beforeEach(({ problems }) => problems.allow(/Blocked script execution in '[^']*\/sandbox\/mailbox\//))

test('a lost password is replaced by a link that comes by mail', { tag: '@phone-only' }, async ({
  page,
  student,
  database,
  words,
  expectAccessible,
}) => {
  await giveEmail(database, student.id, getEmail(student))
  await page.goto(portalUrl('/'))
  await page.locator('a[href$="/auth/password/reset"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Esqueceu a senha?'))
  await expectEverythingFits(page)
  const send = page.getByRole('button', { name: words('Receber o link') })
  await send.click()
  await expect(page.getByRole('group').getByRole('link', { name: words('Informe o seu usuário ou e-mail') })).toBeVisible()
  await page.getByRole('textbox').fill(student.username)
  await send.click()
  await expect(page.getByText(words('Confira o seu e-mail'))).toBeVisible()
  await expectAccessible()

  await openMail(page, getEmail(student), /Universidade Aurora/)
  await page.goto(await linkInMail(page))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Crie uma nova senha'))
  const field = (name: string) => page.getByLabel(words(name), { exact: true })
  await field('Nova senha').fill('curta1')
  await field('Repita a nova senha').fill('outra')
  await page.getByRole('button', { name: words('Salvar nova senha') }).click()
  await expect(page.getByText(words('A senha não cumpre os requisitos.')).first()).toBeVisible()
  await expect(field('Nova senha')).toHaveValue('curta1')
  await expectAccessible()
  await expectEverythingFits(page)
  await field('Nova senha').fill('Nova#Senha2027')
  await field('Repita a nova senha').fill('Nova#Senha2027')
  await page.getByRole('button', { name: words('Salvar nova senha') }).click()
  await expect(page.getByText(words('Senha alterada'))).toBeVisible()

  await page.getByRole('link', { name: words('Entrar com a nova senha') }).click()
  await signIn(page, student.username, 'Nova#Senha2027', locale)
  await expect(page).toHaveURL(portalUrl('/'))
})

test('a forgotten user name comes by mail', async ({ page, student, database, words }) => {
  await giveEmail(database, student.id, getEmail(student))
  await page.goto(portalUrl('/'))
  await page.locator('a[href$="/auth/forgot-username"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Esqueceu o usuário?'))
  const email = page.getByLabel(words('E-mail'), { exact: true })
  await email.fill('nome@')
  await page.getByRole('button', { name: words('Receber meu usuário') }).click()
  await expect(page.getByText(words('E-mail inválido. Confira, como em nome@exemplo.com.')).first()).toBeVisible()
  await expect(email).toHaveValue('nome@')
  await expectEverythingFits(page)
  await email.fill(getEmail(student))
  await page.getByRole('button', { name: words('Receber meu usuário') }).click()
  await expect(page.getByText(words('Confira o seu e-mail'))).toBeVisible()
  await openMail(page, getEmail(student), /Universidade Aurora/)
  await expect(page.locator('pre')).toContainText(student.username)
  await expectEverythingFits(page)
  // The list, since no checker gets into the frame of a mail.
  await page.goBack()
  await expectEverythingFits(page)
})

test('nobody learns who has an account; what is typed before scripts run is sent', async ({ page, words }) => {
  const release = await holdScripts(page)
  await page.goto(portalUrl('/auth/password/reset'), { waitUntil: 'commit' })
  await page.getByRole('textbox').fill('ninguem.aqui')
  const send = page.getByRole('button', { name: words('Receber o link') })
  await expect(send).toBeDisabled()
  release()
  await send.click()
  await expect(page.getByText(words('Confira o seu e-mail'))).toBeVisible()
})

test('a link that is too old says so and leads to a new one', async ({ page, student, database, words, expectAccessible }) => {
  await giveEmail(database, student.id, getEmail(student))
  await page.goto(portalUrl('/auth/password/reset'))
  await page.getByRole('textbox').fill(student.username)
  await page.getByRole('button', { name: words('Receber o link') }).click()
  await expect(page.getByText(words('Confira o seu e-mail'))).toBeVisible()
  const former = await openMail(page, getEmail(student), /Crie uma nova senha/)
  const link = await linkInMail(page)
  await ageResetLinks(database, 1, student.id)
  await page.goto(link)
  await expect(page.getByText(words('Este link expirou'))).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: words('Pedir um novo link') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Peça um novo link'))
  await page.getByRole('textbox').fill(getEmail(student))
  await page.getByRole('button', { name: words('Receber o link') }).click()
  await expect(page.getByText(words('Confira o seu e-mail'))).toBeVisible()
  await openMail(page, getEmail(student), /Crie uma nova senha/, former)
  await page.goto(await linkInMail(page))
  await expect(page.getByLabel(words('Nova senha'), { exact: true })).toBeVisible()
})

test('a new password ends the sessions on every browser', async ({ page, browser, student, database, signInAs, words, locale }) => {
  await giveEmail(database, student.id, getEmail(student))
  await signInAs(student.username)
  const other = await browser.newContext({ locale })
  const elsewhere = await other.newPage()
  await elsewhere.goto(portalUrl('/auth/password/reset'))
  await elsewhere.getByRole('textbox').fill(student.username)
  await elsewhere.getByRole('button', { name: words('Receber o link') }).click()
  await expect(elsewhere.getByText(words('Confira o seu e-mail'))).toBeVisible()
  await openMail(elsewhere, getEmail(student), /Crie uma nova senha/)
  await elsewhere.goto(await linkInMail(elsewhere))
  await elsewhere.getByLabel(words('Nova senha'), { exact: true }).fill('Nova#Senha2027')
  await elsewhere.getByLabel(words('Repita a nova senha'), { exact: true }).fill('Nova#Senha2027')
  await elsewhere.getByRole('button', { name: words('Salvar nova senha') }).click()
  await expect(elsewhere.getByText(words('Senha alterada'))).toBeVisible()
  await other.close()

  await sessionEndedCode(page.context())
  await page.goto(portalUrl('/financial/payments'))
  await expect(page.getByRole('heading', { level: 1, name: signInWords['pt-BR'].signIn })).toBeVisible()
})

test('operation users recover theirs at the operation', async ({ page, words }) => {
  await page.goto(portalUrl('/auth/password/reset', hosts.operation))
  await page.getByRole('textbox').fill('joao.operador')
  await page.getByRole('button', { name: words('Receber o link') }).click()
  await expect(page.getByText(words('Confira o seu e-mail'))).toBeVisible()
  await openMail(page, 'joao.operador', /Crie uma nova senha/)
  expect(await linkInMail(page)).toContain(`//${hosts.operation}:`)
})

test('without scripts a person signs in at the sign-in page', async ({ browser, words }) => {
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(portalUrl('/'))
  await signIn(page, 'ana.souza', 'Aurora#2026', 'pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: words('Olá, {firstName}') })).toBeVisible()
  await page.goto(portalUrl('/financial/payments', hosts.ipe))
  await signIn(page, 'davi.rocha', 'wrong', 'pt-BR')
  await expect(page.getByRole('alert')).toContainText(words('Usuário ou senha incorretos. Confira e tente de novo.'))
  await expect(page.getByLabel(words('Usuário ou e-mail'))).toHaveValue('davi.rocha')
  await signIn(page, 'davi.rocha', 'Aurora#2026', 'pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
  await context.close()
})
