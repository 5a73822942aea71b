import { walkForm } from '../../form-engine/walk-form.ts'

const label = { 'pt-BR': 'Campo', en: 'Field', es: 'Campo' }
const stepsOfForm = 50
const fieldsOfStep = 8

/** The longest form that may be saved: every step asks eight things and leads on by the last of ten conditions. */
const form = {
  steps: Array.from({ length: stepsOfForm }, (_, step) => ({
    name: `s${step}`,
    title: label,
    fields: Array.from({ length: fieldsOfStep }, (__, field) => ({
      name: `f${step}-${field}`,
      type: ['int', 'short-string', 'date', 'float'][field % 4],
      label,
      hint: null,
      isRequired: true,
      rules: field % 4 === 1 ? ['no-numbers', 'no-special-characters'] : [],
      maximum: null,
      options: [],
      source: null,
      html: null,
    })),
    redirects: Array.from({ length: 10 }, (__, at) => ({
      action: 'REDIRECT',
      when: [{ field: `f${step}-0`, relation: 'EQUAL_TO', value: at }],
      target: nameAfter(step),
    })),
    next: 'cancelStep',
    buttons: [],
  })),
}

const answers = Object.fromEntries(
  form.steps.flatMap(({ fields }) =>
    fields.map(({ name, type }) => [name, { int: 9, float: '1,5', date: '2026-02-28', 'short-string': 'abc' }[type]]),
  ),
)

function nameAfter(step) {
  return step + 1 < stepsOfForm ? `s${step + 1}` : 'finalStep'
}

/** Milliseconds in which the engine walks 10,000 steps, the median of nine runs; the first ones are not counted. */
export function formEngine() {
  const times = []
  for (let round = 0; round < 12; round++) {
    const start = performance.now()
    for (let walk = 0; walk < 10_000 / stepsOfForm; walk++) {
      const { steps, end } = walkForm(form, answers)
      if (steps.length !== stepsOfForm || end !== 'final') throw new Error('the form was not walked to its end')
    }
    times.push(performance.now() - start)
  }
  const counted = times.slice(3).sort((a, b) => a - b)
  return { steps: 10_000, fields: 10_000 * fieldsOfStep, milliseconds: counted[4] }
}
