import { Trans, useLingui } from '@lingui/react/macro'
import type { FormField, FormStep } from '#api/academic/request-forms.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { localizedName } from './form-paths.ts'
import { OtherLanguages } from './localized-facts.tsx'
import { useEditorWords } from './use-editor-words.ts'

/** Shows the fields of a step, read-only. Where it leads is shown in the form's ways. */
export function StepFacts({ step: { title, fields }, at }: { step: FormStep; at: number }) {
  const { i18n } = useLingui()
  const { stepName, fieldName } = useEditorWords()
  const describe = useFieldText()
  const heading = localizedName(title, i18n.locale, stepName(at + 1))
  const getName = (field: FormField, fieldAt: number) => localizedName(field.label, i18n.locale, fieldName(at + 1, fieldAt + 1))
  return (
    <Card aria-labelledby="read-step">
      <CardHeader
        id="read-step"
        title={
          <span dir="auto">
            {at + 1}. {heading}
          </span>
        }
      />
      <CardSection>
        {fields.length === 0 ? (
          <p>
            <Trans>Esta etapa ainda não pergunta nada.</Trans>
          </p>
        ) : (
          <>
            <DescriptionList
              layout="rows"
              items={fields.map((field, fieldAt) => ({
                id: field.name,
                term: getName(field, fieldAt),
                description: describe(field),
              }))}
            />
            <OtherLanguages
              texts={[
                { label: heading, value: title },
                ...fields.map((field, fieldAt) => ({ label: getName(field, fieldAt), value: field.label })),
              ]}
            />
          </>
        )}
      </CardSection>
    </Card>
  )
}

/** Returns the function that describes how a field is answered, one fact per line. */
function useFieldText(): (field: FormField) => string {
  const { t, i18n } = useLingui()
  const { types, sources, textRules } = useEditorWords()
  return ({ type, isRequired, hint, rules, options, source, least, most }) =>
    [
      [types[type], type === 'html' ? null : isRequired ? t`obrigatório` : t`opcional`].filter(Boolean).join(', '),
      hint && localizedName(hint, i18n.locale, ''),
      options.map(({ label, value }) => localizedName(label, i18n.locale, value)).join(' · '),
      source && ((sources as Partial<Record<string, string>>)[source.sourceId] ?? source.sourceId),
      rules.map((rule) => textRules[rule]).join(', '),
      least === null ? null : t`a partir de ${least}`,
      most === null ? null : t`até ${most}`,
    ]
      .filter(Boolean)
      .join('\n')
}
