import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CalendarLink } from '#api/calendar.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Switch } from '#design/components/choices/switch.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { Setting } from '#design/components/fields/setting.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { EndCalendar } from './end-calendar.tsx'
import { reminderQueries } from './reminders.queries.ts'
import { useCalendarLink } from './use-calendar-link.ts'
import { useReminderWords } from './use-reminder-setting.ts'

/** The private address by which a calendar program reads the due dates. */
export function CalendarCard() {
  const { t } = useLingui()
  const { data: link, isPending, isError, isFetching, refetch } = useQuery(reminderQueries.calendarLink())
  return (
    <Card aria-labelledby="calendar">
      <CardHeader id="calendar" title={<Trans>Vencimentos no seu calendário</Trans>} />
      {isError ? (
        <ErrorState
          title={t`O calendário não respondeu`}
          retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
        />
      ) : isPending ? (
        <CardSection aria-busy="true">
          <SkeletonText lines={3} />
        </CardSection>
      ) : (
        <Address link={link} />
      )}
    </Card>
  )
}

function Address({ link }: { link: CalendarLink | null }) {
  const { t } = useLingui()
  const words = useReminderWords()
  const formats = useFormats(useShell())
  const { make, change, showAmounts, wanted, revoke, made } = useCalendarLink()
  // Nothing but scripts makes an address.
  const isReady = useHydrated()
  const since = link && formats.dateTime(link.createdAt)
  const read = link?.lastReadAt && formats.dateTime(link.lastReadAt)
  return (
    <>
      <CardSection>
        {!link ? (
          <p>
            <Trans>
              Crie um endereço privado e assine-o no Google Agenda, no Outlook ou no calendário do celular. O que você paga sai sozinho.
            </Trans>
          </p>
        ) : made ? null : (
          <>
            <p>
              <Trans>Endereço ativo desde {since}.</Trans>{' '}
              {read ? <Trans>Lido pela última vez em {read}.</Trans> : <Trans>Nenhum calendário o leu ainda.</Trans>}
            </p>
            <p>
              <Trans>
                Por segurança, mostramos o endereço só quando ele é criado. Se você o perdeu, crie outro: o anterior deixa de valer.
              </Trans>
            </p>
          </>
        )}
        {made && link ? <CalendarAddress address={made.address} subscribe={made.subscribe} /> : null}
        <div role="alert">
          {make.isError ? <Notice tone="danger">{t`Não foi possível criar o endereço. Tente de novo em alguns minutos.`}</Notice> : null}
        </div>
        {made ? null : (
          <Button variant={link ? 'outline' : 'primary'} loading={make.isPending} disabled={!isReady} onClick={() => make.mutate()}>
            {link ? t`Criar outro endereço` : t`Criar endereço`}
          </Button>
        )}
      </CardSection>
      {link ? (
        <>
          <CardSection>
            <Setting
              title={t`Valores`}
              disabled={!isReady}
              status={change.isPending ? 'saving' : change.isSuccess ? 'saved' : 'idle'}
              error={change.isError ? t`Não foi possível salvar. Nada mudou: tente de novo em alguns minutos.` : undefined}
              words={words.setting}
            >
              <Switch
                label={t`Mostrar valores no calendário`}
                description={t`Quem vê o seu calendário, vê também quanto você deve.`}
                checked={wanted ?? link.showAmounts}
                disabled={!isReady}
                onChange={({ currentTarget }) => showAmounts(currentTarget.checked)}
              />
            </Setting>
          </CardSection>
          <CardSection>
            <EndCalendar disabled={!isReady} isEnding={revoke.isPending} hasFailed={revoke.isError} onEnd={() => revoke.mutateAsync()} />
          </CardSection>
        </>
      ) : null}
    </>
  )
}
