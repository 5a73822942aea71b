import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { rpc } from '../../rpc/rpc.ts'
import type { BulkDone } from './bulk-form.ts'
import { useBulkWords } from './use-bulk-words.ts'
import { useIsEarlier } from '../../kit/review/use-is-earlier.ts'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'

/** Says what was done to several requests, with a button to undo it for a minute; takes the focus, as the rows may be far below. */
export function BulkUndo({ done: { bulkId, act, count, undoUntil } }: { done: BulkDone }) {
  const { t } = useLingui()
  const words = useBulkWords()
  const queryClient = useQueryClient()
  const isOpen = useIsEarlier(undoUntil)
  const undo = useMutation({
    mutationFn: () => rpc.academic.requestOffice.undoBulk.mutate({ bulkId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: rpc.academic.requestOffice.key() }),
  })
  const place = useFocusOnResult<HTMLDivElement>(undo.isError ? 'failed' : undo.isSuccess ? 'undone' : 'done')
  const undone = undo.data?.count ?? 0
  return (
    <div ref={place} tabIndex={-1}>
      {undo.isError ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível desfazer`}>
          <Trans>O minuto para desfazer terminou, ou o serviço não respondeu.</Trans>
        </Notice>
      ) : undo.isSuccess ? (
        <Notice
          tone="ok"
          live="status"
          title={t`${plural(undone, { one: '# requerimento desfeito', other: '# requerimentos desfeitos' })}`}
        />
      ) : (
        <Notice
          tone="ok"
          live="status"
          title={words.done(act, count)}
          action={
            isOpen ? (
              <Button size="sm" loading={undo.isPending} onClick={() => undo.mutate()}>
                <Trans>Desfazer</Trans>
              </Button>
            ) : null
          }
        >
          {isOpen ? <Trans>Você pode desfazer durante um minuto.</Trans> : null}
        </Notice>
      )}
    </div>
  )
}
