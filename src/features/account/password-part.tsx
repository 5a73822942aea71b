import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CardPart } from '#design/components/data/card-part.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { SessionPerson } from '../../request/session/session.ts'
import type { PasswordPlace } from './account.ts'
import { ChangePasswordForm } from '../../auth/recovery/password-form.tsx'

export function PasswordPart({ person, place }: { person: SessionPerson; place: PasswordPlace }) {
  const { t } = useLingui()
  const [changes, setChanges] = useState(0)
  return (
    <CardPart id="password" title={<Trans>Senha</Trans>}>
      {changes > 0 ? (
        <Notice tone="ok" title={t`Senha alterada`} live="status">
          <Trans>Por segurança, a sessão foi encerrada em todos os outros aparelhos.</Trans>
        </Notice>
      ) : null}
      {person.impersonated ? (
        <Notice>
          <Trans>Somente o titular da conta pode trocar a senha.</Trans>
        </Notice>
      ) : place.kind === 'here' ? (
        <ChangePasswordForm key={changes} username={person.username} onChanged={() => setChanges((count) => count + 1)} />
      ) : place.kind === 'institution' ? (
        <Notice>
          <Trans>Você entra com a conta da sua instituição: a senha é trocada lá, e não neste portal.</Trans>
        </Notice>
      ) : (
        <>
          <p>
            <Trans>Você troca a senha na página de entrada. Depois, entra de novo em todos os aparelhos.</Trans>
          </p>
          {place.page ? (
            <a href={place.page} className={buttonLook({ size: 'sm' })}>
              <Trans>Trocar a senha</Trans>
            </a>
          ) : null}
        </>
      )}
    </CardPart>
  )
}
