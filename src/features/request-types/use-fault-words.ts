import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FaultLine } from './editor-faults.ts'
import { useEditorWords } from './use-editor-words.ts'

/** Returns the function that describes a fault without its place, which is shown beside it. */
export function useFaultWords(): (fault: FaultLine) => string {
  const { t, i18n } = useLingui()
  const { languagesInSentence: languages } = useEditorWords()
  const parts: Partial<Record<string, string>> = {
    name: t`Nome`,
    summary: t`Resumo`,
    terms: t`Termos`,
    cost: t`Preço`,
    limitOfDays: t`Prazo em dias úteis`,
    audience: t`Quem pode pedir`,
    rules: t`Condições`,
    title: t`Título`,
    label: t`Pergunta`,
    hint: t`Explicação`,
    html: t`Texto`,
    options: t`Opções`,
    maximum: t`Máximo`,
    least: t`Menor número`,
    most: t`Maior número`,
    redirects: t`Desvios`,
    buttons: t`Botões`,
  }
  const words: Record<Exclude<FaultLine['kind'], 'missing' | 'too-long' | 'invalid'>, string> = {
    'name-twice': t`O identificador se repete no formulário`,
    'target-unknown': t`Leva a uma etapa que não existe`,
    loop: t`O caminho volta a esta etapa: nenhum aluno chegaria ao fim`,
    unreachable: t`Nenhum caminho leva a esta etapa`,
    'never-ends': t`Nenhum caminho leva ao envio`,
    'condition-field': t`Um desvio depende de uma resposta que nem todo caminho até aqui pede`,
    'condition-relation': t`Um desvio faz uma comparação que não cabe no tipo de resposta`,
    'condition-value': t`Um desvio compara com um valor que a resposta nunca tem`,
    'limits-order': t`O menor número é maior que o maior`,
    'options-missing': t`A lista não tem opções`,
    'options-twice': t`Duas opções têm o mesmo valor`,
    'source-missing': t`Falta escolher de onde vêm as opções`,
    'source-unknown': t`A origem das opções não existe nesta instituição`,
    'source-field': t`As opções dependem de uma resposta que nem todo caminho até aqui pede`,
  }
  return ({ kind, part, locales = [] }) => {
    const name = parts[part] ?? part
    const listed = new Intl.ListFormat(i18n.locale).format(locales.map((locale) => languages[locale]))
    const named = listed ? `${name} (${listed})` : name
    if (kind === 'missing')
      return listed
        ? t`${plural(locales.length, { one: `${name}: falta ${listed}`, other: `${name}: faltam ${listed}` })}`
        : t`Falta preencher: ${named}`
    if (kind === 'too-long') return t`Passa do tamanho permitido: ${named}`
    if (kind === 'invalid') return part === 'rules' ? t`Complete as condições` : t`Não é válido: ${named}`
    return words[kind]
  }
}
