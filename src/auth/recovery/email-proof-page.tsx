import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Form } from '#design/components/fields/form.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import type { EmailProofOutcome } from './email-proof.ts'

/** Asks to confirm an e-mail address by a plain form, which works before scripts; opening the link alone proves nothing. */
export function EmailProofPage({ token, outcome }: { token: string; outcome: EmailProofOutcome | null }) {
  const { t } = useLingui()
  const words = useOutcomeWords(outcome)
  const isDone = words !== null && (outcome === 'account-created' || outcome === 'email-changed')
  return (
    <AnonymousLayout title={isDone ? words.title : t`Confirme o seu e-mail`}>
      {isDone ? (
        <Notice tone="ok">{words.text}</Notice>
      ) : words ? (
        <Notice live="alert" tone="warning" title={words.title}>
          {words.text}
        </Notice>
      ) : null}
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

function useOutcomeWords(outcome: EmailProofOutcome | null) {
  const { t } = useLingui()
  const words = {
    'account-created': { title: t`Sua conta está pronta`, text: <Trans>Entre com o usuário e a senha que você escolheu.</Trans> },
    'email-changed': { title: t`E-mail trocado`, text: <Trans>As próximas mensagens vão para o endereço novo.</Trans> },
    expired: { title: t`Este link expirou`, text: <Trans>Ele vale por 24 horas. Faça o pedido de novo.</Trans> },
    used: { title: t`Este link já foi usado`, text: <Trans>O e-mail já está confirmado. Entre no portal.</Trans> },
    invalid: {
      title: t`Este link não é válido`,
      text: <Trans>Confira se o endereço está completo ou use o link do e-mail mais recente.</Trans>,
    },
    taken: {
      title: t`Já existe uma conta com este usuário ou e-mail`,
      text: <Trans>Entre com ela, ou crie a conta com outro usuário.</Trans>,
    },
    failed: { title: t`Não foi possível confirmar o e-mail`, text: <Trans>Tente de novo em alguns minutos.</Trans> },
  }
  return outcome && words[outcome]
}
