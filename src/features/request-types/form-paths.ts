import type { FlowEdge, FlowNode } from '#design/components/data/flow-layout.ts'
import type { LocalizedText } from '#api/locales.ts'
import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { FormCondition, FormField, FormStep } from '#api/academic/request-forms.ts'
import { getText } from '../../subjects/request-form/field-words.ts'
import type { EditorWords } from './use-editor-words.ts'

interface PathWords extends Pick<EditorWords, 'relations' | 'today' | 'ends' | 'stepName' | 'fieldName'> {
  locale: string
  button: (label: string) => string
  /** @param civil `yyyy-MM-dd` */
  date: (civil: string) => string
}

/** Returns a name: in the reader's language, else in Portuguese, else the given one. */
export const localizedName = (text: LocalizedText, locale: string, otherwise: string): string =>
  getText(text, locale).trim() || text['pt-BR'].trim() || otherwise

/** Describes a condition: the field, and what its answer must be, such as "é igual a Saúde". */
function conditionWords(
  { field: name, relation, value }: FormCondition,
  fields: readonly PlacedField[],
  words: PathWords,
): [label: string, asked: string] {
  const field = fields.find((one) => one.name === name)
  const label = field ? localizedName(field.label, words.locale, words.fieldName(...field.place)) : name
  if (relation === 'ATTACHED' || relation === 'NOT_ATTACHED') return [label, words.relations[relation]]
  if (typeof value === 'object') {
    const other = 'field' in value ? fields.find((one) => one.name === value.field) : undefined
    const named =
      'today' in value
        ? words.today(value.today)
        : `“${other ? localizedName(other.label, words.locale, words.fieldName(...other.place)) : value.field}”`
    return [label, `${words.relations[relation]} ${named}`]
  }
  const option = field?.options.find((one) => one.value === value)
  const [, day, time = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(String(value)) ?? []
  const shown = day && (field?.type === 'date' || field?.type === 'timestamp') ? `${words.date(day)} ${time}`.trim() : value
  return [label, `${words.relations[relation]} ${option ? localizedName(option.label, words.locale, option.value) : shown}`]
}

type PlacedField = FormField & { place: [step: number, field: number] }

/** "e" or "ou" in the reader's language, which in Spanish depends on the word that follows. */
const listSeparator = (type: 'conjunction' | 'disjunction', before: string, after: string, locale: string): string =>
  `${new Intl.ListFormat(locale, { type }).formatToParts([before, after])[1]!.value.trim()} ${after}`

/** Joins ways between the same two steps by "or", because the drawing has one line for all of them. */
function withAlternatives(ways: readonly FormWay[], locale: string): FormWay[] {
  return ways.map((way, at) => {
    const earlier = ways.slice(0, at).findLast(({ from, to, lines }) => from === way.from && to === way.to && lines.length > 0)
    const [first, ...rest] = way.lines
    return earlier && first ? { ...way, lines: [listSeparator('disjunction', earlier.lines.at(-1)!, first, locale), ...rest] } : way
  })
}

export interface FormWay extends FlowEdge {
  /** The reason as given in the text beside the drawing. */
  reason: string | null
}

/** Returns the steps, the two ends if any way leads to them, and every way, in the order in which they are tried. */
export function formPaths(steps: readonly FormStep[], words: PathWords): { nodes: FlowNode[]; ways: FormWay[] } {
  const fields = steps.flatMap((step, stepAt) =>
    step.fields.map((field, fieldAt): PlacedField => ({ ...field, place: [stepAt + 1, fieldAt + 1] })),
  )
  const ways = steps.flatMap((step): FormWay[] => [
    ...step.buttons.flatMap((button) => {
      if (button.type === 'link') return []
      const reason = words.button(localizedName(button.label, words.locale, button.target))
      return [{ from: step.name, to: button.target, lines: [reason], reason }]
    }),
    ...step.redirects.map(({ when, target }) => {
      const conditions = when.map((condition) => conditionWords(condition, fields, words))
      const reason = new Intl.ListFormat(words.locale).format(conditions.map(([label, asked]) => `“${label}” ${asked}`))
      const lines = conditions.flatMap(([label, asked], at) => [
        at === 0 ? label : listSeparator('conjunction', conditions[at - 1]![1], label, words.locale),
        asked,
      ])
      return { from: step.name, to: target, lines, reason }
    }),
    { from: step.name, to: step.next, lines: [], reason: null },
  ])
  const ends = ([finalStep, cancelStep] as const).filter((end) => ways.some(({ to }) => to === end))
  return {
    nodes: [
      ...steps.map(({ name, title }, at) => ({
        id: name,
        label: localizedName(title, words.locale, words.stepName(at + 1)),
        kind: 'step' as const,
      })),
      ...ends.map((end) => ({ id: end, label: words.ends[end], kind: 'end' as const })),
    ],
    ways: withAlternatives(ways, words.locale),
  }
}
