import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { BankFileDetails } from '#api/financial/bank-files.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ProgressWithWords } from '#design/components/feedback/progress-with-words.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { QueryError } from '../../kit/query-error.tsx'
import type { BankFileSearch } from './bank-file-search.ts'
import { AccountName, BankFileState, getBooked, ConfirmedSlips, confirmsOnly, unresolvedSearch } from './bank-file-words.tsx'
import { bankFileQueries } from './bank-files.queries.ts'
import { EntryTable } from './entry-table.tsx'
import { SkippedLines, Refusal } from './file-problems.tsx'
import { FileParts, toBook } from './file-parts.tsx'

/** Shows the content of a return file before it is booked, the progress of booking, and its result. */
export function BankFilePage({ fileId, search }: { fileId: string; search: BankFileSearch }) {
  const { t } = useLingui()
  const formats = useFormats()
  const query = useQuery(bankFileQueries.detail(fileId, search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <PageHeader
        back={
          <Link to="/financial/bank-files" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <ArrowLeft />
            <Trans>Arquivos bancários</Trans>
          </Link>
        }
        title={
          <span dir="auto" translate="no">
            {data?.file.name ?? t`Arquivo de retorno`}
          </span>
        }
        subtitle={
          data ? (
            <Facts>
              {data.file.account ? <AccountName account={data.file.account} /> : null}
              {t`Enviado em ${formats.dateTime(data.file.sentAt)}`}
            </Facts>
          ) : null
        }
        status={data ? <BankFileState file={data.file} /> : null}
      />
      {data ? (
        <>
          <FileOutcome file={data.file} isKnown={search.known ?? false} />
          {data.file.findings.length > 0 ? (
            <EntryTable file={data.file} entries={data.entries} search={search} busy={isPlaceholderData} />
          ) : null}
        </>
      ) : isError ? (
        <QueryError query={query} title={t`Não foi possível carregar o arquivo`}>
          <Trans>O serviço financeiro está fora do ar agora. Nada se perdeu.</Trans>
        </QueryError>
      ) : (
        <TableSkeleton label={t`Carregando o arquivo`} rows={4} />
      )}
    </>
  )
}

function FileOutcome({ file, isKnown }: { file: BankFileDetails; isKnown: boolean }) {
  const { t } = useLingui()
  const { money, number, dateTime } = useFormats()
  const { fileId, status, findings, done, arrived, booked, bookedBefore, payments, unresolved, problems, sentAt, finishedAt } = file
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const act = useMutation({
    mutationFn: (call: 'book' | 'cancel') => rpc.financial.bankFiles[call].mutate({ fileId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankFileQueries.all }),
  })
  const entries = findings.reduce((sum, one) => sum + one.entries, 0)
  const [from, to] = [number(done), number(entries)]
  const reconciliation = unresolvedSearch(file)
  const planned = toBook(findings)
  const plannedAmount = money(planned.amount)
  const [settled, all] = [number(getBooked(file)), number(payments.entries)]
  const settledAmount = money(booked.amount + bookedBefore.amount)
  return (
    <>
      {isKnown ? (
        <Notice
          live="status"
          title={
            finishedAt
              ? t`Este arquivo já foi enviado em ${dateTime(sentAt)} e baixado em ${dateTime(finishedAt)}.`
              : t`Este arquivo já foi enviado em ${dateTime(sentAt)}.`
          }
        />
      ) : null}
      {act.isError ? (
        <Notice
          tone="danger"
          live="alert"
          title={
            portalErrorCode(act.error) === 'NOT_ALLOWED'
              ? t`A situação do arquivo mudou enquanto você olhava. Veja como ele está agora.`
              : t`Não foi possível concluir. Nada foi perdido: tente de novo.`
          }
        />
      ) : null}
      {status === 'reading' ? <ProgressWithWords label={t`Lendo o arquivo`} /> : null}
      {status === 'refused' ? <Refusal problems={problems} /> : null}
      {status !== 'refused' && problems.length > 0 ? <SkippedLines problems={problems} /> : null}
      {status === 'booking' ? (
        <Notice
          title={<ProgressWithWords label={t`Baixando os boletos`} value={done} max={Math.max(entries, 1)} text={t`${from} de ${to}`} />}
          action={
            <Button loading={act.isPending} onClick={() => act.mutate('cancel')}>
              <Trans>Interromper</Trans>
            </Button>
          }
        >
          <Trans>Você pode sair desta página: a baixa continua.</Trans>
        </Notice>
      ) : null}
      {status === 'ready' || status === 'canceled' ? (
        <Notice
          tone={status === 'ready' ? 'info' : 'warning'}
          title={status === 'ready' ? t`Confira o arquivo antes da baixa` : t`A baixa foi interrompida`}
          action={
            <Button
              variant="primary"
              loading={act.isPending}
              onClick={() => (status === 'ready' && planned.entries > 0 ? setIsAsking(true) : act.mutate('book'))}
            >
              {status === 'ready' ? <Trans>Confirmar baixa</Trans> : <Trans>Continuar a baixa</Trans>}
            </Button>
          }
        >
          {status === 'ready' ? (
            <Plural
              value={planned.entries}
              _0="Nada foi baixado ainda. Neste arquivo não há o que baixar."
              one={`Nada foi baixado ainda. # de ${to} lançamentos entra na baixa, com ${plannedAmount}.`}
              other={`Nada foi baixado ainda. # de ${to} lançamentos entram na baixa, com ${plannedAmount}.`}
            />
          ) : (
            <Trans>
              {from} de {to} lançamentos já passaram pela baixa, com {settledAmount}. O que falta não se repete.
            </Trans>
          )}
        </Notice>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        question={t`${plural(planned.entries, {
          one: `Dar baixa em # pagamento, ${plannedAmount}?`,
          other: `Dar baixa em # pagamentos, ${plannedAmount}?`,
        })}`}
        confirmLabel={t`Dar baixa`}
        cancelLabel={t`Voltar`}
        onConfirm={() => {
          setIsAsking(false)
          act.mutate('book')
        }}
        onCancel={() => setIsAsking(false)}
      >
        <Trans>Os débitos destes boletos passam a constar como pagos.</Trans>
      </ConfirmDialog>
      {status === 'booked' && finishedAt ? (
        <Notice
          tone={unresolved ? 'warning' : 'ok'}
          live="status"
          title={t`Baixa concluída em ${dateTime(finishedAt)}`}
          action={
            arrived > 0 ? (
              <Button size="sm" loading={act.isPending} onClick={() => act.mutate('book')}>
                <Plural
                  value={arrived}
                  one="Dar baixa em # pagamento que chegou ao dia"
                  other="Dar baixa em # pagamentos que chegaram ao dia"
                />
              </Button>
            ) : unresolved && reconciliation ? (
              <Link to="/financial/bank-files/reconciliation" search={reconciliation} className={buttonLook({ size: 'sm' })}>
                <Plural value={unresolved.entries} one="Resolver # diferença" other="Resolver # diferenças" />
              </Link>
            ) : null
          }
        >
          {payments.entries > 0 ? (
            <Trans>
              {settled} de {all} pagamentos quitados, com {settledAmount}.
            </Trans>
          ) : confirmsOnly(file) ? (
            <ConfirmedSlips file={file} />
          ) : null}
        </Notice>
      ) : null}
      {entries > 0 ? <FileParts file={file} /> : null}
    </>
  )
}
