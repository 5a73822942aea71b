import pino, { type Logger } from 'pino'

interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: LoggedError
}

/** Omits statement parameters, which drivers add to messages: they may contain names, e-mails or tax ids. */
export const withoutParameters = (text: string) => text.split('\nparams:')[0]!

/** Returns the loggable part of an error. Only named properties are logged, since a driver's error also holds the row (`detail`, `where`). */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    // pg-boss passes the fields of an error on.
    const { name, message, code, stack } = (error ?? {}) as Partial<Error> & { code?: unknown }
    if (typeof message !== 'string') return { type: typeof error, message: 'not an error' }
    return loggedError(Object.assign(new Error(message), { name: name ?? 'Error', code, stack }))
  }
  const code = (error as { code?: unknown }).code
  const frames = error.stack?.indexOf('\n    at ') ?? -1
  return {
    type: error.name,
    message: quotesInput(error, code) ? error.message.replace(/"[^]*"/, '"…"') : withoutParameters(error.message),
    ...(typeof code === 'string' && { code }),
    ...(frames >= 0 && { stack: error.stack!.slice(frames + 1) }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}

/** Returns whether an error's message repeats its input, as those of JSON.parse and PostgreSQL's data exceptions (class 22) do. */
const quotesInput = (error: Error, code: unknown) => error instanceof SyntaxError || (typeof code === 'string' && /^22...$/.test(code))

/** Redacts secrets and personal data. */
export function createLogger(level: string | undefined): Logger {
  return pino({
    level: level ?? 'info',
    base: null,
    serializers: { err: loggedError },
    redact: { paths: ['*.password', '*.authorization', '*.cookie', '*.accessToken', '*.refreshToken', '*.idToken'], remove: true },
  })
}
