import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BulkAct } from '#api/academic/request-office.ts'
import type { RequestOutcome } from '#api/academic/request-status.ts'
import { rpc } from '../../rpc/rpc.ts'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { useActWords } from './use-act-words.ts'
import type { BulkVerb } from './use-bulk-words.ts'

export type BulkKind = 'assign' | 'take' | 'conclude'

export interface BulkDone {
  bulkId: string
  act: BulkAct
  count: number
  undoUntil: string
}

interface BulkValues {
  assignee: string
  outcome: string
  text: string
}

interface Bulk {
  kind: BulkKind
  requestIds: readonly string[]
  onDone: (done: BulkDone) => void
}

/** Form for an action on the selected requests, and the action that it describes: null until the choice is complete. */
export function useBulkForm({ kind, requestIds, onDone }: Bulk) {
  const { t } = useLingui()
  const { problems } = useActWords()
  const queryClient = useQueryClient()
  // A retry after a failure has the same id; another choice gets a new one.
  const attempt = useRef<{ of: string; bulkId: string }>(undefined)
  const form = useAppForm<BulkValues, void>({
    initialValues: { assignee: '', outcome: '', text: '' },
    idSuffix: '-bulk',
    validate: ({ assignee, outcome, text }) => ({
      assignee: kind === 'assign' && assignee === '' && t`Escolha quem fica responsável`,
      outcome: kind === 'conclude' && outcome === '' && problems['no-outcome'],
      text: outcome === 'rejected' && text.trim() === '' && t`Explique aos alunos por que foram negados`,
    }),
    submit: async (values) => {
      const act = bulkAct(kind, values)!
      const of = JSON.stringify(act)
      if (attempt.current?.of !== of) attempt.current = { of, bulkId: crypto.randomUUID() }
      const { bulkId } = attempt.current
      const done = await rpc.academic.requestOffice.runBulk.mutate({ bulkId, requestIds: [...requestIds], act })
      await queryClient.invalidateQueries({ queryKey: rpc.academic.requestOffice.key() })
      onDone({ bulkId, act, ...done })
    },
    serverError: () => t`Não foi possível concluir. Nada foi alterado: tente de novo.`,
  })
  return { form, act: bulkAct(kind, form.values), verb: bulkVerb(kind, form.values) }
}
export type BulkForm = ReturnType<typeof useBulkForm>['form']

/** The verb of the button, also before the choice is complete. */
function bulkVerb(kind: BulkKind, { assignee, outcome }: BulkValues): BulkVerb {
  if (kind === 'conclude') return (outcome as RequestOutcome) || 'concluded'
  if (kind === 'take') return kind
  return assignee === 'share_out' ? assignee : assignee === 'nobody' ? 'leave' : kind
}

function bulkAct(kind: BulkKind, { assignee, outcome, text }: BulkValues): BulkAct | null {
  if (kind === 'take') return { kind }
  if (kind === 'conclude') {
    const isComplete = outcome !== '' && (outcome !== 'rejected' || text.trim() !== '')
    return isComplete ? { kind, outcome: outcome as RequestOutcome, text: text.trim() || null } : null
  }
  if (assignee === '') return null
  return assignee === 'share_out' ? { kind: 'share_out' } : { kind, userId: assignee === 'nobody' ? null : Number(assignee) }
}
