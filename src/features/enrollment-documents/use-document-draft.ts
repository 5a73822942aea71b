import { useState } from 'react'
import type { DocumentSide } from '#api/academic/enrollment-documents.ts'
import { forgetDraft, keepDraft, readDraft } from '../../request/browser/draft-storage.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { SentFile } from '../../kit/uploads/upload-field.tsx'

export type FilesBySide = Record<DocumentSide, readonly SentFile[]>

const none: FilesBySide = { whole: [], front: [], back: [] }

/** Keeps the uploaded but not yet submitted files of a document across reloads and the end of the session. Scripts only. */
export function useDocumentDraft(documentEnrollmentId: number, hasBack: boolean) {
  const who = useShell().person?.username ?? ''
  const name = `document-${documentEnrollmentId}`
  const [initial] = useState(() => readFiles(who, name))
  const [files, setFiles] = useState(initial)
  const [isSplit, setSplit] = useState(hasBack && initial.whole.length === 0)
  const sides: readonly DocumentSide[] = isSplit ? ['front', 'back'] : ['whole']
  return {
    initial,
    files,
    isSplit,
    setSplit,
    sides,
    isRestored: Object.values(initial).some((kept) => kept.length > 0),
    setFiles(side: DocumentSide, changed: readonly SentFile[]) {
      setFiles((before) => {
        if (sameFiles(before[side], changed)) return before
        const after = { ...before, [side]: changed }
        keepDraft(who, name, Object.values(after).some((kept) => kept.length > 0) ? { files: JSON.stringify(after) } : {})
        return after
      })
    },
    forget: () => forgetDraft(name),
  }
}

const sameFiles = (some: readonly SentFile[], others: readonly SentFile[]) =>
  some.length === others.length && some.every(({ key }, index) => key === others[index]!.key)

function readFiles(who: string, name: string): FilesBySide {
  const kept = readDraft(who, name)?.files
  if (!kept) return none
  try {
    return { ...none, ...(JSON.parse(kept) as Partial<FilesBySide>) }
  } catch {
    return none
  }
}
