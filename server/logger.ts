import pino, { type Logger } from 'pino'

/** Structured logs without secrets or personal data: what could carry them is cut out, whoever logs it. */
export function createLogger(level: string | undefined): Logger {
  return pino({
    level: level ?? 'info',
    base: null,
    redact: {
      paths: ['*.password', '*.authorization', '*.cookie', '*.accessToken', '*.refreshToken', '*.idToken', 'err.config', 'err.request', 'err.parameters', 'err.params', 'err.detail', 'err.where'],
      remove: true,
    },
  })
}
