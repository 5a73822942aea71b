import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AgreementAmounts, AgreementStatus, PlanObstacle, PlanOffer } from '#api/financial/agreements.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import type { AmountLine } from '#design/components/data/amount-breakdown.tsx'
import { statusPill } from '#design/components/feedback/status.tsx'
import { ProgressWithWords } from '#design/components/feedback/progress-with-words.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'

export const agreementStatusWords: Record<AgreementStatus, MessageDescriptor> = {
  active: msg`Em andamento`,
  settled: msg`Quitado`,
  canceled: msg`Cancelado`,
}

const tones = { active: 'info', settled: 'ok', canceled: 'neutral' } as const

export const agreementStatusPill = (i18n: I18n, status: AgreementStatus, overdue: boolean) =>
  status === 'active' && overdue
    ? statusPill('danger', i18n._(msg`Parcela vencida`))
    : statusPill(tones[status], i18n._(agreementStatusWords[status]))

export function useAgreementWords() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { typeName } = useDebtWords()
  const { money, date } = formats
  const methods: Record<PaymentMethodType, string> = { pix: 'Pix', bank_slip: t`boleto`, credit_card: t`cartão de crédito` }

  function obstacle(found: PlanObstacle): string {
    switch (found.reason) {
      case 'below_minimum':
        return t`Só para débitos a partir de ${money(found.minimum)}`
      case 'above_maximum':
        return t`Só para débitos até ${money(found.maximum)}`
      case 'installment_too_small':
        return t`A parcela ficaria menor que ${money(found.minimum)}`
      case 'debt_type':
        return t`Só para débitos do tipo ${typeName(found.type)}`
      case 'first_due_date':
        return t`A primeira parcela vence no máximo em ${date(found.latest)}`
      case 'over_budget':
        return t`A parcela seria ${money(found.installment)}, acima de ${money(found.budget)}`
    }
  }

  /** `3x de R$ 150,00`; the first, which takes the remainder, may be of some cents more. */
  function getInstallments({ installments }: Pick<PlanOffer, 'installments'>): string {
    const [count, each] = [installments.length, money(installments.at(-1)!.amount)]
    return t`${count}x de ${each}`
  }

  /** @param today `YYYY-MM-DD` */
  function getFirst({ installments }: Pick<PlanOffer, 'installments'>, today: string): string {
    const [first, day] = [money(installments[0]!.amount), formats.shortDate(installments[0]!.dueDate, today)]
    if (installments.length === 1) return t`em ${day}`
    return installments[0]!.amount === installments.at(-1)!.amount ? t`a primeira em ${day}` : t`a primeira, de ${first}, em ${day}`
  }

  function lines({ grossAmount, officeAmount, futureInterestAmount }: AgreementAmounts, debtsLabel: string): AmountLine[] {
    return [
      { label: debtsLabel, amount: money(grossAmount) },
      ...(officeAmount > 0 ? [{ label: t`Taxa de cobrança`, amount: `+ ${money(officeAmount)}` }] : []),
      ...(futureInterestAmount > 0 ? [{ label: t`Juros do parcelamento`, amount: `+ ${money(futureInterestAmount)}` }] : []),
    ]
  }

  return {
    statusName: (status: AgreementStatus) => i18n._(agreementStatusWords[status]),
    /** `Pix ou boleto` */
    methodNames: (types: readonly PaymentMethodType[]) =>
      new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(types.map((type) => methods[type])),
    obstacle,
    lines,
    getInstallments,
    getFirst,
    /** What a plan adds to the debts. */
    getAddedName: ({ officeAmount }: AgreementAmounts) => (officeAmount > 0 ? t`Juros e taxa do acordo` : t`Juros do acordo`),
    title: (agreementId: number) => t`Acordo nº ${String(agreementId)}`,
  }
}

export function PaidProgress({ count, paid }: { count: number; paid: number }) {
  const { t } = useLingui()
  return <ProgressWithWords label={t`Parcelas pagas`} value={paid} max={count} text={t`${paid} de ${count}`} />
}
