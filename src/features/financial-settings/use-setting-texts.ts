import { useLingui } from '@lingui/react/macro'
import type { ManagedInstitution } from '#api/financial/financial-settings.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { type FieldTexts, problemMessages } from '../../kit/form/field-codec.ts'
import { useFieldTexts } from '../../kit/form/use-field-texts.ts'
import { type Difference, getDifferences } from '../../kit/versions/differences.tsx'
import type { SettingChoices } from './financial-settings.queries.ts'
import { getProblems, settingFields, type SettingName, type SettingValues } from './setting-values.ts'

export type SettingTexts = FieldTexts<typeof settingFields>

export function useMethodNames(): Record<PaymentMethodType, string> {
  const { t } = useLingui()
  return { pix: t`Pix`, bank_slip: t`Boleto`, credit_card: t`Cartão de crédito` }
}

/** Returns the labels of the settings for comparing versions. */
export function useSettingLabels(): SettingTexts {
  const { t } = useLingui()
  return {
    finesBasisPoints: t`Multa por atraso`,
    interestBasisPoints: t`Juros ao mês`,
    ratesFrom: t`Multa e juros valem a partir de`,
    offered: t`Formas de pagamento oferecidas`,
    pixMethod: t`Pix: forma de pagamento`,
    pixPlace: t`Pix: local de pagamento`,
    slipMethod: t`Boleto: forma de pagamento`,
    slipPlace: t`Boleto: local de pagamento`,
    slipAccountId: t`Conta que registra os boletos`,
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
export function useSettingTexts({ statuses, methods, places }: SettingChoices, accounts: ManagedInstitution['accounts']) {
  const { t } = useLingui()
  const methodNames = useMethodNames()
  const itemName = (items: SettingChoices['statuses']) => (id: string) => {
    const found = items.find(({ itemId }) => String(itemId) === id)
    return found ? `${found.code} · ${found.name}` : id || undefined
  }
  const accountName = (id: string) => {
    const found = accounts.find(({ accountId }) => String(accountId) === id)
    return found ? `${found.bankName} · ${found.account}` : id || undefined
  }
  return useFieldTexts(
    settingFields,
    {
      methodTypes: (type) => methodNames[type],
      methods: itemName(methods),
      places: itemName(places),
      accounts: accountName,
      statuses: itemName(statuses),
    },
    { ratesFrom: t`Data em que foi salvo`, offered: '', other: t({ message: 'Não definido', context: 'configuração' }) },
  )
}

/** What is wrong with the settings, in words. */
export function useSettingProblems(today: string) {
  const { t } = useLingui()
  const messages: Partial<SettingTexts> = {
    finesBasisPoints: t`Multa: informe de 0 a 100, com até duas casas`,
    interestBasisPoints: t`Juros: informe de 0 a 100, com até duas casas`,
    ratesFrom: t`Informe uma data completa, ou deixe em branco`,
    offered: t`Ofereça pelo menos uma forma de pagamento`,
    slipAccountId: t`Escolha a conta que registra os boletos, ou deixe de oferecer boleto`,
  }
  return (values: SettingValues) =>
    problemMessages(getProblems(values, today), (name, problem) =>
      problem === 'past' ? t`Escolha hoje ou um dia depois: o que já foi lançado não muda` : messages[name],
    )
}

/** Returns the differences, without the rates' first day if no rate differs: it is meaningless then. */
export function settingDifferences(before: SettingTexts, after: SettingTexts): Difference<SettingName>[] {
  const found = getDifferences(before, after)
  const areRatesSame = before.finesBasisPoints === after.finesBasisPoints && before.interestBasisPoints === after.interestBasisPoints
  return areRatesSame ? found.filter(({ key }) => key !== 'ratesFrom') : found
}
