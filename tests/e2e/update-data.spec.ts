import type { Page } from '@playwright/test'
import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { codeInMessage, giveEmail, linkInMail, openMail } from '../support/browser/mailbox.ts'
import { portalUrl } from '../support/browser/portal.ts'
import type { TestStudent } from '../support/browser/students.ts'
import type { Words } from '../support/browser/words.ts'

/** Campus Norte asks its students to confirm their data. */
async function enroll(database: pg.Pool, { id, name }: TestStudent): Promise<void> {
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
       values (1, 11, $1, $2, '52998224725', $3, 'Direito', 1, 'active', '2024-02-01')`,
      [id, name, `U${id}`],
    ),
  )
}

/** Of a label that may go on, such as with “(optional)”. */
const begins = ({ source }: RegExp) => new RegExp(source.replace(/\\s\*\$$/, '(?:\\s|$)'))

/** Of nobody else, since a number is sent few messages. */
const getMobile = ({ id }: TestStudent) => `119${String(id).padStart(8, '0').slice(-8)}`

async function fillAddress(page: Page, words: Words, zipCode = '20040002'): Promise<void> {
  await page.getByLabel(words('CEP')).fill(zipCode)
  await expect(page.getByText(words('Achamos a cidade, mas não a rua. Informe a rua e o bairro.'))).toBeVisible()
  await page.getByRole('textbox', { name: words('Endereço') }).fill('Avenida Rio Branco')
  await page.getByRole('textbox', { name: words('Número') }).fill('156')
}

const getAddresses = async (database: pg.Pool, { id }: TestStudent) =>
  (
    await inTenant(database, 1, ({ client }) =>
      client.query<{ zip_code: string; city: string; number: string }>(
        'select zip_code, city, number from academic.address where user_id = $1 order by address_id',
        [id],
      ),
    )
  ).rows

test('a student is asked to confirm personal data, does so, and the task is done', { tag: '@phone-only' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await enroll(database, student)
  await giveEmail(database, student.id, `${student.username}@exemplo.edu.br`)
  await signInAs(student.username)
  await page.getByRole('link', { name: words('Conferir os seus dados') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('Dados pessoais') })).toBeVisible()
  await expect(page.getByText('529.982.247-25')).toBeVisible()
  await expect(page.getByText(words('A instituição pede que você confirme os seus dados até {day}'))).toBeVisible()
  await hydrated(page)
  await page.getByLabel(begins(words('Celular'))).fill(getMobile(student))
  await fillAddress(page, words)
  await expect(page.getByLabel(words('Estado'))).toHaveValue('RJ')
  await expect(page.getByRole('combobox', { name: words('Cidade') })).toHaveValue('Rio de Janeiro')
  await page.getByRole('button', { name: words('Salvar e confirmar') }).click()
  await expect(page.getByText(words('Dados salvos. Falta confirmar o celular.')).first()).toBeVisible()
  await expect(page.getByLabel(begins(words('Celular')))).toHaveValue(new RegExp(`${getMobile(student).slice(-4)}$`))
  const history = page.getByRole('region', { name: words('Histórico de alterações') })
  await expect(history.getByText('20040-002')).toBeVisible()
  const mobileInHistory = history.getByText(/^\(11\) 9\d{4}-\d{4}$/)
  await expect(mobileInHistory).toBeHidden()
  const confirmation = page.getByRole('region', { name: words('Confirmação do celular') })
  await expect(
    confirmation.getByText(words('Enviamos um código por SMS para o celular com final {last}. Ele vale por 10 minutos.')),
  ).toBeVisible()
  await expect(confirmation.getByText(getMobile(student).slice(-4))).toBeVisible()
  await expectAccessible()
  await confirmation.getByLabel(words('Código do SMS')).fill('12345')
  await confirmation.getByRole('button', { name: words('Confirmar celular') }).click()
  await expect(confirmation.getByText(words('Informe os seis dígitos do código')).first()).toBeVisible()
  await confirmation.getByRole('button', { name: words('Enviar outro código') }).click()
  await expect(confirmation).toBeFocused()
  await expect(confirmation.getByLabel(words('Código do SMS'))).toHaveValue('')
  await expect(confirmation.getByText(words('Informe os seis dígitos do código'))).toHaveCount(0)
  await confirmation.getByLabel(words('Código do SMS')).fill(await codeInMessage(page, `+55${getMobile(student)}`))
  await confirmation.getByRole('button', { name: words('Confirmar celular') }).click()
  await expect(confirmation.getByText(words('O celular com final {last} está confirmado.'))).toBeVisible()
  await expect(page.getByLabel(begins(words('Celular')))).toHaveValue(new RegExp(`${getMobile(student).slice(-4)}$`))
  await expect(page.getByText(words('A instituição pede que você confirme os seus dados até {day}'))).toBeHidden()
  await expect(page.getByRole('region', { name: words('Seus endereços') })).toBeHidden()
  await expect(mobileInHistory).toBeVisible()
  await expect(history.getByText('Rio de Janeiro').first()).toBeVisible()
  await expect(history.getByText(student.name).first()).toBeVisible()
  await page.goto(portalUrl('/'))
  await expect(page.getByText(words('Para fazer'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('Conferir os seus dados') })).toBeHidden()
})

test('what was typed survives a reload and another tab, and ends with the sign-out', async ({
  page,
  context,
  student,
  database,
  signInAs,
  words,
}) => {
  await giveEmail(database, student.id, `${student.username}@exemplo.edu.br`)
  await signInAs(student.username, { path: '/update-data' })
  await hydrated(page)
  await page.getByRole('textbox', { name: begins(words('Bairro')) }).fill('Centro')
  await page.getByLabel(words('E-mail')).fill(`nova.${student.id}@exemplo.edu.br`)
  await page.getByLabel(begins(words('Senha atual'))).fill('Segredo#2026')
  await page.reload()
  await expect(page.getByText(words('O que você digitou antes está aqui, ainda sem salvar.'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: begins(words('Bairro')) })).toHaveValue('Centro')
  await expect(page.getByLabel(begins(words('Senha atual')))).toHaveValue('')
  const other = await context.newPage()
  await other.goto(portalUrl('/update-data'))
  await expect(other.getByRole('textbox', { name: begins(words('Bairro')) })).toHaveValue('Centro')
  await other.close()
  await page.getByRole('button', { name: words('Descartar') }).click()
  await expect(page.getByRole('textbox', { name: begins(words('Bairro')) })).toHaveValue('')
  await page.getByRole('textbox', { name: begins(words('Bairro')) }).fill('Lapa')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Lapa')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Segredo')
  await page.getByRole('button', { name: student.name }).click()
  await page.getByRole('button', { name: words('Sair') }).click()
  await page.waitForURL(/\/id\/interaction\//)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('academic-services:draft')))).toEqual([])
})

test('the address is saved where the contact is refused; a new e-mail is confirmed by the newest link', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await giveEmail(database, student.id, `${student.username}@exemplo.edu.br`)
  await signInAs(student.username, { path: '/update-data' })
  await hydrated(page)
  await page.getByLabel(words('E-mail')).fill(`nova.${student.id}@exemplo.edu.br`)
  await fillAddress(page, words)
  await page.getByLabel(begins(words('Senha atual'))).fill('errada')
  await page.getByRole('button', { name: words('Salvar e confirmar') }).click()
  await expect(page.getByText(words('O endereço foi salvo. O contato, não.'))).toBeVisible()
  await expect(page.getByLabel(words('E-mail'))).toHaveValue(`nova.${student.id}@exemplo.edu.br`)
  await expectAccessible()
  expect(await getAddresses(database, student)).toHaveLength(1)
  await page.getByLabel(begins(words('Senha atual'))).fill('Aurora#2026')
  await page.getByRole('button', { name: words('Salvar e confirmar') }).click()
  await expect(page.getByText(words('Falta confirmar {pendingEmail}. Até então, vale este endereço.'))).toBeVisible()
  expect(await getAddresses(database, student)).toHaveLength(1)
  const mail = await page.context().newPage()
  const former = await openMail(mail, `nova.${student.id}@exemplo.edu.br`, /e-mail/i)
  const confirmation = page.getByRole('region', { name: words('Confirmação do e-mail') })
  await confirmation.getByRole('button', { name: words('Enviar outro link') }).click()
  await expect(confirmation.getByText(words('Enviamos outro link para <0>{pendingEmail}</0>. O anterior não vale mais.'))).toBeVisible()
  await openMail(mail, `nova.${student.id}@exemplo.edu.br`, /e-mail/i, former)
  await page.goto(await linkInMail(mail))
  await mail.close()
  await page.getByRole('button', { name: words('Confirmar e-mail') }).click()
  await page.goto(portalUrl('/update-data'))
  await expect(page.getByLabel(words('E-mail'))).toHaveValue(`nova.${student.id}@exemplo.edu.br`)
  const history = page.getByRole('region', { name: words('Histórico de alterações') })
  await expect(history.getByText(`nova.${student.id}@exemplo.edu.br`)).toBeVisible()
  await expect(confirmation).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent, keeps what was typed where something is wrong, and saves', async ({
    page,
    student,
    database,
    signInAs,
    words,
  }) => {
    await giveEmail(database, student.id, `${student.username}@exemplo.edu.br`)
    await signInAs(student.username, { path: '/update-data' })
    await page.getByLabel(words('CEP')).fill('20040-002')
    await page.getByLabel(words('Estado')).selectOption('RJ')
    await page.getByRole('textbox', { name: words('Cidade') }).fill('Rio de Janeiro')
    await page.getByRole('textbox', { name: words('Endereço') }).fill('Avenida Rio Branco')
    await page.getByRole('textbox', { name: words('Número') }).fill('x')
    await page.getByRole('button', { name: words('Salvar e confirmar') }).click()
    await expect(page.getByText(words('Número do endereço inválido. Use números, como 120 ou 120-A, ou S/N.')).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: words('Endereço') })).toHaveValue('Avenida Rio Branco')
    await page.getByRole('textbox', { name: words('Número') }).fill('156')
    await page.getByRole('button', { name: words('Salvar e confirmar') }).click()
    await expect(page.getByText(words('Dados salvos e confirmados'))).toBeVisible()
    expect(await getAddresses(database, student)).toEqual([{ zip_code: '20040002', city: 'Rio de Janeiro', number: '156' }])
    await page.getByLabel(begins(words('Celular'))).fill(getMobile(student))
    await page.getByRole('button', { name: words('Salvar e confirmar') }).click()
    await page.getByLabel(words('Código do SMS')).fill('000000')
    await page.getByRole('button', { name: words('Confirmar celular') }).click()
    await expect(page.getByText(words('Código incorreto. Confira no SMS e tente de novo.')).first()).toBeVisible()
    await page.getByLabel(words('Código do SMS')).fill(await codeInMessage(page, `+55${getMobile(student)}`))
    await page.getByRole('button', { name: words('Confirmar celular') }).click()
    await expect(page.getByText(words('O celular com final {last} está confirmado.'))).toBeVisible()
    await page.getByLabel(words('E-mail')).fill(`nova.${student.id}@exemplo.edu.br`)
    await page.getByLabel(begins(words('Senha atual'))).fill('Aurora#2026')
    await page.getByRole('button', { name: words('Salvar e confirmar') }).click()
    await page.getByRole('button', { name: words('Descartar este e-mail') }).click()
    await expect(page.getByText(words('O e-mail novo foi descartado.'))).toBeVisible()
  })
})

test('staff find a student, read contact and history, and see what the institution asks for', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await giveEmail(database, student.id, `${student.username}@exemplo.edu.br`)
  await signInAs('hugo.secretaria', { path: '/personal-data' })
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('searchbox', { name: words('Nome, matrícula, CPF ou e-mail') })
    .fill(student.username)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: words('Pessoas encontradas') })).toContainText(student.name)
  await expectAccessible()
  await page.getByRole('link', { name: words('Ver dados de {name}') }).click()
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible()
  await expect(page.getByText(`${student.username}@exemplo.edu.br`)).toBeVisible()
  await expect(page.getByText(words('Nada mudou ainda.'))).toBeVisible()
  await page
    .getByRole('link', { name: words('Dados dos alunos') })
    .last()
    .click()
  await page.getByRole('link', { name: words('Pedir confirmação de dados') }).click()
  await expect(page.getByRole('region', { name: words('Pedido em vigor') })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: words('Retirar o pedido') }).click()
  const question = page.getByRole('alertdialog', { name: words('Retirar o pedido?') })
  await expect(
    question.getByText(words('Ele some do início do portal dos alunos. O que já foi confirmado continua confirmado.')),
  ).toBeVisible()
  await expectAccessible()
  // All students of the institution are asked, those of other tests too.
  await question.getByRole('button', { name: words('Manter o pedido') }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('region', { name: words('Pedido em vigor') })).toBeVisible()
})
