import { uploadLimits, uploadTypes } from '#api/academic/upload-limits.ts'
import type { UploadType, UploadUse } from '#api/academic/uploads.ts'

/** Extensions by announced type (docs/requirements/academic-and-financial.md, section 5). */
const extensions: Record<UploadType, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/csv': ['csv'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
}
const longest = 200

/** Checks the name and type announced before the first byte: returns the name to keep and show, and the type, or the problem. */
export function checkAnnounced({
  name,
  type,
  size,
  use,
}: {
  name: string
  type: string
  size: number
  use: UploadUse
}): { name: string; type: UploadType } | 'FILE_TYPE' | 'FILE_HEIC' | 'FILE_TOO_LARGE' {
  const shown = shownName(name)
  const extension = /[^.]\.([^.]+)$/.exec(shown)?.[1]?.toLowerCase() ?? ''
  const mime = type.toLowerCase()
  if (/^hei[cf]$/.test(extension) || /^image\/hei[cf]/.test(mime)) return 'FILE_HEIC'
  const known = uploadTypes[use].find((one) => one === mime)
  if (!known || !extensions[known].includes(extension)) return 'FILE_TYPE'
  return size > uploadLimits.maxSize[use] ? 'FILE_TOO_LARGE' : { name: shown, type: known }
}

/** Removes folders, invisible characters and those that reverse the reading order: `fdp.exe` must not read as `exe.pdf`. */
function shownName(name: string): string {
  const base = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .split(/[/\\]/)
    .at(-1)!
    .trim()
  if (base.length <= longest) return base
  const end = base.slice(base.lastIndexOf('.'))
  // The name is cut by characters, so that no character is cut in two.
  return end.length > 10 ? base : `${[...base].slice(0, longest - end.length).join('')}${end}`
}
