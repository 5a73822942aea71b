import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerTemplate } from '#api/academic/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { CardTitle } from '#design/components/data/card.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'

interface TemplateFormProps {
  /** The template that is changed; null for a new one. */
  template: AnswerTemplate | null
  /** The type of the requests that a new template is for. */
  typeId: number
  /** The text that a new template begins with: what has been written as an answer. */
  text: string
  /** Called with whether closing would lose changes. */
  onChanged: (isChanged: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

/** Form that saves a template for future requests of the type. */
export function TemplateForm({ template, typeId, text: written, onChanged, onSaved, onCancel }: TemplateFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const initialValues = { name: template?.name ?? '', text: template?.text ?? written }
  const form = useAppForm({
    initialValues,
    idSuffix: '-template',
    validate: ({ name, text }) => ({
      name: name.trim() === '' && t`Dê um nome ao modelo`,
      text: text.trim() === '' && t`Escreva o texto do modelo`,
    }),
    submit: async (given) => {
      await (template
        ? rpc.academic.requestOffice.saveTemplate.mutate({ templateId: template.templateId, ...given })
        : rpc.academic.requestOffice.addTemplate.mutate({ typeId, ...given }))
      await queryClient.invalidateQueries({ queryKey: rpc.academic.requestOffice.templates.key() })
      onSaved()
    },
    serverError: (code) =>
      code === 'NAME_TAKEN'
        ? { name: t`Já existe um modelo com este nome. Dê outro nome.` }
        : code === 'NOT_ALLOWED'
          ? t`A instituição já tem modelos demais. Remova um antes.`
          : code === 'NOT_FOUND' && template
            ? t`Outra pessoa removeu este modelo. Copie o texto para um novo.`
            : t`Não foi possível salvar. Tente de novo.`,
  })
  const { name, text } = form.values
  const isChanged = name !== initialValues.name || text !== initialValues.text
  useEffect(() => {
    onChanged(isChanged)
    return () => onChanged(false)
  }, [isChanged, onChanged])
  const title = template ? t`Editar modelo` : t`Novo modelo`
  return (
    <>
      <CardTitle level={3}>{title}</CardTitle>
      <AppForm
        form={form}
        aria-label={title}
        actions={
          <>
            <SubmitButton form={form} variant="primary" needsScripts>
              <Trans>Salvar modelo</Trans>
            </SubmitButton>
            <Button variant="quiet" onClick={onCancel}>
              <Trans>Cancelar</Trans>
            </Button>
          </>
        }
      >
        <TextField
          {...form.field('name')}
          label={t`Nome do modelo`}
          hint={template ? undefined : t`Para requerimentos deste tipo.`}
          maxLength={60}
        />
        <TextAreaField {...form.field('text')} label={t`Texto do modelo`} rows={5} maxLength={5000} />
      </AppForm>
    </>
  )
}
