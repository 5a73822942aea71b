import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AmountLine, DebtInstallment, DebtStatus, DebtSummary, DebtType } from '#api/financial/debts.ts'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'

export type NamedDebt = Pick<DebtSummary, 'type' | 'description' | 'installment' | 'competency'>

export const debtTypeWords: Record<DebtType, MessageDescriptor> = {
  tuition: msg`Mensalidade`,
  service: msg`Serviço`,
  agreement: msg`Acordo`,
}

export const debtStatusWords: Record<DebtStatus, MessageDescriptor> = {
  open: msg({ message: 'Em aberto', context: 'débito' }),
  overdue: msg({ message: 'Vencido', context: 'débito' }),
  settled: msg({ message: 'Pago', context: 'débito' }),
  in_agreement: msg`Em acordo`,
  canceled: msg({ message: 'Cancelado', context: 'débito' }),
  in_agency: msg`Com assessoria de cobrança`,
  loss: msg`Dado como perda`,
}

/** The status of one debt in words; a debt that an agreement replaced is paid once that agreement is. */
export const debtStatusWord = ({ status, paidByAgreement }: Pick<DebtSummary, 'status' | 'paidByAgreement'>): MessageDescriptor =>
  status === 'in_agreement' && paidByAgreement ? msg`Pago por acordo` : debtStatusWords[status]

const nameByMonth: Record<DebtType, (month: string) => MessageDescriptor> = {
  tuition: (month) => msg`Mensalidade de ${month}`,
  service: (month) => msg`Serviço de ${month}`,
  agreement: (month) => msg`Parcela de acordo de ${month}`,
}

/** The name of an installment; the number tells several agreements apart. */
const installmentName = ({ agreementId, number, count }: DebtInstallment) => msg`Acordo ${agreementId}, parcela ${number} de ${count}`

/** Returns the texts about debts; takes the language as arguments, so that server-side exports can use it. */
export function debtWords(i18n: I18n, formats: Formats) {
  const fullName = ({ type, description, installment, competency }: NamedDebt) =>
    installment ? i18n._(installmentName(installment)) : (description ?? i18n._(nameByMonth[type](formats.month(competency))))
  const getCount = (count: number) => i18n._(msg`${plural(count, { 0: 'Nenhum débito', one: '# débito', other: '# débitos' })}`)
  /** Returns the names in a line; the first three of many. @param count of all, where not all are known */
  const getNames = (debts: readonly NamedDebt[], count = debts.length) => {
    const shown = debts.slice(0, 3).map(fullName)
    const [names, rest] = [shown.join(', '), count - shown.length]
    return shown.length === 0 ? getCount(count) : rest > 0 ? i18n._(msg`${names} e mais ${rest}`) : names
  }
  /** Splits the name of a request's debt at its separator: the protocol follows it. */
  const nameAndNumber = (debt: NamedDebt & Pick<DebtSummary, 'requestId'>): { name: string; number?: string } => {
    const whole = fullName(debt)
    const mark = debt.requestId ? whole.lastIndexOf(' · ') : -1
    return mark < 0 ? { name: whole } : { name: whole.slice(0, mark), number: whole.slice(mark + 3) }
  }
  return {
    typeName: (type: DebtType) => i18n._(debtTypeWords[type]),
    statusName: (status: DebtStatus, paidByAgreement = false) => i18n._(debtStatusWord({ status, paidByAgreement })),
    shortName: ({ type, description, installment }: NamedDebt) =>
      installment ? i18n._(installmentName(installment)) : (description ?? i18n._(debtTypeWords[type])),
    fullName,
    nameAndNumber,
    getNames,
    /** The accessible name of a link or button: its visible words (WCAG 2.5.3), then what it is for. @param amount formatted, unless the words have it */
    labelFor: (words: string, debts: readonly NamedDebt[], amount?: string, count?: number) =>
      [words, amount, getNames(debts, count)].filter(Boolean).join(', '),
    /** Returns the name of one debt, or the number of debts. */
    nameOfAll: (debts: readonly NamedDebt[]) => (debts.length === 1 ? fullName(debts[0]!) : getCount(debts.length)),
  }
}

export function useDebtWords() {
  const { i18n } = useLingui()
  return debtWords(i18n, useFormats())
}

export function useAmountLines() {
  const { t } = useLingui()
  const formats = useFormats()
  const words = useAmountLineWords(formats)
  const shortWords = useShortLineWords(formats)
  /** @param isShort each line in one, without the days and rates that a receipt needs */
  return (lines: readonly AmountLine[], isShort = false) =>
    lines.map((line): { label: ReactNode; note?: ReactNode; amount: ReactNode; quiet?: boolean } => ({
      ...words(line),
      ...(isShort && { label: shortWords(line) ?? words(line).label, note: undefined }),
      amount: isLost(line) ? t`Perdido` : signed(line, formats),
      ...(line.amount === 0 && { quiet: true }),
    }))
}

function useAmountLineWords(formats: Formats) {
  const { t } = useLingui()
  return (line: AmountLine): { label: string; note?: string } => {
    const { kind, rateBasisPoints, days, date, name } = line
    const rate = rateBasisPoints === null ? '' : formats.percent(rateBasisPoints)
    const on = date === null ? '' : formats.date(date)
    switch (kind) {
      case 'gross':
        return { label: t`Valor original` }
      case 'scholarship':
        return { label: rate ? t`Bolsa, ${rate}` : t`Bolsa`, ...(on && { note: t`Válida até ${on}` }) }
      case 'punctuality_discount':
        return {
          label: t`Desconto de pontualidade`,
          ...(on && { note: isLost(line) ? t`Era para quem pagasse até ${on}` : t`Para quem paga até ${on}` }),
        }
      case 'fine':
        return { label: t`Multa, ${rate}`, ...(on && { note: t`Uma vez, desde ${on}` }) }
      case 'interest': {
        const daily = rateBasisPoints === null ? '' : formats.percent(rateBasisPoints / 30)
        return { label: t`Juros, ${rate} ao mês`, note: t`${plural(days ?? 0, { one: '# dia', other: '# dias' })}, ${daily} por dia` }
      }
      case 'part_payment':
        return { label: t`Parte já quitada` }
      case 'campaign_discount':
        return { label: name ? t`Desconto ${name}` : t`Desconto`, ...(on && { note: t`Para quem paga até ${on}` }) }
    }
  }
}

function useShortLineWords(formats: Formats) {
  const { t } = useLingui()
  return ({ kind, rateBasisPoints, days, name }: AmountLine): string | undefined => {
    const rate = formats.percent(rateBasisPoints ?? 0)
    if (kind === 'fine' && rateBasisPoints !== null) return t`Multa de ${rate}`
    if (kind === 'interest' && days !== null) return t`${plural(days, { one: 'Juros de # dia', other: 'Juros de # dias' })}`
    if (kind === 'campaign_discount' && name) return t`Desconto ${name}`
    return undefined
  }
}

/** A discount whose last day has passed. */
const isLost = ({ kind, amount }: AmountLine) => kind === 'punctuality_discount' && amount === 0

function signed({ kind, amount }: AmountLine, formats: Formats): string {
  if (kind === 'gross' || amount === 0) return formats.money(amount)
  // A minus sign with a space: a hyphen before R$ is easily overlooked.
  return amount < 0 ? `− ${formats.money(-amount)}` : `+ ${formats.money(amount)}`
}
