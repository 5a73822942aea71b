/** Where files lie: the local disk or an S3-compatible server (docs/decisions/0047-files.md). Throws STORAGE_UNAVAILABLE. */
export interface FileStore {
  /** Atomic: stores the whole file or nothing. */
  put(key: string, bytes: Buffer): Promise<void>
  read(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
  /** Every part whose key begins with a folder such as `parts/1/`. */
  list(folder: `${string}/`): Promise<StoredFile[]>
  /** A URL that grants anyone read access for a number of seconds. */
  presign(key: string, seconds: number): Promise<string>
  /** A URL that lets anyone store exactly `size` bytes by PUT for a number of seconds. Only for parts: nobody has checked them. */
  presignPut(key: string, size: number, seconds: number): Promise<string>
}

export interface StoredFile {
  key: string
  /** In bytes. */
  size: number
  modifiedAt: Date
}

export const fileTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileKind = keyof typeof fileTypes

const checkedKey = new RegExp(`^(?!parts/)[a-z]+(/[a-z0-9-]+)+\\.(${Object.keys(fileTypes).join('|')})$`)
/** The kinds that the browser may show in place; it must never interpret the others. */
const shownInPlace: readonly FileKind[] = ['jpg', 'png', 'pdf']
/** The keys of what browsers send before it is checked: no such file is ever served. */
const partKey = /^parts(\/[a-z0-9-]+)+$/

/** @throws TypeError, also for keys that would leave their folder */
export function requireKey(key: string): void {
  if (!checkedKey.test(key) && !partKey.test(key)) throw new TypeError('not the key of a file')
}

/** @throws TypeError for whatever has not been checked */
export function requireCheckedKey(key: string): void {
  if (!checkedKey.test(key)) throw new TypeError('not the key of a checked file')
}

/** @throws TypeError for whatever is no part of an upload */
export function requirePartKey(key: string): void {
  if (!partKey.test(key)) throw new TypeError('not the key of a part')
}

/** @throws TypeError for a type that is never kept */
export function getFileKind(type: string): FileKind {
  const kind = (Object.keys(fileTypes) as FileKind[]).find((one) => fileTypes[one] === type)
  if (!kind) throw new TypeError('not the type of a kept file')
  return kind
}

/** Returns the headers for serving a checked file: its verified type, and no name chosen by a person. */
export function contentHeaders(key: string): { type: string; disposition: string } {
  const kind = key.slice(key.lastIndexOf('.') + 1) as FileKind
  const manner = shownInPlace.includes(kind) ? 'inline' : 'attachment'
  return { type: fileTypes[kind], disposition: `${manner}; filename="${key.startsWith('photos/') ? 'photo' : 'file'}.${kind}"` }
}
