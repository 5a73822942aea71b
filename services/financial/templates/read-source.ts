import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { TemplatedDocument } from '#api/financial/report-folders.ts'
import { type ReportTemplate, templateLimits } from '#api/financial/template-content.ts'
import type { TemplateFault } from '#api/financial/template-faults.ts'
import { readTemplate } from '#api/financial/template-rules.ts'

/** The most faults reported at once. */
const mostFaults = 20

/** Reads a template from the text of a file; each fault has its line. */
export function readTemplateSource(
  source: string,
  document: TemplatedDocument,
): { template: ReportTemplate } | { faults: TemplateFault[] } {
  const whole = (reason: 'size' | 'encoding' | 'json', line: number) => ({ faults: [{ reason, path: [], name: null, line }] })
  if (Buffer.byteLength(source) > templateLimits.bytes) return whole('size', 1)
  const unread = source.indexOf('\ufffd')
  if (unread >= 0) return whole('encoding', lineNumber(source, unread))
  let parsed: unknown
  try {
    parsed = JSON.parse(source)
  } catch {
    return whole('json', lineOfSyntaxError(source))
  }
  const read = readTemplate(parsed, document)
  if ('template' in read) return read
  const tree = getTree(source)
  return { faults: read.faults.slice(0, mostFaults).map((fault) => ({ ...fault, line: lineNumber(source, getPlace(tree, fault.path)) })) }
}

function lineOfSyntaxError(source: string): number {
  const errors: ParseError[] = []
  getTree(source, errors)
  return lineNumber(source, errors[0]?.offset ?? 0)
}

/** Returns the syntax tree; undefined for text nested more deeply than the parser follows. */
function getTree(source: string, errors: ParseError[] = []): Node | undefined {
  try {
    return parseTree(source, errors, { disallowComments: true, allowTrailingComma: false })
  } catch {
    return undefined
  }
}

/** Returns the position at which the item begins, or else the parent that should contain it. */
function getPlace(tree: Node | undefined, path: readonly (string | number)[]): number {
  for (let length = path.length; tree && length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset
  }
  return 0
}

const lineNumber = (source: string, offset: number) => source.slice(0, offset).split('\n').length
