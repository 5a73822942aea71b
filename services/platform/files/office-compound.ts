import { type CompoundEntry, readCompoundFile } from './compound-file.ts'
import type { OfficeProblem } from './office-archive.ts'

/** Names that Office gives to containers of macros, controls and embedded files. */
const activeName =
  /^(macros|_vba_project(_cur)?|vba|projectwm|ctls|\x03ocx(data|name)|\x01ole10native|\x02ole10native|package|mbd[\da-f]{8})$/i
const lockedName = /^(encryptedpackage|encryptioninfo|\x06dataspaces)$/i
const mostRead = 20_971_520

/**
 * What speaks against a document or workbook as Office wrote them before 2007, and against what a password keeps shut today, which
 * looks alike; null when it does nothing by itself.
 */
export function compoundProblem(bytes: Buffer, kind: 'doc' | 'xls'): OfficeProblem | null {
  const entries = readCompoundFile(bytes)
  if (!entries) return 'FILE_TYPE'
  if (entries.some(({ name }) => lockedName.test(name))) return 'FILE_LOCKED'
  const named = (...names: string[]) => entries.find(({ name, kind: of }) => of === 'stream' && names.includes(name.toLowerCase()))
  const [text, workbook] = [named('worddocument'), named('workbook', 'book')]
  const content = (kind === 'doc' ? text : workbook)?.read(mostRead)
  // A file that is both would be read as the kind that its name does not indicate.
  if (!content || (text && workbook)) return 'FILE_TYPE'
  if (entries.some(isActive)) return 'FILE_ACTIVE'
  return kind === 'doc' ? problemOfText(content) : problemOfWorkbook(content)
}

const isActive = ({ name, hasChildren }: CompoundEntry) => activeName.test(name) || (name.toLowerCase() === 'objectpool' && hasChildren)

function problemOfText(content: Buffer): OfficeProblem | null {
  if (content.length < 32 || ![0xa5ec, 0xa5dc].includes(content.readUInt16LE(0))) return 'FILE_TYPE'
  if ((content.readUInt16LE(10) & 0x0100) !== 0) return 'FILE_LOCKED'
  // A field begins with 0x13; texts are of one or two bytes a character.
  const isField = /\x13\W*(DDE(AUTO)?|INCLUDE(TEXT)?|DATABASE|LINK)\b/i
  return isField.test(content.toString('latin1').replaceAll('\0', '')) ? 'FILE_ACTIVE' : null
}

const record = { begin: [0x0809, 0x0409, 0x0209, 0x0009], end: 0x000a, locked: 0x002f, sheet: 0x0085, externalBook: 0x01ae }

/** Reads the part before the first sheet: the kinds of sheets, and other requests. */
function problemOfWorkbook(content: Buffer): OfficeProblem | null {
  if (content.length < 4 || !record.begin.includes(content.readUInt16LE(0))) return 'FILE_TYPE'
  for (let at = 0; at + 4 <= content.length; ) {
    const [type, size] = [content.readUInt16LE(at), content.readUInt16LE(at + 2)]
    const body = content.subarray(at + 4, at + 4 + size)
    if (body.length < size || type === record.end) return body.length < size ? 'FILE_TYPE' : null
    if (type === record.locked) return 'FILE_LOCKED'
    // Macro sheets, both of 1992 and of Visual Basic.
    if (type === record.sheet && (body[5] === 1 || body[5] === 6)) return 'FILE_ACTIVE'
    if (type === record.externalBook && isLiveSource(body)) return 'FILE_ACTIVE'
    at += 4 + size
  }
  return 'FILE_TYPE'
}

/** DDE and OLE give a program and a topic separated by 3. A reference to a workbook begins with 1; own sheets and add-ins have no text. */
const isLiveSource = (body: Buffer) => body.length > 5 && body[5] !== 1 && body.includes(3, 5)
