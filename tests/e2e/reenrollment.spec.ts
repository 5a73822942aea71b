import type { Page } from '@playwright/test'
import { addOverdueDebt } from '../support/browser/campaigns.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { byKeyboard, byTouch } from '../support/browser/hands.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { downloaded, downloadedText } from '../support/browser/pdf.ts'
import { portalUrl } from '../support/browser/portal.ts'
import {
  addClass,
  addCourseToRenew,
  confirmPersonalData,
  fillClass,
  raiseLimit,
  settleOverdueDebt,
} from '../support/browser/reenrollments.ts'
import { payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { startingWith } from '../support/browser/words.ts'

const paymentOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

test('a student pays what blocks, chooses classes, signs, pays the first installment and has the proof', { tag: '@phone' }, async ({
  page,
  isMobile,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const hands = isMobile ? byTouch(page) : byKeyboard(page)
  const looksRight = () => (isMobile ? expectEverythingFits(page) : expectAccessible())
  await addCourseToRenew(database, student)
  await confirmPersonalData(database, student)
  await signInAs(student.username, { path: '/reenrollments' })
  await expect(page.getByRole('heading', { name: words('Como funciona') })).toBeVisible()
  await hydrated(page)
  await looksRight()
  await page.getByRole('button', { name: words('Começar a rematrícula') }).click()

  const blocked = page.getByRole('region', { name: words('O que impede a rematrícula') })
  await expect(blocked.getByText('A instituição pede: nenhum débito vencido')).toBeVisible()
  await expect(blocked.getByText('1 pendência', { exact: true })).toBeVisible()
  await looksRight()
  await blocked.getByRole('link', { name: words('Pagar {name}') }).click()
  await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await page.waitForURL(/\/payments\/pix\//)
  await payAtSandboxBank(page.request, database, paymentOf(page))
  await page.getByRole('link', { name: words('Voltar à rematrícula') }).click()
  await expect(page.getByText(words('Nada impede a rematrícula'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Continuar') })
    .click()

  await expect(page.getByRole('button', { name: words('Montar meu horário') })).toBeVisible()
  await hydrated(page)
  await expect(page.getByText(/^Créditos: 0 de \d+, faltam \d+$/)).toBeVisible()
  const subject = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Geometria Analítica', exact: true }) })
  await hands.press(subject.getByRole('button', { name: /^Escolher Geometria Analítica, turma ECV102-A / }))
  await expect(subject.getByRole('button', { name: /^Remover Geometria Analítica, turma ECV102-A / })).toBeVisible()
  const week = page.getByRole('region', { name: words('Horário da semana') })
  await expect(week.getByText('Geometria Analítica').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
  await looksRight()

  await hands.press(page.getByRole('button', { name: words('Completar horário') }))
  const dialog = page.getByRole('dialog', { name: words('Montar meu horário') })
  await hands.press(dialog.getByRole('checkbox', { name: words('Manhã') }))
  await hands.press(dialog.getByRole('button', { name: words('Ver sugestões') }))
  await expect(dialog.getByRole('region', { name: words('Sugestões') })).toBeFocused()
  await looksRight()
  await hands.press(dialog.getByRole('button', { name: 'Usar a sugestão 1' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Créditos: \d+ de \d+$/)).toBeVisible()
  await expect(page.getByText(words('Total do período'))).toBeVisible()
  await looksRight()
  await hands.press(page.getByRole('button', { name: words('Confirmar'), exact: true }))
  const question = page.getByRole('alertdialog', { name: words('Confirmar as disciplinas?') })
  const total = (await question.getByText(/R\$/).first().textContent())!.match(/R\$\s[\d.,]+\d/)![0]
  await hands.press(question.getByRole('button', { name: words('Confirmar'), exact: true }))

  const contract = page.getByRole('region', { name: words('Contrato do período') })
  await expect(contract.getByText(student.name).first()).toBeVisible()
  await hydrated(page)
  await looksRight()
  await contract.getByRole('checkbox', { name: words('Li e aceito o contrato') }).check()
  await contract.getByRole('button', { name: words('Aceitar contrato') }).click()
  await page.getByRole('button', { name: words('Gerar pagamento') }).click()
  const pay = page.getByRole('region', { name: words('Pagar a primeira parcela') })
  await expect(pay.getByRole('button', { name: startingWith(words('Pagar com Pix')) })).toBeVisible()
  await expect(page.getByText(total).first()).toBeVisible()
  await looksRight()
  await pay.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await page.waitForURL(/\/payments\/pix\//)
  await payAtSandboxBank(page.request, database, paymentOf(page))
  await page.getByRole('link', { name: words('Voltar à rematrícula') }).click()
  await expect(page.getByText(words('Rematrícula concluída'))).toBeVisible()
  await looksRight()

  const calendar = await downloaded(page, () => page.getByRole('link', { name: words('Baixar horário (.ics)') }).click())
  expect(new TextDecoder().decode(calendar.bytes).replaceAll(/\r\n[ \t]/g, '')).toMatch(/^SUMMARY:.*Geometria Analítica/m)
  await page.getByRole('link', { name: words('Emitir comprovante') }).click()
  await page
    .getByRole('form', { name: words('Emitir documento') })
    .getByRole('button', { name: words('Emitir') })
    .click()
  const proof = page.getByRole('listitem', { name: /^Comprovante de rematrícula \d{4}\/\d$/ })
  expect(await downloadedText(page, () => proof.getByRole('link', { name: words('Baixar PDF') }).click())).toContain('Geometria Analítica')
})

test('a blocked student sees why, and what is settled elsewhere goes away by itself; the last seat leads to the waiting list', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await addCourseToRenew(database, student)
  const code = await addClass(database, 'ECV104', 1)
  await page.clock.install({ time: Date.now() })
  await signInAs(student.username, { path: '/reenrollments' })
  await hydrated(page)
  await page.getByRole('button', { name: words('Começar a rematrícula') }).click()
  const blocked = page.getByRole('region', { name: words('O que impede a rematrícula') })
  await expect(blocked.getByText('2 pendências', { exact: true })).toBeVisible()
  await expect(blocked.getByRole('link', { name: words('Negociar {name}') })).toBeVisible()
  await expect(blocked.getByText(/R\$\s510,83, venceu há 5 dias/)).toBeVisible()
  await expect(blocked.getByRole('link', { name: words('Conferir os seus dados') })).toBeVisible()
  await expectAccessible()
  await confirmPersonalData(database, student)
  await settleOverdueDebt(database, student)
  await page.clock.fastForward(10_000)
  await expect(blocked.getByText(words('Nada impede a rematrícula'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Continuar') })
    .click()

  const subject = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Introdução à Engenharia', exact: true }) })
  await hydrated(page)
  await fillClass(database, code)
  await subject.getByRole('button', { name: `Escolher Introdução à Engenharia, turma ${code}` }).click()
  const full = page.getByRole('alert').filter({ hasText: code })
  await expect(full.getByText(words('A última vaga de {subject}, turma {code}, acabou de ser ocupada'))).toBeVisible()
  await expectAccessible()
  await full.getByRole('button', { name: `Entrar na lista de espera de ${code}` }).click()
  const lists = page.getByRole('region', { name: words('Listas de espera') })
  await expect(lists.getByText('1º da fila')).toBeVisible()
})

test('debts that block are paid at once, and block no more', async ({ page, student, database, signInAs, words }) => {
  await addCourseToRenew(database, student)
  await addOverdueDebt(database, student)
  await signInAs(student.username, { path: '/reenrollments' })
  await hydrated(page)
  await page.getByRole('button', { name: words('Começar a rematrícula') }).click()
  const blocked = page.getByRole('region', { name: words('O que impede a rematrícula') })
  await blocked.getByRole('link', { name: /^Pagar os 2 débitos: R\$\s1\.021,66$/ }).click()
  await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await page.waitForURL(/\/payments\/pix\//)
  await payAtSandboxBank(page.request, database, paymentOf(page))
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await page.goto(portalUrl('/reenrollments/pending-items'))
  await expect(blocked.getByText('1 pendência', { exact: true })).toBeVisible()
  await expect(blocked.getByRole('link', { name: /^Pagar/ })).toHaveCount(0)
})

test('what was confirmed is discarded as it was or changed for another class, and canceled in the end; the reason of an exception is read', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await addCourseToRenew(database, student)
  await confirmPersonalData(database, student)
  await settleOverdueDebt(database, student)
  await raiseLimit(database, student, 'Formatura em julho.')
  const code = await addClass(database, 'ECV105', 5)
  await signInAs(student.username, { path: '/reenrollments' })
  await hydrated(page)
  await page.getByRole('button', { name: words('Começar a rematrícula') }).click()
  await expect(page.getByRole('button', { name: words('Começar a rematrícula') })).toBeHidden()
  await page.goto(portalUrl('/reenrollments/subjects'))
  await expect(page.getByRole('region', { name: words('Exceções da secretaria') }).getByText(/^Formatura em julho\./)).toBeVisible()
  await hydrated(page)
  const press = async (subject: string, name: string) => {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject, exact: true }) })
    await card.getByRole('button', { name }).click()
    return card
  }
  for (const [subject, letter] of [
    ['Geometria Analítica', 'ECV102-A'],
    ['Cálculo Diferencial e Integral I', 'ECV101-A'],
    ['Desenho Técnico', 'ECV103-A'],
    ['Química Geral', 'ECV105-A'],
  ] as const) {
    const card = await press(subject, `Escolher ${subject}, turma ${letter}`)
    await expect(card.getByRole('button', { name: `Remover ${subject}, turma ${letter}` })).toBeVisible()
  }
  const confirm = async (question: string) => {
    await page.getByRole('button', { name: words('Confirmar'), exact: true }).click()
    await page
      .getByRole('alertdialog', { name: words(question) })
      .getByRole('button', { name: words('Confirmar'), exact: true })
      .click()
    await expect(page.getByRole('region', { name: words('Contrato do período') })).toBeVisible()
  }
  await confirm('Confirmar as disciplinas?')

  const swap = async () => {
    await page
      .getByRole('link', { name: words('Rematrícula') })
      .first()
      .click()
    await page.getByRole('button', { name: words('Alterar disciplinas') }).click()
    await page.waitForURL(/\/reenrollments\/subjects/)
    const card = await press('Química Geral', `Trocar para Química Geral, turma ${code}`)
    await expect(card.getByText(words('sai ao confirmar'))).toBeVisible()
  }
  await swap()
  await expectAccessible()
  await page.goto(portalUrl('/reenrollments'))
  await hydrated(page)
  await page.getByText(words('Descartar alteração')).click()
  await page.getByRole('button', { name: words('Descartar') }).click()
  await expect(page.getByRole('button', { name: words('Alterar disciplinas') })).toBeVisible()
  await expect(page.getByText(code)).toBeHidden()

  await swap()
  await confirm('Confirmar a alteração?')
  await page.goto(portalUrl('/reenrollments'))
  await expect(page.getByText(code).first()).toBeVisible()
  await hydrated(page)
  await page.getByText(words('Cancelar rematrícula')).click()
  await page.getByRole('button', { name: words('Sim, cancelar') }).click()
  await expect(page.getByText(words('Rematrícula cancelada'))).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a student begins, chooses, is told what is missing, and confirms', async ({ page, student, database, signInAs, words }) => {
    await addCourseToRenew(database, student)
    await confirmPersonalData(database, student)
    await settleOverdueDebt(database, student)
    await signInAs(student.username, { path: '/reenrollments' })
    await page.getByRole('button', { name: words('Começar a rematrícula') }).click()
    const choose = async (subject: string, code: string) => {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject, exact: true }) })
      await card.getByRole('button', { name: `Escolher ${subject}, turma ${code}` }).click()
      await expect(card.getByRole('button', { name: `Remover ${subject}, turma ${code}` })).toBeVisible()
    }
    const confirm = page.getByRole('button', { name: words('Confirmar'), exact: true })
    await choose('Geometria Analítica', 'ECV102-A')
    await confirm.click()
    await expect(page.getByText(words('A escolha não foi aceita. Confira os limites, os horários e os pré-requisitos.'))).toBeVisible()
    for (const [subject, code] of [
      ['Cálculo Diferencial e Integral I', 'ECV101-A'],
      ['Desenho Técnico', 'ECV103-A'],
      ['Química Geral', 'ECV105-A'],
    ] as const)
      await choose(subject, code)
    await confirm.click()
    await expect(page.getByRole('heading', { name: words('Contrato do período') })).toBeVisible()
    await expect(page.getByRole('region', { name: words('Turmas escolhidas') }).getByText('4 vagas confirmadas')).toBeVisible()
  })
})
