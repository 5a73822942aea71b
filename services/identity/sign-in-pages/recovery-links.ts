import { html } from 'hono/html'
import type { Words } from './words.ts'

/** Ways on for whoever cannot sign in, all of them pages of the portal. */
export function recoveryLinks(text: Words, portalUrl: string, signUp: boolean) {
  const pages = [
    { path: '/auth/password/reset', label: text.forgotPassword },
    { path: '/auth/forgot-username', label: text.forgotUsername },
    ...(signUp ? [{ path: '/auth/signup', label: text.signUp }] : []),
  ]
  return html`<ul class="links">${pages.map(({ path, label }) => html`<li><a href="${portalUrl}${path}">${label}</a></li>`)}</ul>`
}
