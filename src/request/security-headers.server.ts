import { captchaProviders, type CaptchaProviderName } from '#api/identity/captcha-providers.ts'
import type { SupportSetting } from '#api/integration.ts'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import { ancestorSources, assistantSources, componentSources, supportSources } from './content-sources.ts'

/** `mayFrame` false for pages that nobody may frame, such as the account. CSP by nonce and 'strict-dynamic'; see docs/decisions/0017-embedding.md and 0020-assistants.md for third-party sources. */
export function securityHeaders(
  nonce: string,
  origin: string,
  settings: Pick<ApplicationSettings, 'frameAncestors' | 'assistants' | 'webComponents' | 'features'>,
  {
    identityProvider,
    cardAcquirerOrigin,
    filesOrigin,
  }: { identityProvider: { endSessionEndpoint: string }; cardAcquirerOrigin: string | null; filesOrigin: string | null },
  captchaProvider: CaptchaProviderName | null,
  support: readonly SupportSetting[],
  mayFrame = true,
): Record<string, string> {
  const ancestors = mayFrame ? ancestorSources(settings) : "'none'"
  const captchaOrigins = captchaProvider ? captchaProviders[captchaProvider].origins : []
  const assistants = assistantSources(settings.assistants)
  const thirdParty = [...assistants.origins, ...supportSources(support), ...componentSources(settings)]
  const trustedSources = ["'self'", ...thirdParty]
  const active = [...trustedSources, ...captchaOrigins].join(' ')
  const styles = ["'self'", `'nonce-${nonce}'`, ...captchaOrigins, ...thirdParty].join(' ')
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${assistants.webAssembly ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src ${styles}`,
    // Third-party plugins set inline style attributes.
    ...(thirdParty.length > 0
      ? [`style-src-elem ${styles}`, "style-src-attr 'unsafe-inline'", `media-src ${trustedSources.join(' ')}`]
      : []),
    `img-src 'self' data: https:${filesOrigin?.startsWith('http:') ? ` ${filesOrigin}` : ''}`,
    `font-src ${trustedSources.join(' ')}`,
    // Listed explicitly, since in Safari before 16 'self' does not cover sockets.
    `connect-src ${["'self'", origin.replace(/^http/, 'ws'), ...thirdParty, ...captchaOrigins, cardAcquirerOrigin, filesOrigin].filter(Boolean).join(' ')}`,
    `frame-src ${active}`,
    `worker-src 'self'${assistants.webAssembly ? ' blob:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Sign-out is a form that ends at the identity provider, and browsers apply form-action to its redirects.
    `form-action 'self' ${new URL(identityProvider.endSessionEndpoint).origin}`,
    `frame-ancestors ${ancestors}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(!mayFrame && { 'x-frame-options': 'DENY' }),
    ...(mayFrame && settings.frameAncestors.length === 0 && { 'x-frame-options': 'SAMEORIGIN' }),
  }
}
