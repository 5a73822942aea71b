import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnswerTemplate } from '#api/academic/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { EditedFields } from '#design/components/fields/edited-part.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { focusAdded, focusEnd } from '../../kit/editing/focus-part.ts'
import { DiscardQuestion } from '../../kit/drafts/discard-question.tsx'
import { ActDone, type Done } from './act-done.tsx'
import { RemoveTemplate } from './remove-template.tsx'
import { TemplateForm } from './template-form.tsx'
import { editButtonId, TemplateList } from './template-list.tsx'

interface AnswerTemplatesProps {
  /** The type of the request: its templates are offered, and those for every type. */
  typeId: number
  /** The id of the answer's field, in which the person goes on writing. */
  fieldId: string
  /** Text of the answer written so far. */
  text: string
  onInsert: (text: string) => void
  onClose: () => void
}

/** Inserts a template of the office into the answer, or saves a new one. Not inside the form, because it has a form of its own. */
export function AnswerTemplates({ isOpen, ...props }: AnswerTemplatesProps & { isOpen: boolean }) {
  return isOpen ? <TemplatesDialog {...props} /> : null
}

function TemplatesDialog({ typeId, fieldId, text, onInsert, onClose }: AnswerTemplatesProps) {
  const { t } = useLingui()
  const { data, isError, isPending } = useQuery(rpc.academic.requestOffice.templates.queryOptions())
  const [written, setWritten] = useState<AnswerTemplate | 'new' | null>(null)
  // A ref rather than a state, because Escape may follow a letter at once.
  const isChanged = useRef(false)
  /** The pressed action, which would lose changes; null if there is none to confirm. */
  const [left, setLeft] = useState<{ go: () => void } | null>(null)
  const [removed, setRemoved] = useState<AnswerTemplate | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const fitting = data?.results.filter((template) => template.typeId === null || template.typeId === typeId) ?? []
  const isFirst = data !== undefined && fitting.length === 0
  const leave = (go: () => void) => (isChanged.current ? setLeft({ go }) : go())
  const write = (what: AnswerTemplate | 'new') => {
    setDone(null)
    setWritten(what)
    focusAdded('name-template')
  }
  const backToList = () => {
    setWritten(null)
    if (written) focusAdded(written === 'new' ? newButtonId : editButtonId(written.templateId))
  }
  return (
    <Dialog open size="wide" onClose={() => leave(onClose)} title={t`Modelos de resposta`} closeLabel={t`Fechar`}>
      <EditedFields>
        {done ? <ActDone done={done} /> : null}
        {isError ? <Notice tone="danger" live="alert" title={t`Não foi possível concluir. Tente de novo.`} /> : null}
        {isFirst || written ? (
          <>
            {isFirst ? (
              <p>
                <Trans>Ainda não há modelos para este tipo de requerimento. Escreva o primeiro:</Trans>
              </p>
            ) : null}
            <TemplateForm
              template={written === 'new' ? null : written}
              typeId={typeId}
              text={text}
              onChanged={(is) => {
                isChanged.current = is
              }}
              onSaved={() => {
                setWritten(null)
                setDone({ title: t`Modelo salvo` })
              }}
              onCancel={() => leave(written ? backToList : onClose)}
            />
          </>
        ) : (
          <>
            <p>
              <Trans>Respostas prontas da equipe. O texto entra na sua resposta, e você ainda pode mudá-lo antes de enviar.</Trans>
            </p>
            {isPending ? (
              <SkeletonRows rows={2} />
            ) : (
              <TemplateList
                templates={fitting}
                onUse={({ text: words }) => {
                  onInsert(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`)
                  onClose()
                  focusEnd(fieldId)
                }}
                onEdit={write}
                onRemove={setRemoved}
              />
            )}
            {data ? (
              <div>
                <Button id={newButtonId} onClick={() => write('new')}>
                  {text.trim() === '' ? <Trans>Novo modelo</Trans> : <Trans>Salvar o que escrevi como modelo</Trans>}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </EditedFields>
      {removed ? (
        <RemoveTemplate
          template={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            setRemoved(null)
            setDone({ title: t`Modelo removido` })
          }}
        />
      ) : null}
      <DiscardQuestion open={left !== null} onStay={() => setLeft(null)} onDiscard={() => left?.go()} />
    </Dialog>
  )
}

const newButtonId = 'new-template'
