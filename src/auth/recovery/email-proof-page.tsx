import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Form } from '#design/components/fields/form.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import type { EmailProofOutcome } from './email-proof.ts'

/** A plain form, so that it works before scripts; opening the link alone proves nothing. */
export function EmailProofPage({ token, outcome }: { token: string; outcome: EmailProofOutcome | null }) {
  const { t } = useLingui()
  return (
    <AnonymousLayout title={t`Confirme o seu e-mail`}>
      {outcome ? <Outcome outcome={outcome} /> : null}
      {outcome === null || outcome === 'failed' ? (
        <Form
          method="post"
          action={`${appConfig.basePath}/auth/email/confirm`}
          actions={
            <Button type="submit" variant="primary" full>
              <Trans>Confirmar e-mail</Trans>
            </Button>
          }
        >
          <input type="hidden" name="token" value={token} />
          <p>
            <Trans>Este endereço passa a valer na sua conta.</Trans>
          </p>
        </Form>
      ) : (
        <a href={`${appConfig.basePath}/`} className={buttonLook({ variant: 'primary', full: true })}>
          <Trans>Ir para o portal</Trans>
        </a>
      )}
    </AnonymousLayout>
  )
}

function Outcome({ outcome }: { outcome: EmailProofOutcome }) {
  const { t } = useLingui()
  const words = {
    'account-created': { title: t`Sua conta está pronta`, text: <Trans>Entre com o usuário e a senha que você escolheu.</Trans> },
    'email-changed': { title: t`E-mail trocado`, text: <Trans>As próximas mensagens vão para o endereço novo.</Trans> },
    expired: { title: t`Este link expirou`, text: <Trans>Ele vale por 24 horas. Faça o pedido de novo.</Trans> },
    used: { title: t`Este link já foi usado`, text: <Trans>O e-mail já está confirmado. Entre no portal.</Trans> },
    invalid: { title: t`Link inválido`, text: <Trans>Confira se o endereço está completo, como chegou no e-mail.</Trans> },
    taken: {
      title: t`Já existe uma conta com este usuário ou e-mail`,
      text: <Trans>Entre com ela, ou crie a conta com outro usuário.</Trans>,
    },
    failed: { title: t`Não foi possível confirmar o e-mail`, text: <Trans>Tente de novo em alguns minutos.</Trans> },
  }[outcome]
  const isDone = outcome === 'account-created' || outcome === 'email-changed'
  return (
    <Notice live="alert" tone={isDone ? 'ok' : 'warning'} title={words.title}>
      {words.text}
    </Notice>
  )
}
