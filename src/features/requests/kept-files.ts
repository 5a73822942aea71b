import type { SentFile } from '../../shared/uploads/upload-field.tsx'

type Files = readonly SentFile[] | undefined

const keysOf = (files: Files = []) => files.map(({ key }) => key)

export const sameFiles = (some: Files, others: Files): boolean => keysOf(some).join() === keysOf(others).join()

/** Those with which a field began that were not removed since; what is sent from there on stands on the field's own list. */
export const remainingFiles = (begun: Files = [], now: Files): readonly SentFile[] => begun.filter(({ key }) => keysOf(now).includes(key))
