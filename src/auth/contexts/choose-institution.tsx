import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'

const icon = <Building2 size={32} />

function ChooseLink() {
  const returnTo = useLocation({ select: ({ href }) => href })
  return (
    <a href={`${appConfig.basePath}/welcome?${new URLSearchParams({ returnTo })}`} className={buttonLook({ variant: 'primary' })}>
      <Trans>Escolher a instituição</Trans>
    </a>
  )
}

/** Shown instead of pages about an institution's data to users who work in none, since empty pages would mislead them. */
export function ChooseInstitutionPage() {
  const { t } = useLingui()
  return (
    <MessagePage icon={icon} title={t`Escolha primeiro uma instituição`} actions={<ChooseLink />}>
      <Trans>Você está na operação, sem instituição escolhida. Esta página mostra os dados de uma instituição.</Trans>
    </MessagePage>
  )
}

export function ChooseInstitutionCard() {
  const { t } = useLingui()
  return (
    <Card as="div">
      <EmptyState icon={icon} title={t`Nenhuma instituição escolhida`} action={<ChooseLink />}>
        <Trans>Para ver débitos, acordos e pessoas, escolha em qual instituição você vai trabalhar.</Trans>
      </EmptyState>
    </Card>
  )
}
