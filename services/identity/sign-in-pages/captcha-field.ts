import { html, raw } from 'hono/html'
import { captchaProviders, type CaptchaProviderName } from '#api/identity/captcha-providers.ts'
import { solveChallenge } from '#api/identity/proof-of-work.ts'

export interface PageCaptcha {
  challengeUrl: string
  widget: { provider: CaptchaProviderName; siteKey: string } | null
}

/** Milliseconds: nine of a puzzle's ten minutes. */
const proofLifetime = 540_000

/** Script that solves a puzzle while the user types; submitting waits for it, and an expired puzzle is replaced. */
const puzzleScript = (challengeUrl: string) => `
const solve = ${solveChallenge.toString()}
const form = document.querySelector('form[data-captcha]')
const button = form.querySelector('button[type=submit]')
let current = null
function begin() {
  if (current && current.until > Date.now()) return current.proof
  const begun = { until: Date.now() + ${proofLifetime} }
  begun.proof = fetch(${JSON.stringify(challengeUrl)}, { cache: 'no-store' }).then((answer) => answer.json()).then(solve)
  begun.proof.catch(() => { if (current === begun) current = null })
  current = begun
  return begun.proof
}
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (button.getAttribute('aria-disabled')) return
  button.setAttribute('aria-disabled', 'true')
  form.elements.captcha.value = await begin().catch(() => '')
  form.submit()
})
addEventListener('pageshow', (event) => {
  if (event.persisted) current = null
  button.removeAttribute('aria-disabled')
})
begin().catch(() => undefined)
`

const widgetScript = ({ provider, siteKey }: NonNullable<PageCaptcha['widget']>) => `
const field = document.querySelector('form[data-captcha]').elements.captcha
const script = document.createElement('script')
script.src = ${JSON.stringify(captchaProviders[provider].script)}
script.onload = () => {
  const api = window[${JSON.stringify(captchaProviders[provider].global)}]
  const options = { sitekey: ${JSON.stringify(siteKey).replaceAll('<', '\\u003c')}, callback: (token) => { field.value = token }, 'expired-callback': () => { field.value = '' } }
  const show = () => api.render(document.getElementById('captcha-widget'), options)
  if (api.ready) api.ready(show)
  else show()
}
document.head.append(script)
`

export function captchaField({ challengeUrl, widget }: PageCaptcha, nonce: string) {
  const script = widget ? widgetScript(widget) : puzzleScript(challengeUrl)
  return html`<input type="hidden" name="captcha">
${widget ? html`<div id="captcha-widget" class="field"></div>` : ''}
<script nonce="${nonce}" type="module">${raw(script)}</script>`
}

export function captchaPolicy({ widget }: PageCaptcha): string[] {
  if (!widget) return ["connect-src 'self'"]
  const origins = captchaProviders[widget.provider].origins.join(' ')
  return [`connect-src ${origins}`, `frame-src ${origins}`]
}
