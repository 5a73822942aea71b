import { captchaProviders, type CaptchaProviderName } from '#api/captcha-providers.ts'

/** Milliseconds that a provider may take. */
const timeoutMs = 3000

/**
 * Asks a provider whether a token of its widget holds. Turnstile, hCaptcha and reCAPTCHA answer alike, and each takes a
 * token once. A provider that does not answer confirms nothing.
 *
 * @param address where the person comes from, which the provider compares; null where nobody knows it
 */
export async function confirmToken(
  { name, secret }: { name: CaptchaProviderName; secret: string },
  token: string,
  address: string | null,
  send: typeof fetch = fetch,
): Promise<boolean> {
  const body = new URLSearchParams({ secret, response: token, ...(address && { remoteip: address }) })
  try {
    const response = await send(captchaProviders[name].verification, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    const answer = (await response.json()) as { success?: unknown }
    return answer.success === true
  } catch {
    return false
  }
}
