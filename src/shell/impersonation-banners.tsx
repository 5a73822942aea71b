import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { UserCheck } from 'lucide-react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { Banner } from '#design/components/feedback/banner.tsx'
import { useShell } from '../request/shell.queries.ts'

/** Shows that the user acts as another person; on the page they return to, that it is over. */
export function ImpersonationBanners() {
  const { t } = useLingui()
  const { person } = useShell()
  const { leftActing } = useSearch({ from: '__root__' })
  if (!person) return null
  const { impersonated, lastActedAs, name } = person
  if (!impersonated)
    return leftActing && lastActedAs ? (
      <Banner tone="ok" live="status">
        <Trans>Você encerrou o acesso em nome de {lastActedAs}.</Trans>
      </Banner>
    ) : null
  return (
    <Banner
      tone="warning"
      solid
      pinned
      note={<Trans>O que fizer fica registrado com o seu nome.</Trans>}
      label={t`Atuando como outra pessoa`}
      icon={<UserCheck />}
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
