import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BulkAct } from '#api/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { CardTitle } from '#design/components/data/card.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { QueryError } from '../../shared/query-error.tsx'
import { AssignChoice, ConcludeChoice } from './bulk-choices.tsx'
import { RequestStatusPill } from './office-labels.tsx'
import { previewBulk, runBulk } from './request-office.functions.ts'
import { officeQueries } from './request-office.queries.ts'

export type BulkKind = 'assign' | 'take' | 'conclude'

export interface BulkDone {
  bulkId: string
  count: number
  undoUntil: string
}

interface BulkDialogProps {
  kind: BulkKind
  requestIds: readonly string[]
  onClose: () => void
  onDone: (done: BulkDone) => void
}

/** What an act would do to the ticked requests, before it is done. */
export function BulkDialog({ kind, requestIds, onClose, onDone }: BulkDialogProps) {
  const { t } = useLingui()
  const [act, setAct] = useState<BulkAct | null>(kind === 'take' ? { kind } : null)
  const titles = { assign: t`Atribuir requerimentos`, take: t`Iniciar o atendimento`, conclude: t`Concluir requerimentos` }
  const preview = useQuery({
    queryKey: [...officeQueries.all, 'bulk', requestIds, act],
    queryFn: () => previewBulk({ data: { requestIds: [...requestIds], act: act! } }),
    enabled: act !== null,
    gcTime: 0,
  })
  const count = preview.data?.results.filter(({ isIncluded }) => isIncluded).length ?? 0
  const run = useRun(requestIds, onDone)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!run.isPending}
      title={titles[kind]}
      closeLabel={t`Fechar`}
      actions={
        <>
          <Button disabled={run.isPending} onClick={onClose}>
            <Trans>Voltar</Trans>
          </Button>
          <Button
            variant="primary"
            loading={run.isPending}
            disabled={act === null || count === 0}
            onClick={() => act && run.mutate(act)}
          >{t`${plural(count, { one: 'Confirmar # requerimento', other: 'Confirmar # requerimentos' })}`}</Button>
        </>
      }
    >
      {run.isError ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível concluir`}>
          <Trans>Nada foi alterado. Tente de novo.</Trans>
        </Notice>
      ) : null}
      {kind === 'assign' ? <AssignChoice onChange={setAct} /> : null}
      {kind === 'conclude' ? <ConcludeChoice onChange={setAct} /> : null}
      {act === null ? null : preview.isError ? (
        <QueryError query={preview} title={t`Não foi possível conferir os requerimentos`} />
      ) : preview.data ? (
        <BulkPreview results={preview.data.results} />
      ) : (
        <Skeleton shape="row" />
      )}
    </Dialog>
  )
}

function useRun(requestIds: readonly string[], onDone: BulkDialogProps['onDone']) {
  const queryClient = useQueryClient()
  // An attempt that is repeated after a failure is the same one; another choice is not.
  const attempt = useRef<{ of: string; bulkId: string }>(undefined)
  return useMutation({
    mutationFn: async (act: BulkAct) => {
      const of = JSON.stringify(act)
      if (attempt.current?.of !== of) attempt.current = { of, bulkId: crypto.randomUUID() }
      const { bulkId } = attempt.current
      return { bulkId, ...(await runBulk({ data: { bulkId, requestIds: [...requestIds], act } })) }
    },
    onSuccess: async (done) => {
      await queryClient.invalidateQueries({ queryKey: officeQueries.all })
      onDone(done)
    },
  })
}

function BulkPreview({ results }: { results: Awaited<ReturnType<typeof previewBulk>>['results'] }) {
  const { t } = useLingui()
  const groups = [
    { title: t`Serão alterados`, rows: results.filter(({ isIncluded }) => isIncluded) },
    { title: t`Ficam de fora, porque nada mudaria ou já estão concluídos`, rows: results.filter(({ isIncluded }) => !isIncluded) },
  ]
  return groups.map(({ title, rows }) =>
    rows.length === 0 ? null : (
      <div key={title}>
        <CardTitle level={3}>{title}</CardTitle>
        <PlainList>
          {rows.map(({ requestId, protocol, student, status }) => (
            <PlainRow key={requestId} aside={<RequestStatusPill status={status} />}>
              <span dir="auto">{student}</span> · <code>{protocol}</code>
            </PlainRow>
          ))}
        </PlainList>
      </div>
    ),
  )
}
