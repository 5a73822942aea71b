import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { appConfig } from '#config'
import type { Remittance, RemittanceAccount } from '#api/financial/bank-files.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AccountName } from './bank-file-words.tsx'
import { bankFileQueries } from './bank-files.queries.ts'

/** Lists the slips that the bank has not registered, by account, and the files that request their registration. */
export function Remittances({ accounts, remittances }: { accounts: readonly RemittanceAccount[]; remittances: readonly Remittance[] }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: (accountId: number) => rpc.financial.bankFiles.makeRemittance.mutate({ accountId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankFileQueries.all }),
  })
  const waiting = accounts.filter((account) => account.waiting > 0)
  return (
    <>
      <TitledSection id="remittances" title={t`Boletos a registrar no banco`}>
        {make.isSuccess ? <Notice tone="ok" live="status" title={t`Remessa gerada. Salve o arquivo da lista e envie ao banco.`} /> : null}
        {make.isError ? (
          <Notice
            tone="danger"
            live="alert"
            title={
              portalErrorCode(make.error) === 'NOT_ALLOWED'
                ? t`Não há mais boletos à espera de registro nesta conta.`
                : t`Não foi possível gerar a remessa. Tente de novo.`
            }
          />
        ) : null}
        {waiting.length === 0 ? (
          <p>
            <Trans>Todos os boletos estão registrados ou já foram em uma remessa.</Trans>
          </p>
        ) : (
          waiting.map((account) => (
            <Notice
              key={account.accountId}
              title={<AccountName account={account} />}
              action={
                <Button loading={make.isPending} onClick={() => make.mutate(account.accountId)}>
                  <Trans>Gerar remessa</Trans>
                </Button>
              }
            >
              <p>
                <Plural value={account.waiting} one="# boleto espera o registro no banco." other="# boletos esperam o registro no banco." />
              </p>
              <p>
                <Trans>
                  O endereço de quem paga vai em branco em todos: o sistema financeiro não o tem. Se o seu banco exige endereço, complete o
                  arquivo no programa do banco antes de enviar.
                </Trans>
              </p>
            </Notice>
          ))
        )}
      </TitledSection>
      {remittances.length > 0 ? (
        <TitledSection id="made" title={t`Remessas geradas`}>
          <RemittanceTable accounts={accounts} remittances={remittances} />
        </TitledSection>
      ) : null}
    </>
  )
}

function RemittanceTable({ accounts, remittances }: { accounts: readonly RemittanceAccount[]; remittances: readonly Remittance[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const columns: DataColumn<Remittance, never, Formats>[] = [
    {
      id: 'sequence',
      name: t`Remessa`,
      title: true,
      cell: ({ sequence }) => t`Remessa ${sequence}`,
    },
    {
      id: 'account',
      name: t`Conta`,
      fact: true,
      cell: ({ accountId }) => {
        const account = accounts.find((each) => each.accountId === accountId)
        return account ? <AccountName account={account} /> : null
      },
    },
    { id: 'made', name: t`Gerada em`, cell: ({ madeAt }, { dateTime }) => <time dateTime={madeAt}>{dateTime(madeAt)}</time> },
    { id: 'slips', name: t`Boletos`, numeric: true, cell: ({ slips }, { number }) => number(slips) },
    { id: 'amount', name: t`Valor`, numeric: true, main: true, cell: ({ amount }, { money }) => money(amount) },
  ]
  return (
    <DataTable
      label={t`Remessas`}
      columns={columns}
      rows={remittances}
      rowId={({ remittanceId }) => remittanceId}
      words={formats}
      rowActions={{
        name: t`Arquivo`,
        render: ({ remittanceId, fileName }) => (
          <a
            href={`${appConfig.basePath}/financial/bank-files/remittances/${remittanceId}`}
            className={buttonLook({ variant: 'outline', size: 'sm' })}
          >
            <Trans>Baixar {fileName}</Trans>
          </a>
        ),
      }}
    />
  )
}
