import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { decisionReason } from '#api/decision-reason.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { type FieldMessages, useAppForm } from '../../kit/form/use-app-form.ts'
import { isReason, ReasonField } from '../../kit/review/reason-field.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'

const idSuffix = '-act'

interface ActFields<Values> {
  values: Values
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  getError: (name: keyof Values) => ReactNode
  getId: (name: keyof Values & string) => string
}

interface ActDialogProps<Values extends object> {
  title: string
  submitLabel: string
  children?: ReactNode
  initialValues: Values
  validate?: (values: Values) => FieldMessages<Values>
  renderFields?: (fields: ActFields<Values>) => ReactNode
  /** Does the action; returns a message if it could not be done, else null. @throws PortalError */
  act: (values: Values, reason: string) => Promise<string | null>
  onClose: () => void
  onDone: () => void
}

/** Dialog for an action of the office for a student, with a reason that is recorded. */
export function ActDialog<Values extends object>({
  title,
  submitLabel,
  children,
  initialValues,
  validate,
  renderFields,
  act,
  onClose,
  onDone,
}: ActDialogProps<Values>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { shortest } = decisionReason
  const failures: Partial<Record<PortalErrorCode, string>> = {
    NOT_ALLOWED: t`Não é mais possível fazer isso nesta rematrícula. Confira como ela está agora.`,
    PERIOD_CLOSED: t`O período de rematrícula não está aberto para isso.`,
    FORBIDDEN: t`O seu perfil não permite fazer isso por este aluno.`,
    NOT_FOUND: t`O que você escolheu não existe mais. Confira e tente de novo.`,
  }
  const form = useAppForm<Values & { reason: string }, void>({
    initialValues: { ...initialValues, reason: '' },
    idSuffix,
    validate: (values) =>
      ({
        ...validate?.(values),
        reason: !isReason(values.reason) && t`Informe o motivo em pelo menos ${shortest} caracteres`,
      }) as FieldMessages<Values & { reason: string }>,
    submit: async (values) => {
      setRefusal(null)
      try {
        const refused = await act(values, values.reason.trim())
        setRefusal(refused)
        if (refused !== null) throw new Error(refused)
      } finally {
        await queryClient.invalidateQueries({ queryKey: officeQueries.all })
      }
      onDone()
    },
    serverError: (code) => refusal ?? failures[code] ?? t`Não foi possível concluir. Nada mudou: tente de novo.`,
  })
  return (
    <Dialog open onClose={onClose} dismissible={!form.isPending} title={title} closeLabel={t`Fechar`}>
      <AppForm
        form={form}
        aria-label={title}
        actions={
          <>
            <SubmitButton form={form} variant="primary">
              {submitLabel}
            </SubmitButton>
            <Button onClick={form.isPending ? undefined : onClose}>
              <Trans>Cancelar</Trans>
            </Button>
          </>
        }
      >
        {children}
        {renderFields?.({
          values: form.values,
          set: (name, value) => form.set(name, value as never),
          getError: (name) => form.errors.find(({ fieldId }) => fieldId === `${String(name)}${idSuffix}`)?.message,
          getId: (name) => name + idSuffix,
        })}
        <ReasonField
          {...(form.field as (name: string) => ReturnType<typeof form.field>)('reason')}
          label={t`Motivo`}
          hint={t`O aluno é avisado e lê o motivo, que fica no histórico.`}
        />
      </AppForm>
    </Dialog>
  )
}
