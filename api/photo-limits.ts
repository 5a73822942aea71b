/** Bytes, without imports: browsers load it (docs/requirements/shell.md, sections 5 and 9). */
export const photoLimits = { maxSize: 1_048_576 } as const
