import { useLingui } from '@lingui/react/macro'
import type { PaymentPlan, PlanMethodType } from '#api/financial/agreement-settings.ts'
import type { CatalogItem } from '#api/financial/financial-catalogs.ts'
import { appLocales } from '#api/locales.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import type { ShownPlace } from './agreement-settings.queries.ts'
import { type PlanValues, getPlan } from './plan-values.ts'
import type { RulesValues } from './rules-values.ts'

/** What fields are called and what they hold, in the forms and wherever two people's values are compared. */
export function useSettingsWords({ accounts, events, paymentMethods, paymentPlaces }: ShownPlace) {
  const { t, i18n } = useLingui()
  const { money, number } = useFormats()
  const { typeName } = useDebtWords()
  const none = t`(nada)`
  const methods: Record<PlanMethodType, string> = {
    pix: 'Pix',
    bank_slip: t`Boleto`,
    credit_card: t`Cartão de crédito`,
    agreement: t`Combinado com o setor financeiro`,
  }
  const methodNames = (types: readonly PlanMethodType[]) =>
    types.length === 0 ? none : new Intl.ListFormat(i18n.locale).format(types.map((type) => methods[type]))
  const itemName = ({ code, name }: CatalogItem) => `${code} · ${name}`
  const chosenItem = (id: string, items: readonly CatalogItem[]) => {
    const found = items.find(({ itemId }) => String(itemId) === id)
    return found ? itemName(found) : none
  }
  const eventName = (id: string) => events.find(({ eventId }) => String(eventId) === id)?.name ?? none
  const accountName = (id: string) => accounts.find(({ accountId }) => String(accountId) === id)?.name ?? t`A da instituição`
  const count = (value: number | null) => (value === null ? none : number(value))
  const amount = (value: number | null) => (value === null ? none : money(value))

  const rulesLabels: Record<keyof RulesValues, string> = {
    debtTypes: t`Tipos de débito que podem ser negociados`,
    expiredDays: t`Dias de atraso`,
    cancelAfterDays: t`Dias até o cancelamento`,
    cancelAfterCount: t`Parcelas em atraso`,
    futureInterest: t`Juros ao mês (%)`,
    debtOffice: t`Taxa de cobrança (%)`,
    paymentMethod: t`Forma de pagamento`,
    paymentPlace: t({ message: 'Local de pagamento', context: 'acordo' }),
    eventAdditional: t`Evento dos acréscimos`,
    eventDiscount: t`Evento dos descontos`,
    issueTemplate: t`Emitir termo do acordo`,
    pathTemplate: t`Caminho do modelo`,
  }
  const rulesTexts = (values: RulesValues): typeof rulesLabels => ({
    ...values,
    debtTypes: values.debtTypes.length === 0 ? none : new Intl.ListFormat(i18n.locale).format(values.debtTypes.map(typeName)),
    expiredDays: count(values.expiredDays),
    cancelAfterDays: count(values.cancelAfterDays),
    cancelAfterCount: count(values.cancelAfterCount),
    paymentMethod: chosenItem(values.paymentMethod, paymentMethods),
    paymentPlace: chosenItem(values.paymentPlace, paymentPlaces),
    eventAdditional: eventName(values.eventAdditional),
    eventDiscount: eventName(values.eventDiscount),
    issueTemplate: values.issueTemplate === 'yes' ? t`Sim` : t`Não`,
    pathTemplate: values.pathTemplate || none,
  })

  const planLabels: Record<keyof PlanValues, string> = {
    namePt: t`Nome em português`,
    nameEn: t`Nome em inglês`,
    nameEs: t`Nome em espanhol`,
    installmentCount: t`Número de parcelas`,
    daysDueFirstDebt: t`Dias até a primeira parcela`,
    minimumValue: t`Valor mínimo dos débitos`,
    maximumValue: t`Valor máximo dos débitos`,
    minimumInstallment: t`Valor mínimo da parcela`,
    debtType: t`Tipo de débito`,
    paymentMethods: t`Formas de pagamento das parcelas`,
    bankAccountId: t`Conta dos boletos`,
  }
  const planTexts = (values: PlanValues): typeof planLabels => ({
    namePt: values.namePt || none,
    nameEn: values.nameEn || none,
    nameEs: values.nameEs || none,
    installmentCount: count(values.installmentCount),
    daysDueFirstDebt: count(values.daysDueFirstDebt),
    minimumValue: amount(values.minimumValue),
    maximumValue: amount(values.maximumValue),
    minimumInstallment: amount(values.minimumInstallment),
    debtType: values.debtType ? typeName(values.debtType) : t`Todos os negociados`,
    paymentMethods: methodNames(getPlan(values).paymentMethods),
    bankAccountId: accountName(values.bankAccountId),
  })
  /** As a student reads it who uses this language. */
  const planName = ({ description }: Pick<PaymentPlan, 'description'>) =>
    [i18n.locale, ...appLocales.options].map((locale) => description[locale as keyof typeof description]).find(Boolean) ?? ''

  return { methods, methodNames, itemName, rulesLabels, rulesTexts, planLabels, planTexts, planName }
}
