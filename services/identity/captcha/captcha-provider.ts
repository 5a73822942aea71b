import { captchaProviders, type CaptchaProviderName } from '#api/identity/captcha-providers.ts'

/** Milliseconds. */
const timeoutMs = 3000

/** Verifies a widget token (same API for all providers). Fails closed when the provider does not respond. */
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
