import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormAnswers, FormStep } from '#api/academic/request-forms.ts'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CardTitle } from '#design/components/data/card.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { getCivilDate } from '../../i18n/formats.ts'
import type { AnswerProblem } from '../../../form-engine/read-answer.ts'
import { readStep, walkForm } from '../../../form-engine/walk-form.ts'
import { useShell } from '../../request/shell.queries.ts'
import { stepErrors } from '../../subjects/request-form/problem-words.ts'
import { StepFields } from '../../subjects/request-form/step-fields.tsx'
import { localizedName } from './form-paths.ts'
import { PreviewEnd } from './preview-end.tsx'
import { PreviewStart } from './preview-start.tsx'
import { exampleValues, previewForm } from './preview-form.ts'
import { useEditorWords } from './use-editor-words.ts'

interface PreviewDialogProps {
  definition: RequestDefinition
  onClose: () => void
}

const headingId = 'preview-heading'

/** Previews a type as students see it: its description, then its form. Nothing is sent or stored. */
export function PreviewDialog({ definition, onClose }: PreviewDialogProps) {
  const { t, i18n } = useLingui()
  const { stepName } = useEditorWords()
  const form = previewForm(definition.form, t`Aqui o aluno envia os arquivos.`)
  const [values, setValues] = useState<Record<string, unknown>>({})
  const given = values as FormAnswers
  const [pressed, setPressed] = useState<Record<string, string>>({})
  /** Index of the shown step; -1 before the form is begun. */
  const [at, setAt] = useState(-1)
  const [problems, setProblems] = useState<Record<string, AnswerProblem>>({})
  const [attempt, setAttempt] = useState(0)
  const { timeZone } = useShell()
  const [today] = useState(() => getCivilDate(new Date(), timeZone))
  const answers = form.steps.reduce((all, step) => ({ ...all, ...readStep(step, given, i18n.locale).answers }), {})
  const walk = walkForm(form, answers, { pressed, today, locale: i18n.locale })
  const step = walk.steps[at]

  function show(place: number) {
    setAt(place)
    requestAnimationFrame(() => document.getElementById(headingId)?.focus())
  }

  function goOn(shown: FormStep, target?: string) {
    const nowPressed = { ...pressed }
    if (target === undefined) delete nowPressed[shown.name]
    else nowPressed[shown.name] = target
    const found = walkForm(form, answers, { pressed: nowPressed, today, until: shown.name, locale: i18n.locale })
    setPressed(nowPressed)
    // A button that cancels needs no answers.
    const wrong = found.end === 'cancel' ? {} : readStep(shown, given, i18n.locale).problems
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return setAttempt(attempt + 1)
    show(at + 1)
  }

  const stepTitle = ({ name: stepId, title }: FormStep) =>
    localizedName(title, i18n.locale, stepName(form.steps.findIndex((one) => one.name === stepId) + 1))
  const errors = step ? stepErrors(step, problems, i18n) : []
  const name = localizedName(definition.name, i18n.locale, t`Novo tipo`)
  return (
    <Dialog open onClose={onClose} title={t`Prévia: ${name}`} closeLabel={t`Fechar`} size="wide">
      {at < 0 ? (
        <PreviewStart definition={definition} onBegin={() => show(0)} />
      ) : step ? (
        <Form
          key={step.name}
          aria-label={stepTitle(step)}
          onSubmit={(event) => {
            event.preventDefault()
            goOn(step)
          }}
          actions={
            <>
              <Button type="submit" variant="primary">
                <Trans>Continuar</Trans>
              </Button>
              {step.buttons.map((button) => {
                const label = localizedName(button.label, i18n.locale, button.type)
                return button.type === 'link' ? (
                  <a key={label} href={button.url} target="_blank" rel="noopener noreferrer" className={buttonLook()}>
                    {label} <VisuallyHidden>{t`(abre em outra aba)`}</VisuallyHidden>
                  </a>
                ) : (
                  <Button key={label} onClick={() => goOn(step, button.target)}>
                    {label}
                  </Button>
                )
              })}
              {at > 0 ? (
                <Button variant="quiet" onClick={() => show(at - 1)}>
                  <Trans>Voltar</Trans>
                </Button>
              ) : null}
            </>
          }
        >
          <CardTitle level={3}>
            <span id={headingId} tabIndex={-1}>
              {at + 1}. {stepTitle(step)}
            </span>
          </CardTitle>
          {errors.length > 0 ? (
            <ErrorSummary
              heading={<Plural value={errors.length} one="Corrija # campo" other="Corrija # campos" />}
              errors={errors}
              attempt={attempt}
            />
          ) : null}
          <StepFields
            step={step}
            values={values}
            problems={problems}
            onChange={(field, raw) => setValues((before) => ({ ...before, [field]: raw }))}
            dynamicValues={async () => exampleValues((number) => t`Exemplo ${number}`)}
            scope="preview"
          />
        </Form>
      ) : (
        <PreviewEnd
          id={headingId}
          walk={walk}
          cost={definition.cost}
          onAgain={() => {
            setAt(-1)
            setValues({})
            setPressed({})
          }}
        />
      )}
    </Dialog>
  )
}
