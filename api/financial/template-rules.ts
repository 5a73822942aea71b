import type { z } from 'zod'
import type { TemplatedDocument } from './report-folders.ts'
import {
  reportTemplate,
  type ReportTemplate,
  type TemplateField,
  templateFields,
  type TemplatePart,
  type TemplateText,
} from './template-content.ts'
import type { FaultReason, TemplateFault } from './template-faults.ts'

/** The part without which a document is not valid. */
const requiredParts: Record<TemplatedDocument, TemplatePart> = { 'income-report': 'payments', 'bank-slip': 'payerReceipt' }
const requiredFields: Record<TemplatedDocument, readonly TemplateField[]> = {
  'income-report': ['corporateName', 'beneficiaryTaxId', 'studentName', 'payerTaxId'],
  // The required fields of a slip are in the parts that the product draws.
  'bank-slip': [],
}

/** `{name}` in a text. */
export const placeholder = /\{([A-Za-z]+)\}/g

const fault = (reason: FaultReason, path: TemplateFault['path'], name: string | null = null): TemplateFault => ({
  reason,
  path,
  name,
  line: null,
})

/** Checks data that should be a template of `document`. */
export function readTemplate(given: unknown, document: TemplatedDocument): { template: ReportTemplate } | { faults: TemplateFault[] } {
  const kind = readPath(given, ['document'])
  if (typeof kind === 'string' && kind !== document && kind in templateFields) return { faults: [fault('document', ['document'], kind)] }
  const read = reportTemplate.safeParse(given)
  if (!read.success) return { faults: read.error.issues.flatMap((issue) => faultsOfIssue(issue, given)) }
  const faults = [...faultsOfParts(read.data), ...faultsOfFields(read.data)]
  return faults.length > 0 ? { faults } : { template: read.data }
}

function faultsOfIssue(issue: z.core.$ZodIssue, given: unknown): TemplateFault[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => fault('unknown', [...path, key], key))
  if (issue.code === 'invalid_key') return [fault('unknown', path, String(path.at(-1)))]
  return [fault(readPath(given, path) === undefined ? 'missing' : 'value', path, path.length > 0 ? String(path.at(-1)) : null)]
}

function faultsOfParts({ document, blocks }: ReportTemplate): TemplateFault[] {
  const seen = new Set<string>()
  const twice = blocks.flatMap((block, nth) => {
    if (block.type !== 'part') return []
    const isTwice = seen.has(block.part)
    seen.add(block.part)
    return isTwice ? [fault('part-twice', ['blocks', nth, 'part'], block.part)] : []
  })
  const required = requiredParts[document]
  return seen.has(required) ? twice : [...twice, fault('part-missing', ['blocks'], required)]
}

function faultsOfFields(template: ReportTemplate): TemplateFault[] {
  const known: ReadonlySet<string> = new Set(templateFields[template.document])
  const named = getTexts(template).flatMap(({ text, path }) =>
    Object.entries(text).flatMap(([locale, words]) =>
      Array.from(words.matchAll(placeholder), ([, name]) => ({ name: name!, path: [...path, locale] })),
    ),
  )
  const shown = new Set([
    ...named.map(({ name }) => name),
    ...template.blocks.flatMap((block) => (block.type === 'fields' ? (block.fields as readonly string[]) : [])),
  ])
  return [
    ...named.filter(({ name }) => !known.has(name)).map(({ name, path }) => fault('field', path, name)),
    ...requiredFields[template.document].filter((name) => !shown.has(name)).map((name) => fault('field-missing', ['blocks'], name)),
  ]
}

export function getTexts(template: ReportTemplate): Array<{ text: TemplateText; path: TemplateFault['path'] }> {
  return [
    ...(template.title ? [{ text: template.title, path: ['title'] }] : []),
    ...template.blocks.flatMap((block, nth) => ('text' in block ? [{ text: block.text, path: ['blocks', nth, 'text'] }] : [])),
    ...(template.document === 'bank-slip' ? (template.instructions ?? []).map((text, nth) => ({ text, path: ['instructions', nth] })) : []),
  ]
}

function readPath(given: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    given,
  )
}
