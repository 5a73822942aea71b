import { addDays } from 'date-fns'
import { describe, expect, test } from 'vitest'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { addDueDebt, giveLanguage, readCalendar, runReminders } from '../support/browser/due-dates.ts'
import { inTenant } from '../../services/platform/database.ts'
import { pdfText } from '../support/browser/pdf.ts'
import { addHostname } from '../support/browser/people.ts'
import { portalPort } from '../support/browser/portal.ts'
import { ask, callFunction, callProcedure, serverFunctions } from '../support/browser/server-functions.ts'
import { addStudent } from '../support/browser/students.ts'
import { locales, getWords } from '../support/browser/words.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const subjects = { 'pt-BR': /Vence em 3 dias/, en: /Due in 3 days/, es: /Vence en 3 días/ }
const titles = { 'pt-BR': 'Extrato', en: 'Statement', es: 'Extracto' }

/** What leaves the portal as a file or a mail, which no crawl of pages reads. */
for (const locale of locales) {
  describe(`in ${locale}`, () => {
    const words = getWords(locale)

    async function studentWithSession() {
      const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
      const student = await addStudent(database)
      await giveLanguage(database, student, locale)
      const cookie = await sessionByLaunch(database, { host }, { tenantId: 1, userId: student.id, choice: null })
      return { host, student, cookie }
    }

    test('a statement is written for the spreadsheets of the language', async () => {
      const { host, cookie } = await studentWithSession()
      // The period has not passed, nor ends today, as the usual one does on a month's last day.
      const to = addDays(new Date(), 40).toISOString().slice(0, 10)
      const csv = await ask({ host, method: 'GET', path: `/financial/statement/csv?to=${to}`, cookie })
      expect(csv.headers['content-type']).toContain('text/csv')
      expect(csv.body.startsWith('\uFEFF')).toBe(true)
      const [header = ''] = csv.body.slice(1).split('\r\n')
      expect(header.split(locale === 'en' ? ',' : ';')).toHaveLength(9)
      const total = csv.body.trim().split('\r\n').at(-1)!
      const [, name] = /[,;]"([^"]+)"/.exec(total)!
      expect(name).toMatch(words('Saldo previsto, sem multa e juros'))
    })

    test('a statement is printed in the language', async () => {
      const { host, cookie } = await studentWithSession()
      const pdf = await ask({ host, method: 'GET', path: '/financial/statement/pdf', cookie })
      expect(pdf.headers['content-type']).toBe('application/pdf')
      const text = await pdfText(pdf.bytes)
      expect(text).toContain('Universidade Aurora')
      expect(text).toContain(titles[locale])
    })

    test('a calendar tells the due dates', async () => {
      const { host, student, cookie } = await studentWithSession()
      const made = await callFunction({ host, id: serverFunctions().get('makeCalendarLink')!, method: 'POST', cookie })
      const [, token] = /calendar\/([\w-]{43})\.ics/.exec(made.body) ?? []
      const answer = await ask({ host, method: 'GET', path: `/calendar/${token}.ics` })
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
      const { events } = readCalendar(answer.body)
      expect(events).toHaveLength(2)
      for (const { SUMMARY } of events) expect(SUMMARY).toMatch(words('Vencimento: {debt}'))
      expect(events.map(({ UID }) => UID)).toContain(`debt-${student.openDebtId}@${host}`)
    })

    test('a reminder comes by mail', async () => {
      const { host, student, cookie } = await studentWithSession()
      const email = `aluno.${student.id}@exemplo.edu.br`
      await inTenant(database, 1, ({ client }) => client.query('update users.account set email = $2 where id = $1', [student.id, email]))
      await addDueDebt(database, student, 3)
      const changed = await callProcedure({ host, path: 'financial.reminders.change', input: { mail: true }, cookie })
      expect(changed.code).toBe('ok')
      await runReminders(database)
      const mailbox = `http://127.0.0.1:${portalPort}/academic-services/sandbox/mailbox`
      expect(await (await fetch(`${mailbox}?to=${encodeURIComponent(email)}`)).text()).toMatch(subjects[locale])
    })
  })
}
