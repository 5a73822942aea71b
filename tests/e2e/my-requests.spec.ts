import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { addCourse, answerByOffice, requestTypes } from '../support/browser/requests.ts'
import type { Page } from '@playwright/test'

const typePage = `/my-requests/new/${requestTypes.enrollmentStatement}`
const wording = (page: Page) => page.getByRole('textbox', { name: /^O que a declaração precisa dizer\?/ })

/** Opens a card that a phone folds. */
const unfold = (page: Page, name: RegExp) => page.getByRole('region', { name }).locator('summary').first().click()

/** Begins a statement with a wording of its own, up to the step that asks for it. */
async function beginStatement(page: Page, words: (text: string) => RegExp) {
  await page.getByRole('checkbox', { name: words('Li e aceito os termos') }).check()
  await page.getByRole('button', { name: words('Começar') }).click()
  await page.getByRole('radio', { name: /^Outra$/ }).check()
  await page.getByRole('radio', { name: /^Não$/ }).check()
  await page.getByRole('button', { name: words('Continuar') }).click()
}

test('a student chooses a request, goes on with a draft, sends it, writes to the office and rates its answer', {
  tag: '@phone-only',
}, async ({ page, student, database, signInAs, words, expectAccessible }) => {
  await addCourse(database, student)
  await signInAs(student.username, { path: '/my-requests' })
  await expect(page.getByText(words('Nenhum requerimento ainda'))).toBeVisible()
  await hydrated(page)
  await expectEverythingFits(page)

  await page.getByRole('link', { name: words('Novo requerimento') }).click()
  await page.getByRole('searchbox', { name: words('Buscar requerimento') }).fill('declaracao de matricula')
  await expect(page.getByText('1 requerimento encontrado')).toBeAttached()
  await expectEverythingFits(page)
  await page.getByRole('link', { name: 'Declaração de matrícula' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declaração de matrícula')
  await expect(page.getByRole('heading', { name: words('Você pode pedir') })).toBeVisible()
  await expectEverythingFits(page)

  await page.getByRole('button', { name: words('Começar') }).click()
  await expect(page.getByText(words('Marque que você leu e aceita os termos para começar.'))).toBeVisible()
  await page.getByRole('checkbox', { name: words('Li e aceito os termos') }).check()
  await page.getByRole('button', { name: words('Começar') }).click()
  await expect(page.getByRole('heading', { name: /^Passo 1 de 2: Finalidade$/ })).toBeVisible()
  await page.getByRole('button', { name: words('Continuar') }).click()
  await expect(page.getByRole('group', { name: 'Corrija 2 campos' })).toBeFocused()
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('radio', { name: /^Outra$/ }).check()
  await page.getByRole('radio', { name: /^Não$/ }).check()
  await page.getByRole('button', { name: words('Continuar') }).click()
  await expect(page.getByRole('heading', { name: /Outra finalidade$/ })).toBeFocused()
  await wording(page).fill('Que estudo no período noturno.')
  await expect(page.getByText(words('Salvo em {savedAt}'))).toBeVisible()

  // Another day, from the list.
  await page.goto(portalUrl('/my-requests'))
  await hydrated(page)
  await expect(page.getByRole('region', { name: words('Esperando você') }).getByText(words('Rascunho de {day}'))).toBeVisible()
  await page.getByRole('link', { name: /^Continuar Declaração de matrícula/ }).click()
  await expect(wording(page)).toHaveValue('Que estudo no período noturno.')
  await page.getByRole('button', { name: words('Voltar') }).click()
  await expect(page.getByRole('radio', { name: /^Outra$/ })).toBeChecked()
  await page.getByRole('button', { name: words('Continuar') }).click()
  await page.getByRole('button', { name: words('Continuar') }).click()
  await expect(page.getByRole('heading', { name: /Revisão$/ })).toBeFocused()
  await expect(page.getByText('Que estudo no período noturno.')).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: words('Enviar'), exact: true }).click()
  await expect(page.getByText(words('Marque que você leu e aceita os termos para enviar.'))).toBeVisible()
  await page.getByRole('checkbox', { name: words('Li e aceito os termos') }).check()
  await page.getByRole('button', { name: words('Enviar'), exact: true }).click()

  await expect(page.getByText(words('Requerimento enviado. Avisamos quando houver novidade.'))).toBeVisible()
  const track = page.getByRole('list', { name: words('Andamento do requerimento') })
  await expect(track.getByText(words('até {last}'))).toBeVisible()
  const protocol = (await page.getByText(words('Nº {protocol}')).textContent())!.match(/\d{4}-\d{6}/)![0]
  await unfold(page, words('Sobre o requerimento'))
  await page.getByText(words('Como o prazo é contado')).click()
  await expect(page.getByText(words('Sábados e domingos'))).toBeVisible()
  await page.getByRole('textbox', { name: words('Mensagem') }).fill('Preciso dela até sexta.')
  await page.getByRole('button', { name: words('Enviar mensagem') }).click()
  await expect(page.getByRole('list', { name: words('Conversa com a secretaria') }).getByText('Preciso dela até sexta.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: words('Mensagem') })).toHaveValue('')
  await expectAccessible()
  await expectEverythingFits(page)

  await answerByOffice(database, protocol, 'A declaração está pronta.')
  // The list's former address of protocols finds it by its number.
  await page.goto(portalUrl(`/my-requests/protocols?${new URLSearchParams({ 'filter[search]': protocol })}`))
  await hydrated(page)
  await expectEverythingFits(page)
  await page
    .getByRole('list', { name: words('Requerimentos encontrados') })
    .getByRole('link', { name: 'Declaração de matrícula' })
    .click()
  await expect(page.getByRole('region', { name: words('Aprovado'), exact: true }).getByText('A declaração está pronta.')).toBeVisible()
  await expect(page.getByText(words('Aprovado'))).toHaveCount(1)
  await expectEverythingFits(page)
  await unfold(page, words('Sobre o requerimento'))
  await page.getByRole('link', { name: words('Ver o protocolo e as regras do pedido') }).click()
  await expect(page.getByRole('list', { name: words('Movimentações') }).getByText(words('Aprovado'))).toBeVisible()
  await expectEverythingFits(page)
  await page.getByRole('link', { name: words('Requerimento'), exact: true }).click()
  await unfold(page, words('Avalie o atendimento'))
  await page.getByRole('button', { name: words('Enviar avaliação') }).click()
  await expect(page.getByText(words('Escolha uma das opções.'))).toBeVisible()
  await page.getByRole('radio', { name: words('Satisfeito') }).check()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: words('Enviar avaliação') }).click()
  await expect(page.getByText(words('Avaliado em {day}'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('Enviar avaliação') })).toHaveCount(0)
})

