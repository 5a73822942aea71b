import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CardTitle } from '#design/components/data/card.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { rpc, type RpcOutput } from '../../rpc/rpc.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { withNonBreakingHyphens } from '../../kit/text/with-non-breaking-hyphens.ts'
import { AssignChoice, ConcludeChoice } from './bulk-choices.tsx'
import { type BulkDone, type BulkKind, useBulkForm } from './bulk-form.ts'
import { requestStatusPill } from './office-labels.tsx'
import { useBulkWords } from './use-bulk-words.ts'

interface BulkDialogProps {
  kind: BulkKind
  requestIds: readonly string[]
  onClose: () => void
  onDone: (done: BulkDone) => void
}

/** Previews an action on the selected requests, and asks for confirmation. */
export function BulkDialog({ kind, requestIds, onClose, onDone }: BulkDialogProps) {
  const { t } = useLingui()
  const titles = { assign: t`Atribuir requerimentos`, take: t`Atender requerimentos`, conclude: t`Concluir requerimentos` }
  const words = useBulkWords()
  const { form, act, verb } = useBulkForm({ kind, requestIds, onDone })
  const preview = useQuery({
    // The key leaves out the answer's text, which does not affect the preview.
    queryKey: [...rpc.academic.requestOffice.previewBulk.key(), requestIds, act?.kind === 'conclude' ? act.outcome : act],
    queryFn: () => rpc.academic.requestOffice.previewBulk.mutate({ requestIds: [...requestIds], act: act! }),
    enabled: act !== null,
    gcTime: 0,
  })
  const included = preview.data?.results.filter(({ isIncluded }) => isIncluded).length
  const count = included ?? requestIds.length
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={titles[kind]}
      submitLabel={included === 0 ? t`Nada a confirmar` : words.button(verb, count)}
      hasNothing={act !== null && !included}
    >
      {kind === 'assign' ? <AssignChoice form={form} /> : null}
      {kind === 'conclude' ? <ConcludeChoice form={form} /> : null}
      {act === null ? null : preview.isError ? (
        <QueryError query={preview} title={t`Não foi possível conferir os requerimentos`} />
      ) : preview.data ? (
        <BulkPreview results={preview.data.results} />
      ) : (
        <Skeleton shape="row" />
      )}
    </FormDialog>
  )
}

function BulkPreview({ results }: { results: RpcOutput<typeof rpc.academic.requestOffice.previewBulk>['results'] }) {
  const { t, i18n } = useLingui()
  const included = results.filter(({ isIncluded }) => isIncluded)
  const groups = [
    { title: t`Serão alterados`, rows: included },
    { title: t`Ficam de fora, porque nada mudaria ou já estão concluídos`, rows: results.filter(({ isIncluded }) => !isIncluded) },
  ]
  return (
    <>
      {included.length === 0 ? <CardTitle level={3}>{t`Serão alterados: nenhum`}</CardTitle> : null}
      {groups.map(({ title, rows }) =>
        rows.length === 0 ? null : (
          <div key={title}>
            <CardTitle level={3}>{title}</CardTitle>
            <PlainList>
              {rows.map(({ requestId, protocol, student, status }) => (
                <PlainRow key={requestId} aside={requestStatusPill(i18n, status)}>
                  <span dir="auto">{student}</span> · <code>{withNonBreakingHyphens(protocol)}</code>
                </PlainRow>
              ))}
            </PlainList>
          </div>
        ),
      )}
    </>
  )
}
