import { inTenant } from '../../services/platform/database.ts'
import { addDueDebt, giveLanguage, runReminders, getSwitch } from '../support/browser/due-dates.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { giveEmail, openMail } from '../support/browser/mailbox.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'

const subject = /vence em 3 dias/i

test('a student chooses when and how to be reminded, and is, once', async ({ page, database, student, signInAs, words }) => {
  const email = `aluno.${student.id}@exemplo.edu.br`
  await giveEmail(database, student.id, email)
  await giveLanguage(database, student, 'pt-BR')
  const debtId = await addDueDebt(database, student, 3)
  await signInAs(student.username, { path: '/financial/reminders' })
  await expect(page.getByRole('heading', { level: 1, name: words('Lembretes e calendário') })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: words('{days} dias antes') }).nth(3)).toBeChecked()
  await expectEverythingFits(page)
  const mail = getSwitch(page, words, 'Lembrete por e-mail')
  await expect(mail).not.toBeChecked()
  await mail.check()
  const channels = page.getByRole('region', { name: words('Como receber os lembretes') })
  await expect(channels.getByRole('status').filter({ hasText: words('Salvo') })).toBeVisible()
  await page.getByRole('checkbox', { name: words('1 dia antes') }).check()
  await expect(
    page
      .getByRole('region', { name: words('Lembretes de vencimento') })
      .getByRole('status')
      .filter({ hasText: words('Salvo') }),
  ).toBeVisible()
  await page.reload()
  await expect(mail).toBeChecked()
  await expect(page.getByRole('checkbox', { name: words('1 dia antes') })).toBeChecked()

  await Promise.all([runReminders(database), runReminders(database)])
  await runReminders(database)
  // One in the portal too.
  const titles = () =>
    inTenant(database, 1, async ({ client }) =>
      (
        await client.query<{ title: string }>(
          `select title from notifications.recipient where user_id = $1 and event_key like 'due-reminder:%'`,
          [student.id],
        )
      ).rows.map(({ title }) => title),
    )
  // By this run or by that of another test.
  await expect.poll(titles).toEqual([expect.stringMatching(subject)])
  await openMail(page, email, subject)
  await expect(page.locator('pre')).toContainText(/777[.,]00/)
  await expect(page.locator('pre')).toContainText(`/financial/payments/${debtId}`)
  await expect(page.locator('pre')).toContainText('/financial/reminders')
  await page.goto(`http://localhost:${new URL(portalUrl('/')).port}/academic-services/sandbox/mailbox?to=${encodeURIComponent(email)}`)
  await expect(page.getByRole('link', { name: subject })).toHaveCount(1)
})

test('with no way to be told the page says so, and one without e-mail is shown the way to it', async ({
  page,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: '/financial/reminders' })
  await expect(getSwitch(page, words, 'Lembrete por e-mail')).toBeDisabled()
  await getSwitch(page, words, 'Notificação no portal').uncheck()
  await expect(page.getByText(words('Os lembretes estão desligados: escolha pelo menos uma forma de avisar.'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: words('Cadastrar um e-mail') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('Minha conta') })).toBeVisible()
})

test('preferences can be changed before scripts run', async ({ browser, context: withScripts, student, signInAs, words }) => {
  await signInAs(student.username)
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await withScripts.storageState() })
  const page = await context.newPage()
  await page.goto(portalUrl('/financial/reminders', hosts.aurora))
  const form = page.locator('form').filter({ has: getSwitch(page, words, 'Lembrar do que venceu') })
  await form.getByRole('switch').check()
  await form.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Os lembretes foram salvos'))).toBeVisible()
  await expect(form.getByRole('switch')).toBeChecked()
  await context.close()
})
