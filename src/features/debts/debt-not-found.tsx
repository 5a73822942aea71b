import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { MessagePage } from '#design/patterns/message-page.tsx'

/** A debt that is not there, or is somebody else's: both look the same (specification, section 8). */
export function DebtNotFound() {
  const { t } = useLingui()
  return (
    <MessagePage
      icon={<SearchX size={32} strokeWidth={1.75} aria-hidden />}
      title={t`Débito não encontrado`}
      actions={
        <Link to="/financial/payments" className={buttonLook({ variant: 'primary' })}>
          <Trans>Ver os meus débitos</Trans>
        </Link>
      }
    >
      <Trans>Ele pode ter sido retirado pela instituição. Se você esperava vê-lo aqui, fale com o setor financeiro.</Trans>
    </MessagePage>
  )
}
