import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { palettes } from '#design/tokens/palettes.ts'
import { bankPageStyle } from '../bank/bank-page-style.ts'
import { pageFrame } from '../page-frame.ts'
import type { Words } from './words.ts'

type Fragment = HtmlEscapedString | Promise<HtmlEscapedString>

const danger = (mode: 'light' | 'dark') =>
  `--bad:${palettes[mode].tone.danger.text};--bad-tint:${palettes[mode].tone.danger.tint};--surface-text:${palettes[mode].text}`

const style = `${bankPageStyle}
:root{${danger('light')}}
@media(prefers-color-scheme:dark){:root{${danger('dark')}}}
main{max-width:28rem;padding:64px 16px}
form{margin:0}
label{display:block;font-weight:600;margin:0 0 6px}
input{width:100%;height:48px;margin:0 0 20px;padding:0 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border);border-radius:10px}
button{width:100%;margin:0 0 8px}
button.quiet{background:none;border-color:transparent;color:var(--text)}
p[role=alert]{background:var(--bad-tint);color:var(--bad);border:1px solid var(--bad);border-radius:12px;padding:12px 16px}
h2{font-size:16px;line-height:24px;margin:32px 0 8px}
ul{gap:0}
ul li{display:block;padding:4px 0;border:0;background:none}
`

interface PageInput {
  text: Words
  language: string
  nonce: string
  title: string
  body: Fragment
}

function page({ text, language, nonce, title, body }: PageInput) {
  return pageFrame({ language, title: `${title} · ${text.title}`, style, nonce, body })
}

type Frame = Omit<PageInput, 'title' | 'body'>

export interface SignInFormInput {
  action: string
  carried: Record<string, string>
  login: string
  problem: 'refused' | 'locked' | null
  people: ReadonlyArray<{ username: string; description: string }>
  password: string
}

export function signInPage(frame: Frame, { action, carried, login, problem, people, password }: SignInFormInput) {
  const { text } = frame
  const body = html`<h1>${text.title}</h1>
    <p>${text.lead}</p>
    ${problem ? html`<p role="alert">${text[problem]}</p>` : ''}
    <form method="post" action="${action}">
      ${hiddenFields(carried)}
      <label for="login">${text.login}</label>
      <input id="login" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false" required />
      <label for="password">${text.password}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required />
      <button type="submit">${text.signIn}</button>
      <button class="quiet" type="submit" name="cancel" value="true" formnovalidate>${text.cancel}</button>
    </form>
    <h2>${text.people}</h2>
    <p>${text.hint} <code>${password}</code></p>
    <ul>
      ${people.map((person) => html`<li><code>${person.username}</code> — ${person.description}</li>`)}
    </ul>`
  return page({ ...frame, title: text.signIn, body })
}

/** Submits itself; a button remains without scripts. */
export function returnPage(frame: Frame, callbackUrl: string, fields: Record<string, string>) {
  const { text, nonce } = frame
  const body = html`<h1>${text.onTheWay}</h1>
    <form method="post" action="${callbackUrl}">
      ${hiddenFields(fields)}
      <button type="submit">${text.goOn}</button>
    </form>
    <script nonce="${nonce}">document.forms[0].submit()</script>`
  return page({ ...frame, title: text.onTheWay, body })
}

/** Shows nothing of the untrusted request. */
export function badRequestPage(frame: Frame) {
  const { text } = frame
  return page({ ...frame, title: text.badTitle, body: html`<h1>${text.badTitle}</h1><p>${text.badText}</p>` })
}

function hiddenFields(fields: Record<string, string>) {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
}
