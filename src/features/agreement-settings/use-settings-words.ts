import { useLingui } from '@lingui/react/macro'
import type { PaymentPlan, PlanMethodType } from '#api/financial/agreement-settings.ts'
import type { CatalogItem } from '#api/financial/financial-catalogs.ts'
import { appLocales } from '#api/locales.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import type { FieldTexts } from '../../kit/form/field-codec.ts'
import { useFieldTexts } from '../../kit/form/use-field-texts.ts'
import type { ShownPlace } from './agreement-settings.queries.ts'
import { planFields } from './plan-values.ts'
import { rulesFields } from './rules-values.ts'

/** Returns labels and values of fields as text, for the forms and for comparing two people's values. */
export function useSettingsWords({ accounts, events, paymentMethods, paymentPlaces }: ShownPlace) {
  const { t, i18n } = useLingui()
  const { typeName } = useDebtWords()
  const nothing = t`(nada)`
  const methods: Record<PlanMethodType, string> = {
    pix: 'Pix',
    bank_slip: t`Boleto`,
    credit_card: t`Cartão de crédito`,
    agreement: t`Combinado com o setor financeiro`,
  }
  const methodNames = (types: readonly PlanMethodType[]) =>
    types.length === 0 ? nothing : new Intl.ListFormat(i18n.locale).format(types.map((type) => methods[type]))
  const itemName = ({ code, name }: CatalogItem) => `${code} · ${name}`
  const chosenItem = (items: readonly CatalogItem[]) => (id: string) => {
    const found = items.find(({ itemId }) => String(itemId) === id)
    return found && itemName(found)
  }

  const rulesLabels: FieldTexts<typeof rulesFields> = {
    debtTypes: t`Tipos de débito que podem ser negociados`,
    expiredDays: t`Dias de atraso`,
    cancelAfterDays: t`Dias até o cancelamento`,
    cancelAfterCount: t`Parcelas em atraso`,
    futureInterestBasisPoints: t`Juros ao mês (%)`,
    debtOfficeBasisPoints: t`Taxa de cobrança (%)`,
    paymentMethod: t`Forma de pagamento`,
    paymentPlace: t({ message: 'Local de pagamento', context: 'acordo' }),
    eventAdditional: t`Evento dos acréscimos`,
    eventDiscount: t`Evento dos descontos`,
    issueTemplate: t`Emitir termo do acordo`,
    pathTemplate: t`Caminho do modelo`,
  }
  const rulesTexts = useFieldTexts(
    rulesFields,
    {
      debtTypes: typeName,
      methods: chosenItem(paymentMethods),
      places: chosenItem(paymentPlaces),
      events: (id) => events.find(({ eventId }) => String(eventId) === id)?.name,
      issues: (issues) => (issues ? t`Sim` : t`Não`),
    },
    { other: nothing },
  )

  const planLabels: FieldTexts<typeof planFields> = {
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
  const planTexts = useFieldTexts(
    planFields,
    {
      debtTypes: typeName,
      methods: (type) => methods[type],
      accounts: (id) => accounts.find(({ accountId }) => String(accountId) === id)?.name,
    },
    { debtType: t`Todos os negociados`, bankAccountId: t`A da instituição`, other: nothing },
  )
  /** The name of the plan that a student who uses this language reads. */
  const planName = ({ description }: Pick<PaymentPlan, 'description'>) =>
    [i18n.locale, ...appLocales.options].map((locale) => description[locale as keyof typeof description]).find(Boolean) ?? ''

  return { methods, methodNames, itemName, rulesLabels, rulesTexts, planLabels, planTexts, planName }
}
