/** Error codes that are recorded, because people who probe for other people's data receive them. */
const refusalCodes: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_ATTEMPTS'])

export const isRefusal = (code: string): boolean => refusalCodes.has(code)
