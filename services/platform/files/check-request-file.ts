import { checkFile, type FileProblem } from './check-file.ts'
import { isArchive } from './check-pdf.ts'
import { type FileKind, fileTypes } from './file-store.ts'
import { archiveProblem } from './office-archive.ts'
import { compoundProblem } from './office-compound.ts'

/** How files of other kinds begin. */
const otherBeginnings = /^\s*(%PDF-|PK\x03\x04|MZ|\{\\rtf|#!|<)/i

/** Returns whether a file is UTF-8 or Windows Latin text without anything foreign to a table. The content of cells is not checked. */
function isCsv(bytes: Buffer): boolean {
  const text = decoded(bytes)
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) && !otherBeginnings.test(text.replace(/^\ufeff/, ''))
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** Checks like `checkFile`, but also tables and documents of Office, which are stored as they came. */
export async function checkRequestFile(
  bytes: Buffer,
  { name, type }: { name: string; type: string },
): Promise<{ kind: FileKind; bytes: Buffer } | FileProblem> {
  const kind = /[^.]\.(csv|docx?|xlsx?)$/i.exec(name)?.[1]?.toLowerCase() as 'csv' | 'doc' | 'docx' | 'xls' | 'xlsx' | undefined
  if (!kind) return checkFile(bytes, { name, type })
  if (type.toLowerCase() !== fileTypes[kind]) return 'FILE_TYPE'
  return (await officeProblem(bytes, kind)) ?? { kind, bytes }
}

async function officeProblem(bytes: Buffer, kind: 'csv' | 'doc' | 'docx' | 'xls' | 'xlsx'): Promise<FileProblem | null> {
  switch (kind) {
    case 'csv':
      return isCsv(bytes) ? null : 'FILE_TYPE'
    case 'doc':
    case 'xls':
      return isArchive(bytes) ? 'FILE_TYPE' : compoundProblem(bytes, kind)
    default: {
      // Content that is locked by a password is not an archive.
      const isCompound = bytes.toString('latin1', 0, 4) === '\xd0\xcf\x11\xe0'
      if (isCompound) return compoundProblem(bytes, kind === 'docx' ? 'doc' : 'xls') === 'FILE_LOCKED' ? 'FILE_LOCKED' : 'FILE_TYPE'
      return archiveProblem(bytes, kind)
    }
  }
}
