import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'

/** Shown in place of content that the service does not show to the reader. */
export function Denied({ title }: { title: string }) {
  return (
    <EmptyState
      icon={<Lock size={24} />}
      title={title}
      action={
        <Link to="/" className={buttonLook()}>
          <Trans>Voltar ao início</Trans>
        </Link>
      }
    >
      <Trans>Se precisar deles no trabalho, fale com quem administra os acessos da instituição.</Trans>
    </EmptyState>
  )
}
