import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type AgreementSetting, largestAmount, negotiableType, planMethodType } from '#api/financial/agreement-settings.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { CurrencyField } from '#design/components/fields/currency-field.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import type { ShownPlace } from './agreement-settings.queries.ts'
import type { PlanValues } from './plan-values.ts'
import { useSettingsWords } from './use-settings-words.ts'

interface PlanFieldsProps extends Pick<AgreementSetting, 'debtTypes'> {
  values: PlanValues
  set: <Name extends keyof PlanValues>(name: Name, value: PlanValues[Name]) => void
  getError: (name: keyof PlanValues) => ReactNode
  place: ShownPlace
}

/** As the contract takes them, both ends included. */
export const planLimits: Partial<Record<keyof PlanValues, readonly [number, number]>> = {
  installmentCount: [1, 120],
  daysDueFirstDebt: [0, 90],
  minimumValue: [0, largestAmount],
  maximumValue: [0, largestAmount],
  minimumInstallment: [0, largestAmount],
}

/** All that a plan decides. */
export function PlanFields({ values, set, getError, place, debtTypes }: PlanFieldsProps) {
  const { t, i18n } = useLingui()
  const { typeName } = useDebtWords()
  const { planLabels: labels, methods } = useSettingsWords(place)
  const name = (field: 'namePt' | 'nameEn' | 'nameEs', optional?: string) => (
    <TextField
      id={`${field}-plan`}
      label={labels[field]}
      optional={optional}
      value={values[field]}
      error={getError(field)}
      maxLength={60}
      autoComplete="off"
      onChange={({ target }) => set(field, target.value)}
    />
  )
  const count = (field: 'installmentCount' | 'daysDueFirstDebt', hint?: string) => (
    <NumberField
      id={`${field}-plan`}
      label={labels[field]}
      hint={hint}
      value={values[field]}
      min={planLimits[field]![0]}
      max={planLimits[field]![1]}
      error={getError(field)}
      onValueChange={(value) => set(field, value)}
      decreaseLabel={t`Menos um`}
      increaseLabel={t`Mais um`}
    />
  )
  const amount = (field: 'minimumValue' | 'maximumValue' | 'minimumInstallment', hint?: string) => (
    <CurrencyField
      id={`${field}-plan`}
      label={labels[field]}
      hint={hint}
      locale={i18n.locale}
      value={values[field]}
      error={getError(field)}
      onValueChange={(value) => set(field, value)}
    />
  )
  return (
    <>
      {name('namePt')}
      <FormRow>
        {name('nameEn', t`(opcional)`)}
        {name('nameEs', t`(opcional)`)}
      </FormRow>
      <FormRow>
        {count('installmentCount')}
        {count('daysDueFirstDebt', t`O aluno pode escolher até este dia.`)}
      </FormRow>
      <FormRow>
        {amount('minimumValue')}
        {amount('maximumValue')}
      </FormRow>
      {amount('minimumInstallment', t`O plano só aparece se nenhuma parcela for menor que isto.`)}
      <SelectField
        id="debtType-plan"
        label={labels.debtType}
        value={values.debtType}
        onChange={({ target }) => set('debtType', negotiableType.options.find((type) => type === target.value) ?? '')}
      >
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
          legend={labels.paymentMethods}
          name="paymentMethods"
          error={getError('paymentMethods')}
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
          value={values.paymentMethods}
          onChange={(chosen) =>
            set(
              'paymentMethods',
              planMethodType.options.filter((method) => chosen.includes(method)),
            )
          }
        />
      </div>
      {values.paymentMethods.includes('bank_slip') || values.bankAccountId !== '' ? (
        <SelectField
          id="bankAccountId-plan"
          label={labels.bankAccountId}
          value={values.bankAccountId}
          onChange={({ target }) => set('bankAccountId', target.value)}
        >
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
