import { Trans, useLingui } from '@lingui/react/macro'
import { UserCheck } from 'lucide-react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { Banner } from '#design/components/feedback/banner.tsx'
import { useShell } from '../../request/shell.queries.ts'

export function ImpersonationBanner() {
  const { t } = useLingui()
  const { person } = useShell()
  if (!person?.impersonated) return null
  const { name } = person
  return (
    <Banner
      tone="warning"
      solid
      pinned
      note={<Trans>O que fizer fica registrado com o seu nome.</Trans>}
      label={t`Atuando como outra pessoa`}
      icon={<UserCheck size={20} strokeWidth={1.75} aria-hidden />}
      action={
        <ButtonForm method="post" action={`${appConfig.basePath}/auth/impersonation/leave`}>
          <Button type="submit" size="sm">
            <Trans>Voltar à minha conta</Trans>
          </Button>
        </ButtonForm>
      }
    >
      <Trans>Você está atuando como {name}.</Trans>
    </Banner>
  )
}
