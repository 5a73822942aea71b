/** Limits by a file's purpose: bytes, files, concurrent uploads per person (docs/requirements/academic-and-financial.md, sections 5 and 9). */
export const uploadLimits = {
  maxSize: { document: 12_582_912, request: 20_971_520 },
  partSize: 1_048_576,
  filesPerField: 20,
  maxOpen: 40,
} as const

const documentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** Allowed media types by the purpose of a file (docs/requirements/academic-and-financial.md, section 5). */
export const uploadTypes = {
  document: documentTypes,
  request: [
    ...documentTypes,
    'text/csv',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
} as const
