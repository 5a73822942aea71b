/** Bytes by what a file is for, files, and uploads of one person that are under way (docs/requirements/academic-and-financial.md, sections 5 and 9). */
export const uploadLimits = {
  maxSize: { document: 12_582_912, request: 20_971_520 },
  partSize: 1_048_576,
  filesPerField: 20,
  maxOpen: 40,
} as const
