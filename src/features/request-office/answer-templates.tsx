import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { EditedFields } from '#design/components/fields/edited-part.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { ActDone, type Done } from './act-done.tsx'
import { NewTemplate } from './new-template.tsx'
import { removeTemplate } from './request-office.functions.ts'
import { officeQueries } from './request-office.queries.ts'

interface AnswerTemplatesProps {
  /** Of the request: its templates, and those for every type. */
  typeId: number
  /** What has been written. */
  text: string
  onInsert: (text: string) => void
  onClose: () => void
}

/** Puts a text of the office into what is being written, and keeps one for the next time. Beside the form, not in it: it has a form of its own. */
export function AnswerTemplates({ isOpen, ...props }: AnswerTemplatesProps & { isOpen: boolean }) {
  const { t } = useLingui()
  return (
    <Dialog open={isOpen} onClose={props.onClose} title={t`Modelos de resposta`} closeLabel={t`Fechar`}>
      <TemplateChoice {...props} />
    </Dialog>
  )
}

function TemplateChoice({ typeId, text, onInsert, onClose }: AnswerTemplatesProps) {
  const { t } = useLingui()
  const { data, isError, isPending } = useQuery(officeQueries.templates)
  const queryClient = useQueryClient()
  const [isWriting, setIsWriting] = useState(false)
  const [saved, setSaved] = useState<Done | null>(null)
  const remove = useMutation({
    mutationFn: (templateId: number) => removeTemplate({ data: { templateId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: officeQueries.templates.queryKey }),
  })
  const fitting = data?.results.filter((template) => template.typeId === null || template.typeId === typeId) ?? []
  const isFirst = data !== undefined && fitting.length === 0
  const insert = (words: string) => {
    onInsert(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`)
    onClose()
  }
  return (
    <EditedFields>
      <p>
        <Trans>Respostas prontas da equipe. O texto entra na sua resposta, e você ainda pode mudá-lo antes de enviar.</Trans>
      </p>
      {isError || remove.isError ? <Notice tone="danger" live="alert" title={t`Não foi possível concluir. Tente de novo.`} /> : null}
      {saved ? <ActDone done={saved} /> : null}
      {isPending ? (
        <SkeletonRows rows={2} />
      ) : isFirst ? (
        <p>
          <Trans>Ainda não há modelos para este tipo de requerimento. Escreva o primeiro:</Trans>
        </p>
      ) : (
        <Card as="div">
          <CardRows aria-label={t`Modelos de resposta`}>
            {fitting.map(({ templateId, name, text: words, mayRemove }) => (
              <ItemRow
                key={templateId}
                title={<span dir="auto">{name}</span>}
                description={<span dir="auto">{beginningOf(words)}</span>}
                action={
                  <>
                    <Button size="sm" aria-label={t`Usar ${name}`} onClick={() => insert(words)}>
                      <Trans>Usar</Trans>
                    </Button>
                    {mayRemove ? (
                      <Button size="sm" variant="quiet" aria-label={t`Remover ${name}`} onClick={() => remove.mutate(templateId)}>
                        <Trans>Remover</Trans>
                      </Button>
                    ) : null}
                  </>
                }
              />
            ))}
          </CardRows>
        </Card>
      )}
      {isFirst || isWriting ? (
        <NewTemplate
          typeId={typeId}
          text={text}
          onSaved={() => {
            setIsWriting(false)
            setSaved({ title: t`Modelo salvo` })
          }}
          onCancel={isFirst ? onClose : () => setIsWriting(false)}
        />
      ) : data ? (
        <div>
          <Button
            onClick={() => {
              setSaved(null)
              setIsWriting(true)
            }}
          >
            {text.trim() === '' ? <Trans>Novo modelo</Trans> : <Trans>Salvar o que escrevi como modelo</Trans>}
          </Button>
        </div>
      ) : null}
    </EditedFields>
  )
}

/** Enough to tell two apart. */
const beginningOf = (text: string) => (text.length > 140 ? `${text.slice(0, 140).trimEnd()}…` : text)
