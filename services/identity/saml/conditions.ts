import { attributeOf, childrenOf } from '../../platform/saml-xml.ts'

/** What a response has to fit. */
export interface Expected {
  issuer: string
  recipient: string
  requestId: string
  now: Date
}

/** How far, in milliseconds, the provider's clock may be from ours. */
const clockSkew = 60_000
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/**
 * Checks `NotBefore` and `NotOnOrAfter`.
 *
 * @throws Error outside of them, and for a time that is none
 */
export function requireTimely(element: Element, now: Date): void {
  const [from, until] = [timeOf(element, 'NotBefore'), timeOf(element, 'NotOnOrAfter')]
  if (from !== null && now.getTime() + clockSkew < from) throw new Error('the assertion is not valid yet')
  if (until !== null && now.getTime() - clockSkew >= until) throw new Error('the assertion has expired')
}

/**
 * Finds the confirmation that whoever bears the assertion may use it: here, now and for this request.
 *
 * @returns from when on it may not be used any more
 * @throws Error when none fits
 */
export function latestUse(confirmations: Element[], { recipient, requestId, now }: Expected): Date {
  const problems: string[] = []
  for (const confirmation of confirmations) {
    const [data] = childrenOf(confirmation, 'assertion', 'SubjectConfirmationData')
    const until = data && timeOf(data, 'NotOnOrAfter')
    if (attributeOf(confirmation, 'Method') !== bearer || !data) problems.push('not for a bearer')
    else if (attributeOf(data, 'Recipient') !== recipient) problems.push('another recipient')
    else if (attributeOf(data, 'InResponseTo') !== requestId) problems.push('another request, or none')
    else if (!until) problems.push('without an end')
    else {
      requireTimely(data, now)
      return new Date(until + clockSkew)
    }
  }
  throw new Error(`the subject is not confirmed: ${problems.join(', ') || 'no confirmation'}`)
}

/** Milliseconds since the epoch; null where the attribute is absent. */
function timeOf(element: Element, name: string): number | null {
  const text = attributeOf(element, name)
  if (text === null) return null
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new Error(`${name} is no time`)
  return time
}
