import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { contextsQuery } from '../../session/contexts.queries.ts'
import { useShell } from '../../session/shell.queries.ts'
import { StandaloneLayout } from '../standalone-layout.tsx'
import { readableChoices, rolesInPlaces } from './context-choices.ts'
import { ContextPanel } from './context-panel.tsx'
import { RoleList } from './role-list.tsx'
import { SignOutForm } from '../sign-out-form.tsx'

/** For whoever holds several roles: which one to act in, at first and whenever it should change. */
export function ContextPage() {
  const { t } = useLingui()
  const { data: contexts } = useSuspenseQuery(contextsQuery)
  const { person } = useShell()
  const choices = rolesInPlaces(contexts)
  const current = person?.context ?? null
  return (
    <StandaloneLayout task>
      <PageHeader
        title={t`Como você quer entrar?`}
        subtitle={t`Você tem mais de um acesso. Dá para trocar quando quiser, no menu da conta.`}
        {...(current && { back: <a href={`${appConfig.basePath}/`} className={textLinkLook({ variant: 'alone', size: 'sm' })}><ArrowLeft size={20} strokeWidth={1.75} aria-hidden /><Trans>Voltar</Trans></a> })}
      />
      <Card aria-label={t`Seus acessos`}>
        {choices.length <= readableChoices ? (
          <RoleList choices={choices} current={current} />
        ) : (
          <CardSection>
            <ContextPanel contexts={contexts} current={current} />
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
