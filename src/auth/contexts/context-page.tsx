import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { contextsQuery } from './contexts.queries.ts'
import { useShell } from '../../request/shell.queries.ts'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'
import { appliesAtOnce, offeredBy, readableChoices, rolesInPlaces } from './context-choices.ts'
import { ContextPanel } from './context-panel.tsx'
import { RoleList } from './role-list.tsx'
import { SignOutForm } from '../sign-out/sign-out-form.tsx'

/** Links rather than radio buttons where the choice applies at once: a radio button must not navigate. */
export function ContextPage() {
  const { t } = useLingui()
  const { data: contexts } = useSuspenseQuery(contextsQuery)
  const { person, owner } = useShell()
  const current = person?.context ?? null
  const offered = offeredBy(owner, contexts, current)
  const choices = rolesInPlaces(offered)
  const isReadable = choices.length <= readableChoices
  const atOnce = isReadable ? choices : choices.filter(({ place }) => appliesAtOnce(owner, place.level))
  return (
    <StandaloneLayout task>
      <PageHeader
        title={t`Escolha o seu perfil`}
        subtitle={t`Você tem mais de um perfil. Troque quando quiser, no menu da conta.`}
        {...(current && {
          back: (
            <a href={`${appConfig.basePath}/`} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
              <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
              <Trans>Voltar</Trans>
            </a>
          ),
        })}
      />
      <Card aria-label={t`Seus perfis`}>
        {atOnce.length > 0 ? <RoleList choices={atOnce} current={current} /> : null}
        {isReadable ? null : (
          <CardSection>
            <ContextPanel
              contexts={offered.filter(({ level }) => level === 'tenant' || !appliesAtOnce(owner, level))}
              owner={owner}
              current={current}
            />
          </CardSection>
        )}
      </Card>
      <SignOutForm>
        <Button type="submit" variant="quiet">
          <Trans>Sair e usar outra conta</Trans>
        </Button>
      </SignOutForm>
    </StandaloneLayout>
  )
}
