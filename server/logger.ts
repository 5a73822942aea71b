import pino, { type Logger } from 'pino'

interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: LoggedError
}

/**
 * An error as it may be logged: which kind, where, and PostgreSQL's code. Values of statements, which drivers put
 * into messages and details, may be names, e-mails or tax ids and stay out.
 */
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

/** Structured logs without secrets or personal data: what could carry them is cut out, whoever logs it. */
export function createLogger(level: string | undefined): Logger {
  return pino({
    level: level ?? 'info',
    base: null,
    serializers: { err: loggedError },
    redact: { paths: ['*.password', '*.authorization', '*.cookie', '*.accessToken', '*.refreshToken', '*.idToken'], remove: true },
  })
}
