import type { AppLocale } from '#api/locales.ts'
import { debtName } from '../debts/debt-name.ts'
import { dateWords, money } from '../../platform/documents/document-formats.ts'
import type { RemindedDebt, ReminderMessage } from './reminders.queries.ts'

interface ReminderWords {
  /** `days` until the due date; negative when overdue. */
  when: (days: number) => string
  several: (count: number) => string
  opening: (count: number, institution: string) => string
  dueDate: (date: string) => string
  label: (count: number) => string
  closing: string
  change: string
  /** A debt's name and when it is due. */
  sentence: (debt: string, days: number) => string
  owed: (amount: string, date: string) => string
}

const words: Record<AppLocale, ReminderWords> = {
  'pt-BR': {
    when: (days) =>
      days > 1
        ? `Vence em ${days} dias`
        : days === 1
          ? 'Vence amanhã'
          : days === 0
            ? 'Vence hoje'
            : days === -1
              ? 'Venceu ontem'
              : `Venceu há ${-days} dias`,
    several: (count) => `Lembrete de ${count} débitos`,
    opening: (count, institution) =>
      count === 1
        ? `Este é o lembrete que você pediu sobre um débito em ${institution}.`
        : `Este é o lembrete que você pediu sobre ${count} débitos em ${institution}.`,
    dueDate: (date) => `Vencimento ${date}`,
    label: (count) => (count === 1 ? 'Ver e pagar' : 'Ver os débitos'),
    closing: 'Se você já pagou, ignore este e-mail: a confirmação de um boleto leva até dois dias úteis.',
    change: 'Mudar ou desligar os lembretes',
    sentence: (debt, days) => `${debt} ${words['pt-BR'].when(days).toLowerCase()}`,
    owed: (amount, date) => `${amount}, vencimento ${date}.`,
  },
  en: {
    when: (days) =>
      days > 1
        ? `Due in ${days} days`
        : days === 1
          ? 'Due tomorrow'
          : days === 0
            ? 'Due today'
            : days === -1
              ? 'Due yesterday'
              : `Due ${-days} days ago`,
    several: (count) => `Reminder of ${count} debts`,
    opening: (count, institution) =>
      count === 1
        ? `This is the reminder you asked for about a debt at ${institution}.`
        : `This is the reminder you asked for about ${count} debts at ${institution}.`,
    dueDate: (date) => `Due date ${date}`,
    label: (count) => (count === 1 ? 'See and pay' : 'See the debts'),
    closing: 'If you have already paid, ignore this email: a bank slip takes up to two business days to be confirmed.',
    change: 'Change or turn off reminders',
    sentence: (debt, days) => `${debt} ${days < 0 ? 'was' : 'is'} ${words.en.when(days).toLowerCase()}`,
    owed: (amount, date) => `${amount}, due on ${date}.`,
  },
  es: {
    when: (days) =>
      days > 1
        ? `Vence en ${days} días`
        : days === 1
          ? 'Vence mañana'
          : days === 0
            ? 'Vence hoy'
            : days === -1
              ? 'Venció ayer'
              : `Venció hace ${-days} días`,
    several: (count) => `Recordatorio de ${count} deudas`,
    opening: (count, institution) =>
      count === 1
        ? `Este es el recordatorio que pediste sobre una deuda en ${institution}.`
        : `Este es el recordatorio que pediste sobre ${count} deudas en ${institution}.`,
    dueDate: (date) => `Vencimiento ${date}`,
    label: (count) => (count === 1 ? 'Ver y pagar' : 'Ver las deudas'),
    closing: 'Si ya pagaste, ignora este correo: la confirmación de un boleto tarda hasta dos días hábiles.',
    change: 'Cambiar o desactivar los recordatorios',
    sentence: (debt, days) => `${debt} ${words.es.when(days).toLowerCase()}`,
    owed: (amount, date) => `${amount}, vencimiento ${date}.`,
  },
}

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
    action: { label: label(count), url: `${portal}${pathTo(debts)}` },
    closing,
    footer: { label: change, url: `${portal}/financial/reminders` },
  }
}

const getName = ({ description, ...debt }: RemindedDebt, locale: AppLocale) =>
  debtName({ ...debt, description: description?.[locale] ?? null }, locale)

export const reminderTarget = ({ debts }: RemindedDebts): string => pathTo(debts)

const pathTo = (debts: readonly RemindedDebt[]) => (debts.length === 1 ? `/financial/payments/${debts[0]!.debtId}` : '/financial/payments')

const daysUntil = ({ dueDate }: RemindedDebt, today: string) =>
  Math.round((Date.parse(`${dueDate}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000)
