import type { SentFile } from '../../kit/uploads/upload-field.tsx'

type Files = readonly SentFile[] | undefined

const getKeys = (files: Files = []) => files.map(({ key }) => key)

export const sameFiles = (some: Files, others: Files): boolean => getKeys(some).join() === getKeys(others).join()

/** Returns the files that a field started with and still has; files uploaded since are on the field's own list. */
export const remainingFiles = (begun: Files = [], now: Files): readonly SentFile[] => begun.filter(({ key }) => getKeys(now).includes(key))
