import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { appConfig } from '#config'
import type { ContractDetails } from '#api/financial/contracts.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { shortVersion } from './contract-labels.tsx'
import { contractQueries } from './contracts.queries.ts'
import { type AcceptOutcome, getOutcome } from './contract-search.ts'
import { acceptContract } from './contracts.functions.ts'

/** Accepts a contract; a plain form before scripts load. @param onAccepted called on other pages than the contract's */
export function AcceptForm({
  contract,
  offered,
  onAccepted,
}: {
  contract: ContractDetails
  offered: NonNullable<ContractDetails['offered']>
  onAccepted?: () => void
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<AcceptOutcome | null>(null)
  const { contractId, enrollmentId, number, institutionName } = contract
  const accept = useMutation({
    mutationFn: () => acceptContract({ data: { contractId, hash: offered.hash } }),
    onSuccess: async (accepted) => {
      queryClient.setQueryData(contractQueries.detail(contractId, enrollmentId).queryKey, accepted)
      void queryClient.invalidateQueries({ queryKey: [...contractQueries.all, 'list'] })
      if (onAccepted) onAccepted()
      else await navigate({ to: '.', search: { outcome: 'accepted' }, replace: true, resetScroll: true })
    },
    onError: async (error) => {
      setProblem(getOutcome(portalErrorCode(error)))
      // The contract may have changed, so the current version is loaded.
      await queryClient.invalidateQueries({ queryKey: contractQueries.all })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (accept.isPending) return
    const isRead = new FormData(event.currentTarget).has('read')
    setProblem(isRead ? null : 'unread')
    if (isRead) accept.mutate()
  }

  return (
    <Form
      method="post"
      action={`${appConfig.basePath}/financial/contracts/${contractId}/accept`}
      onSubmit={submit}
      actions={
        <>
          <DisabledWhileImpersonating>
            <Button type="submit" variant="primary" loading={accept.isPending}>
              <Trans>Aceitar contrato</Trans>
            </Button>
          </DisabledWhileImpersonating>
          {onAccepted ? null : (
            <Link to="." search={{}} replace resetScroll={false} className={buttonLook()}>
              <Trans>Voltar à leitura</Trans>
            </Link>
          )}
        </>
      }
    >
      <p>
        <Trans>Aceitar equivale a assinar. Guardamos seu nome, data, hora e a versão lida.</Trans>
      </p>
      <DescriptionList
        items={[
          { term: t`Contrato`, description: number },
          { term: t`Instituição`, description: institutionName },
          { term: t`Versão`, description: <code>{shortVersion(offered.hash)}</code> },
        ]}
      />
      <input type="hidden" name="enrollment" value={enrollmentId} />
      <input type="hidden" name="hash" value={offered.hash} />
      <Checkbox name="read" value="true" required label={t`Li e aceito o contrato`} aria-invalid={problem === 'unread' || undefined} />
      {problem ? <AcceptOutcomeNotice outcome={problem} /> : null}
    </Form>
  )
}

export function AcceptOutcomeNotice({ outcome }: { outcome: AcceptOutcome }) {
  const { t } = useLingui()
  const words: Record<AcceptOutcome, { tone: 'ok' | 'warning' | 'danger'; title: string; text: string }> = {
    accepted: { tone: 'ok', title: t`Contrato aceito`, text: t`Guarde o certificado: ele mostra quem aceitou, quando e qual versão.` },
    unread: { tone: 'danger', title: t`Marque que você leu e aceita`, text: t`Marque a caixa acima e confirme de novo.` },
    CONTENT_CHANGED: {
      tone: 'warning',
      title: t`O contrato mudou`,
      text: t`A instituição ofereceu outro texto enquanto você lia. Leia a nova versão antes de aceitar. Nada foi aceito.`,
    },
    NOT_ACCEPTABLE: {
      tone: 'warning',
      title: t`Este contrato não aguarda mais aceite`,
      text: t`A situação dele mudou enquanto você lia. Nada foi aceito agora.`,
    },
    FORBIDDEN: {
      tone: 'warning',
      title: t`Somente o aluno pode aceitar`,
      text: t`O seu perfil não permite aceitar contratos. Nada foi aceito.`,
    },
    failed: { tone: 'danger', title: t`O aceite não foi registrado`, text: t`Tente de novo em alguns minutos. Nada foi aceito.` },
  }
  const { tone, title, text } = words[outcome]
  return (
    <Notice tone={tone} live={tone === 'ok' ? 'status' : 'alert'} title={title}>
      {text}
    </Notice>
  )
}
