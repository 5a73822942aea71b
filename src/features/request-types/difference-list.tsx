import { useLingui } from '@lingui/react/macro'
import type { RequestDefinition } from '#api/request-types.ts'
import { ChangeList } from '#design/components/data/change-list.tsx'
import { compareDefinitions } from './compare-definitions.ts'
import { nameIn } from './form-paths.ts'
import { useEditorWords } from './use-editor-words.ts'

/** What is different, by where it is, with what it was and what it is. */
export function DifferenceList({ before, after }: { before: RequestDefinition; after: RequestDefinition }) {
  const { t, i18n } = useLingui()
  const words = useEditorWords()
  const parts: Partial<Record<string, string>> = {
    name: t`Nome`,
    summary: t`Resumo`,
    category: t`Categoria`,
    cost: t`Preço em centavos`,
    limitOfDays: t`Prazo em dias úteis`,
    terms: t`Termos`,
    audience: t`Quem pode pedir`,
    statuses: t`Situação da matrícula`,
    courses: t`Cursos`,
    rules: t`Condições`,
    kind: t`Tipo`,
    percent: t`Porcentagem do curso`,
    from: t`Primeiro dia`,
    to: t`Último dia`,
    steps: t`Etapas`,
    order: t`Ordem das etapas`,
    title: t`Título`,
    fields: t`Campos`,
    label: t`Texto`,
    hint: t`Explicação`,
    type: t`Tipo`,
    isRequired: t`Resposta obrigatória`,
    maximum: t`Máximo`,
    options: t`Opções`,
    source: t`De onde vêm as opções`,
    html: t`Texto`,
    redirects: t`Desvios`,
    when: t`Condições`,
    target: t`Ir para`,
    next: t`Nos outros casos, ir para`,
    buttons: t`Botões`,
    url: t`Endereço`,
    value: t`Valor guardado`,
    ...words.languages,
  }
  const named = [before, after].flatMap(({ form }) => form.steps.flatMap((step) => [{ ...step, label: step.title }, ...step.fields]))
  const wordOf = (part: string) => {
    const one = named.findLast(({ name }) => name === part)
    return one ? `“${nameIn(one.label, i18n.locale, part)}”` : (parts[part] ?? part)
  }
  const values: Partial<Record<string, string>> = {
    true: t`Sim`,
    false: t`Não`,
    ...words.ends,
    ...words.categories,
    ...words.types,
    ...words.rules,
    ...words.relations,
  }
  const valueOf = (value: string | null) =>
    value === null ? t`(nada)` : (values[value] ?? (named.some(({ name }) => name === value) ? wordOf(value) : value))
  return (
    <ChangeList
      nothing={t`Nada mudou.`}
      changes={compareDefinitions(before, after).map(({ path, before: was, after: is }) => ({
        id: path.join(' '),
        term: path.map(wordOf).join(' › '),
        before: valueOf(was),
        after: valueOf(is),
      }))}
    />
  )
}
