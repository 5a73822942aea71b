import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { templatedDocument } from '#api/financial/report-folders.ts'
import { templateName } from '#api/financial/report-templates.ts'
import { templateLimits } from '#api/financial/template-content.ts'
import type { TemplateFault } from '#api/financial/template-faults.ts'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { TextFileField } from '../../kit/form/text-file-field.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { FaultNotice, templateErrors } from './fault-list.tsx'
import { addReportTemplate } from './templates.functions.ts'
import { templateQueries } from './templates.queries.ts'
import { useTemplateWords } from './use-template-words.ts'

interface NewTemplateDialogProps {
  institutions: ReadonlyArray<{ institutionId: number; name: string }>
  onClose: () => void
}

/** Adds a template, from a file or as the product's own layout, and opens it. */
export function NewTemplateDialog({ institutions, onClose }: NewTemplateDialogProps) {
  const { t } = useLingui()
  const words = useTemplateWords()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [source, setSource] = useState<string>()
  const [faults, setFaults] = useState<TemplateFault[] | null>(null)
  const form = useAppForm({
    initialValues: {
      name: '',
      document: '',
      institutionId: institutions.length === 1 ? String(institutions[0]!.institutionId) : '',
    },
    idSuffix: '-template',
    validate: ({ name, document, institutionId }) => ({
      name: templateName.safeParse(name).success ? null : t`Informe o nome do modelo.`,
      document: document === '' && t`Escolha o documento.`,
      institutionId: institutionId === '' && t`Escolha a instituição.`,
    }),
    submit: async ({ name, document, institutionId }) => {
      setFaults(null)
      try {
        const { templateId } = await addReportTemplate({
          data: {
            name,
            document: templatedDocument.parse(document),
            institutionId: Number(institutionId),
            ...(source !== undefined && { source }),
          },
        })
        await queryClient.invalidateQueries({ queryKey: templateQueries.all })
        await navigate({ to: '/financial/template/$templateId', params: { templateId } })
      } catch (error) {
        setFaults(templateErrors(error))
        throw error
      }
    },
    serverError: (code) =>
      code === 'TEMPLATE_INVALID'
        ? {}
        : code === 'NOT_ALLOWED'
          ? t`Há modelos demais. Exclua os que não são usados.`
          : t`Não foi possível criar o modelo. O que você digitou continua aqui: tente de novo.`,
  })
  const choice = (name: 'document' | 'institutionId', label: string, options: ReadonlyArray<readonly [string, string]>) => (
    <SelectField
      id={`${name}-template`}
      label={label}
      value={form.values[name]}
      error={form.errors.find(({ fieldId }) => fieldId === `${name}-template`)?.message}
      onChange={({ target }) => form.set(name, target.value)}
    >
      <option value="">{t`Escolha`}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
  return (
    <FormDialog form={form} onClose={onClose} title={t`Novo modelo`} submitLabel={<Trans>Criar modelo</Trans>}>
      {faults ? <FaultNotice title={t`O arquivo não foi aceito`} faults={faults} /> : null}
      <TextField {...form.field('name')} label={t`Nome`} maxLength={80} autoComplete="off" />
      {choice(
        'document',
        t`Documento`,
        templatedDocument.options.map((one) => [one, words.documents[one]] as const),
      )}
      {choice(
        'institutionId',
        t`Instituição`,
        institutions.map(({ institutionId, name }) => [String(institutionId), name] as const),
      )}
      <TextFileField
        label={t`Arquivo do modelo`}
        optional={t`(opcional)`}
        hint={<Trans>Um .json baixado de outro modelo. Sem arquivo, o modelo começa como o documento padrão.</Trans>}
        maxSize={templateLimits.bytes}
        onText={(text) => {
          setFaults(null)
          setSource(text)
        }}
      />
    </FormDialog>
  )
}
