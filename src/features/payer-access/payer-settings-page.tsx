import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PayerSetting } from '#api/financial/payer-access.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Switch } from '#design/components/choices/switch.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { payerAccessQueries } from './payer-access.queries.ts'

/** The page on which institutions are chosen that let students invite payers. */
export function PayerSettingsPage() {
  const { t } = useLingui()
  const query = useQuery(payerAccessQueries.settings())
  const { data, error } = query
  return (
    <>
      <PageHeader
        title={t`Acesso de pagadores`}
        subtitle={t`Se os alunos podem deixar a família ou uma empresa ver e pagar os seus débitos.`}
      />
      {error && portalErrorCode(error) === 'FORBIDDEN' ? (
        <Denied title={t`Você não tem acesso a esta configuração`} />
      ) : error && !data ? (
        <QueryError query={query} title={t`Não foi possível carregar a configuração`}>
          <Trans>O serviço financeiro está fora do ar agora.</Trans>
        </QueryError>
      ) : data ? (
        <Card aria-labelledby="payer-settings">
          <CardHeader id="payer-settings" title={<Trans>Instituições</Trans>} />
          {data.map((setting) => (
            <CardSection key={setting.institutionId}>
              <SettingSwitch setting={setting} />
            </CardSection>
          ))}
        </Card>
      ) : (
        <TableSkeleton label={t`Carregando a configuração`} rows={2} />
      )}
      <p>
        <Trans>
          Cada aluno escolhe quem convida e o que a pessoa vê. Só mensalidades e acordos são mostrados. Desligar vale na hora para todos os
          convidados; ligar de novo devolve os acessos que os alunos não encerraram.
        </Trans>
      </p>
    </>
  )
}

function SettingSwitch({ setting: { institutionId, name, enabled, revision } }: { setting: PayerSetting }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (wanted: boolean) => rpc.financial.payerSettings.save.mutate({ institutionId, enabled: wanted, revision }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: payerAccessQueries.settings().queryKey }),
  })
  const isConflict = save.isError && portalErrorCode(save.error) === 'CONTENT_CHANGED'
  return (
    <>
      <Switch
        label={<span dir="auto">{name}</span>}
        description={enabled ? t`Os alunos podem convidar` : t`Os alunos não podem convidar`}
        checked={save.isPending ? save.variables : enabled}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate(target.checked)}
      />
      {save.isError ? (
        <Notice tone={isConflict ? 'warning' : 'danger'} live="alert" title={t`Não foi possível mudar`}>
          {isConflict ? (
            <Trans>Outra pessoa acabou de mudar esta configuração. Agora você vê como ela ficou.</Trans>
          ) : (
            <Trans>Nada mudou: tente de novo em alguns minutos.</Trans>
          )}
        </Notice>
      ) : null}
    </>
  )
}
