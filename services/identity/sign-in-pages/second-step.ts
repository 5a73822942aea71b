import { html } from 'hono/html'
import type { Clock } from '../../platform/clock.ts'
import { sealText, unsealText } from '../../platform/sealed-text.ts'
import type { Subject } from '../provider/subject.ts'
import type { Words } from './words.ts'

/** Seconds between the password and its code. */
const answerWithin = 600

interface StepOptions {
  clock: Clock
  secondFactorKey: Buffer
}

/** Who gave the right password in this interaction, for the page that asks for the code. */
export const sealStep = ({ clock, secondFactorKey }: StepOptions, uid: string, subject: Subject): Promise<string> =>
  sealText(JSON.stringify({ uid, ...subject, at: clock.now().getTime() }), secondFactorKey)

/** Null when altered, too old or of another interaction. */
export async function openStep({ clock, secondFactorKey }: StepOptions, uid: string, sealed: string): Promise<Subject | null> {
  const opened = await unsealText(sealed, secondFactorKey)
  if (opened === null) return null
  const step = JSON.parse(opened) as Subject & { uid: string; at: number }
  const isInTime = clock.now().getTime() - step.at <= answerWithin * 1000
  return step.uid === uid && isInTime ? { tenantId: step.tenantId, userId: step.userId } : null
}

export type CodeProblem = 'codeMissing' | 'codeRefused' | 'locked'

interface CodeFormInput {
  text: Words
  action: string
  /** Page of the password. */
  back: string
  step: string
  problem?: CodeProblem
}

export function codeForm({ text, action, back, step, problem }: CodeFormInput) {
  const isField = problem === 'codeMissing' || problem === 'codeRefused'
  return html`<h1>${text.codeTitle}</h1>
<p>${text.codeText}</p>
${problem === 'locked' ? html`<p class="notice" role="alert">${text.locked}</p>` : ''}
<form method="post" action="${action}">
<input type="hidden" name="step" value="${step}">
<div class="field"><label for="code">${text.code}</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" autofocus aria-describedby="code-hint${isField ? ' code-error' : ''}"${isField ? html` aria-invalid="true"` : ''}>
${isField ? html`<p class="error" id="code-error">${text[problem]}</p>` : ''}<p class="hint" id="code-hint">${text.codeHint}</p></div>
<button type="submit">${text.signIn}</button>
</form>
<p><a class="button quiet" href="${back}">${text.codeBack}</a></p>`
}