test('a draft waits on the device without network, and two devices agree on a field', async ({
  page,
  context,
  student,
  database,
  signInAs,
  words,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await addCourse(database, student)
  await signInAs(student.username, { path: typePage })
  await hydrated(page)
  await beginStatement(page, words)
  await wording(page).fill('Primeira versão')
  await expect(page.getByText(words('Salvo em {savedAt}'))).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await hydrated(other)
  await context.setOffline(true)
  await wording(page).fill('Sem rede')
  await expect(page.getByText(words('Não foi possível salvar: continua neste aparelho'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(words('Salvo em {savedAt}'))).toBeVisible()

  await wording(other).fill('Do outro aparelho')
  const question = other.getByText(words('“{label}” mudou em outro aparelho'))
  await expect(question).toBeVisible()
  await expect(other.getByText('Sem rede')).toBeVisible()
  await other.getByRole('button', { name: words('Manter a deste aparelho em “{label}”') }).click()
  await expect(question).toHaveCount(0)
  await expect(other.getByText(words('Salvo em {savedAt}'))).toBeVisible()
  await page.reload()
  await expect(wording(page)).toHaveValue('Do outro aparelho')

  // The session ends while something is typed.
  problems.allow(/UNAUTHORIZED|status of 401/)
  await hydrated(page)
  await other.close()
  await context.clearCookies()
  await wording(page).fill('Depois da sessão')
  await expect(page.getByText(words('A sua sessão terminou')).first()).toBeVisible()
  await signInAs(student.username, { path: new URL(page.url()).pathname.replace(/^\/academic-services/, '') })
  await expect(wording(page)).toHaveValue('Depois da sessão')
  await expect(page.getByText(words('Salvo em {savedAt}'))).toBeVisible()
  await page.getByText(words('Descartar o rascunho')).click()
  await page.getByRole('button', { name: words('Descartar') }).click()
  await expect(page.getByText(words('Rascunho descartado'))).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a request is begun, filled in step by step, sent and cancelled', async ({ page, student, database, signInAs, words }) => {
    await addCourse(database, student)
    await signInAs(student.username, { path: typePage })
    await page.getByRole('button', { name: words('Começar') }).click()
    await expect(page.getByText(words('Marque que você leu e aceita os termos para começar.'))).toBeVisible()
    await beginStatement(page, words)
    await page.getByRole('button', { name: words('Continuar') }).click()
    await expect(page.getByRole('heading', { name: 'Corrija 1 campo' })).toBeVisible()
    await wording(page).fill('Que estudo no período noturno.\nE que sou bolsista.')
    await page.getByRole('button', { name: words('Continuar') }).click()
    await expect(page.getByText('E que sou bolsista.')).toBeVisible()
    await page.getByRole('checkbox', { name: words('Li e aceito os termos') }).check()
    await page.getByRole('button', { name: words('Enviar'), exact: true }).click()
    await expect(page.getByText(words('Requerimento enviado. Avisamos quando houver novidade.'))).toBeVisible()
    await page.getByRole('textbox', { name: words('Mensagem') }).fill('Obrigado!')
    await page.getByRole('button', { name: words('Enviar mensagem') }).click()
    await expect(page.getByText('Obrigado!')).toBeVisible()
    await page.getByRole('button', { name: words('Cancelar requerimento') }).click()
    await page.getByRole('button', { name: words('Sim, cancelar') }).click()
    await expect(page.getByText(words('Requerimento cancelado'))).toBeVisible()
    await page
      .getByRole('link', { name: words('Requerimentos') })
      .last()
      .click()
    await expect(page.getByText(/^Cancelado em /)).toBeVisible()
  })
})
