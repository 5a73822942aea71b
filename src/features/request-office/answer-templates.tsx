import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { CardTitle } from '#design/components/data/card.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { removeTemplate, saveTemplate } from './request-office.functions.ts'
import { officeQueries } from './request-office.queries.ts'

interface AnswerTemplatesProps {
  /** Of the request: its templates, and those for every type. */
  typeId: number
  /** What has been written. */
  text: string
  onInsert: (text: string) => void
}

/** Puts a text of the office into what is being written, and keeps one for the next time. */
export function AnswerTemplates({ typeId, text, onInsert }: AnswerTemplatesProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery(officeQueries.templates)
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (templateId: number) => removeTemplate({ data: { templateId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: officeQueries.templates.queryKey }),
  })
  const fitting = data?.results.filter((template) => template.typeId === null || template.typeId === typeId) ?? []
  const insert = (words: string) => {
    onInsert(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`)
    setIsOpen(false)
  }
  return (
    <div data-scripted>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <Trans>Modelos de resposta</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t`Modelos de resposta`} closeLabel={t`Fechar`}>
        {isError || remove.isError ? <Notice tone="danger" live="alert" title={t`Não foi possível concluir. Tente de novo.`} /> : null}
        {fitting.length === 0 ? (
          <p>
            {text.trim() === '' ? (
              <Trans>Nenhum modelo ainda. Para criar um, escreva a resposta, volte aqui e salve o que você escreveu.</Trans>
            ) : (
              <Trans>Nenhum modelo ainda.</Trans>
            )}
          </p>
        ) : (
          <PlainList>
            {fitting.map(({ templateId, name, text: words, mayRemove }) => (
              <PlainRow
                key={templateId}
                aside={
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
              >
                <span dir="auto">{name}</span>
              </PlainRow>
            ))}
          </PlainList>
        )}
        {text.trim() === '' ? null : <TemplateForm typeId={typeId} text={text} />}
      </Dialog>
    </div>
  )
}

function TemplateForm({ typeId, text }: { typeId: number; text: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useAppForm({
    initialValues: { name: '' },
    idSuffix: '-template',
    validate: ({ name }) => ({ name: name.trim() === '' && t`Dê um nome ao modelo` }),
    submit: async ({ name }) => {
      await saveTemplate({ data: { name, text, typeId } })
      await queryClient.invalidateQueries({ queryKey: officeQueries.templates.queryKey })
    },
    serverError: (code) =>
      code === 'NOT_ALLOWED' ? t`A instituição já tem modelos demais. Remova um antes.` : t`Não foi possível salvar. Tente de novo.`,
    resetOnSuccess: true,
  })
  return (
    <>
      <CardTitle level={3}>
        <Trans>Salvar o que você escreveu</Trans>
      </CardTitle>
      <AppForm
        form={form}
        aria-label={t`Salvar como modelo`}
        actions={
          <SubmitButton form={form} needsScripts>
            <Trans>Salvar como modelo</Trans>
          </SubmitButton>
        }
      >
        <TextField
          {...form.field('name')}
          label={t`Nome do modelo`}
          hint={t`Para requerimentos deste tipo. Um nome que já existe é substituído.`}
          maxLength={60}
        />
      </AppForm>
    </>
  )
}
