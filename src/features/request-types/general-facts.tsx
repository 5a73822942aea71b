import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RequestDefinition, RequestRule } from '#api/academic/request-types.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { TermsText } from '../../subjects/request-form/terms-text.tsx'
import { localizedName } from './form-paths.ts'
import { OtherLanguages } from './localized-facts.tsx'
import { useEditorWords } from './use-editor-words.ts'

/** Shows all data of a type except its form, read-only. */
export function GeneralFacts({ definition }: { definition: RequestDefinition }) {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const { categories, statuses } = useEditorWords()
  const ruleText = useRuleText()
  const { name, summary, category, cost, limitOfDays, terms, audience, rules } = definition
  const formatDisjunction = (names: readonly string[]) => new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names)
  const text = (value: RequestDefinition['name']) => <span dir="auto">{localizedName(value, i18n.locale, '—')}</span>
  return (
    <TwoColumn
      aside={
        <Card aria-labelledby="who-may-ask">
          <CardHeader id="who-may-ask" title={<Trans>Quem pode pedir</Trans>} />
          <CardSection>
            <DescriptionList
              layout="rows"
              items={[
                { term: t`Situação da matrícula`, description: formatDisjunction(audience.statuses.map((status) => statuses[status])) },
                { term: t`Cursos`, description: audience.courses.length === 0 ? t`Todos os cursos` : formatDisjunction(audience.courses) },
                {
                  term: rules.length > 1 ? t`Todas estas condições` : t`Condições`,
                  description: rules.length === 0 ? t`Nenhuma` : rules.map(ruleText).join('\n'),
                },
              ]}
            />
          </CardSection>
        </Card>
      }
    >
      <Card aria-labelledby="seen-by-students">
        <CardHeader id="seen-by-students" title={<Trans>O que os alunos veem</Trans>} />
        <CardSection>
          <DescriptionList
            layout="rows"
            items={[
              { term: t`Nome`, description: text(name) },
              { term: t`Resumo`, description: text(summary) },
              { term: t`Categoria`, description: categories[category] },
              { term: t`Preço`, description: cost === 0 ? t`Gratuito` : money(cost) },
              { term: t`Prazo`, description: <Plural value={limitOfDays} one="# dia útil" other="# dias úteis" /> },
            ]}
          />
          <OtherLanguages
            texts={[
              { label: t`Nome`, value: name },
              { label: t`Resumo`, value: summary },
            ]}
          />
        </CardSection>
      </Card>
      <Card aria-labelledby="terms">
        <CardHeader id="terms" title={<Trans>Termos</Trans>} aside={<Trans>Aceitos antes de preencher o formulário</Trans>} />
        <CardSection>
          <TermsText text={localizedName(terms, i18n.locale, '—')} />
          <OtherLanguages texts={[{ label: t`Termos`, value: terms }]} />
        </CardSection>
      </Card>
    </TwoColumn>
  )
}

function useRuleText(): (rule: RequestRule) => string {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const { rules } = useEditorWords()
  return (rule) => {
    if (rule.kind === 'minimum_progress') return t`Pelo menos ${number(rule.percent)}% do curso concluído`
    return rule.kind === 'period' ? t`De ${date(rule.from)} a ${date(rule.to)}` : rules[rule.kind]
  }
}
