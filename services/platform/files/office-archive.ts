import { isHarmlessTarget, plainXml, readContentTypes, readRelations } from './office-relations.ts'
import { readZip, unpack, type ZipEntry } from './read-zip.ts'

type ArchiveKind = 'docx' | 'xlsx'
export type OfficeProblem = 'FILE_TYPE' | 'FILE_ACTIVE' | 'FILE_LOCKED'

const mainTypes: Record<ArchiveKind, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
}
/** The most bytes that all parts may unpack to, and the most for a part whose content is read. */
const mostUnpacked = 150_000_000
const mostRead = 20_000_000
const leading = 8

/** Active content (macros of all ages, controls, external data, embedded files), recognized by a part's declared type, … */
const activeType = /macro|vba|activex|oleobject|customui|webextension|connections\+xml|querytable\+xml|x-msdownload/
/** … by what it is to another part, … */
const activeRelation =
  /^(oleobject|vbaproject|wordvbadata|attachedtoolbars|keymapcustomizations|control|activexcontrol.*|afchunk|frame|subdocument|xl(intl)?macrosheet|connections|querytable|extensibility|webextension.*)$/
/** … by its name, … */
const activeName =
  /vbaproject|vbadata|activex\/|macrosheets\/|\.(exe|dll|scr|com|bat|cmd|ps1|lnk|msi|jar|js|vbs|hta|html?|mht|rtf|docm|xlsm|dotm|xltm|xlsb|zip)$/
/** … and by its first bytes: a compound file, a program, an archive. */
const activeContent = /^(\xd0\xcf\x11\xe0|MZ|\x7fELF|PK\x03\x04|Rar!|7z\xbc\xaf)/
/** A chart has its table embedded as a document. */
const documentWithin = /\.(docx|xlsx)$/

/**
 * What speaks against a document or workbook of today's Office; null when it is one that does nothing by itself. Macros, programs,
 * files within and what another machine is asked for on opening are active; texts, tables, pictures, charts and links are not.
 */
export async function archiveProblem(bytes: Buffer, kind: ArchiveKind, isWithin = false): Promise<OfficeProblem | null> {
  const entries = readZip(bytes)
  if (!entries) return 'FILE_TYPE'
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'FILE_LOCKED'
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostUnpacked) return 'FILE_ACTIVE'
  const getType = readContentTypes(await getContent(entries, '[Content_Types].xml'))
  const root = readRelations(await getContent(entries, '_rels/.rels'))
  if (!getType || !root) return 'FILE_TYPE'
  const main = root.find((relation) => relation.kind === 'officedocument')
  const mainType = main && !main.isExternal ? getType(main.target.toLowerCase().replace(/^\//, '')) : ''
  if (activeType.test(mainType)) return 'FILE_ACTIVE'
  if (mainType !== mainTypes[kind]) return 'FILE_TYPE'
  for (const entry of entries) {
    const problem = await problemOfPart(entry, getType(entry.name.toLowerCase()), kind, isWithin)
    if (problem) return problem
  }
  return null
}

async function getContent(entries: readonly ZipEntry[], name: string): Promise<Buffer> {
  const entry = entries.find((one) => one.name.toLowerCase() === name.toLowerCase())
  return (entry && (await unpack(entry, mostRead))) ?? Buffer.alloc(0)
}

async function problemOfPart(entry: ZipEntry, type: string, kind: ArchiveKind, isWithin: boolean): Promise<OfficeProblem | null> {
  const name = entry.name.toLowerCase()
  if (activeName.test(name) || activeType.test(type)) return 'FILE_ACTIVE'
  const [, within] = documentWithin.exec(name) ?? []
  const isRelations = name.endsWith('.rels')
  // Word evaluates fields in any of its texts; a workbook's cells are inactive, and may be many.
  const isText = kind === 'docx' ? /[/+]xml$/.test(type) : type.includes('externallink')
  const isRead = isRelations || isText || within !== undefined
  if (isRead && entry.size > mostRead) return 'FILE_ACTIVE'
  const content = await unpack(entry, isRead ? mostRead : leading)
  if (!content) return 'FILE_TYPE'
  if (within) return isWithin || (await archiveProblem(content, within as ArchiveKind, true)) ? 'FILE_ACTIVE' : null
  if (activeContent.test(content.toString('latin1', 0, leading))) return 'FILE_ACTIVE'
  if (isRelations) return problemOfRelations(content)
  if (!isText) return null
  const text = plainXml(content)
  if (text === null) return 'FILE_TYPE'
  return kind === 'docx' ? (hasActiveField(text) ? 'FILE_ACTIVE' : null) : /ddelink|olelink/i.test(text) ? 'FILE_ACTIVE' : null
}

function problemOfRelations(content: Buffer): OfficeProblem | null {
  const relations = readRelations(content)
  if (!relations) return 'FILE_TYPE'
  const isActive = relations.some(
    (relation) =>
      activeRelation.test(relation.kind) ||
      (relation.isExternal && !isHarmlessTarget(relation)) ||
      // Only embedded documents that have been checked as such.
      (relation.kind === 'package' && !documentWithin.test(relation.target.toLowerCase())),
  )
  return isActive ? 'FILE_ACTIVE' : null
}

/** Returns whether a field asks another program or includes external content. Word splits an instruction into pieces. */
function hasActiveField(text: string): boolean {
  const fields = text
    .split(/\bfldCharType\s*=\s*["']begin/i)
    .map((field) => Array.from(field.matchAll(/<(?:[\w.-]+:)?instrText\b[^>]*>([^<]*)/g), ([, piece]) => piece).join(''))
  const whole = Array.from(text.matchAll(/\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, double, single]) => double ?? single ?? '')
  return [...fields, ...whole].some((field) => /^\W*(DDE(AUTO)?|INCLUDE(TEXT)?|DATABASE|LINK)\b/i.test(withoutReferences(field)))
}

/** `&#68;DE` is `DDE`. */
const withoutReferences = (text: string) =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
