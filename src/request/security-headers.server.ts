import { captchaProviders, type CaptchaProviderName } from '#api/captcha-providers.ts'
import type { SupportSetting } from '#api/integration.ts'
import type { ApplicationSettings } from '#api/settings.ts'
import { assistantSources, componentSources, embedders, supportSources } from './content-sources.ts'

/**
 * Headers of every answer of the portal. Scripts run only with this request's nonce, or when such a script
 * loads them; frames only inside origins that the tenant registered. Assistive plugins,
 * chats and web components that the tenant chose may fetch what they need from where they come from
 * (docs/decisions/0017-embedding.md and 0020-assistants.md).
 *
 * @param runtime endpoints of sign-out and of card tokens
 * @param captchaProvider whose widget is a frame, if any
 * @param support of the tenant that the person acts in, whose chats are frames too
 */
export function securityHeaders(
  nonce: string,
  settings: Pick<ApplicationSettings, 'frameAncestors' | 'assistants' | 'webComponents' | 'features'>,
  { identityProvider, cardAcquirerOrigin }: { identityProvider: { endSessionEndpoint: string }; cardAcquirerOrigin: string | null },
  captchaProvider: CaptchaProviderName | null,
  support: readonly SupportSetting[],
): Record<string, string> {
  const ancestors = ["'self'", ...embedders(settings)].join(' ')
  const captchaOrigins = captchaProvider ? captchaProviders[captchaProvider].origins : []
  const assistants = assistantSources(settings.assistants)
  const thirdParty = [...assistants.origins, ...supportSources(support), ...componentSources(settings)]
  const own = ["'self'", ...thirdParty]
  const active = [...own, ...captchaOrigins].join(' ')
  const styles = ["'self'", `'nonce-${nonce}'`, ...captchaOrigins, ...thirdParty].join(' ')
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${assistants.webAssembly ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src ${styles}`,
    // Plugins place themselves by style attributes, which older code writes as text.
    ...(thirdParty.length > 0 ? [`style-src-elem ${styles}`, "style-src-attr 'unsafe-inline'", `media-src ${own.join(' ')}`] : []),
    "img-src 'self' data: https:",
    `font-src ${own.join(' ')}`,
    `connect-src ${[active, cardAcquirerOrigin].filter(Boolean).join(' ')}`,
    `frame-src ${active}`,
    ...(assistants.webAssembly ? ["worker-src 'self' blob:"] : []),
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
