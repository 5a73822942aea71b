import type { FileProblem } from './file-checks.ts'

export interface FileUploadWords {
  choose: string
  drop: string
  /** Touch devices only; without it there is no camera button. */
  camera?: string | undefined
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
