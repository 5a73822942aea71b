import { getAttribute, getChildren } from '../../platform/saml-xml.ts'

export interface Expected {
  issuer: string
  recipient: string
  requestId: string
  now: Date
}

/** Allowed clock difference in milliseconds. */
const clockSkew = 60_000
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** Checks `NotBefore` and `NotOnOrAfter`. Throws when outside or malformed. */
export function requireTimely(element: Element, now: Date): void {
  const [from, until] = [parseTime(element, 'NotBefore'), parseTime(element, 'NotOnOrAfter')]
  if (from !== null && now.getTime() + clockSkew < from) throw new Error('the assertion is not valid yet')
  if (until !== null && now.getTime() - clockSkew >= until) throw new Error('the assertion has expired')
}

/** Returns the expiry of the bearer confirmation for this recipient and request. Throws when none matches. */
export function latestUse(confirmations: Element[], { recipient, requestId, now }: Expected): Date {
  const problems: string[] = []
  for (const confirmation of confirmations) {
    const [data] = getChildren(confirmation, 'assertion', 'SubjectConfirmationData')
    const until = data && parseTime(data, 'NotOnOrAfter')
    if (getAttribute(confirmation, 'Method') !== bearer || !data) problems.push('not for a bearer')
    else if (getAttribute(data, 'Recipient') !== recipient) problems.push('another recipient')
    else if (getAttribute(data, 'InResponseTo') !== requestId) problems.push('another request, or none')
    else if (!until) problems.push('without an end')
    else {
      requireTimely(data, now)
      return new Date(until + clockSkew)
    }
  }
  throw new Error(`the subject is not confirmed: ${problems.join(', ') || 'no confirmation'}`)
}

/** Milliseconds since the epoch; null when absent. */
function parseTime(element: Element, name: string): number | null {
  const text = getAttribute(element, name)
  if (text === null) return null
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new Error(`${name} is no time`)
  return time
}
