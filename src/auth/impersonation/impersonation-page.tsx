import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { startImpersonation } from './impersonation.functions.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

const shortestReason = 10

/** For operators: as whom to act, and why. */
export function ImpersonationPage() {
  const { t } = useLingui()
  const [username, setUsername] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const start = useMutation({
    mutationFn: () => startImpersonation({ data: { username, reason } }),
    // Another session: every page begins anew with it.
    onSuccess: (page) => location.assign(`${appConfig.basePath}${page}`),
  })
  const isLong = reason.trim().length >= shortestReason
  const code = start.isError ? portalErrorCode(start.error) : null
  const missing = isChecked && !username.trim() ? t`Digite o usuário` : undefined
  return (
    <>
      <PageHeader
        title={t`Entrar como outra pessoa`}
        subtitle={t`Para ver o portal como ela vê. Pagamentos, senha e papéis ficam fora do seu alcance.`}
      />
      <Card as="div">
        <CardSection>
          <Form
            onSubmit={(event) => {
              event.preventDefault()
              setChecked(true)
              if (username.trim() && isLong && !start.isPending && !start.isSuccess) start.mutate()
            }}
            actions={
              <Button type="submit" variant="primary" loading={start.isPending || start.isSuccess}>
                <Trans>Entrar como esta pessoa</Trans>
              </Button>
            }
          >
            {code && code !== 'NOT_FOUND' ? (
              <Notice tone="danger">
                <Trans>Não foi possível entrar como esta pessoa. Confira se você escolheu uma instituição e tente de novo.</Trans>
              </Notice>
            ) : null}
            <TextField
              label={t`Usuário ou e-mail da pessoa`}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              value={username}
              error={code === 'NOT_FOUND' ? t`Ninguém com este usuário nesta instituição` : missing}
              onChange={({ currentTarget }) => {
                setUsername(currentTarget.value)
                start.reset()
              }}
            />
            <TextAreaField
              label={t`Motivo`}
              hint={t`Fica registrado com o seu nome.`}
              rows={3}
              maxLength={500}
              value={reason}
              error={isChecked && !isLong ? t`Conte o motivo em pelo menos ${shortestReason} letras` : undefined}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Form>
        </CardSection>
      </Card>
    </>
  )
}
