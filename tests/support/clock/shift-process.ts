import { clockOffset, shiftDate } from './suite-clock.ts'

// Loaded by `--import`, or first of all: it may be loaded twice, in a process and by a setup file.
const mark = Symbol.for('academic-services.shifted-clock')
if (!Object.hasOwn(globalThis, mark)) {
  const offset = clockOffset()
  Object.defineProperty(globalThis, mark, { value: offset })
  shiftDate(offset)
}
