import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { cancelStep } from '#api/academic/form-ends.ts'
import type { FormAnswers } from '#api/academic/request-forms.ts'
import type { RequestFile } from '#api/academic/request-messages.ts'
import type { RequestDraft } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { stepErrors } from '../../subjects/request-form/problem-words.ts'
import { StepFields } from '../../subjects/request-form/step-fields.tsx'
import { toAnswer } from './draft-answers.ts'
import type { PostedDraft } from './draft-by-form.server.ts'
import type { DraftSaver, DraftState } from './draft-saver.ts'
import { type ShownStep, nextStep, withoutPress } from './draft-steps.ts'
import { valuesLoader } from './field-values.ts'

interface DraftStepProps {
  draft: RequestDraft
  saver: DraftSaver
  state: DraftState
  shown: Extract<ShownStep, { kind: 'step' }>
  answers: FormAnswers
  files: readonly RequestFile[]
  /** Values posted before scripts ran that could not be saved; undefined if there are none. */
  posted: PostedDraft | undefined
  /** Whether problems are shown from the start. */
  isChecked: boolean
  onFiles: (field: string, files: readonly RequestFile[]) => void
}

/** Types of fields with a state of their own: they are remounted when their value comes from elsewhere. */
const keepThemselves = ['date', 'time', 'timestamp', 'file']

/** One step, each field saved as it is filled in. A plain form before scripts load. */
export function DraftStep({ draft, saver, state, shown, answers, files, posted, isChecked: wasChecked, onFiles }: DraftStepProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [isChecked, setChecked] = useState(wasChecked)
  const [attempt, setAttempt] = useState(0)
  const [unready, setUnready] = useState<Record<string, string | undefined>>({})
  const { step, walk } = shown
  const { draftId, form, today } = draft
  const problems = isChecked ? walk.problems : {}
  const errors = stepErrors(step, problems, i18n)
  const unreadyFiles = step.fields.map(({ name }) => unready[name]).find(Boolean)
  const isDisputed = step.fields.some(({ name }) => name in state.conflicts)
  const previous = walk.steps.at(-2)
  const replaced = step.fields.filter(({ name, type }) => keepThemselves.includes(type) && state.adopted.includes(name)).length

  const goTo = (target: string) => void navigate({ to: '/my-requests/drafts/$draftId', params: { draftId }, search: { step: target } })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { name, value } = ((event.nativeEvent as SubmitEvent).submitter ?? {}) as Partial<HTMLButtonElement>
    void saver.flush()
    if (name === 'way' && value === 'back' && previous) return goTo(previous.name)
    const pressed = withoutPress(state.pressed, step.name)
    if (name === 'press' && value) pressed[step.name] = value
    const target = nextStep(form, answers, pressed, step, { locale: i18n.locale, today })
    const isWrong = target !== cancelStep && (target === null || unreadyFiles !== undefined || isDisputed)
    setChecked(isWrong)
    if (isWrong) return setAttempt(attempt + 1)
    if (JSON.stringify(pressed) !== JSON.stringify(state.pressed)) saver.press(pressed)
    goTo(target)
  }

  return (
    <Card aria-label={step.title[i18n.locale as keyof typeof step.title]}>
      <CardSection>
        <Form
          method="post"
          action={`${appConfig.basePath}/my-requests/drafts/${draftId}?${new URLSearchParams({ step: step.name })}`}
          aria-label={step.title[i18n.locale as keyof typeof step.title]}
          onSubmit={submit}
          actions={
            <>
              <Button type="submit" name="way" value="on" variant="primary">
                <Trans>Continuar</Trans>
              </Button>
              {step.buttons.map((button) =>
                button.type === 'button' ? (
                  <Button key={button.target} type="submit" name="press" value={button.target}>
                    {button.label[i18n.locale as keyof typeof button.label]}
                  </Button>
                ) : (
                  // Opens in another tab, so that the filled-in form stays open.
                  <a key={button.url} href={button.url} target="_blank" rel="noopener noreferrer" className={buttonLook()}>
                    {button.label[i18n.locale as keyof typeof button.label]} <VisuallyHidden>{t`(abre em outra aba)`}</VisuallyHidden>
                  </a>
                ),
              )}
              {previous ? (
                <Button type="submit" name="way" value="back" variant="quiet">
                  <Trans>Voltar</Trans>
                </Button>
              ) : null}
              <SaveState state={state} />
            </>
          }
        >
          <input type="hidden" name="revision" value={posted?.revision ?? state.revision} />
          {errors.length > 0 ? (
            <ErrorSummary
              heading={<Plural value={errors.length} one="Corrija # campo" other="Corrija # campos" />}
              errors={errors}
              attempt={attempt}
            />
          ) : null}
          {attempt > 0 && unreadyFiles ? <Notice tone="warning" live="alert" title={unreadyFiles} /> : null}
          {attempt > 0 && isDisputed ? (
            <Notice tone="warning" live="alert" title={t`Escolha acima qual resposta vale antes de continuar.`} />
          ) : null}
          <StepFields
            key={replaced}
            step={step}
            values={answers}
            problems={problems}
            onChange={(name, raw) => saver.change(name, toAnswer(raw))}
            dynamicValues={valuesLoader(draft)}
            scope={draftId}
            files={files}
            onFiles={(name, chosen, problem) => {
              onFiles(name, chosen)
              setUnready((before) => (before[name] === problem ? before : { ...before, [name]: problem }))
            }}
          />
        </Form>
      </CardSection>
    </Card>
  )
}

function SaveState({ state: { status, savedAt: at } }: { state: DraftState }) {
  const { t } = useLingui()
  const formats = useFormats()
  const savedAt = formats.dateTime(at)
  if (status === 'failed' || status === 'ended') return <SavedMark waiting={t`Não foi possível salvar: continua neste aparelho`} />
  return <SavedMark waiting={status === 'saved' ? null : t`Salvando…`}>{status === 'saved' ? t`Salvo em ${savedAt}` : null}</SavedMark>
}
