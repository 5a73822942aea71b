import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { CalendarCard } from './calendar-card.tsx'
import { ChannelsCard, OccasionsCard } from './reminder-cards.tsx'
import type { ReminderOutcome } from './reminder-values.ts'
import { reminderQueries } from './reminders.queries.ts'
import { useReminderWords } from './reminder-setting.tsx'

export function RemindersPage({ outcome }: { outcome: ReminderOutcome | undefined }) {
  const { t } = useLingui()
  const { person } = useShell()
  const impersonated = person?.impersonated ?? false
  return (
    <>
      <PageHeader title={t`Lembretes e calendário`} subtitle={<Trans>Escolha quando e como quer lembrar do que vence.</Trans>} />
      <TwoColumn width="wide" aside={impersonated ? null : <CalendarCard />}>
        {outcome ? <Outcome outcome={outcome} /> : null}
        {impersonated ? (
          <Notice title={t`Estes lembretes são de outra pessoa`}>
            <Trans>Somente o aluno pode mudar os lembretes e ver o calendário.</Trans>
          </Notice>
        ) : null}
        <Preferences disabled={impersonated} />
      </TwoColumn>
    </>
  )
}

function Preferences({ disabled }: { disabled: boolean }) {
  const { t } = useLingui()
  const query = useQuery(reminderQueries.settings())
  const { data: settings, isError } = query
  if (!settings && !isError) return <SkeletonCard lines={6} />
  if (!settings) {
    return (
      <QueryError query={query} title={t`Não foi possível carregar os lembretes`}>
        <Trans>O serviço financeiro está fora do ar agora. O que você escolheu continua valendo.</Trans>
      </QueryError>
    )
  }
  return (
    <>
      <OccasionsCard settings={settings} disabled={disabled} />
      <ChannelsCard settings={settings} disabled={disabled} />
    </>
  )
}

function Outcome({ outcome }: { outcome: ReminderOutcome }) {
  const { t } = useLingui()
  const { failure } = useReminderWords()
  return outcome === 'saved' ? (
    <Notice tone="ok" live="status" title={t`Os lembretes foram salvos`} />
  ) : (
    <Notice tone="danger" live="alert" title={failure(outcome)} />
  )
}
