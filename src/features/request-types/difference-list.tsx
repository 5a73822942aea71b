import { useLingui } from '@lingui/react/macro'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { type Change, ChangeList } from '#design/components/data/change-list.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { compareDefinitions, type Difference } from './compare-definitions.ts'
import { localizedName } from './form-paths.ts'
import { useEditorWords } from './use-editor-words.ts'
import { usePartNames } from './use-part-names.ts'

/** Lists the differences by place, with the value before and after. */
export function DifferenceList({ before, after }: { before: RequestDefinition; after: RequestDefinition }) {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const words = useEditorWords()
  const partName = usePartNames()
  const named = [before, after].flatMap(({ form }) =>
    form.steps.flatMap(({ name, title, fields }, stepAt) => [
      { name, words: localizedName(title, i18n.locale, words.stepName(stepAt + 1)) },
      ...fields.map((field, fieldAt) => ({
        name: field.name,
        words: localizedName(field.label, i18n.locale, words.fieldName(stepAt + 1, fieldAt + 1)),
      })),
    ]),
  )
  const getWord = (part: string) => {
    const one = named.findLast(({ name }) => name === part)
    return one ? `“${one.words}”` : partName(part)
  }
  const values: Partial<Record<string, string>> = {
    true: t`Sim`,
    false: t`Não`,
    ...words.ends,
    ...words.categories,
    ...words.types,
    ...words.rules,
    ...words.relations,
    ...words.textRules,
    ...words.sources,
    ...words.statuses,
  }
  const labelOf = (value: string) => values[value] ?? (named.some(({ name }) => name === value) ? getWord(value) : value)
  const describeValue = (part: string, value: string | null) => {
    if (value === null) return t`(nada)`
    if (part === 'cost') return money(Number(value))
    return listsOfNames.has(part) ? value.split(', ').map(labelOf).join(', ') : labelOf(value)
  }
  const getChange = ({ path, before: was, after: is }: Difference): Change => {
    const id = path.join(' ')
    const part = path.at(-1)!
    // A condition was either added or removed, so its name is enough.
    if (path[0] === 'rules' && part === 'kind')
      return was === null
        ? { id, term: t`Condição acrescentada`, before: null, after: labelOf(is!) }
        : { id, term: t`Condição retirada`, before: labelOf(was), after: null }
    return { id, term: path.map(getWord).join(' › '), before: describeValue(part, was), after: describeValue(part, is) }
  }
  return <ChangeList nothing={t`Nada mudou.`} changes={compareDefinitions(before, after).map(getChange)} />
}

/** Parts whose value is a list of names. */
const listsOfNames: ReadonlySet<string> = new Set(['statuses', 'rules', 'filteredBy', 'order'])
