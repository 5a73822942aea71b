import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { FormAnswers, FormStep, RequestForm } from '#api/academic/request-forms.ts'
import { type FormWalk, walkForm } from '../../../form-engine/walk-form.ts'

/** Context for reading answers: the language in which numbers are typed, and today's date for the draft. */
interface FormReader {
  locale: string
  today: string
}

type Pressed = Readonly<Record<string, string>>

/** What the page shows of a draft: a step, or one of the ends of its form. */
export type ShownStep =
  | { kind: 'step'; step: FormStep; walk: FormWalk }
  | { kind: 'review'; walk: FormWalk }
  /** `after` is the step that led there. */
  | { kind: 'canceled'; after: FormStep }

/**
 * The step that an address asks for, where answers lead there; else where the person left off: the last step with an answer.
 *
 * @param asked name of a step, or `finalStep` for the review, or `cancelStep`
 */
export function shownStep(
  form: RequestForm,
  answers: FormAnswers,
  pressed: Pressed,
  asked: string | undefined,
  reader: FormReader,
): ShownStep {
  const whole = walkForm(form, answers, { pressed, ...reader })
  if (asked === finalStep && whole.end === 'final') return { kind: 'review', walk: whole }
  if (asked === cancelStep && whole.end === 'cancel') return { kind: 'canceled', after: whole.steps.at(-1)! }
  const step =
    whole.steps.find(({ name }) => name === asked) ??
    (asked === finalStep ? whole.steps.at(-1) : whole.steps.findLast(({ fields }) => fields.some(({ name }) => name in answers))) ??
    whole.steps[0]!
  return { kind: 'step', step, walk: walkForm(form, answers, { pressed, ...reader, until: step.name }) }
}

/** Returns where a step leads: a step's name, or an end. Null while its answers have problems. */
export function nextStep(form: RequestForm, answers: FormAnswers, pressed: Pressed, current: FormStep, reader: FormReader): string | null {
  const whole = walkForm(form, answers, { pressed, ...reader })
  const place = whole.steps.findIndex(({ name }) => name === current.name)
  if (place < 0) return null
  const next = whole.steps[place + 1]
  if (next) return next.name
  return { open: null, cancel: cancelStep, final: finalStep }[whole.end]
}

/** Returns the steps so far, and those that follow if nothing leads elsewhere. */
export function expectedSteps(form: RequestForm, soFar: readonly FormStep[]): FormStep[] {
  const steps = [...soFar]
  for (let next = steps.at(-1)?.next; next && next !== finalStep && next !== cancelStep; next = steps.at(-1)!.next) {
    const step = form.steps.find(({ name }) => name === next)
    if (!step || steps.includes(step)) break
    steps.push(step)
  }
  return steps
}

/** Returns the pressed buttons without that of a step, which then takes its usual way. */
export const withoutPress = (pressed: Pressed, step: string): Record<string, string> =>
  Object.fromEntries(Object.entries(pressed).filter(([name]) => name !== step))
