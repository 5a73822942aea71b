import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { enrollmentStatus } from '#api/academic/academic-situation.ts'
import { requestCategory, type RequestDefinition } from '#api/academic/request-types.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { CurrencyField } from '#design/components/fields/currency-field.tsx'
import { EditedFields } from '#design/components/fields/edited-part.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import type { EditorFault } from './editor-faults.ts'
import { generalFieldId } from './general-field-id.ts'
import { LocalizedField } from './localized-field.tsx'
import { requestTypeQueries } from './request-types.queries.ts'
import { RuleFields } from './rule-fields.tsx'
import { useEditorWords } from './use-editor-words.ts'

interface GeneralFieldsProps {
  definition: RequestDefinition
  faults: readonly EditorFault[]
  onChange: (change: Partial<Omit<RequestDefinition, 'form'>>) => void
}

/** Fields for all data of a type except its form. */
export function GeneralFields({ definition, faults, onChange }: GeneralFieldsProps) {
  const { t, i18n } = useLingui()
  const { categories, statuses } = useEditorWords()
  const { name, summary, category, cost, limitOfDays, terms, audience, rules } = definition
  const of = (part: string) => faults.filter((fault) => fault.part === part)
  return (
    <TwoColumn
      width="wide"
      aside={
        <Card aria-labelledby="who-may-ask">
          <CardHeader id="who-may-ask" title={<Trans>Quem pode pedir</Trans>} />
          <CardSection>
            <EditedFields>
              <CheckboxGroup
                legend={t`Situação da matrícula`}
                name="audience"
                error={of('audience').length > 0 ? t`Escolha ao menos uma situação` : undefined}
                options={enrollmentStatus.options.map((value) => ({ value, label: statuses[value] }))}
                value={audience.statuses}
                onChange={(values) =>
                  onChange({ audience: { ...audience, statuses: enrollmentStatus.options.filter((one) => values.includes(one)) } })
                }
              />
              <CourseChoice courses={audience.courses} onChange={(courses) => onChange({ audience: { ...audience, courses } })} />
              <RuleFields rules={rules} faults={of('rules')} onChange={(next) => onChange({ rules: next })} />
            </EditedFields>
          </CardSection>
        </Card>
      }
    >
      <Card aria-labelledby="seen-by-students">
        <CardHeader id="seen-by-students" title={<Trans>O que os alunos veem</Trans>} />
        <CardSection>
          <EditedFields>
            <LocalizedField part="name" label={t`Nome`} value={name} faults={of('name')} onChange={(value) => onChange({ name: value })} />
            <LocalizedField
              part="summary"
              label={t`Resumo`}
              value={summary}
              faults={of('summary')}
              rows={2}
              onChange={(value) => onChange({ summary: value })}
            />
            <SelectField
              label={t`Categoria`}
              value={category}
              onChange={({ target }) => onChange({ category: requestCategory.parse(target.value) })}
            >
              {requestCategory.options.map((option) => (
                <option key={option} value={option}>
                  {categories[option]}
                </option>
              ))}
            </SelectField>
            <FormRow>
              <CurrencyField
                id={generalFieldId('cost')}
                label={t`Preço`}
                locale={i18n.locale}
                value={cost < 0 ? null : cost}
                hint={t`Zero para o que é gratuito.`}
                error={of('cost').length > 0 ? t`Informe um preço de até R$ 100.000,00` : undefined}
                // An empty price does not mean free of charge: -1, which the contract refuses, stands for it, as in the fields below.
                onValueChange={(cents) => onChange({ cost: cents ?? -1 })}
              />
              <NumberField
                id={generalFieldId('limitOfDays')}
                label={t`Prazo em dias úteis`}
                value={limitOfDays || null}
                min={1}
                max={365}
                error={of('limitOfDays').length > 0 ? t`Informe de 1 a 365 dias úteis` : undefined}
                onValueChange={(days) => onChange({ limitOfDays: days ?? 0 })}
                decreaseLabel={t`Menos um dia`}
                increaseLabel={t`Mais um dia`}
              />
            </FormRow>
          </EditedFields>
        </CardSection>
      </Card>
      <Card aria-labelledby="terms">
        <CardHeader id="terms" title={<Trans>Termos</Trans>} aside={<Trans>Aceitos antes de preencher o formulário</Trans>} />
        <CardSection>
          <LocalizedField
            part="terms"
            label={t`Termos`}
            value={terms}
            faults={of('terms')}
            rows={8}
            maxLength={20_000}
            onChange={(value) => onChange({ terms: value })}
          />
        </CardSection>
      </Card>
    </TwoColumn>
  )
}

/** Chooses courses; none means all. Courses that a copy brought from elsewhere stay until they are removed. */
function CourseChoice({ courses, onChange }: { courses: readonly string[]; onChange: (courses: string[]) => void }) {
  const { t, i18n } = useLingui()
  const { data, isError } = useQuery(requestTypeQueries.options())
  const known = [...new Set([...courses, ...(data?.courses ?? [])])].sort((left, right) => left.localeCompare(right, 'pt-BR'))
  const chosen = new Intl.ListFormat(i18n.locale).format(courses)
  const summary = courses.length === 0 ? t`Todos os cursos` : t`Só estes cursos: ${chosen}`
  return (
    <Disclosure summary={summary}>
      {isError ? (
        <p>
          <Trans>Não foi possível carregar os cursos. Recarregue a página para escolher.</Trans>
        </p>
      ) : (
        <CheckboxGroup
          legend={t`Limitar a estes cursos`}
          name="courses"
          options={known.map((value) => ({ value, label: <span dir="auto">{value}</span> }))}
          value={courses}
          onChange={onChange}
        />
      )}
    </Disclosure>
  )
}
