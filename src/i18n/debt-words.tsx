import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AmountLine, DebtStatus, DebtSummary, DebtType } from '#api/debts.ts'
import type { Formats } from './formats.ts'

type NamedDebt = Pick<DebtSummary, 'type' | 'description' | 'competency'>

/** The words for debts that several areas share: kinds, states, names and the lines of an amount. */
export function useDebtWords(formats: Formats) {
  const { t } = useLingui()
  const types: Record<DebtType, string> = { tuition: t`Mensalidade`, service: t`Serviço`, agreement: t`Acordo` }
  const statuses: Record<DebtStatus, string> = {
    open: t`Em aberto`,
    overdue: t`Vencido`,
    settled: t`Pago`,
    in_agreement: t`Em acordo`,
    canceled: t`Cancelado`,
  }

  /** What a line of an amount is, and why it is there. */
  function line({ kind, rateBasisPoints, days, date, name }: AmountLine): { label: string; note?: string } {
    const rate = rateBasisPoints === null ? '' : formats.percent(rateBasisPoints)
    const on = date === null ? '' : formats.date(date)
    switch (kind) {
      case 'gross':
        return { label: t`Valor original` }
      case 'scholarship':
        return { label: rate ? t`Bolsa, ${rate}` : t`Bolsa`, ...(on && { note: t`Válida até ${on}` }) }
      case 'punctuality_discount':
        return { label: t`Desconto de pontualidade`, ...(on && { note: t`Para quem paga até ${on}` }) }
      case 'fine':
        return { label: t`Multa, ${rate}`, ...(on && { note: t`Uma vez, desde ${on}` }) }
      case 'interest': {
        const daily = rateBasisPoints === null ? '' : formats.percent(rateBasisPoints / 30)
        return { label: t`Juros, ${rate} ao mês`, note: t`${plural(days ?? 0, { one: '# dia', other: '# dias' })}, ${daily} por dia` }
      }
      case 'campaign_discount':
        return { label: name ? t`Desconto da campanha ${name}` : t`Desconto de campanha`, ...(on && { note: t`Para quem paga até ${on}` }) }
    }
  }

  return {
    typeName: (type: DebtType) => types[type],
    statusName: (status: DebtStatus) => statuses[status],
    line,
    /** `Mensalidade`, or what the institution called it. */
    shortName: ({ type, description }: NamedDebt) => description ?? types[type],
    /** `Mensalidade de outubro de 2026` */
    fullName: ({ type, description, competency }: NamedDebt) => {
      const month = formats.month(competency)
      return description ?? (type === 'tuition' ? t`Mensalidade de ${month}` : t`Parcela de acordo de ${month}`)
    },
  }
}

/** Lines of an amount as the breakdown shows them: signed, and quiet where they no longer count. */
export function useAmountLines(formats: Formats) {
  const words = useDebtWords(formats)
  return (lines: readonly AmountLine[]) =>
    lines.map((line): { label: ReactNode; note?: ReactNode; amount: ReactNode; quiet?: boolean } => ({
      ...words.line(line),
      amount: signed(line, formats),
      ...(line.amount === 0 && { quiet: true }),
    }))
}

function signed({ kind, amount }: AmountLine, formats: Formats): string {
  if (kind === 'gross' || amount === 0) return formats.money(amount)
  // A real minus sign, set apart: a hyphen before R$ is easily overlooked.
  return amount < 0 ? `− ${formats.money(-amount)}` : `+ ${formats.money(amount)}`
}
