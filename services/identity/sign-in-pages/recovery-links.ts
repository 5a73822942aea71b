import { html } from 'hono/html'
import type { Words } from './words.ts'

export function recoveryLinks(text: Words, portalUrl: string) {
  const pages = [
    { path: '/auth/password/reset', label: text.forgotPassword },
    { path: '/auth/forgot-username', label: text.forgotUsername },
  ]
  return html`<ul class="links">${pages.map(({ path, label }) => html`<li><a href="${portalUrl}${path}">${label}</a></li>`)}</ul>`
}
