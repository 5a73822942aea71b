import { expect, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits, unfold } from '../support/browser/layout.ts'
import { accountPath, emailProof, largeText, part } from '../support/browser/my-account.ts'
import { addHostname, addPerson } from '../support/browser/people.ts'
import { actAs } from '../support/browser/impersonation.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'

const modes = [
  ['Claro', 'light'],
  ['Escuro', 'dark'],
  ['Preto no branco', 'black-on-white'],
  ['Branco no preto', 'white-on-black'],
] as const

test('the account says what is missing, and keeps what is typed', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: accountPath })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Minha conta'))
  await expectAccessible()
  await expectEverythingFits(page)
  const field = (name: string) => page.getByLabel(words(name), { exact: true })
  const save = page.getByRole('button', { name: words('Salvar contato') })
  await field('Nome completo').fill(' ')
  await save.click()
  for (const text of ['Informe o seu nome', 'Informe o seu e-mail'])
    await expect(page.getByRole('group').getByRole('link', { name: words(text) })).toBeVisible()
  await field('Nome completo').fill('Joana Maria Nova')
  await field('E-mail').fill('joana')
  await save.click()
  await expect(page.getByText(words('E-mail inválido. Confira, como em nome@exemplo.com.')).first()).toBeVisible()
  await expectAccessible()
  await field('E-mail').fill(`Joana.${student.id}@Exemplo.com`)
  await save.click()
  await expect(page.getByRole('group').getByRole('link', { name: words('Informe a senha atual') })).toBeVisible()
  await emailProof(page, words).fill('errada')
  await save.click()
  await expect(page.getByText(words('Senha atual incorreta')).first()).toBeVisible()
  await expectAccessible()
  await emailProof(page, words).fill('Aurora#2026')
  await save.click()
  await expect(page.getByText(words('Contato salvo'))).toBeVisible()
  // The new address waits for its link.
  await expect(field('E-mail')).toHaveValue('')
  await expect(
    page.getByRole('region', { name: words('Confirmação do e-mail') }).getByText(`joana.${student.id}@exemplo.com`),
  ).toBeVisible()
  // The header follows at once, and after a reload.
  await expect(page.getByRole('banner')).toContainText('JN')
  await page.reload()
  await expect(field('Nome completo')).toHaveValue('Joana Maria Nova')
  await expect(page.getByRole('banner')).toContainText('JN')
})

for (const [label, mode] of modes) {
  test(`${mode} is saved by itself, and is accessible`, async ({ page, student, signInAs, words, expectAccessible }) => {
    await signInAs(student.username, { path: accountPath })
    await page.getByRole('radio', { name: words(label) }).check()
    await expect(part(page, words('Aparência')).getByRole('status').first()).toHaveText(words('Salvo'))
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
    await expectAccessible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
    await expect(page.getByRole('radio', { name: words(label) })).toBeChecked()
    await page.getByRole('radio', { name: words('Como no aparelho') }).check()
    await expect(page.locator('html')).not.toHaveAttribute('data-mode')
  })
}

test('larger text reaches every page, and the wish for signs is kept', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  const vlibras = { scriptUrl: 'https://vlibras.example/script.js', appUrl: 'https://vlibras.example/app' }
  const host = await addHostname(database, 1, { safeaVersion: 'v2', assistants: { handTalk: null, vlibras, equalWeb: null } })
  await page.route('https://vlibras.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await signInAs(student.username, { host, path: accountPath })
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await size()).toBe('16px')
  await unfold(page, words('Aparência e acessibilidade'))
  await largeText(page, words).check()
  await expect(part(page, words('Tamanho do texto')).getByRole('status').first()).toHaveText(words('Salvo'))
  // The page follows in the next frame.
  await expect.poll(size).toBe('20px')
  await expectEverythingFits(page)
  await expectAccessible()
  await part(page, words('Língua de sinais')).getByRole('switch').check()
  await expect(part(page, words('Língua de sinais')).getByRole('status').first()).toHaveText(words('Salvo'))
  await page.goto(portalUrl('/financial/payments', host))
  expect(await size()).toBe('20px')
  await page.goto(portalUrl(accountPath, host))
  await unfold(page, words('Aparência e acessibilidade'))
  for (const title of ['Tamanho do texto', 'Língua de sinais']) await expect(part(page, words(title)).getByRole('switch')).toBeChecked()
})

