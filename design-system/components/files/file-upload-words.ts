import type { FileProblem } from './file-checks.ts'
import { getExtension } from './file-types.ts'
import type { ImageEditWords } from './image-edit.tsx'

/** The text for each problem. Without `heic`, HEIC is a type like any other; `twice` is for lists that accept a file once. */
export type FileProblemWords = Record<Exclude<FileProblem, 'heic' | 'twice' | 'mismatch'>, string> & {
  heic?: string
  twice?: string
  /** @param extension what the name says it is, such as `pdf` */
  mismatch: (extension: string) => string
}

export function problemText(problem: FileProblem, words: FileProblemWords, { name }: Pick<File, 'name'>): string {
  return problem === 'mismatch' ? words.mismatch(getExtension(name)) : (words[problem] ?? words.type)
}

export interface FileUploadWords {
  choose: string
  drop: string
  /** The camera button's label, on touch devices only; without it there is no such button. */
  camera?: string | undefined
  files: string
  waiting: string
  /** The text while a file is being sent; `percent` is from 0 to 100. */
  sending: (percent: number) => string
  done: string
  failed: string
  problems: FileProblemWords
  retry: (name: string) => string
  cancel: (name: string) => string
  remove: (name: string) => string
  /** Words for lists in which the order of files matters. */
  order?: { before: (name: string) => string; moved: (name: string, position: number) => string } | undefined
  /** For pictures that may be cropped and turned before they are sent. */
  edit?: (ImageEditWords & { open: (name: string) => string }) | undefined
}
