import { useLingui } from '@lingui/react/macro'
import type { ManagedInstitution } from '#api/financial/financial-settings.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { useFormats } from '../../request/use-formats.ts'
import { getBasisPoints } from '../../kit/form/basis-points.ts'
import { type Difference, getDifferences } from '../../kit/versions/differences.tsx'
import type { SettingChoices } from './financial-settings.queries.ts'
import { type SettingValues, unreadable } from './setting-values.ts'

export type SettingTexts = Record<keyof SettingValues, string>

export function useMethodNames(): Record<PaymentMethodType, string> {
  const { t } = useLingui()
  return { pix: t`Pix`, bank_slip: t`Boleto`, credit_card: t`Cartão de crédito` }
}

/** What each setting is called where versions are compared. */
export function useSettingLabels(): SettingTexts {
  const { t } = useLingui()
  return {
    fines: t`Multa por atraso`,
    interest: t`Juros ao mês`,
    ratesFrom: t`Multa e juros valem a partir de`,
    offered: t`Formas de pagamento oferecidas`,
    pixMethod: t`Pix: forma de pagamento`,
    pixPlace: t`Pix: local de pagamento`,
    slipMethod: t`Boleto: forma de pagamento`,
    slipPlace: t`Boleto: local de pagamento`,
    slipAccount: t`Conta que registra os boletos`,
    cardMethod: t`Cartão: forma de pagamento`,
    cardPlace: t`Cartão: local de pagamento`,
    pending: t`Débito em aberto`,
    settled: t`Débito pago`,
    canceled: t`Débito cancelado`,
    inAgency: t`Débito em cobrança externa`,
    loss: t`Débito dado como perda`,
  }
}

/** The value of each setting in words. */
export function useSettingTexts(
  { statuses, methods, places }: SettingChoices,
  accounts: ManagedInstitution['accounts'],
): (values: SettingValues) => SettingTexts {
  const { t, i18n } = useLingui()
  const { date, percent } = useFormats()
  const methodNames = useMethodNames()
  const none = t({ message: 'Não definido', context: 'configuração' })
  const item = (id: string, items: SettingChoices['statuses']) => {
    const found = items.find(({ itemId }) => String(itemId) === id)
    return found ? `${found.code} · ${found.name}` : id || none
  }
  const account = (id: string) => {
    const found = accounts.find(({ accountId }) => String(accountId) === id)
    return found ? `${found.bankName} · ${found.account}` : id || none
  }
  const rate = (typed: string) => {
    const points = getBasisPoints(typed)
    return points === null ? typed : percent(points)
  }
  return (values) => ({
    fines: rate(values.fines),
    interest: rate(values.interest),
    ratesFrom: values.ratesFrom === '' || values.ratesFrom === unreadable ? t`Data em que foi salvo` : date(values.ratesFrom),
    offered: new Intl.ListFormat(i18n.locale).format(values.offered.map((method) => methodNames[method])),
    pixMethod: item(values.pixMethod, methods),
    pixPlace: item(values.pixPlace, places),
    slipMethod: item(values.slipMethod, methods),
    slipPlace: item(values.slipPlace, places),
    slipAccount: account(values.slipAccount),
    cardMethod: item(values.cardMethod, methods),
    cardPlace: item(values.cardPlace, places),
    pending: item(values.pending, statuses),
    settled: item(values.settled, statuses),
    canceled: item(values.canceled, statuses),
    inAgency: item(values.inAgency, statuses),
    loss: item(values.loss, statuses),
  })
}

/** Without the day of rates where neither changes: it says nothing then. */
export function settingDifferences(before: SettingTexts, after: SettingTexts): Difference<keyof SettingValues>[] {
  const found = getDifferences(before, after)
  const areRatesSame = before.fines === after.fines && before.interest === after.interest
  return areRatesSame ? found.filter(({ key }) => key !== 'ratesFrom') : found
}
