import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { EditedFields } from '#design/components/fields/edited-part.tsx'
import type { FormWalk } from '../../../form-engine/walk-form.ts'
import { AnswerSummary } from '../../subjects/request-form/answer-summary.tsx'
import { hasSource } from './edit-definition.ts'
import { exampleValues } from './preview-form.ts'

interface PreviewEndProps {
  /** Id of the part that takes the focus. */
  id: string
  walk: FormWalk
  /** Cents. */
  cost: number
  onAgain: () => void
}

/** End of the preview: the answers as students review them, or a note that nothing would be sent. */
export function PreviewEnd({ id, walk: { steps, answers, end }, cost, onAgain }: PreviewEndProps) {
  const { t } = useLingui()
  const examples = exampleValues((number) => t`Exemplo ${number}`)
  const chosen = steps.flatMap(({ fields }) => fields.filter(({ type }) => hasSource(type)).map(({ name }) => [name, examples]))
  return (
    <EditedFields>
      <div id={id} tabIndex={-1}>
        <Notice
          tone={end === 'cancel' ? 'warning' : 'ok'}
          live="status"
          title={
            end === 'cancel'
              ? t`O aluno desistiria do requerimento aqui. Nada seria enviado.`
              : t`O formulário termina aqui. Na prévia, nada é enviado.`
          }
          action={
            <Button size="sm" onClick={onAgain}>
              <Trans>Começar de novo</Trans>
            </Button>
          }
        >
          {end === 'cancel' ? null : cost > 0 ? (
            <Trans>O aluno revê as respostas abaixo, aceita os termos outra vez e escolhe “Enviar e pagar”.</Trans>
          ) : (
            <Trans>O aluno revê as respostas abaixo, aceita os termos outra vez e escolhe “Enviar”.</Trans>
          )}
        </Notice>
      </div>
      {end === 'cancel' ? null : <AnswerSummary steps={steps} answers={answers} files={[]} labels={Object.fromEntries(chosen)} />}
    </EditedFields>
  )
}
