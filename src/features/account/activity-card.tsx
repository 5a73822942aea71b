import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound, UserCheck } from 'lucide-react'
import { useState } from 'react'
import type { Activity } from '#api/identity/activity.ts'
import type { AuthMethod } from '#api/identity/auth-methods.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Timeline, type TimelineEvent } from '#design/components/data/timeline.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { activityQuery } from './account.queries.ts'

const icon = { size: 16 } as const

/** Number of entries shown at first: the page also has the settings that people come to change. */
const newest = 5

/** Sign-ins of the user, and of operators on their behalf. */
export function ActivityCard() {
  const { t } = useLingui()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(activityQuery)
  const [isOpen, setOpen] = useState(false)
  const activities = data?.pages.flatMap(({ results }) => results) ?? []
  const holdsBack = !isOpen && activities.length > newest
  return (
    <Card aria-labelledby="activity">
      <CardHeader id="activity" title={<Trans>Atividade</Trans>} folds />
      <CardSection>
        {data ? <Events activities={holdsBack ? activities.slice(0, newest) : activities} /> : null}
        {holdsBack || hasNextPage ? (
          <Button variant="quiet" full loading={isFetchingNextPage} onClick={() => (holdsBack ? setOpen(true) : void fetchNextPage())}>
            <Trans>Mostrar mais</Trans>
          </Button>
        ) : null}
        {!data && !isError ? <SkeletonText /> : null}
        {isError ? (
          <ErrorState
            title={t`Não foi possível carregar a sua atividade`}
            retry={
              <Button onClick={() => void refetch()}>
                <Trans>Tentar de novo</Trans>
              </Button>
            }
          />
        ) : null}
      </CardSection>
    </Card>
  )
}

function Events({ activities }: { activities: Activity[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const ways: Record<AuthMethod, string> = {
    password: t`Você entrou com a sua senha`,
    passkey: t`Você entrou com uma chave de acesso`,
    saml: t`Você entrou com a conta da instituição`,
  }
  const events = activities.map((activity): TimelineEvent => {
    const date = <time dateTime={activity.at}>{formats.dateTime(activity.at)}</time>
    const id = `${activity.kind} ${activity.at}`
    if (activity.kind === 'signed_in') {
      return {
        id,
        date,
        icon: <KeyRound {...icon} />,
        title: ways[activity.method],
      }
    }
    const { reason } = activity
    return { id, date, icon: <UserCheck {...icon} />, title: t`Acesso em seu nome`, who: activity.operatorName, text: t`Motivo: ${reason}` }
  })
  if (events.length === 0) return <p>{t`Nada ainda.`}</p>
  return <Timeline label={t`Atividade`} events={events} />
}
