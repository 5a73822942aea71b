import type { FileProblem } from './file-checks.ts'

/** What an upload says; names are those of the files. */
export interface FileUploadWords {
  choose: string
  /** Beside `choose`, where there is a mouse: "or drop them here". */
  drop: string
  /** The button that takes a photo, on touch devices only. Without it there is none. */
  camera?: string | undefined
  /** Names the list of files. */
  files: string
  waiting: string
  /** From 0 to 100. */
  sending: (percent: number) => string
  done: string
  failed: string
  problems: Record<FileProblem, string>
  retry: (name: string) => string
  cancel: (name: string) => string
  remove: (name: string) => string
}
