import { detectFileType, getExtension, fileTypes, leadingBytes, type FileType } from './file-types.ts'

/** `mismatch`: the name contradicts the MIME type or the first bytes. `heic`: where that is no accepted type. `twice`: chosen already. */
export type FileProblem = 'type' | 'twice' | 'heic' | 'mismatch' | 'empty' | 'tooBig' | 'tooMany'

export interface FileRules {
  types: readonly FileType[]
  /** The largest accepted size in bytes. */
  maxSize: number
  maxCount: number
  /** Whether a file may be on the list only once. */
  once?: boolean
}

/** The data that distinguishes two files without reading them. */
export type FileIdentity = Pick<File, 'name' | 'size' | 'lastModified'>

export type FileFacts = Pick<File, 'name' | 'size' | 'type'>

/** Checks without reading the file; undefined when valid. */
export function fileProblem(file: FileFacts, { types, maxSize }: Pick<FileRules, 'types' | 'maxSize'>): FileProblem | undefined {
  const byName = types.find(({ extensions }) => extensions.includes(getExtension(file.name)))
  const mime = file.type.toLowerCase()
  // Systems that do not know a type, often HEIC, leave it empty; the first bytes decide then.
  const isNamed = mime === '' || mime === 'application/octet-stream' || byName?.mimes.includes(mime)
  const byMime = isNamed ? byName : types.find(({ mimes }) => mimes.includes(mime))
  if (!byName && !byMime) return fileTypes.heic.extensions.some((one) => one === getExtension(file.name)) ? 'heic' : 'type'
  if (byName !== byMime) return 'mismatch'
  if (file.size === 0) return 'empty'
  return file.size > maxSize ? 'tooBig' : undefined
}

/** Checks the first bytes against the name; undefined when valid. */
export async function contentProblem(file: File): Promise<FileProblem | undefined> {
  const extension = getExtension(file.name)
  const named = Object.values(fileTypes).find(({ extensions }) => (extensions as readonly string[]).includes(extension))
  if (!named) return undefined
  const bytes = new Uint8Array(await file.slice(0, leadingBytes).arrayBuffer())
  const detected = detectFileType(bytes)
  if (detected === named.content) return undefined
  return detected === 'heic' ? 'heic' : 'mismatch'
}

/** Checks files chosen together, in order; `taken` is the number of files already there. */
export async function checkFiles(
  files: readonly File[],
  rules: FileRules,
  taken: number,
  others: readonly FileIdentity[] = [],
): Promise<Array<{ file: File; problem: FileProblem | undefined }>> {
  const found = await Promise.all(files.map(async (file) => fileProblem(file, rules) ?? contentProblem(file)))
  const known = rules.once ? others.map(getIdentity) : []
  let room = rules.maxCount - taken
  return files.map((file, index) => {
    if (found[index]) return { file, problem: found[index] }
    const isKnown = known.includes(getIdentity(file))
    if (rules.once) known.push(getIdentity(file))
    if (isKnown) return { file, problem: 'twice' }
    room -= 1
    return { file, problem: room < 0 ? 'tooMany' : undefined }
  })
}

/** Returns a key that is equal for two files that are taken to be the same. */
export const getIdentity = ({ name, size, lastModified }: FileIdentity) => JSON.stringify([name, size, lastModified])
