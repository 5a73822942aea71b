import { detectFileType, extensionOf, fileTypes, leadingBytes, type FileType } from './file-types.ts'

/**
 * Why a file is refused: a kind that is not asked for, a name and a kind (or first bytes) that contradict each other,
 * no content, too much of it, or one file more than there is room for.
 */
export type FileProblem = 'type' | 'mismatch' | 'empty' | 'tooBig' | 'tooMany'

export interface FileRules {
  types: readonly FileType[]
  /** In bytes. */
  maxSize: number
  maxCount: number
}

/** What is known of a file before it is opened. */
export type FileFacts = Pick<File, 'name' | 'size' | 'type'>

/** Checks what is known before the file is opened; undefined when nothing speaks against it. */
export function fileProblem(file: FileFacts, { types, maxSize }: Pick<FileRules, 'types' | 'maxSize'>): FileProblem | undefined {
  const byName = types.find(({ extensions }) => extensions.includes(extensionOf(file.name)))
  const mime = file.type.toLowerCase()
  // Systems that do not know a kind, often HEIC, give no name for it; the first bytes decide then.
  const byMime = mime === '' || mime === 'application/octet-stream' ? byName : types.find(({ mimes }) => mimes.includes(mime))
  if (!byName && !byMime) return 'type'
  if (byName !== byMime) return 'mismatch'
  if (file.size === 0) return 'empty'
  return file.size > maxSize ? 'tooBig' : undefined
}

/** Whether the first bytes contradict the name, for the kinds that have a signature. */
export async function contentProblem(file: File): Promise<FileProblem | undefined> {
  const extension = extensionOf(file.name)
  const named = Object.entries(fileTypes).find(([, { extensions }]) => (extensions as readonly string[]).includes(extension))
  if (!named) return undefined
  const bytes = new Uint8Array(await file.slice(0, leadingBytes).arrayBuffer())
  return detectFileType(bytes) === named[0] ? undefined : 'mismatch'
}

/** Checks files that were chosen together, in their order; `taken` files are there already. */
export async function checkFiles(
  files: readonly File[],
  rules: FileRules,
  taken: number,
): Promise<Array<{ file: File; problem: FileProblem | undefined }>> {
  const found = await Promise.all(files.map(async (file) => fileProblem(file, rules) ?? contentProblem(file)))
  let room = rules.maxCount - taken
  return files.map((file, index) => {
    if (found[index]) return { file, problem: found[index] }
    room -= 1
    return { file, problem: room < 0 ? 'tooMany' : undefined }
  })
}
