import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header that carries the signature of a notification. */
export const signatureHeader = 'x-webhook-signature'

/**
 * Signs the body of a notification with the secret that acquirer and institution share. The Central Bank's
 * Pix API authenticates notifications by mutual TLS instead; in front of a real acquirer that check is the
 * proxy's, and this one remains as a second lock.
 */
export function signNotification(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** Whether a notification was signed with the secret. Takes the same time for every wrong signature. */
export function isAuthentic(secret: string, body: string, signature: string | null): boolean {
  const expected = Buffer.from(signNotification(secret, body))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
