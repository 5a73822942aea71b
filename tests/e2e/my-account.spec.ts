import { expect, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits, unfold } from '../support/browser/layout.ts'
import { accountPath, emailProof, largeText, part } from '../support/browser/my-account.ts'
import { addHostname } from '../support/browser/people.ts'
import { portalUrl } from '../support/browser/portal.ts'

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

test('each appearance is saved by itself, and is accessible', async ({ page, student, signInAs, words, expectAccessible }) => {
  await signInAs(student.username, { path: accountPath })
  for (const [label, mode] of modes) {
    const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/_serverFn/'))
    await page.getByRole('radio', { name: words(label) }).check()
    await saved
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
    await expectAccessible()
  }
  await expect(part(page, words('Aparência')).getByRole('status').first()).toHaveText(words('Salvo'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'white-on-black')
  await expect(page.getByRole('radio', { name: words('Branco no preto') })).toBeChecked()
  await page.getByRole('radio', { name: words('Automático') }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-mode')
})

test('larger text reaches every page, and the wish for signs is kept', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
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
