import type { Page } from '@playwright/test'
import { inTenant } from '../../services/platform/database.ts'
import { jpeg, png } from '../../services/users/testing/pictures.ts'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson } from '../support/browser/people.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { locales, onAPhone, type Words } from '../support/browser/words.ts'

const once = { tag: '@once' }
const path = '/my-account'
const modes = [
  ['Claro', 'light'],
  ['Escuro', 'dark'],
  ['Preto no branco', 'black-on-white'],
  ['Branco no preto', 'white-on-black'],
] as const
/** The setting with a heading, which has a form of its own. */
const part = (page: Page, title: string | RegExp) => page.locator('form').filter({ has: page.getByRole('heading', { name: title }) })
const largeText = (page: Page, words: Words) => part(page, words('Tamanho do texto')).getByRole('switch')
/** What proves, for another e-mail, who asks. */
const emailProof = (page: Page, words: Words) => {
  const [label, note] = [words('Senha atual'), words('(só para trocar o e-mail)')].map(({ source }) => source.replace(/^\^\\s\*|\\s\*\$$/g, ''))
  return page.getByLabel(new RegExp(`^${label}\\s+${note}$`))
}
const photo = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

for (const locale of locales) {
  test.describe(`in ${locale}`, { tag: onAPhone(locale) }, () => {
    test.use({ locale })

    test('the account says what is missing, and keeps what is typed', async ({ page, student, signInAs, words, expectAccessible }) => {
      await signInAs(student.username, { path })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Minha conta'))
      await expectAccessible()
      await expectEverythingFits(page)
      const field = (name: string) => page.getByLabel(words(name), { exact: true })
      const save = page.getByRole('button', { name: words('Salvar contato') })
      await field('Nome completo').fill(' ')
      await save.click()
      for (const text of ['Digite o seu nome', 'Digite o seu e-mail']) await expect(page.getByRole('group').getByRole('link', { name: words(text) })).toBeVisible()
      await field('Nome completo').fill('Joana Maria Nova')
      await field('E-mail').fill('joana')
      await save.click()
      await expect(page.getByText(words('Este e-mail não parece completo. Confira, como em nome@exemplo.com.')).first()).toBeVisible()
      await expectAccessible()
      await field('E-mail').fill(`Joana.${student.id}@Exemplo.com`)
      await save.click()
      await expect(page.getByRole('group').getByRole('link', { name: words('Digite a senha atual') })).toBeVisible()
      await emailProof(page, words).fill('errada')
      await save.click()
      await expect(page.getByText(words('A senha atual não confere')).first()).toBeVisible()
      await expectAccessible()
      await emailProof(page, words).fill('Aurora#2026')
      await save.click()
      await expect(page.getByText(words('Contato salvo'))).toBeVisible()
      await expect(field('E-mail')).toHaveValue(`joana.${student.id}@exemplo.com`)
      // The header follows at once, and after a reload.
      await expect(page.getByRole('banner')).toContainText('JN')
      await page.reload()
      await expect(field('Nome completo')).toHaveValue('Joana Maria Nova')
      await expect(page.getByRole('banner')).toContainText('JN')
    })
  })
}

