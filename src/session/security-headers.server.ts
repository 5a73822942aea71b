import { captchaProviders, type CaptchaProviderName } from '#api/captcha-providers.ts'
import type { ApplicationSettings } from '#api/settings.ts'

/**
 * Headers of every answer of the portal. Scripts run only with this request's nonce, or when such a script
 * loads them; frames only inside origins that the tenant registered.
 *
 * @param captchaProvider whose widget may show itself in a frame, if any
 */
export function securityHeaders(
  nonce: string,
  settings: Pick<ApplicationSettings, 'frameAncestors'>,
  identityProvider: { endSessionEndpoint: string },
  captchaProvider: CaptchaProviderName | null,
): Record<string, string> {
  const ancestors = ["'self'", ...settings.frameAncestors.filter(isOrigin)].join(' ')
  const captchaOrigins = captchaProvider ? captchaProviders[captchaProvider].origins : []
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...captchaOrigins].join(' ')}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...captchaOrigins].join(' ')}`,
    `frame-src ${["'self'", ...captchaOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Signing out is a form that ends at the identity provider, and browsers hold redirects of forms to this too.
    `form-action 'self' ${new URL(identityProvider.endSessionEndpoint).origin}`,
    `frame-ancestors ${ancestors}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(settings.frameAncestors.length === 0 && { 'x-frame-options': 'SAMEORIGIN' }),
  }
}

/** What the tenant registered goes into a header: only a bare https origin may. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && url.origin === value && (url.protocol === 'https:' || url.hostname.endsWith('localhost'))
}
