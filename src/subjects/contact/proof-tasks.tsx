import { type UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import type { contactProofPages } from './contact-outcome.ts'

export const proofAction = `${appConfig.basePath}/preferences/contact`
export type ProofPage = (typeof contactProofPages)[number]

interface ProofTask {
  /** The name of the task in the form that is sent without scripts. */
  name: string
  label: ReactNode
  mutation: Pick<UseMutationResult<unknown, Error, void>, 'isPending' | 'mutate'>
}

interface ProofTasksProps {
  label: string
  page: ProofPage
  send: ProofTask & { isPrimary: boolean }
  /** Discards what waits; null if there is nothing to discard. */
  cancel: ProofTask | null
  problems: ReadonlyArray<string | null>
}

/** Buttons that send another code or link, or discard what waits for it. */
export function ProofTasks({ label, page, send, cancel, problems }: ProofTasksProps) {
  return (
    <Form
      method="post"
      action={proofAction}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        if (send.mutation.isPending || cancel?.mutation.isPending) return
        const { submitter } = event.nativeEvent as SubmitEvent
        if (cancel && (submitter as HTMLButtonElement | null)?.value === cancel.name) cancel.mutation.mutate()
        else send.mutation.mutate()
      }}
      actions={
        <>
          <Button
            type="submit"
            name="task"
            value={send.name}
            variant={send.isPrimary ? 'primary' : 'outline'}
            loading={send.mutation.isPending}
          >
            {send.label}
          </Button>
          {cancel ? (
            <Button type="submit" name="task" value={cancel.name} variant="quiet" loading={cancel.mutation.isPending}>
              {cancel.label}
            </Button>
          ) : null}
        </>
      }
    >
      <input type="hidden" name="page" value={page} />
      {problems.map((problem) => (problem === null ? null : <Notice key={problem} tone="warning" live="alert" title={problem} />))}
    </Form>
  )
}
