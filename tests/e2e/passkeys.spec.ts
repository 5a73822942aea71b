import type { Page } from '@playwright/test'
import { expect, forgetSession, leavePortal, signIn, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { addHostname, addPerson } from '../support/browser/people.ts'
import { portalUrl } from '../support/browser/portal.ts'

const password = 'Aurora#2026'
const wanted = '/my-account?outcome=saved'
const student = [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' as const }]

/** A phone that its owner unlocks, as the browser sees it. */
async function getPhone(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  })
  return {
    /** The owner's finger is not recognised, or the question is dismissed. */
    refuse: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    unlock: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  }
}

for (const safeaVersion of ['v2', 'v3'] as const) {
  test(`a passkey made in the account signs in without a password until it is removed, in version ${safeaVersion}`, {}, async ({
    page,
    database,
    words,
    expectAccessible,
  }) => {
    const host = await addHostname(database, 2, { safeaVersion })
    const person = await addPerson(database, 2, student)
    const phone = await getPhone(page)
    await page.goto(portalUrl('/my-account', host))
    await signIn(page, person.username, password, 'pt-BR')
    await expect(page).toHaveURL(portalUrl('/my-account', host))
    await hydrated(page)
    const card = page.getByRole('region', { name: words('Chaves de acesso') })
    const create = card.getByRole('button', { name: words('Criar chave de acesso') })
    const dialog = page.getByRole('dialog')
    const proof = dialog.getByLabel(words('Senha atual'))

    await create.click()
    await dialog.getByLabel(words('Nome da chave')).fill('Celular da Ana')
    await proof.fill('errada')
    await dialog.getByRole('button', { name: words('Continuar') }).click()
    await expect(dialog.getByText(words('Senha atual incorreta')).first()).toBeVisible()
    await expectAccessible()
    await proof.fill(password)
    await phone.refuse()
    await dialog.getByRole('button', { name: words('Continuar') }).click()
    await expect(dialog.getByText(words('Nenhuma chave de acesso foi criada. Tente de novo e confirme no aparelho.'))).toBeVisible()
    await phone.unlock()
    await dialog.getByRole('button', { name: words('Continuar') }).click()
    await expect(card.getByRole('status')).toHaveText(words('Chave de acesso criada'))
    await expect(card.getByRole('listitem')).toContainText('Celular da Ana')
    await expect(create).toBeFocused()

    await create.click()
    await proof.fill(password)
    await dialog.getByRole('button', { name: words('Continuar') }).click()
    await expect(dialog.getByText(words('Este aparelho já tem uma chave de acesso desta conta.'))).toBeVisible()
    await page.keyboard.press('Escape')

    await forgetSession(page)
    await page.goto(portalUrl(wanted, host))
    await page.getByRole('link', { name: words('Entrar com chave de acesso') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Entrar com chave de acesso'))
    await hydrated(page)
    const use = page.getByRole('button', { name: words('Usar chave de acesso') })
    await phone.refuse()
    await use.click()
    await expect(page.getByRole('alert')).toHaveText(words('Nenhuma chave de acesso foi usada. Tente de novo ou entre com a senha.'))
    await phone.unlock()
    await use.click()
    await expect(page).toHaveURL(portalUrl(wanted, host))
    await hydrated(page)
    await expect(page.getByText(words('Você entrou com uma chave de acesso'))).toBeVisible()

    await card.getByRole('button', { name: /Celular da Ana/ }).click()
    await proof.fill(password)
    await dialog.getByRole('button', { name: words('Remover') }).click()
    await expect(card.getByRole('status')).toHaveText(words('Chave de acesso removida'))
    await expect(card.getByRole('listitem')).toHaveCount(0)
    await expect(card).toBeFocused()

    await forgetSession(page)
    await page.goto(portalUrl('/auth/passkey', host))
    await hydrated(page)
    await use.click()
    await expect(page.getByRole('alert')).toHaveText(words('Esta chave de acesso foi removida da conta. Entre com a senha.'))
    await page.getByRole('link', { name: words('Entrar com a senha') }).click()
    await expect(page.getByLabel(words('Senha'), { exact: true })).toBeVisible()
  })
}

test('signing out after a passkey ends what the identity provider remembers of a password before it', async ({ page, database, words }) => {
  const host = await addHostname(database, 2, { safeaVersion: 'v3' })
  const person = await addPerson(database, 2, student)
  await getPhone(page)
  await page.goto(portalUrl('/my-account', host))
  await signIn(page, person.username, password, 'pt-BR')
  await expect(page).toHaveURL(portalUrl('/my-account', host))
  await hydrated(page)
  await page.getByRole('button', { name: words('Criar chave de acesso') }).click()
  await page.getByRole('dialog').getByLabel(words('Senha atual')).fill(password)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Continuar') })
    .click()
  await expect(page.getByText(words('Chave de acesso criada'))).toBeVisible()

  const losePortalSession = async () => {
    await leavePortal(page)
    await page.context().clearCookies({ name: '__Host-academic-services' })
  }
  // A new passkey ended what the provider remembered, so the password is typed again.
  await losePortalSession()
  await page.goto(portalUrl('/', host))
  await signIn(page, person.username, password, 'pt-BR')
  await expect(page).toHaveURL(portalUrl('/', host))
  // The portal's session is gone, the provider's is not.
  await losePortalSession()
  await page.goto(portalUrl('/auth/passkey', host))
  await hydrated(page)
  await page.getByRole('button', { name: words('Usar chave de acesso') }).click()
  await expect(page).toHaveURL(portalUrl('/', host))
  await page.getByRole('button', { name: new RegExp(person.name) }).click()
  await page.getByRole('button', { name: words('Sair') }).click()
  // The provider's sign-in was another one, so it asks before it ends it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Sair'))
  await page.getByRole('button', { name: words('Sair') }).click()
  await expect(page.getByLabel(words('Senha'), { exact: true })).toBeVisible()
  await page.goto(portalUrl('/', host))
  await expect(page.getByLabel(words('Senha'), { exact: true })).toBeVisible()
})
