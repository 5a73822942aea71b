import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Badge } from '#design/components/feedback/badge.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { startSignOut } from '../../request/browser/session-broadcast.ts'
import { useFormats } from '../../request/use-formats.ts'
import type { Device } from './account.ts'
import { endDevice } from './account.functions.ts'
import { devicesQuery } from './account.queries.ts'

const shownAtOnce = 3

/** Lists the devices where the user is signed in; each session can be ended, or all at once. */
export function DevicesCard() {
  const { t } = useLingui()
  const { data: devices, isError, refetch } = useQuery(devicesQuery)
  const card = useRef<HTMLElement>(null)
  const end = useEndDevice(card)
  const getName = useDeviceName()
  const row = (device: Device) => (
    <DeviceRow
      key={device.id}
      device={device}
      onEnd={() => end.mutate(device)}
      isEnding={end.variables?.id === device.id && end.isPending}
    />
  )
  const older = devices?.slice(shownAtOnce) ?? []
  return (
    <Card ref={card} aria-labelledby="devices" tabIndex={-1}>
      <CardHeader id="devices" title={<Trans>Onde você está conectado</Trans>} folds />
      {end.ended ? (
        <CardSection>
          <Notice tone="ok" live="status" title={t`Acesso encerrado: ${getName(end.ended)}`} />
        </CardSection>
      ) : null}
      {end.isError ? (
        <CardSection>
          <Notice tone="danger" live="alert" title={t`Não foi possível encerrar o acesso. Tente de novo em alguns minutos.`} />
        </CardSection>
      ) : null}
      {devices ? (
        <CardRows>{devices.slice(0, shownAtOnce).map(row)}</CardRows>
      ) : (
        <CardSection>
          {isError ? (
            <ErrorState
              title={t`Não foi possível carregar os seus aparelhos`}
              retry={
                <Button onClick={() => void refetch()}>
                  <Trans>Tentar de novo</Trans>
                </Button>
              }
            />
          ) : (
            <SkeletonText />
          )}
        </CardSection>
      )}
      {older.length > 0 ? (
        <Disclosure summary={<Plural value={older.length} one="Mais # acesso" other="Mais # acessos" />}>
          <CardRows>{older.map(row)}</CardRows>
        </Disclosure>
      ) : null}
      <CardSection>
        <p>
          <Trans>Não reconhece um acesso? Saia de todos os aparelhos e troque a senha.</Trans>
        </p>
        <SignOutEverywhere />
      </CardSection>
    </Card>
  )
}

function DeviceRow({ device, isEnding, onEnd }: { device: Device; isEnding: boolean; onEnd: () => void }) {
  const { t } = useLingui()
  const formats = useFormats()
  const name = useDeviceName()(device)
  const since = formats.dateTime(device.signedInAt)
  const last = formats.dateTime(device.lastSeenAt)
  const Icon = device.isMobile ? Smartphone : Monitor
  return (
    <ItemRow
      icon={<Icon />}
      title={name}
      description={device.isCurrent ? t`Entrou em ${since}` : t`Entrou em ${since}. Último uso em ${last}.`}
      status={device.isCurrent ? <Badge tone="ok">{t`Este aparelho`}</Badge> : null}
      action={
        device.isCurrent ? null : (
          <ButtonForm
            method="post"
            action={`${appConfig.basePath}/auth/signout-device`}
            onSubmit={(event) => {
              event.preventDefault()
              onEnd()
            }}
          >
            <input type="hidden" name="id" value={device.id} />
            <Button type="submit" size="sm" loading={isEnding} aria-label={t`Encerrar o acesso: ${name}`}>
              <Trans>Encerrar</Trans>
            </Button>
          </ButtonForm>
        )
      }
    />
  )
}

function useEndDevice(card: React.RefObject<HTMLElement | null>) {
  const queryClient = useQueryClient()
  const [ended, setEnded] = useState<Device | null>(null)
  const mutation = useMutation({
    mutationFn: ({ id }: Device) => endDevice({ data: { id } }),
    onMutate: () => setEnded(null),
    onSuccess: async (_, device) => {
      // The focused button disappears with its row.
      card.current?.focus()
      setEnded(device)
      await queryClient.invalidateQueries(devicesQuery)
    },
  })
  return { ...mutation, ended }
}

export function useDeviceName() {
  const { t } = useLingui()
  return ({ browser, system }: Device) => (browser && system ? t`${browser} no ${system}` : (browser ?? system ?? t`Aparelho desconhecido`))
}

/** A plain form, without confirmation until scripts load. */
function SignOutEverywhere() {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <ButtonForm
      ref={form}
      method="post"
      action={`${appConfig.basePath}/auth/signout-everywhere`}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <Button type="submit" full>
        <Trans>Sair de todos os aparelhos</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={t`Sair de todos os aparelhos?`}
        confirmLabel={t`Sair de todos`}
        cancelLabel={t`Continuar conectado`}
        destructive
        loading={isLeaving}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setLeaving(true)
          startSignOut()
          // A native submit, since the response is another page.
          form.current!.submit()
        }}
      >
        <Trans>A sessão é encerrada neste aparelho e em todos os outros. Para voltar, entre de novo.</Trans>
      </ConfirmDialog>
    </ButtonForm>
  )
}
