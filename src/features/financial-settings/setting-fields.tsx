import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ManagedInstitution } from '#api/financial/financial-settings.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { bindFields, type FormFields } from '../../kit/form/bind-fields.ts'
import { unreadable } from '../../kit/form/field-codec.ts'
import type { SettingChoices } from './financial-settings.queries.ts'
import { settingSections } from './setting-index.tsx'
import { type CodeName, codeNames, offeredMethods, settingFields, type SettingValues } from './setting-values.ts'
import { useMethodNames, useSettingLabels } from './use-setting-texts.ts'

type Option = { id: string | number; name: string }

export interface SettingFieldsProps extends FormFields<SettingValues> {
  choices: SettingChoices
  institution: ManagedInstitution
  today: string
  /** Example of the typed rates, shown after their fields. */
  preview: ReactNode
}

const typedPercent = { inputMode: 'decimal', maxLength: 6, autoComplete: 'off' } as const

/** Fields for an institution's rules of charging. */
export function SettingFields({ choices, institution, today, preview, ...form }: SettingFieldsProps) {
  const { t } = useLingui()
  const dateField = useDateField()
  const names = useMethodNames()
  const { values, set, getError } = form
  const field = bindFields(settingFields, form, useSettingLabels())
  const choice = (name: CodeName, none: string, options: readonly Option[]) => (
    <SelectField {...field.text(name)}>
      <option value="">{none}</option>
      {options.map(({ id, name: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </SelectField>
  )
  const items = (list: SettingChoices['statuses']): Option[] =>
    list.map(({ itemId, code, name }) => ({ id: itemId, name: `${code} · ${name}` }))
  const [isIncomplete] = useState(() => codeNames.some((name) => values[name] === ''))
  const undefinedYet = t({ message: 'Não definido', context: 'configuração' })
  const [methods, places, statuses] = [items(choices.methods), items(choices.places), items(choices.statuses)]
  const method = (name: 'pix' | 'slip' | 'card') => (
    <FormRow>
      {choice(`${name}Method`, undefinedYet, methods)}
      {choice(`${name}Place`, undefinedYet, places)}
    </FormRow>
  )
  return (
    <>
      <FormSection
        id={settingSections.rates}
        legend={<Trans>Multa e juros por atraso</Trans>}
        intro={
          <Trans>
            Valem para o que for lançado a partir da data. Débitos já lançados continuam com as regras de quando foram lançados.
          </Trans>
        }
      >
        <FormRow>
          <TextField
            {...field.text('finesBasisPoints')}
            {...typedPercent}
            label={t`Multa (%)`}
            hint={t`Uma vez. Pelo Código de Defesa do Consumidor, até 2%.`}
          />
          <TextField
            {...field.text('interestBasisPoints')}
            {...typedPercent}
            label={t`Juros ao mês (%)`}
            hint={t`Contados por dia de atraso.`}
          />
        </FormRow>
        <DateField
          {...dateField}
          id="ratesFrom"
          label={t`Valem a partir de`}
          optional={t`(opcional)`}
          hint={t`Em branco: a partir de hoje.`}
          min={today}
          today={today}
          defaultValue={values.ratesFrom === unreadable ? undefined : values.ratesFrom || undefined}
          error={getError('ratesFrom')}
          onValueChange={(day, problem) => set('ratesFrom', day ?? (problem ? unreadable : ''))}
        />
        {preview}
      </FormSection>
      <FormSection
        id={settingSections.methods}
        legend={<Trans>Formas de pagamento</Trans>}
        intro={<Trans>O que os alunos podem usar, assim que for salvo.</Trans>}
      >
        <div id="offered" tabIndex={-1}>
          <CheckboxGroup
            {...field.choices('offered')}
            options={offeredMethods.map((value) => ({
              value,
              label: names[value],
              ...(value === 'credit_card' && !institution.hasCards
                ? { disabled: !values.offered.includes(value), description: t`A instituição ainda não tem operadora de cartão.` }
                : {}),
            }))}
          />
        </div>
        <div id="slipAccountId" tabIndex={-1}>
          <RadioGroup
            {...field.choice('slipAccountId')}
            hint={t`Boletos que já existem continuam na conta com que foram feitos.`}
            options={[
              ...institution.accounts.map(({ accountId, bankName, account }) => ({
                value: String(accountId),
                label: <span dir="auto">{account}</span>,
                description: bankName,
              })),
              { value: '', label: t({ message: 'Nenhuma', context: 'conta bancária' }) },
            ]}
          />
        </div>
      </FormSection>
      <FormSection
        id={settingSections.codes}
        legend={<Trans>Códigos no sistema da instituição</Trans>}
        intro={
          <Trans>
            Como cada forma de pagamento e cada situação se chama lá; a lista de débitos mostra os códigos. O portal não põe débitos em
            cobrança externa nem os dá como perda.
          </Trans>
        }
      >
        <Disclosure open={isIncomplete} summary={<Trans>Ver e mudar os códigos</Trans>}>
          {method('pix')}
          {method('slip')}
          {method('card')}
          <FormRow>
            {choice('pending', undefinedYet, statuses)}
            {choice('settled', undefinedYet, statuses)}
          </FormRow>
          <FormRow>
            {choice('canceled', undefinedYet, statuses)}
            {choice('inAgency', undefinedYet, statuses)}
          </FormRow>
          {choice('loss', undefinedYet, statuses)}
        </Disclosure>
      </FormSection>
    </>
  )
}
