/** Answers that leave a trace: who probes for what is not theirs gets these. */
const refusalCodes: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_ATTEMPTS'])

export const isRefusal = (code: string): boolean => refusalCodes.has(code)
