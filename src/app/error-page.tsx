import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type ErrorComponentProps } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { MessagePage } from '#design/patterns/message-page.tsx'

/** Any failure of a whole page: generic on purpose, with a way on (shell specification, section 2). */
export function ErrorPage({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const { t } = useLingui()
  return (
    <MessagePage
      icon={<CircleAlert size={32} strokeWidth={1.75} aria-hidden />}
      title={t`Algo deu errado`}
      actions={
        <>
          <Button variant="primary" onClick={reset}>
            <Trans>Tentar de novo</Trans>
          </Button>
          <Link to="/" className={buttonLook({ variant: 'outline' })}>
            <Trans>Voltar ao início</Trans>
          </Link>
        </>
      }
    >
      <Trans>Não conseguimos mostrar esta página agora. Nada do que você fez se perdeu.</Trans>
    </MessagePage>
  )
}
