import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { FormAnswer, FormAnswers, FormStep, RequestForm } from '#api/academic/request-forms.ts'
import { holds } from './conditions.ts'
import { type AnswerProblem, readAnswer } from './read-answer.ts'

export interface FormWalk {
  /** The steps from the first to the one the answers lead to, in order. */
  steps: FormStep[]
  /** `open`: the last step waits for answers. */
  end: 'open' | 'cancel' | 'final'
  /** Answers of the fields on the way; all others are left out, and never sent. */
  answers: Record<string, FormAnswer>
  /** The problems of the last step, by field; empty unless `end` is `open`. */
  problems: Record<string, AnswerProblem>
}

/**
 * Follows a form by its answers. Ends for every form: a step that comes again ends the way there as `open`.
 *
 * @param today civil date of the institution, with which conditions compare
 * @param until goes no further than this step, such as the one that is shown
 * @param locale in which numbers were typed
 * @param pressed targets of buttons that were pressed, by step; they go before redirects
 */
export function walkForm(
  form: RequestForm,
  given: FormAnswers,
  {
    today,
    until,
    pressed = {},
    locale = 'pt-BR',
  }: { today: string; until?: string; pressed?: Readonly<Record<string, string>>; locale?: string },
): FormWalk {
  const known = new Map(form.steps.map((step) => [step.name, step]))
  const walk: FormWalk = { steps: [], end: 'open', answers: {}, problems: {} }
  for (let step = form.steps[0]; step && !walk.steps.includes(step); ) {
    walk.steps.push(step)
    const { answers, problems } = readStep(step, given, locale)
    Object.assign(walk.answers, answers)
    const target = nextStep(step, walk.answers, pressed[step.name], today)
    // Cancelling needs no answers.
    if (target === cancelStep) return { ...walk, end: 'cancel', problems: {} }
    if (Object.keys(problems).length > 0 || step.name === until) return { ...walk, problems }
    if (target === finalStep) return { ...walk, end: 'final' }
    step = known.get(target)
  }
  return walk
}

/** Returns the answers of a step's fields, and their problems. */
export function readStep(step: FormStep, given: FormAnswers, locale = 'pt-BR'): Pick<FormWalk, 'answers' | 'problems'> {
  const answers: Record<string, FormAnswer> = {}
  const problems: Record<string, AnswerProblem> = {}
  for (const field of step.fields) {
    const read = readAnswer(field, Object.hasOwn(given, field.name) ? given[field.name] : undefined, locale)
    if (read.problem) problems[field.name] = read.problem
    else if (read.value !== null) answers[field.name] = read.value
  }
  return { answers, problems }
}

function nextStep(step: FormStep, answers: FormAnswers, pressed: string | undefined, today: string): string {
  const isOffered = step.buttons.some((button) => button.type === 'button' && button.target === pressed)
  if (pressed !== undefined && isOffered) return pressed
  const led = step.redirects.find(({ when }) => when.every((condition) => holds(condition, answers, today)))
  return led?.target ?? step.next
}
