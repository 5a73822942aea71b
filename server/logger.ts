import pino, { type Logger } from 'pino'

interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: LoggedError
}

/** Omits statement parameters, which drivers add to messages: they may contain names, e-mails or tax ids. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const code = (error as { code?: unknown }).code
  const message = error.message.split('\nparams:')[0]!
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: error.stack.slice(error.stack.indexOf('\n    at ') + 1) }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}

/** Redacts secrets and personal data. */
export function createLogger(level: string | undefined): Logger {
  return pino({
    level: level ?? 'info',
    base: null,
    serializers: { err: loggedError },
    redact: { paths: ['*.password', '*.authorization', '*.cookie', '*.accessToken', '*.refreshToken', '*.idToken'], remove: true },
  })
}
