import { useLingui } from '@lingui/react/macro'
import { type RequestRule, requestRule } from '#api/academic/request-types.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import type { EditorFault } from './editor-faults.ts'
import { generalFieldId } from './general-field-id.ts'
import { useEditorWords } from './use-editor-words.ts'

type RuleKind = RequestRule['kind']
const ruleKinds = requestRule.options.map(({ shape }): RuleKind => shape.kind.value)

function newRule(kind: RuleKind): RequestRule {
  if (kind === 'minimum_progress') return { kind, percent: 50 }
  return kind === 'period' ? { kind, from: '', to: '' } : { kind }
}

interface RuleFieldsProps {
  rules: readonly RequestRule[]
  faults: readonly EditorFault[]
  onChange: (rules: RequestRule[]) => void
}

/** Fields for the rules checked before a student may start; each kind at most once. */
export function RuleFields({ rules, faults, onChange }: RuleFieldsProps) {
  const { t } = useLingui()
  const dateField = useDateField()
  const words = useEditorWords()
  const progress = rules.find((rule) => rule.kind === 'minimum_progress')
  const period = rules.find((rule) => rule.kind === 'period')
  const change = (rule: RequestRule) => onChange(rules.map((one) => (one.kind === rule.kind ? rule : one)))
  const isWrong = faults.length > 0
  const isPercentWrong = isWrong && progress !== undefined && !(progress.percent >= 1 && progress.percent <= 100)
  const lacks = (day: 'from' | 'to') => isWrong && period?.[day] === ''
  const id = generalFieldId('rules')
  return (
    <>
      <CheckboxGroup
        legend={t`Condições`}
        name="rules"
        options={ruleKinds.map((value) => ({ value, label: words.rules[value] }))}
        value={rules.map(({ kind }) => kind)}
        onChange={(kinds) =>
          onChange(
            ruleKinds.filter((kind) => kinds.includes(kind)).map((kind) => rules.find((rule) => rule.kind === kind) ?? newRule(kind)),
          )
        }
      />
      {progress ? (
        <NumberField
          {...(isPercentWrong && { id })}
          label={t`Porcentagem do curso`}
          value={progress.percent || null}
          min={1}
          max={100}
          error={isPercentWrong ? t`Informe de 1 a 100` : undefined}
          onValueChange={(percent) => change({ kind: 'minimum_progress', percent: percent ?? 0 })}
          decreaseLabel={t`Menos um por cento`}
          increaseLabel={t`Mais um por cento`}
        />
      ) : null}
      {period ? (
        <FormRow>
          <DateField
            {...(lacks('from') && !isPercentWrong && { id })}
            label={t`Primeiro dia`}
            {...dateField}
            value={period.from || null}
            error={lacks('from') ? t`Informe o primeiro dia` : undefined}
            onValueChange={(day) => change({ ...period, from: day ?? '' })}
          />
          <DateField
            {...(lacks('to') && !lacks('from') && !isPercentWrong && { id })}
            label={t`Último dia`}
            {...dateField}
            value={period.to || null}
            error={lacks('to') ? t`Informe o último dia` : undefined}
            onValueChange={(day) => change({ ...period, to: day ?? '' })}
          />
        </FormRow>
      ) : null}
    </>
  )
}