test('the language changes without leaving the page, and stays', async ({ page, student, signInAs }) => {
  await signInAs(student.username, { path: accountPath })
  // At once, while some of the page is not hydrated yet.
  await page.goto(portalUrl(accountPath), { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Español' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveTitle(/Mi cuenta/)
  await expect(part(page, 'Idioma').getByRole('status').first()).toHaveText('Guardado')
  await expect(page.getByRole('radio', { name: 'Español' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta')
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked()
})

test.describe('with a sign-in among what happened', () => {
  test.use({ signInBy: 'provider' })

  test('the zone is found by its name and tells when things happened', { tag: '@phone' }, async ({
    page,
    student,
    signInAs,
    words,
    expectAccessible,
  }) => {
    await signInAs(student.username, { path: accountPath })
    for (const title of ['Atividade', 'Idioma e horário']) await unfold(page, words(title))
    const happened = page
      .getByRole('list', { name: words('Atividade') })
      .locator('time')
      .first()
    const at = new Date((await happened.getAttribute('datetime'))!)
    const time = (timeZone: string) => new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
    await expect(happened).toContainText(time('America/Sao_Paulo'))

    // By keyboard alone.
    const zone = page.getByRole('combobox', { name: words('Fuso horário') })
    // Not the native list that stands there until scripts run.
    await expect(zone).toHaveValue(/GMT/)
    await zone.focus()
    await zone.press('ControlOrMeta+a')
    await zone.pressSequentially('toq')
    await expect(page.getByRole('option')).toHaveText(['Tóquio (GMT+9)'])
    await expectAccessible()
    await zone.press('ArrowDown')
    await zone.press('Enter')
    await expect(part(page, words('Fuso horário')).getByRole('status').first()).toHaveText(words('Salvo'))
    await expect(happened).toContainText(time('Asia/Tokyo'))
    await page.reload()
    for (const title of ['Atividade', 'Idioma e horário']) await unfold(page, words(title))
    await expect(zone).toHaveValue('Tóquio (GMT+9)')
    await expect(happened).toContainText(time('Asia/Tokyo'))
  })
})

test('what could not be saved goes back to what it was, and says so', async ({
  page,
  problems,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/)
  await signInAs(student.username, { path: accountPath })
  await largeText(page, words).focus()
  await page.route('**/_serverFn/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const failure = words('Não foi possível salvar. Tente de novo em alguns minutos.')
  await page.getByRole('radio', { name: words('Escuro') }).click()
  await expect(part(page, words('Aparência')).getByRole('alert')).toHaveText(failure)
  await expect(page.getByRole('radio', { name: words('Como no aparelho') })).toBeChecked()
  await expect(page.locator('html')).not.toHaveAttribute('data-mode')
  await largeText(page, words).click()
  await expect(part(page, words('Tamanho do texto')).getByRole('alert')).toHaveText(failure)
  await expect(largeText(page, words)).not.toBeChecked()
  await page.getByLabel(words('Nome completo')).fill('Outro Nome')
  await page.getByLabel(words('E-mail'), { exact: true }).fill('outro@exemplo.com')
  await emailProof(page, words).fill('Aurora#2026')
  await page.getByRole('button', { name: words('Salvar contato') }).click()
  await expect(page.getByRole('alert').filter({ hasText: failure }).last()).toBeVisible()
  await expect(page.getByLabel(words('Nome completo'))).toHaveValue('Outro Nome')
  await expectAccessible()

  await page.unroute('**/_serverFn/**')
  await largeText(page, words).click()
  await expect(part(page, words('Tamanho do texto')).getByRole('status').first()).toHaveText(words('Salvo'))
  await expect(part(page, words('Tamanho do texto')).getByRole('alert')).toBeEmpty()
})

test('an e-mail of somebody else is refused beside its field', async ({ page, student, database, signInAs, words }) => {
  const other = await addPerson(database, 1, [])
  await signInAs(student.username, { path: accountPath })
  await page.getByLabel(words('E-mail'), { exact: true }).fill(`${other.username}@exemplo.edu.br`)
  await emailProof(page, words).fill('Aurora#2026')
  await page.getByRole('button', { name: words('Salvar contato') }).click()
  await expect(page.getByRole('group').getByRole('link', { name: words('Este e-mail já é de outra conta. Use outro.') })).toBeVisible()
  await expect(page.getByLabel(words('E-mail'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('whoever acts as somebody else sees the account and changes nothing', async ({ page, student, signInAs, words, expectAccessible }) => {
  await signInAs('joao.operador', { host: hosts.operation, path: '/impersonation?v2RoleId=90010&tenantId=1' })
  await actAs(page, words, student)
  await page.goto(portalUrl(accountPath, hosts.operation))
  await expect(page.getByText(words('Só a própria pessoa pode mudar estes dados.'))).toBeVisible()
  await expect(page.getByLabel(words('Nome completo'))).toHaveValue(student.name)
  await expect(page.getByLabel(words('Nome completo'))).toBeDisabled()
  for (const name of ['Salvar contato', 'Adicionar foto', 'Sair de todos os aparelhos', 'Salvar'])
    await expect(page.getByRole('button', { name: words(name) })).toHaveCount(0)
  const choices = page.locator('main').locator('input, select')
  for (const one of await choices.all()) if (await one.isVisible()) await expect(one).toBeDisabled()
  await expectAccessible()
})
