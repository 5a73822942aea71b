import { useLingui } from '@lingui/react/macro'
import { useEditorWords } from './use-editor-words.ts'

/** Returns the function that gives the editor's name for a key of a definition. */
export function usePartNames(): (part: string) => string {
  const { t } = useLingui()
  const words = useEditorWords()
  const parts: Partial<Record<string, string>> = {
    name: t`Nome`,
    summary: t`Resumo`,
    category: t`Categoria`,
    cost: t`Preço`,
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
    form: t`Formulário`,
    title: t`Título`,
    fields: t`Campos`,
    label: t`Texto`,
    hint: t`Explicação`,
    type: t`Tipo`,
    isRequired: t`Resposta obrigatória`,
    maximum: t`Máximo`,
    least: t`Menor número`,
    most: t`Maior número`,
    today: t`Dias a partir de hoje`,
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
    action: t`Ação`,
    field: t`Resposta do campo`,
    relation: t`Comparação`,
    sourceId: t`De onde vêm as opções`,
    filteredBy: t`Só as opções que combinam com a resposta de`,
    ...words.rules,
    ...words.languages,
  }
  return (part) => parts[part] ?? part
}

/** Returns the function that names a place in a definition, such as `Etapa 1, campo 2 › Tipo`. @param path outermost part first */
export function usePlaceWords(): (path: readonly (string | number)[]) => string {
  const { t } = useLingui()
  const { stepName, fieldName } = useEditorWords()
  const partName = usePartNames()
  const getWords = (path: readonly (string | number)[]) =>
    path.map((part) => (typeof part === 'number' ? String(part + 1) : partName(part)))
  return (path) => {
    const [form, steps, step, fields, field] = path
    if (form !== 'form' || steps === undefined) return getWords(path).join(' › ')
    if (typeof step !== 'number') return getWords(path.slice(1)).join(' › ')
    const isField = fields === 'fields' && typeof field === 'number'
    const rest = path.slice(isField ? 5 : 3)
    const place = isField ? fieldName(step + 1, field + 1) : stepName(step + 1)
    // In steps and fields, `name` is the identifier, because their texts are called otherwise.
    return [place, ...(rest[0] === 'name' ? [t`Identificador`] : getWords(rest))].join(' › ')
  }
}
