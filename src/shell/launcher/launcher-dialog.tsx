import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { Tile, TileGrid } from '#design/components/data/tile.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import type { PanelProps } from '../panels.tsx'
import { launchApplication } from './launcher.functions.ts'
import { launcherQuery } from './launcher.queries.ts'

export default function LauncherDialog({ onClose }: PanelProps) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(launcherQuery)
  const launch = useMutation({
    mutationFn: (alias: string) => launchApplication({ data: { alias } }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Dialog open onClose={onClose} size="sm" title={t`Aplicativos`} closeLabel={t`Fechar`}>
      {launch.isError ? (
        <Notice tone="danger" live="alert">
          <Trans>Não foi possível abrir o aplicativo. Tente de novo em alguns minutos.</Trans>
        </Notice>
      ) : null}
      {isError ? (
        <ErrorState
          title={t`Não foi possível carregar os aplicativos`}
          retry={<Button size="sm" loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
        />
      ) : null}
      {!data && !isError ? <Skeleton shape="row" /> : null}
      <TileGrid>
        {data?.map(({ alias, name, logo, href, isSingleSignOn }) => (
          <Tile
            key={alias}
            name={name}
            logo={logo}
            {...(href !== null && { href })}
            {...(isSingleSignOn && { onPress: () => launch.mutate(alias), isBusy: launch.isPending && launch.variables === alias })}
            note={href === null && !isSingleSignOn ? t`sem endereço` : undefined}
          />
        ))}
      </TileGrid>
    </Dialog>
  )
}
