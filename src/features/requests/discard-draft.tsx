import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { rpc } from '../../rpc/rpc.ts'
import type { DraftSaver } from './draft-saver.ts'
import { requestQueries } from './requests.queries.ts'
import { forgetUnsaved } from './use-draft-saver.ts'

/** Folded question with the button to discard the draft, the same with and without scripts. */
export function DiscardDraft(props: { draftId: string; saver: DraftSaver }) {
  const { t } = useLingui()
  return (
    <Disclosure summary={t`Descartar o rascunho`}>
      <p>
        <Trans>O que você preencheu e os arquivos deste rascunho são apagados. Não é possível desfazer.</Trans>
      </p>
      <DiscardForm {...props} />
    </Disclosure>
  )
}

export function DiscardForm({ draftId, saver }: { draftId: string; saver?: DraftSaver }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const discard = useMutation({
    mutationFn: () => rpc.academic.requests.discard.mutate({ draftId }),
    onSuccess: async () => {
      saver?.close()
      forgetUnsaved(draftId)
      await queryClient.invalidateQueries({ queryKey: requestQueries.all })
      await navigate({ to: '/my-requests', search: { done: 'discarded' } })
    },
  })
  return (
    <Form
      method="post"
      action={`${appConfig.basePath}/my-requests/drafts/${draftId}`}
      aria-label={t`Descartar o rascunho`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!discard.isPending) discard.mutate()
      }}
      actions={
        <Button type="submit" name="way" value="discard" variant="danger" loading={discard.isPending}>
          <Trans>Descartar</Trans>
        </Button>
      }
    >
      {discard.isError ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível descartar. O rascunho continua guardado: tente de novo.`} />
      ) : null}
    </Form>
  )
}
