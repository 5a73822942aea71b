import type { Logger } from 'pino'
import { withoutParameters } from './logger.ts'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** Sends console output of libraries to the logger: errors as it redacts them, texts without parameters, and nothing else. */
export function logConsole(log: Pick<Logger, (typeof levels)[keyof typeof levels]>, target: Pick<Console, keyof typeof levels> = console) {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][]) {
    target[method] = (...given: unknown[]) => {
      const err = given.find((one) => one instanceof Error)
      const texts = given.filter((one) => typeof one === 'string').map(withoutParameters)
      log[level]({ source: 'console', ...(err && { err }) }, texts.join(' ') || 'console')
    }
  }
}
