import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'

/** Says that the new password holds, also when the mail that confirms it could not be sent (shell specification, section 8). */
export function PasswordSet({ isMailSent }: { isMailSent: boolean }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <>
      <div ref={place} tabIndex={-1} className="form__outcome">
        <Notice tone="ok" title={t`Sua nova senha já vale`}>
          <Trans>Por segurança, a sua conta saiu de todos os aparelhos. Entre com a nova senha.</Trans>
        </Notice>
      </div>
      {isMailSent ? null : <Notice tone="warning" title={t`Houve um erro ao enviar o e-mail de confirmação.`} />}
      <a href={`${appConfig.basePath}/auth/signin`} className={buttonLook({ variant: 'primary', full: true })}>
        <Trans>Entrar com a nova senha</Trans>
      </a>
    </>
  )
}
