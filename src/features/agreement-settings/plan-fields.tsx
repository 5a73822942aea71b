import { useLingui } from '@lingui/react/macro'
import { type AgreementSetting, negotiableType, planMethodType } from '#api/financial/agreement-settings.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { CurrencyField } from '#design/components/fields/currency-field.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { bindFields, type FormFields } from '../../kit/form/bind-fields.ts'
import type { ShownPlace } from './agreement-settings.queries.ts'
import { planFields, type PlanValues } from './plan-values.ts'
import { useSettingsWords } from './use-settings-words.ts'

interface PlanFieldsProps extends Pick<AgreementSetting, 'debtTypes'>, FormFields<PlanValues> {
  place: ShownPlace
}

/** Fields of a plan. */
export function PlanFields({ place, debtTypes, ...form }: PlanFieldsProps) {
  const { t, i18n } = useLingui()
  const { typeName } = useDebtWords()
  const { planLabels, methods } = useSettingsWords(place)
  const { values } = form
  const field = bindFields(planFields, form, planLabels, '-plan')
  const written = { maxLength: 60, autoComplete: 'off' } as const
  const steps = { decreaseLabel: t`Menos um`, increaseLabel: t`Mais um` }
  const currency = { locale: i18n.locale }
  return (
    <>
      <TextField {...field.text('namePt')} {...written} />
      <FormRow>
        <TextField {...field.text('nameEn')} {...written} optional={t`(opcional)`} />
        <TextField {...field.text('nameEs')} {...written} optional={t`(opcional)`} />
      </FormRow>
      <FormRow>
        <NumberField {...field.count('installmentCount')} {...steps} />
        <NumberField {...field.count('daysDueFirstDebt')} {...steps} hint={t`O aluno pode escolher até este dia.`} />
      </FormRow>
      <FormRow>
        <CurrencyField {...field.money('minimumValue')} {...currency} />
        <CurrencyField {...field.money('maximumValue')} {...currency} />
      </FormRow>
      <CurrencyField
        {...field.money('minimumInstallment')}
        {...currency}
        hint={t`O plano só aparece se nenhuma parcela for menor que isto.`}
      />
      <SelectField {...field.text('debtType')}>
        <option value="">{t`Todos os negociados`}</option>
        {negotiableType.options
          .filter((type) => debtTypes.includes(type) || type === values.debtType)
          .map((type) => (
            <option key={type} value={type}>
              {typeName(type)}
            </option>
          ))}
      </SelectField>
      <div id="paymentMethods-plan" tabIndex={-1}>
        <CheckboxGroup
          {...field.choices('paymentMethods')}
          options={planMethodType.options.map((method) => ({
            value: method,
            label: methods[method],
            description:
              method === 'agreement'
                ? t`Fora do portal. Um plano só com esta forma não é oferecido ao aluno.`
                : place.methods.includes(method)
                  ? undefined
                  : t`A instituição não recebe assim agora.`,
          }))}
        />
      </div>
      {values.paymentMethods.includes('bank_slip') || values.bankAccountId !== '' ? (
        <SelectField {...field.text('bankAccountId')}>
          <option value="">{t`A da instituição`}</option>
          {place.accounts.map(({ accountId, name: accountName }) => (
            <option key={accountId} value={accountId}>
              {accountName}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  )
}
