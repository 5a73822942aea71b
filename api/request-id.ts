/** Headers of a call, by lower-case name. */
export interface CallHeaders {
  get(name: string): string | null | undefined
}

/** The caller's `x-request-id`, if well-formed: it is logged and kept in audits, where anything else could forge lines. */
export function getRequestId(headers: CallHeaders): string {
  const header = headers.get('x-request-id')
  return header && /^[\w-]{8,64}$/.test(header) ? header : crypto.randomUUID()
}
