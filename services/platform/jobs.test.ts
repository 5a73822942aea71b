import { expect, it } from 'vitest'
import { getRetryWindow } from './jobs.ts'

it.each([
  [{ retryCount: 0, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 }, 5_000],
  [{ retryCount: 3, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 }, 33_000],
  [{ retryCount: 11, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 }, 601_000],
  [{ retryCount: 1, retryDelay: 0, retryBackoff: true }, 5_000],
  [{ retryCount: 5, retryDelay: 30, retryBackoff: false }, 31_000],
])('a worker asks for a job that failed once it may be tried again: %o', (job, expected) => {
  expect(getRetryWindow(job)).toBe(expected)
})
