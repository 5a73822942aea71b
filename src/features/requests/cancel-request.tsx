import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ListedRequest, requestsContract } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { cancelRequest } from './requests.functions.ts'
import { requestQueries } from './requests.queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

type Cancelable = Pick<ListedRequest, 'requestId' | 'protocol' | 'name' | 'money'>

/** Button to cancel a request; until scripts load, a link to the question on its page. @param look of `buttonLook` or `textLinkLook` */
export function CancelRequest({ request, look }: { request: Cancelable; look: string }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const problems = useCancelProblems()
  const { requestId, protocol } = request
  const name = request.name[locale]
  const cancel = useMutation({
    mutationFn: () => cancelRequest({ data: { requestId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: requestQueries.all })
      setAsking(false)
      await navigate({ to: '.', search: ((now: object) => ({ ...now, cancel: undefined, done: 'canceled' })) as never, replace: true })
    },
    // The request was decided meanwhile, so its current state is loaded.
    onError: (error) => portalErrorCode(error) === 'NOT_ALLOWED' && queryClient.invalidateQueries({ queryKey: requestQueries.all }),
  })
  return (
    <>
      <ButtonForm
        action={`${appConfig.basePath}/my-requests/${requestId}`}
        onSubmit={(event) => {
          event.preventDefault()
          cancel.reset()
          setAsking(true)
        }}
      >
        <input type="hidden" name="cancel" value="ask" />
        <button type="submit" className={look}>
          <Trans>Cancelar requerimento</Trans>
        </button>
      </ButtonForm>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            question={t`Cancelar este requerimento?`}
            confirmLabel={t`Sim, cancelar`}
            cancelLabel={t`Não`}
            destructive
            loading={cancel.isPending}
            error={cancel.isError ? (problems[portalErrorCode(cancel.error)] ?? problems.failed) : undefined}
            onCancel={() => setAsking(false)}
            onConfirm={() => cancel.mutate()}
          >
            <Trans>
              “{name}”, protocolo {protocol}. A secretaria deixa de atender o pedido, e não é possível desfazer.
            </Trans>{' '}
            <PaidBefore money={request.money} />
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}

export function useCancelProblems(): ErrorMessages<(typeof requestsContract)['cancel']> & { failed: string } {
  const { t } = useLingui()
  return {
    NOT_ALLOWED: t`Este requerimento já foi respondido ou cancelado. Confira a situação dele.`,
    FORBIDDEN: t`Somente o aluno pode cancelar os seus requerimentos.`,
    failed: t`Não foi possível cancelar o requerimento. Ele continua em andamento: tente de novo em alguns minutos.`,
  }
}

/** Says what happens to the amount paid for the request. */
function PaidBefore({ money }: Pick<Cancelable, 'money'>) {
  const formats = useFormats()
  if (!money || money.paid === 0) return null
  const paid = formats.money(money.paid)
  return (
    <Trans>
      Os {paid} que você já pagou por ele ficam como crédito em seu nome: o setor financeiro abate de outro débito ou devolve o dinheiro.
    </Trans>
  )
}

/** The question as a card, for a page that was opened with it before scripts ran. */
export function CancelQuestion({ request: { requestId, protocol, name, money } }: { request: Cancelable }) {
  const { locale } = useShell()
  const title = name[locale]
  return (
    <Card aria-labelledby="cancel-question">
      <CardHeader id="cancel-question" title={<Trans>Cancelar este requerimento?</Trans>} />
      <CardSection>
        <Form
          method="post"
          action={`${appConfig.basePath}/my-requests/${requestId}`}
          aria-labelledby="cancel-question"
          actions={
            <>
              <Button type="submit" name="act" value="cancel" variant="danger">
                <Trans>Sim, cancelar</Trans>
              </Button>
              <Link to="/my-requests/$requestId" params={{ requestId }} className={buttonLook()}>
                <Trans>Não</Trans>
              </Link>
            </>
          }
        >
          <p>
            <Trans>
              “{title}”, protocolo {protocol}. A secretaria deixa de atender o pedido, e não é possível desfazer.
            </Trans>{' '}
            <PaidBefore money={money} />
          </p>
        </Form>
      </CardSection>
    </Card>
  )
}
