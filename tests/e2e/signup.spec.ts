import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { linkInMail, openMail } from '../support/browser/mailbox.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'

const locale = 'pt-BR'

// The frame in which a mail is shown runs no script, and so not that of the tests either.
test.beforeEach(({ problems }) => problems.allow(/Blocked script execution in '[^']*\/sandbox\/mailbox\//))

test('people make an account where the institution lets them, and enter with it', { tag: '@phone-only' }, async ({
  page,
  problems,
  words,
  expectAccessible,
}) => {
  problems.allow(/status of 4\d\d/)
  const username = `pessoa.${crypto.randomUUID().slice(0, 8)}`
  await page.goto(portalUrl('/auth/signup', hosts.ipe))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Crie a sua conta'))
  await expectEverythingFits(page)
  const create = page.getByRole('button', { name: words('Criar conta') })
  await create.click()
  await expect(page.getByRole('group').getByRole('link')).toHaveCount(5)
  await expectAccessible()

  const field = (name: string) => page.getByLabel(words(name), { exact: true })
  await field('Nome completo').fill('Pessoa Nova')
  await field('Usuário').fill('elisa.prado')
  await field('E-mail').fill(`${username}@exemplo.com`)
  await field('Celular').fill('11987654321')
  await field('Senha').fill('Nova#Senha2027')
  await create.click()
  await expect(page.getByRole('alert')).toContainText(
    words('Já existe uma conta com este usuário ou e-mail. Escolha outro ou recupere a sua conta.'),
  )
  await expect(field('Senha')).toHaveValue('Nova#Senha2027')

  await field('Usuário').fill(username)
  await create.click()
  await expect(page.getByText(words('Falta confirmar o seu e-mail'))).toBeVisible()
  await openMail(page, username, /Confirme seu e-mail: Faculdade Ipê/)
  await page.goto(await linkInMail(page))
  await page.getByRole('button', { name: words('Confirmar e-mail') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Sua conta está pronta'))
  await page.getByRole('link', { name: words('Ir para o portal') }).click()
  await signIn(page, username, 'Nova#Senha2027', locale)
  await expect(page).toHaveURL(portalUrl('/', hosts.ipe))
})

test('elsewhere there is no such page, and no link to it', async ({ page, words, problems }) => {
  problems.allow(/status of 404/)
  await page.goto(portalUrl('/auth/signup'))
  await expect(page.getByText(words('Página não encontrada'))).toBeVisible()
  await page.goto(portalUrl('/'))
  await expect(page.locator('a[href$="/auth/password/reset"]')).toBeVisible()
  await expect(page.locator('a[href$="/auth/signup"]')).toHaveCount(0)
})
