import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Captcha } from '../captcha/use-captcha.ts'
import { MailRequestForm } from './mail-request-form.tsx'
import { MailSent } from './mail-sent.tsx'
import { resetPassword } from './recovery.functions.ts'
import { recoveryOfferQuery } from './recovery.queries.ts'
import { useMailRequest } from './use-mail-request.ts'
import { useRecoveryFailure } from './use-recovery-failure.ts'

/** Asks for a link that sets a new password. User name or e-mail is required (shell specification, section 5). */
export function ResetPasswordForm({ captcha }: { captcha: Captcha }) {
  const { t } = useLingui()
  const { data: offer } = useSuspenseQuery(recoveryOfferQuery)
  const failure = useRecoveryFailure(offer)
  const request = useMailRequest({
    id: 'user',
    check: (text) => (text.trim() === '' ? t`Digite o seu usuário ou e-mail` : null),
    send: async (user) => resetPassword({ data: { user, captchaToken: await captcha.getToken() } }),
    failure,
  })
  if (request.isSent) {
    return (
      <MailSent title={t`Confira o seu e-mail`}>
        <Trans>
          Se houver uma conta com estes dados, o link para criar uma nova senha chega por e-mail em alguns minutos. Ele vale por uma hora.
          Olhe também a caixa de spam.
        </Trans>
      </MailSent>
    )
  }
  return (
    <MailRequestForm
      request={request}
      captcha={captcha.field}
      field={{ label: t`Usuário ou e-mail`, autoComplete: 'username' }}
      sendLabel={<Trans>Receber o link</Trans>}
    />
  )
}
