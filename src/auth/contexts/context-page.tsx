import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { appConfig } from '#config'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card } from '#design/components/data/card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { contextsQuery } from './contexts.queries.ts'
import { isPlaceless } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { EntryFooter } from '../../shell/entry-footer.tsx'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'
import { ContextChoices } from './context-choice-list.tsx'
import { getOfferedChoices, rolesInPlaces } from './context-choices.ts'
import { SignOutForm } from '../../kit/sign-out-form.tsx'

/** The dialog's content as a page: for users who have to choose, and for browsers without scripts. @param page where they were going */
export function ContextPage({ page }: { page: string }) {
  const { t } = useLingui()
  const { data: contexts } = useSuspenseQuery(contextsQuery)
  const { person, owner } = useShell()
  const current = person?.context ?? null
  const choices = rolesInPlaces(getOfferedChoices(owner, contexts, current))
  const roles = new Set(choices.map(({ role }) => role.id)).size
  const seeksPlace = isPlaceless(person) && roles === 1 && choices.length > 1
  const subtitle =
    choices.length <= 1
      ? t`Você tem só este perfil.`
      : seeksPlace
        ? t`Você trabalha nela até escolher outra, no menu da conta.`
        : roles > 1
          ? t`Você tem mais de um perfil. Troque quando quiser, no menu da conta.`
          : t`O seu perfil vale em mais de um lugar. Troque quando quiser, no menu da conta.`
  return (
    <StandaloneLayout task footer={<EntryFooter />}>
      <PageHeader
        title={choices.length <= 1 ? t`O seu perfil` : seeksPlace ? t`Escolha a instituição` : t`Escolha o seu perfil`}
        subtitle={subtitle}
        {...(current && {
          back: (
            <a href={`${appConfig.basePath}${page}`} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
              <ArrowLeft />
              <Trans>Voltar</Trans>
            </a>
          ),
        })}
      />
      <Card aria-label={t`Seus perfis`}>
        <ContextChoices contexts={contexts} page={page} />
      </Card>
      <SignOutForm>
        <button type="submit" className={textLinkLook({ variant: 'alone' })}>
          <Trans>Sair e usar outra conta</Trans>
        </button>
      </SignOutForm>
    </StandaloneLayout>
  )
}