for (const [label, mode] of modes) {
  test(`${mode} is saved by itself, and is accessible`, async ({ page, student, signInAs, words, expectAccessible }) => {
    await signInAs(student.username, { path })
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

test('larger text reaches every page, and the wish for signs is kept', async ({ page, student, signInAs, words, expectAccessible }) => {
  await signInAs(student.username, { path })
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await size()).toBe('16px')
  await largeText(page, words).check()
  await expect(part(page, words('Tamanho do texto')).getByRole('status').first()).toHaveText(words('Salvo'))
  expect(await size()).toBe('20px')
  await expectEverythingFits(page)
  await expectAccessible()
  await part(page, words('Língua de sinais')).getByRole('switch').check()
  await expect(part(page, words('Língua de sinais')).getByRole('status').first()).toHaveText(words('Salvo'))
  await page.goto(portalUrl('/financial/payments'))
  expect(await size()).toBe('20px')
  await page.goto(portalUrl(path))
  for (const title of ['Tamanho do texto', 'Língua de sinais']) await expect(part(page, words(title)).getByRole('switch')).toBeChecked()
})

test('the language changes without leaving the page, and stays', once, async ({ page, student, signInAs }) => {
  await signInAs(student.username, { path })
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

test('the zone is found by its name and tells when things happened', async ({ page, student, signInAs, words, expectAccessible }) => {
  await signInAs(student.username, { path })
  const happened = page.getByRole('list', { name: words('Atividade') }).locator('time').first()
  const at = new Date((await happened.getAttribute('datetime'))!)
  const time = (timeZone: string) => new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
  await expect(happened).toContainText(time('America/Sao_Paulo'))

  // By keyboard alone.
  const zone = page.getByRole('combobox', { name: words('Fuso horário') })
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
  await expect(zone).toHaveValue('Tóquio (GMT+9)')
  await expect(happened).toContainText(time('Asia/Tokyo'))
})

test('what could not be saved goes back to what it was, and says so', async ({ page, problems, student, signInAs, words, expectAccessible }) => {
  problems.allow(/ERR_FAILED|Failed to load resource/)
  await signInAs(student.username, { path })
  await largeText(page, words).focus()
  await page.route('**/_serverFn/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const failure = words('Não foi possível salvar. Nada mudou: tente de novo em alguns minutos.')
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

test('an e-mail of somebody else is refused beside its field', once, async ({ page, student, database, signInAs, words }) => {
  const other = await addPerson(database, 1, [])
  await signInAs(student.username, { path })
  await page.getByLabel(words('E-mail'), { exact: true }).fill(`${other.username}@exemplo.edu.br`)
  await emailProof(page, words).fill('Aurora#2026')
  await page.getByRole('button', { name: words('Salvar contato') }).click()
  await expect(page.getByRole('group').getByRole('link', { name: words('Este e-mail já é de outra conta. Use outro.') })).toBeVisible()
  await expect(page.getByLabel(words('E-mail'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test.describe('photo', () => {
  const dialog = (page: Page) => page.getByRole('dialog')
  const chooser = (page: Page) => dialog(page).locator('input[type=file]:not([capture])')
  const shown = (page: Page) => page.getByRole('banner').locator('img[src*="/my-account/photo"]')

  test('is cut, sent, shown in the header, and taken away', async ({ page, student, signInAs, words, expectAccessible }) => {
    await signInAs(student.username, { path })
    await page.getByRole('button', { name: words('Colocar foto') }).click()
    await expectAccessible()
    await chooser(page).setInputFiles(photo('eu.png', 'image/png', png(1500, 1600)))
    await dialog(page).getByRole('button', { name: words('Aproximar') }).click()
    await expectAccessible()
    await dialog(page).getByRole('button', { name: words('Usar esta foto') }).click()
    await expect(page.getByText(words('Foto salva'))).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    const size = () => shown(page).evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))
    const [width, height] = await size()
    expect(width).toBeGreaterThanOrEqual(683)
    expect(height).toBeGreaterThanOrEqual(768)
    const first = await shown(page).getAttribute('src')
    await page.goto(portalUrl('/'))
    await expect(shown(page)).toHaveAttribute('src', first!)

    await page.goto(portalUrl(path))
    await page.getByRole('button', { name: words('Trocar foto') }).click()
    await chooser(page).setInputFiles(photo('outra.png', 'image/png', png(683, 768)))
    await dialog(page).getByRole('button', { name: words('Usar esta foto') }).click()
    await expect(shown(page)).not.toHaveAttribute('src', first!)
    expect(await size()).toEqual([683, 768])
    await page.getByRole('button', { name: words('Remover foto') }).click()
    await expect(page.getByText(words('Foto removida'))).toBeVisible()
    await expect(shown(page)).toHaveCount(0)
    await page.reload()
    await expect(shown(page)).toHaveCount(0)
  })

  test('says why a file is refused', async ({ page, student, signInAs, words, expectAccessible }) => {
    await signInAs(student.username, { path })
    await page.getByRole('button', { name: words('Colocar foto') }).click()
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
    await chooser(page).setInputFiles(photo('IMG_0001.HEIC', 'image/heic', heic))
    const said = dialog(page).getByRole('alert')
    await expect(said).toContainText('iPhone')
    await expect(said).toContainText(words('Esta foto está em HEIC, o formato do iPhone, que este navegador não abre. Escolha uma em JPG ou PNG. No iPhone: Ajustes, Câmera, Formatos, Mais Compatível.'))
    await dialog(page).getByRole('button', { name: words('Cancelar') }).click()
    await chooser(page).setInputFiles(photo('eu.png', 'image/png', png(600, 700)))
    await expect(said).toContainText('600 × 700')
    await dialog(page).getByRole('button', { name: words('Cancelar') }).click()
    await chooser(page).setInputFiles(photo('eu.jpg', 'image/jpeg', Buffer.from('<svg onload="alert(1)"/>')))
    await expect(said).toContainText(words('O conteúdo do arquivo não é o que o nome diz. Escolha uma foto em JPG ou PNG.'))
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: words('Colocar foto') })).toBeFocused()
  })

  test('is taken by the computer’s camera, or the page says that there is none', once, async ({ page, student, signInAs, words }) => {
    await signInAs(student.username, { path })
    await page.getByRole('button', { name: words('Colocar foto') }).click()
    await dialog(page).getByRole('button', { name: words('Usar a câmera') }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(words('Não foi possível usar a câmera. Confira se há uma e se o navegador pode usá-la.'))
    await dialog(page).getByRole('button', { name: words('Voltar') }).click()
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: 1600, height: 1200 })
        canvas.getContext('2d')!.fillRect(0, 0, 800, 1200)
        return canvas.captureStream(5)
      }
    })
    await dialog(page).getByRole('button', { name: words('Usar a câmera') }).click()
    const video = dialog(page).locator('video')
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(1600)
    await dialog(page).getByRole('button', { name: words('Tirar foto') }).click()
    await dialog(page).getByRole('button', { name: words('Usar esta foto') }).click()
    await expect(page.getByText(words('Foto salva'))).toBeVisible()
  })

  test('that a browser sends as it likes is looked at by the server', once, async ({ page, problems, student, signInAs }) => {
    problems.allow(/status of 4\d\d/)
    await signInAs(student.username, { path })
    const send = (bytes: number[], name: string, type: string, extra = 0) =>
      page.evaluate(
        async ({ bytes, name, type, extra }) => {
          const body = new FormData()
          body.set('photo', new File([new Uint8Array(bytes), new Uint8Array(extra)], name, { type }))
          const response = await fetch('/academic-services/my-account/photo', { method: 'POST', body, headers: { accept: 'application/json' } })
          return [response.status, ((await response.json()) as { code?: string }).code]
        },
        { bytes, name, type, extra },
      )
    const good = [...jpeg(683, 768)]
    expect(await send([...Buffer.from('<svg/>')], 'foto.svg', 'image/svg+xml')).toEqual([422, 'PHOTO_TYPE'])
    expect(await send([...Buffer.from('<svg/>')], 'foto.png', 'image/png')).toEqual([422, 'PHOTO_TYPE'])
    expect(await send(good, 'foto.png', 'image/png')).toEqual([422, 'PHOTO_TYPE'])
    expect(await send([...jpeg(600, 768)], 'foto.jpg', 'image/jpeg')).toEqual([422, 'PHOTO_TOO_SMALL'])
    expect(await send([0, 0, 0, 24, ...Buffer.from('ftypheic')], 'foto.heic', 'image/heic')).toEqual([422, 'PHOTO_HEIC'])
    expect(await send(good, 'foto.jpg', 'image/jpeg', 1_048_576)).toEqual([422, 'PHOTO_TOO_LARGE'])
    expect(await send(good, 'foto.jpg', 'image/jpeg', 20_000_000)).toEqual([422, 'PHOTO_TOO_LARGE'])
    const answers = await page.evaluate(async () => [
      (await fetch('/academic-services/my-account/photo')).status,
      (await fetch('/academic-services/my-account/photo', { method: 'POST', body: 'x', headers: { accept: 'application/json' } })).status,
    ])
    expect(answers).toEqual([404, 422])
    expect(await send(good, 'foto.jpg', 'image/jpeg')).toEqual([200, undefined])
    const headers = await page.evaluate(async () => Object.fromEntries((await fetch('/academic-services/my-account/photo')).headers))
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" })
  })
})

test('leaving every device ends the sessions of other browsers', async ({ page, browser, student, signInAs, words, locale, expectAccessible }) => {
  const other = await browser.newContext({ locale })
  const elsewhere = await other.newPage()
  await elsewhere.goto(portalUrl('/'))
  await signIn(elsewhere, student.username, 'Aurora#2026', 'pt-BR')
  await expect(elsewhere).toHaveURL(portalUrl('/'))

  await signInAs(student.username, { path })
  const leave = page.getByRole('button', { name: words('Sair de todos os aparelhos') })
  await leave.click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: words('Continuar conectado') })).toBeFocused()
  await expectAccessible()
  await question.getByRole('button', { name: words('Continuar conectado') }).click()
  await expect(leave).toBeFocused()
  await leave.click()
  await question.getByRole('button', { name: words('Sair de todos') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Você saiu'))

  // Neither here nor there does the identity provider let the person in again without a password.
  for (const tab of [page, elsewhere]) {
    await expect(async () => {
      await tab.goto(portalUrl(path))
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Entrar', { timeout: 1000 })
    }).toPass()
  }
  await signIn(elsewhere, student.username, 'Aurora#2026', 'pt-BR')
  await expect(elsewhere).toHaveURL(portalUrl(path))
  await other.close()
})

test('whoever acts as somebody else sees the account and changes nothing', once, async ({ page, student, signInAs, words, expectAccessible }) => {
  await signInAs('joao.operador', { host: hosts.operation, path: '/impersonation?v2RoleId=90010&tenantId=1' })
  await page.getByLabel(words('Usuário ou e-mail da pessoa')).fill(student.username)
  await page.getByLabel(words('Motivo')).fill('a aluna pediu ajuda com a conta')
  await page.getByRole('button', { name: words('Entrar como esta pessoa') }).click()
  await page.getByRole('button', { name: words('Sair deste acesso') }).waitFor()
  await page.goto(portalUrl(path, hosts.operation))
  await expect(page.getByText(words('Você pode olhar. Só a própria pessoa pode mudar estes dados.'))).toBeVisible()
  await expect(page.getByLabel(words('Nome completo'))).toHaveValue(student.name)
  await expect(page.getByLabel(words('Nome completo'))).toBeDisabled()
  for (const name of ['Salvar contato', 'Colocar foto', 'Sair de todos os aparelhos', 'Salvar']) await expect(page.getByRole('button', { name: words(name) })).toHaveCount(0)
  const choices = page.locator('main').locator('input, select')
  for (const one of await choices.all()) if (await one.isVisible()) await expect(one).toBeDisabled()
  await expectAccessible()
})

test.describe('without scripts', once, () => {
  test('plain forms save each part and say how it went', async ({ browser, student, words }) => {
    const context = await browser.newContext({ locale: 'pt-BR' })
    const page = await context.newPage()
    await page.goto(portalUrl(path))
    await signIn(page, student.username, 'Aurora#2026', 'pt-BR')
    await expect(page).toHaveURL(portalUrl(path))
    const plain = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await context.storageState() })
    const form = await plain.newPage()
    await form.goto(portalUrl(path))
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
    await page.goto(portalUrl(path), { waitUntil: 'commit' })
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

test('in version 3 the password is changed at the identity provider', once, async ({ page, student, signInAs, words, problems, expectAccessible }) => {
  problems.allow(/status of 401|status of 422/)
  await signInAs(student.username, { path })
  await page.getByRole('link', { name: words('Trocar a senha no provedor de identidade') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trocar a senha')
  await expectAccessible()
  const change = async (current: string, next: string, again = next) => {
    await page.getByLabel('Usuário ou e-mail').fill(student.username)
    await page.getByLabel('Senha atual', { exact: true }).fill(current)
    await page.getByLabel('Nova senha', { exact: true }).fill(next)
    await page.getByLabel('Repita a nova senha', { exact: true }).fill(again)
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  }
  await change('Aurora#2026', 'curta')
  await expect(page.getByRole('alert')).toHaveText('A senha não cumpre os requisitos.')
  await change('Aurora#2026', 'Nova#Senha2027', 'Outra#Senha2027')
  await expect(page.getByRole('alert')).toHaveText('As senhas não são iguais.')
  await change('errada', 'Nova#Senha2027')
  await expect(page.getByRole('alert')).toContainText('Usuário ou senha inválidos')
  await change('Aurora#2026', 'Aurora#2026')
  await expect(page.getByRole('alert')).toContainText('diferente da atual')
  await expectAccessible()
  await change('Aurora#2026', 'Nova#Senha2027')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua nova senha já vale')
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Voltar ao portal' }).click()
  await signIn(page, student.username, 'Nova#Senha2027', 'pt-BR')
  await expect(page).toHaveURL(portalUrl('/'))
})

test('older activity is shown on demand', once, async ({ page, student, database, signInAs, words }) => {
  await inTenant(database, 1, ({ client }) =>
    client.query(`insert into identity.sign_in (at, tenant_id, person_id, method) select now() - n * interval '1 day', 1, $1, 'password' from generate_series(1, 25) n`, [student.id]),
  )
  await signInAs(student.username, { path })
  const entries = page.getByRole('list', { name: words('Atividade') }).getByRole('listitem')
  await expect(entries).toHaveCount(20)
  await page.getByRole('button', { name: words('Mostrar mais') }).click()
  await expect(entries).toHaveCount(26)
  await expect(page.getByRole('button', { name: words('Mostrar mais') })).toHaveCount(0)
})
