import type { AppLocale } from '#api/locales.ts'
import { msg, plural } from '#services/platform/i18n/msg.ts'
import { debtName } from '../debts/debt-name.ts'
import { dateWords, money } from '../../platform/documents/document-formats.ts'
import { localized } from '../../platform/i18n/localized.ts'
import type { RemindedDebt, ReminderMessage } from './reminders.queries.ts'

const words = localized({
  /** `days` until the due date; negative when overdue. */
  when: (days: number) =>
    days > 1
      ? msg`Vence em ${{ days }} dias`
      : days === 1
        ? msg`Vence amanhã`
        : days === 0
          ? msg`Vence hoje`
          : days === -1
            ? msg`Venceu ontem`
            : msg`Venceu há ${{ days: -days }} dias`,
  several: (count: number) => msg`Lembrete de ${{ count }} débitos`,
  opening: (count: number, institution: string) =>
    msg`Este é o lembrete que você pediu sobre ${plural({ count }, { one: 'um débito', other: '# débitos' })} em ${{ institution }}.`,
  dueDate: (date: string) => msg`Vencimento ${{ date }}`,
  label: (count: number) => (count === 1 ? msg`Ver e pagar` : msg`Ver os débitos`),
  closing: msg`Se você já pagou, ignore este e-mail: a confirmação de um boleto leva até dois dias úteis.`,
  change: msg`Mudar ou desligar os lembretes`,
  /** A debt's name and when it is due. */
  sentence: (debt: string, days: number) =>
    days > 1
      ? msg`${{ debt }} vence em ${{ days }} dias`
      : days === 1
        ? msg`${{ debt }} vence amanhã`
        : days === 0
          ? msg`${{ debt }} vence hoje`
          : days === -1
            ? msg`${{ debt }} venceu ontem`
            : msg`${{ debt }} venceu há ${{ days: -days }} dias`,
  owed: (amount: string, date: string) => msg`${{ amount }}, vencimento ${{ date }}.`,
})

type RemindedDebts = Pick<ReminderMessage, 'debts' | 'today'>

export function reminderNotification(
  { debts, today }: RemindedDebts,
  locale: AppLocale,
  currency: string,
): { title: string; message: string } {
  const { sentence, several, owed } = words[locale]
  const message = (debt: RemindedDebt) => owed(money(debt.amount, locale, currency), dateWords(debt.dueDate, locale))
  const first = debts[0]!
  return debts.length === 1
    ? { title: sentence(getName(first, locale), daysUntil(first, today)), message: message(first) }
    : { title: several(debts.length), message: debts.map((debt) => `${getName(debt, locale)}: ${message(debt)}`).join(' ') }
}

export function reminderLetter(
  { debts, today }: RemindedDebts,
  locale: AppLocale,
  { institution, portal, currency }: { institution: string; portal: string; currency: string },
) {
  const { when, several, opening, dueDate, label, closing, change } = words[locale]
  const count = debts.length
  const subject = count === 1 ? `${when(daysUntil(debts[0]!, today))}: ${getName(debts[0]!, locale)}` : several(count)
  return {
    subject: `${subject} · ${institution}`,
    opening: opening(count, institution),
    items: debts.map((debt) => ({
      name: getName(debt, locale),
      note: `${when(daysUntil(debt, today))} · ${dueDate(dateWords(debt.dueDate, locale))}`,
      value: money(debt.amount, locale, currency),
    })),
    action: { label: label(count), url: `${portal}${debtsPath(debts)}` },
    closing,
    footer: { label: change, url: `${portal}/financial/reminders` },
  }
}

const getName = ({ description, ...debt }: RemindedDebt, locale: AppLocale) =>
  debtName({ ...debt, description: description?.[locale] ?? null }, locale)

export const reminderTarget = ({ debts }: RemindedDebts): string => debtsPath(debts)

const debtsPath = (debts: readonly RemindedDebt[]) =>
  debts.length === 1 ? `/financial/payments/${debts[0]!.debtId}` : '/financial/payments'

const daysUntil = ({ dueDate }: RemindedDebt, today: string) =>
  Math.round((Date.parse(`${dueDate}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000)
