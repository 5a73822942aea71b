import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'

/** For staff who look after other things than money. */
export function ReceivedDenied() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Lock size={24} strokeWidth={1.75} aria-hidden />}
      title={t`Esta conta não pode ver os recebimentos`}
      action={
        <Link to="/" className={buttonLook()}>
          <Trans>Voltar ao início</Trans>
        </Link>
      }
    >
      <Trans>Se você precisa deles no seu trabalho, peça a permissão a quem administra os acessos da instituição.</Trans>
    </EmptyState>
  )
}
