import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { AppLocale } from '#api/locales.ts'
import { measure } from '#api/academic/reenrollment.ts'
import { pendencyKinds } from '#api/academic/reenrollment-names.ts'
import type { periodOptions } from '#api/academic/reenrollment-office.ts'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { DateTimeField } from '#design/components/dates/date-time-field.tsx'
import { CurrencyField } from '#design/components/fields/currency-field.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Accordion, type AccordionItem } from '#design/components/navigation/accordion.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useFormats } from '../../request/use-formats.ts'
import { ruleWords } from '../../subjects/reenrollment/pendency-words.tsx'
import { bindFields, type FormFields } from '../../kit/form/bind-fields.ts'
import { measureWords } from './office-words.tsx'
import { periodFields, type PeriodValues } from './period-values.ts'
import { useSettingLabels } from './use-setting-texts.ts'

export interface PeriodFieldsProps extends FormFields<PeriodValues> {
  options: z.infer<typeof periodOptions>
  /** Whether to ask for the institution: the period is new, and there are several to choose from. */
  needsInstitution: boolean
  /** Whether all sections but the dates are folded, because the rest is as in the period before. */
  isFolded: boolean
}

/** Fields of each section. */
const parts = {
  dates: ['institutionId', 'period', 'startsOn', 'endsOn', 'opensAt', 'closesAt', 'changesUntil'],
  people: ['curriculumIds', 'rules', 'documentKindIds'],
  limits: ['measure', 'minimum', 'maximum', 'dependencyMaximum', 'allowsClashes'],
  amounts: ['unitAmount', 'fixedAmount', 'discountBasisPoints', 'installments', 'firstDueDate'],
  queue: ['admissionsPerMinute'],
} as const satisfies Record<string, readonly (keyof PeriodValues)[]>
type Part = keyof typeof parts
const allParts = Object.keys(parts) as Part[]

type TimeName = 'opensAt' | 'closesAt' | 'changesUntil'

