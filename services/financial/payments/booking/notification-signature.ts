import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-webhook-signature'

/** HMAC of a notification's body. Real Pix acquirers use mutual TLS, which the proxy verifies; this stays as a second check. */
export function signNotification(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** Compares in constant time. */
export function isAuthentic(secret: string, body: string, signature: string | null): boolean {
  const expected = Buffer.from(signNotification(secret, body))
  const signatureBytes = Buffer.from(signature ?? '')
  return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected)
}
