import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { LocalizedText } from '#api/locales.ts'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import { renderPage } from '../../../services/identity/sign-in-pages/page.ts'
import { credentialFields, demoPeople, type SignInProblem } from '../../../services/identity/sign-in-pages/sign-in-form.ts'
import { words as signInWords } from '../../../services/identity/sign-in-pages/words.ts'

const words = {
  'pt-BR': {
    title: 'Entrar na Conta Mar',
    cancel: 'Cancelar',
    onTheWay: 'Voltando ao portal',
    goOn: 'Continuar',
    badTitle: 'Este pedido não pode ser atendido',
    badText: 'Ele não vem de um portal registrado aqui. Volte ao portal e entre de novo.',
  },
  en: {
    title: 'Sign in to Conta Mar',
    cancel: 'Cancel',
    onTheWay: 'Going back to the portal',
    goOn: 'Continue',
    badTitle: 'This request cannot be answered',
    badText: 'It does not come from a portal that is registered here. Go back to the portal and sign in again.',
  },
  es: {
    title: 'Iniciar sesión en Conta Mar',
    cancel: 'Cancelar',
    onTheWay: 'Volviendo al portal',
    goOn: 'Continuar',
    badTitle: 'Esta solicitud no se puede atender',
    badText: 'No viene de un portal registrado aquí. Vuelve al portal e ingresa de nuevo.',
  },
} as const
type Fragment = HtmlEscapedString | Promise<HtmlEscapedString>

/** Frame of the pages. They look like those of the portal's own provider: the institution chooses which of the two asks. */
export interface Frame {
  language: keyof typeof words
  /** The settings of the institution whose people sign in here. */
  settings: ApplicationSettings | null
  /** Base path of the fonts. */
  base: string
  /** Address of the same page in another language. */
  pageIn?: (locale: string) => string
  /** Another allowed target of forms. */
  formTarget?: string
}

function page({ formTarget, ...frame }: Frame, title: string, body: (nonce: string) => Fragment, after: Fragment | '' = '') {
  const targets = ["'self'", ...(formTarget ? [new URL(formTarget).origin] : [])].join(' ')
  return renderPage({ ...frame, title, tagline: signInWords[frame.language].tagline, body, after, policy: [`form-action ${targets}`] })
}

export interface SignInFormInput {
  action: string
  carried: Record<string, string>
  login: string
  problem?: SignInProblem | undefined
  people: ReadonlyArray<{ username: string; description: LocalizedText }>
  password: string
}

export function signInPage(frame: Frame, { action, carried, login, problem, people, password }: SignInFormInput) {
  const text = words[frame.language]
  const shared = signInWords[frame.language]
  return page(
    frame,
    text.title,
    (nonce) => html`<h1>${text.title}</h1>
<form method="post" action="${action}" aria-label="${text.title}">
${hiddenFields(carried)}
${credentialFields({ text: shared, login, problem, nonce })}
<button type="submit">${shared.signIn}</button>
<button class="quiet" type="submit" name="cancel" value="true">${text.cancel}</button>
</form>`,
    demoPeople(frame.language, { password, people: [...people] }),
  )
}

/** Page with a form that submits itself; without scripts, a button remains. */
export function returnPage(frame: Frame, callbackUrl: string, fields: Record<string, string>) {
  const text = words[frame.language]
  return page(
    { ...frame, formTarget: callbackUrl },
    text.onTheWay,
    (nonce) => html`<h1>${text.onTheWay}</h1>
<form method="post" action="${callbackUrl}">
${hiddenFields(fields)}
<button type="submit">${text.goOn}</button>
</form>
<script nonce="${nonce}">document.forms[0].submit()</script>`,
  )
}

/** Shows nothing of the untrusted request. */
export function badRequestPage(frame: Frame) {
  const text = words[frame.language]
  return page(frame, text.badTitle, () => html`<h1>${text.badTitle}</h1><p>${text.badText}</p>`)
}

function hiddenFields(fields: Record<string, string>) {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
}
