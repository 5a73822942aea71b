import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormAnswers, FormStep } from '#api/request-forms.ts'
import type { RequestDefinition } from '#api/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import type { AnswerProblem } from '../../../form-engine/read-answer.ts'
import { readStep, walkForm } from '../../../form-engine/walk-form.ts'
import { fieldId } from '../../shared/request-form/field-words.ts'
import { StepFields } from '../../shared/request-form/step-fields.tsx'
import { nameIn } from './form-paths.ts'
import { PreviewStart } from './preview-start.tsx'
import { exampleValues, previewForm } from './preview-form.ts'
import { useEditorWords } from './use-editor-words.ts'

interface PreviewDialogProps {
  definition: RequestDefinition
  onClose: () => void
}

/** A type as a student meets it: what it is, then the form to fill in. Nothing is sent or kept. */
export function PreviewDialog({ definition, onClose }: PreviewDialogProps) {
  const { t, i18n } = useLingui()
  const { stepName } = useEditorWords()
  const form = previewForm(definition.form, t`Aqui o aluno envia os arquivos.`)
  const [values, setValues] = useState<Record<string, unknown>>({})
  const given = values as FormAnswers
  const [pressed, setPressed] = useState<Record<string, string>>({})
  /** Before the form until it is begun. */
  const [at, setAt] = useState(-1)
  const [problems, setProblems] = useState<Record<string, AnswerProblem>>({})
  const answers = form.steps.reduce((all, step) => ({ ...all, ...readStep(step, given).answers }), {})
  const walk = walkForm(form, answers, { pressed })
  const step = walk.steps[at]

  function goOn(shown: FormStep, target?: string) {
    const nowPressed = { ...pressed }
    if (target === undefined) delete nowPressed[shown.name]
    else nowPressed[shown.name] = target
    const found = walkForm(form, answers, { pressed: nowPressed, until: shown.name })
    setPressed(nowPressed)
    // A way out needs no answers.
    const isLeaving = found.end === 'cancel'
    setProblems(isLeaving ? {} : readStep(shown, given).problems)
    const wrong = Object.keys(isLeaving ? {} : readStep(shown, given).problems)[0]
    if (wrong !== undefined) return document.getElementById(fieldId(wrong))?.focus()
    setAt(at + 1)
  }

  const stepTitle = ({ name: stepId, title }: FormStep) =>
    nameIn(title, i18n.locale, stepName(form.steps.findIndex((one) => one.name === stepId) + 1))
  const name = nameIn(definition.name, i18n.locale, t`Novo tipo`)
  return (
    <Dialog open onClose={onClose} title={t`Prévia: ${name}`} closeLabel={t`Fechar`} size="wide">
      {at < 0 ? (
        <PreviewStart definition={definition} onBegin={() => setAt(0)} />
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
              <Button onClick={() => setAt(at - 1)}>
                <Trans>Voltar</Trans>
              </Button>
              {step.buttons.map((button) => {
                const label = nameIn(button.label, i18n.locale, button.type)
                return button.type === 'link' ? (
                  <a key={label} href={button.url} target="_blank" rel="noopener noreferrer" className={buttonLook({ variant: 'quiet' })}>
                    {label}
                  </a>
                ) : (
                  <Button key={label} variant="quiet" onClick={() => goOn(step, button.target)}>
                    {label}
                  </Button>
                )
              })}
            </>
          }
        >
          <CardTitle level={3}>
            {at + 1}. {stepTitle(step)}
          </CardTitle>
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
        <Notice
          tone={walk.end === 'cancel' ? 'warning' : 'ok'}
          live="status"
          title={
            walk.end === 'cancel'
              ? t`O aluno desistiria do requerimento aqui. Nada seria enviado.`
              : t`O formulário termina aqui: o aluno revê as respostas e envia.`
          }
          action={
            <Button
              size="sm"
              onClick={() => {
                setAt(-1)
                setValues({})
                setPressed({})
              }}
            >
              <Trans>Começar de novo</Trans>
            </Button>
          }
        />
      )}
    </Dialog>
  )
}
