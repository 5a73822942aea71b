import { html } from 'hono/html'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import type { SignInReason } from '#api/identity/sign-in-reasons.ts'
import { captchaField, type PageCaptcha } from './captcha-field.ts'
import { fieldError, problemNotice, reasonNotice } from './page.ts'
import { type Words, words } from './words.ts'

function recoveryLinks(text: Words, portalUrl: string) {
  const pages = [
    { path: '/auth/password/reset', label: text.forgotPassword },
    { path: '/auth/forgot-username', label: text.forgotUsername },
  ]
  return html`<ul class="links">${pages.map(({ path, label }) => html`<li><a href="${portalUrl}${path}">${label}</a></li>`)}</ul>`
}

/** `missing`: what was left empty stands beside each field. */
export type SignInProblem = 'missing' | 'refused' | 'locked' | 'captcha'

type DemoAccounts = NonNullable<ApplicationSettings['authenticationModes']['demo']>

interface SignInFormInput {
  text: Words
  action: string
  login?: string | undefined
  problem?: SignInProblem | undefined
  /** Why people who were already signed in are asked again. */
  reason?: SignInReason | undefined
  ways: SignInMethods
  captcha: PageCaptcha
  portal: { url: string; signUp: boolean }
  nonce: string
}

export interface SignInMethods {
  /** False for SAML only. */
  password: boolean
  saml: { name: string; logo: string | null; url: string } | null
  /** URL for signing in with passkeys; null if there is no portal to continue to. */
  passkeyUrl: string | null
}

type Credentials = Pick<SignInFormInput, 'text' | 'login' | 'problem' | 'nonce'>

/** Fields that keep the entered username, but not the password; errors of empty fields appear beside them. */
export function credentialFields({ text, login = '', problem, nonce }: Credentials) {
  const hasLogin = login.trim() !== ''
  const isMissing = { login: problem === 'missing' && !hasLogin, password: problem === 'missing' }
  const focused = problem && (hasLogin ? 'password' : 'login')
  const state = (field: 'login' | 'password') => {
    const describedBy = isMissing[field] ? `${field}-error` : focused === field ? 'problem' : null
    return [
      isMissing[field] || problem === 'refused' ? html` aria-invalid="true"` : '',
      describedBy ? html` aria-describedby="${describedBy}"` : '',
      focused === field ? html` autofocus` : '',
    ]
  }
  const missing = (field: 'login' | 'password') => (isMissing[field] ? fieldError(`${field}-error`, text.required[field]) : '')
  return html`${problem && problem !== 'missing' ? problemNotice(text[problem]) : ''}
<div class="field"><label for="login">${text.login}</label>
<input id="login" type="text" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false"${state('login')}>${missing('login')}</div>
<div class="field"><label for="password">${text.password}</label>
<div class="secret"><input id="password" name="password" type="password" autocomplete="current-password"${state('password')}>${revealButton(text, nonce)}</div>${missing('password')}</div>`
}

export function signInForm({ text, action, login, problem, reason, ways, captcha, portal, nonce }: SignInFormInput) {
  const said = reason && !problem ? reasonNotice(text[reason]) : ''
  if (!ways.password) return html`<h1>${text.signIn}</h1>${said}${samlLink(text, ways, 'button')}`
  return html`<h1>${text.signIn}</h1>${said}
<form method="post" action="${action}" aria-label="${text.signIn}" data-captcha>
${credentialFields({ text, login, problem, nonce })}
${captchaField(captcha, nonce)}
<button type="submit">${text.signIn}</button>
</form>
${recoveryLinks(text, portal.url)}
${ways.passkeyUrl || ways.saml ? html`<p class="or">${text.or}</p>` : ''}
${ways.passkeyUrl ? html`<a class="button second" href="${ways.passkeyUrl}">${text.signInWithPasskey}</a>` : ''}
${samlLink(text, ways, 'button second')}
${portal.signUp ? html`<p>${text.noAccount} <a href="${portal.url}/auth/signup">${text.signUp}</a></p>` : ''}`
}

export function demoPeople(language: keyof typeof words, { password, people }: DemoAccounts) {
  const text: Words = words[language]
  return html`<section aria-labelledby="demo"><h2 id="demo">${text.demoTitle}</h2>
<p>${text.demoHint} <code>${password}</code>.</p>
<ul>${people.map((person) => html`<li><code>${person.username}</code> — ${described(person, language)}</li>`)}</ul></section>`
}

const described = ({ description }: DemoAccounts['people'][number], language: keyof typeof words) =>
  typeof description === 'string' ? description : description[language]

/** The portal's icons (Lucide's `eye` and `eye-off`). */
const eyeOpen =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0'
const eyeShut =
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20'

const eye = (name: 'on' | 'off', path: string) =>
  html`<svg class="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`

/** Appears with scripts, which it needs. */
export function revealButton(text: Words, nonce: string) {
  return html`<button class="reveal" type="button" aria-controls="password" aria-pressed="false" aria-label="${text.showPassword}" hidden>${eye('on', eyeOpen)}${eye('off', eyeShut)}</button>
<script nonce="${nonce}">{
const button = document.querySelector('.reveal')
button.hidden = false
button.addEventListener('click', () => {
  const field = document.getElementById('password')
  const isShown = field.type === 'text'
  field.type = isShown ? 'password' : 'text'
  button.setAttribute('aria-pressed', String(!isShown))
})
}</script>`
}

function samlLink(text: Words, { saml }: SignInMethods, look: string) {
  if (!saml) return ''
  return html`<a class="${look}" href="${saml.url}">${saml.logo ? html`<img src="${saml.logo}" alt="" width="20" height="20">` : ''}${text.signInWith} ${saml.name}</a>`
}
