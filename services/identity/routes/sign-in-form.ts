import { html } from 'hono/html'
import type { Words } from './words.ts'

/** What kept the person from signing in: an empty field, or what the provider answered. */
export type SignInProblem = 'login' | 'password' | 'refused' | 'locked'

interface SignInFormInput {
  text: Words
  action: string
  login?: string
  problem?: SignInProblem
  people: ReadonlyArray<{ username: string; description: string }>
  demoPassword: string
}

/** The sign-in form; what was typed stays, but for the password. */
export function signInForm({ text, action, login = '', problem, people, demoPassword }: SignInFormInput) {
  const fieldError = (field: 'login' | 'password') =>
    problem === field ? html`<p class="error" id="${field}-error">${text.required[field]}</p>` : ''
  const invalid = (field: 'login' | 'password') =>
    problem === field ? html` aria-invalid="true" aria-describedby="${field}-error" autofocus` : ''
  return html`<h1>${text.signIn}</h1>
${problem === 'refused' || problem === 'locked' ? html`<p class="notice" role="alert">${text[problem]}</p>` : ''}
<form method="post" action="${action}">
<div class="field"><label for="login">${text.login}</label>
<input id="login" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false"${invalid('login')}>${fieldError('login')}</div>
<div class="field"><label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password"${invalid('password')}>${fieldError('password')}</div>
<button type="submit">${text.signIn}</button>
</form>
<form method="post" action="${action}/cancel"><button class="quiet" type="submit">${text.cancel}</button></form>
${
  people.length > 0
    ? html`<details open><summary>${text.demoTitle}</summary>
<p>${text.demoHint} <code>${demoPassword}</code></p>
<ul>${people.map((person) => html`<li><code>${person.username}</code> — ${person.description}</li>`)}</ul></details>`
    : ''
}`
}
