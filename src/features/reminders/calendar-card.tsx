import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CalendarPlus, Check, Copy } from 'lucide-react'
import type { CalendarLink } from '#api/financial/calendar.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Switch } from '#design/components/choices/switch.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { Setting } from '#design/components/fields/setting.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { useCopy } from '../../kit/browser/use-copy.ts'
import { RevokeCalendar } from './revoke-calendar.tsx'
import { reminderQueries } from './reminders.queries.ts'
import { useReminderWords } from './reminder-setting.tsx'
import { changeCalendarLink, makeCalendarLink, revokeCalendarLink } from './reminders.functions.ts'

export function CalendarCard() {
  const { t } = useLingui()
  const query = useQuery(reminderQueries.calendarLink())
  const { data: link, isPending, isError } = query
  return (
    <Card aria-labelledby="calendar">
      <CardHeader id="calendar" title={<Trans>Vencimentos no seu calendário</Trans>} />
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar o calendário`} />
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
  const formats = useFormats()
  const { make, change, showAmounts, wanted, revoke, made } = useCalendarLink()
  // Creating the address requires scripts.
  const isReady = useHydrated()
  const since = link && formats.dateTime(link.createdAt)
  const read = link?.lastReadAt && formats.dateTime(link.lastReadAt)
  return (
    <>
      <CardSection>
        {!link ? (
          <p>
            <Trans>Adicione os vencimentos ao Google Agenda, ao Outlook ou ao calendário do celular. Os pagos saem da agenda.</Trans>
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
              error={change.isError ? t`Não foi possível salvar. Tente de novo em alguns minutos.` : undefined}
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
            <RevokeCalendar
              disabled={!isReady}
              isRevoking={revoke.isPending}
              hasFailed={revoke.isError}
              onRevoke={() => revoke.mutateAsync()}
            />
          </CardSection>
        </>
      ) : null}
    </>
  )
}

/** `made` keeps the new address, which is only shown once. */
function useCalendarLink() {
  const queryClient = useQueryClient()
  const keep = (link: CalendarLink | null) => queryClient.setQueryData(reminderQueries.calendarLink().queryKey, link)
  const make = useMutation({ mutationFn: () => makeCalendarLink(), onSuccess: ({ link }) => keep(link) })
  const change = useMutation({
    scope: { id: 'calendar' },
    mutationFn: (showAmounts: boolean) => changeCalendarLink({ data: { showAmounts } }),
    onSuccess: keep,
  })
  const revoke = useMutation({
    mutationFn: () => revokeCalendarLink(),
    onSuccess: (link) => {
      make.reset()
      keep(link)
    },
  })
  // Not the mutation's variables: they arrive a render late, so the switch would flicker.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const showAmounts = (value: boolean) => {
    setWanted(value)
    change.mutate(value, { onSettled: () => setWanted(null) })
  }
  return { make, change, showAmounts, wanted, revoke, made: make.data ?? null }
}

function CalendarAddress({ address, subscribe }: { address: string; subscribe: string }) {
  const { t } = useLingui()
  const { state, copy } = useCopy()
  return (
    <>
      <Notice tone="ok" live="status" title={t`Endereço criado`}>
        <Trans>
          Copie agora: depois de sair desta página, ele não aparece de novo. Não o passe a ninguém, pois quem o tem vê os seus vencimentos.
        </Trans>
      </Notice>
      <CopyableCode code={address}>
        <Button variant="primary" full icon={state === 'copied' ? <Check /> : <Copy />} onClick={() => copy(address)}>
          {state === 'copied' ? t`Endereço copiado` : t`Copiar endereço`}
        </Button>
      </CopyableCode>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'copied' ? <Trans>Endereço copiado. Cole no seu calendário, em “adicionar por URL”.</Trans> : null}
        {state === 'failed' ? <Trans>Não foi possível copiar. Selecione o endereço acima e copie.</Trans> : null}
      </p>
      <a href={subscribe} className={buttonLook({ full: true })}>
        <CalendarPlus />
        <Trans>Abrir no calendário deste aparelho</Trans>
      </a>
    </>
  )
}
