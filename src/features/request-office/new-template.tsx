import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { saveTemplate } from './request-office.functions.ts'
import { officeQueries } from './request-office.queries.ts'

interface NewTemplateProps {
  typeId: number
  /** What has been written as an answer, to begin with. */
  text: string
  onSaved: () => void
  onCancel: () => void
}

/** Keeps a text for the next requests of the type. */
export function NewTemplate({ typeId, text: written, onSaved, onCancel }: NewTemplateProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useAppForm({
    initialValues: { name: '', text: written },
    idSuffix: '-template',
    validate: ({ name, text }) => ({
      name: name.trim() === '' && t`Dê um nome ao modelo`,
      text: text.trim() === '' && t`Escreva o texto do modelo`,
    }),
    submit: async ({ name, text }) => {
      await saveTemplate({ data: { name, text, typeId } })
      await queryClient.invalidateQueries({ queryKey: officeQueries.templates.queryKey })
      onSaved()
    },
    serverError: (code) =>
      code === 'NOT_ALLOWED' ? t`A instituição já tem modelos demais. Remova um antes.` : t`Não foi possível salvar. Tente de novo.`,
    resetOnSuccess: true,
  })
  return (
    <AppForm
      form={form}
      aria-label={t`Novo modelo`}
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
        hint={t`Para requerimentos deste tipo. Um nome que já existe é substituído.`}
        maxLength={60}
      />
      <TextAreaField {...form.field('text')} label={t`Texto do modelo`} rows={5} maxLength={5000} />
    </AppForm>
  )
}