/** Fields of a period's settings. */
export function PeriodFields(props: PeriodFieldsProps) {
  const { values, set, getError, options, needsInstitution, isFolded } = props
  const { t, i18n } = useLingui()
  const { money, number } = useFormats()
  const labels = useSettingLabels()
  const dateField = useDateField()
  const time = (name: TimeName, hint?: ReactNode) => (
    <div id={name} tabIndex={-1}>
      <DateTimeField
        {...dateField}
        legend={labels[name]}
        dateLabel={t`Dia`}
        timeLabel={t`Horário`}
        hint={hint}
        defaultValue={values[name] || undefined}
        error={getError(name)}
        onValueChange={(value) => set(name, value ?? '')}
      />
    </div>
  )
  const field = bindFields(periodFields, { values, set, getError }, labels)
  const day = (name: 'startsOn' | 'endsOn' | 'firstDueDate') => <DateField {...dateField} {...field.day(name)} />
  const isCredit = values.measure === 'credit'
  // Sections unfolded because of a problem stay so after it is solved.
  const [unfolded, setUnfolded] = useState<readonly Part[]>(isFolded ? ['dates'] : allParts)
  const wrong = allParts.filter((part) => !unfolded.includes(part) && parts[part].some((name) => getError(name)))
  if (wrong.length > 0) setUnfolded([...unfolded, ...wrong])
  const { minimum, maximum, unitAmount, installments, admissionsPerMinute } = values
  const range = minimum === null || maximum === null ? null : [number(minimum), number(maximum)]
  const dates = (
    <>
      {needsInstitution ? (
        <SelectField
          id="institutionId"
          label={t`Instituição`}
          value={values.institutionId}
          error={getError('institutionId')}
          onChange={({ target }) => set('institutionId', target.value)}
        >
          <option value="">{t`Escolha`}</option>
          {options.institutions.map(({ institutionId, name }) => (
            <option key={institutionId} value={institutionId}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <FormRow>
        <TextField {...field.text('period')} hint={t`Ano e semestre, como 2027/1`} maxLength={6} autoComplete="off" />
        {day('startsOn')}
        {day('endsOn')}
      </FormRow>
      {time('opensAt')}
      {time('closesAt', t`Depois disso, ninguém começa nem confirma.`)}
      {time('changesUntil', t`Até lá, quem confirmou pode trocar, incluir e retirar disciplinas.`)}
    </>
  )
  const people = (
    <>
      <CourseChoice {...props} />
      <CheckboxGroup
        {...field.choices('rules')}
        hint={t`O que não estiver marcado aparece para o aluno, mas não impede.`}
        columns
        options={pendencyKinds.map((value) => ({ value, label: i18n._(ruleWords[value]) }))}
      />
      {options.documentKinds.length > 0 ? (
        <CheckboxGroup
          {...field.choices('documentKindIds')}
          columns
          options={options.documentKinds.map(({ kindId, name }) => ({ value: String(kindId), label: name[i18n.locale as AppLocale] }))}
        />
      ) : null}
    </>
  )
  const choice = (
    <>
      <RadioGroup
        {...field.choice('measure')}
        horizontal
        options={measure.options.map((value) => ({ value, label: i18n._(measureWords[value]) }))}
      />
      <FormRow>
        <NumberField {...field.count('minimum')} hint={isCredit ? t`Em créditos` : t`Em horas`} />
        <NumberField {...field.count('maximum')} hint={isCredit ? t`Em créditos` : t`Em horas`} />
        <NumberField
          {...field.count('dependencyMaximum')}
          label={t`Dependências`}
          hint={isCredit ? t`Máximo, em créditos` : t`Máximo, em horas`}
        />
      </FormRow>
      <Checkbox
        label={t`Permitir turmas em horários que coincidem`}
        checked={values.allowsClashes}
        onChange={({ target }) => set('allowsClashes', target.checked)}
      />
    </>
  )
  const amounts = (
    <>
      <p>
        <Trans>Valem para quem confirmar a partir de agora.</Trans>
      </p>
      <FormRow>
        <CurrencyField
          {...field.money('unitAmount')}
          locale={i18n.locale}
          label={isCredit ? t`Valor por crédito` : t`Valor por hora`}
          hint={t`No período inteiro`}
        />
        <CurrencyField {...field.money('fixedAmount')} locale={i18n.locale} hint={t`Somado uma vez`} />
        <TextField {...field.text('discountBasisPoints')} label={t`Desconto (%)`} inputMode="decimal" maxLength={6} autoComplete="off" />
      </FormRow>
      <FormRow>
        <NumberField {...field.count('installments')} />
        {day('firstDueDate')}
      </FormRow>
    </>
  )
  const rules = values.rules.length
  const shown: Record<Part, Omit<AccordionItem, 'id' | 'open'>> = {
    dates: { title: t`Período letivo e datas`, end: values.period, content: dates },
    people: {
      title: t`Quem pode se rematricular`,
      end: t`${plural(rules, { one: '# exigência', other: '# exigências' })}`,
      content: people,
    },
    limits: {
      title: t`Limites da escolha`,
      end: range && (isCredit ? t`${range[0]} a ${range[1]} créditos` : t`${range[0]} a ${range[1]} horas`),
      content: choice,
    },
    amounts: {
      title: t`Valores`,
      end:
        unitAmount === null || installments === null
          ? null
          : isCredit
            ? t`${money(unitAmount)} por crédito, em ${plural(installments, { one: '# parcela', other: '# parcelas' })}`
            : t`${money(unitAmount)} por hora, em ${plural(installments, { one: '# parcela', other: '# parcelas' })}`,
      content: amounts,
    },
    queue: {
      title: t`Fila dos primeiros minutos`,
      end: admissionsPerMinute === null ? null : t`${number(admissionsPerMinute)} por minuto`,
      content: (
        <NumberField
          {...field.count('admissionsPerMinute')}
          hint={t`Quantos alunos começam por minuto quando muitos chegam juntos. Os outros veem o lugar na fila.`}
        />
      ),
    },
  }
  return <Accordion level={2} items={allParts.map((id) => ({ id, open: unfolded.includes(id), ...shown[id] }))} />
}

/** Chooses courses; none chosen means all. */
function CourseChoice({ values: { curriculumIds }, set, options: { curricula } }: PeriodFieldsProps) {
  const { t, i18n } = useLingui()
  const chosen = curricula.filter(({ curriculumId }) => curriculumIds.includes(String(curriculumId))).map(({ name }) => name)
  const names = new Intl.ListFormat(i18n.locale).format(chosen)
  if (curricula.length === 0) return null
  return (
    <Disclosure summary={chosen.length === 0 ? t`Todos os cursos` : t`Só estes cursos: ${names}`}>
      <CheckboxGroup
        legend={t`Limitar a estes cursos`}
        name="curriculumIds"
        options={curricula.map(({ curriculumId, name }) => ({ value: String(curriculumId), label: <span dir="auto">{name}</span> }))}
        value={curriculumIds}
        onChange={(ids) => set('curriculumIds', ids)}
      />
    </Disclosure>
  )
}
