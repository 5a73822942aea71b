import { html } from 'hono/html'
import type { Clock } from '../../platform/clock.ts'
import { sealText, unsealText } from '../../platform/sealed-text.ts'
import type { Subject } from '../provider/subject.ts'
import { fieldError, problemNotice } from './page.ts'
import type { Words } from './words.ts'

/** Seconds between the password and its code. */
const answerDeadline = 600

interface StepOptions {
  clock: Clock
  secondFactorKey: Buffer
}

/** A person who entered the right password, and what they are about to do. */
export interface Step extends Subject {
  /** Hash of a new password that waits for the code. */
  passwordHash?: string
}

/** Seals the step for the page that asks for the code. @param uid of the interaction, or another name of what the password was given for */
export const sealStep = ({ clock, secondFactorKey }: StepOptions, uid: string, step: Step): Promise<string> =>
  sealText(JSON.stringify({ ...step, uid, at: clock.now().getTime() }), secondFactorKey)

/** Null when altered, too old or of another interaction. */
export async function openStep({ clock, secondFactorKey }: StepOptions, uid: string, sealed: string): Promise<Step | null> {
  const opened = await unsealText(sealed, secondFactorKey)
  if (opened === null) return null
  const { uid: boundTo, at, ...step } = JSON.parse(opened) as Step & { uid: string; at: number }
  const isInTime = clock.now().getTime() - at <= answerDeadline * 1000
  return boundTo === uid && isInTime ? step : null
}

export type CodeProblem = 'codeMissing' | 'codeRefused' | 'locked'

interface CodeFormInput {
  text: Words
  /** Label of the button. */
  submit: string
  action: string
  /** Link back to the password page. */
  back: { label: string; url: string }
  step: string
  problem?: CodeProblem
}

export function codeForm({ text, submit, action, back, step, problem }: CodeFormInput) {
  const isField = problem === 'codeMissing' || problem === 'codeRefused'
  return html`<h1>${text.codeTitle}</h1>
<p>${text.codeText}</p>
${problem === 'locked' ? problemNotice(text.locked) : ''}
<form method="post" action="${action}" aria-label="${text.codeTitle}">
<input type="hidden" name="step" value="${step}">
<div class="field"><label for="code">${text.code}</label>
<input id="code" type="text" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" autofocus aria-describedby="${isField ? 'code-error ' : problem ? 'problem ' : ''}code-hint"${isField ? html` aria-invalid="true"` : ''}>
${isField ? fieldError('code-error', text[problem]) : ''}<p class="hint" id="code-hint">${text.codeHint}</p></div>
<button type="submit">${submit}</button>
</form>
<p><a class="button quiet" href="${back.url}">${back.label}</a></p>`
}
