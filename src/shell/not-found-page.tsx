import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { MessagePage } from '#design/patterns/message-page.tsx'

/** Unknown addresses, and things that are not this person's: both look the same. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <MessagePage
      icon={<SearchX size={32} strokeWidth={1.75} aria-hidden />}
      title={t`Esta página não pôde ser encontrada`}
      actions={
        <Link to="/" className={buttonLook({ variant: 'primary' })}>
          <Trans>Voltar ao início</Trans>
        </Link>
      }
    >
      <Trans>Confira o endereço ou volte ao início.</Trans>
    </MessagePage>
  )
}
