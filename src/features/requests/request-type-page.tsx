import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { requestsContract } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { BackToTypes } from './back-to-requests.tsx'
import { requestQueries } from './requests.queries.ts'
import type { TypePageSearch } from './request-search.ts'
import { RuleList } from './rule-words.tsx'
import { useIssuesDocuments } from './use-issues-documents.ts'
import { TermsText } from '../../subjects/request-form/terms-text.tsx'

/** Explains a request's purpose, price and conditions before the student starts it. */
export function RequestTypePage({ typeId, enrollmentId, search }: { typeId: number; enrollmentId: number; search: TypePageSearch }) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const { data: type } = useSuspenseQuery(requestQueries.type(typeId, enrollmentId))
  const { name, summary, cost, limitOfDays, deadline, rules, mayAsk, draftId, terms } = type
  const { locale, person } = shell
  const day = formats.date(deadline)
  const issuesDocuments = useIssuesDocuments()
  return (
    <>
      <PageHeader back={<BackToTypes enrollmentId={search.enrollment} />} title={name[locale]} subtitle={summary[locale]} />
      {mayAsk ? null : (
        <Notice tone="warning" title={t`Você não pode pedir isto agora`}>
          <Trans>Veja abaixo a regra que falta cumprir. Se ela não fizer sentido no seu caso, fale com a secretaria.</Trans>
        </Notice>
      )}
      {draftId ? (
        <Notice
          title={t`Você já começou este requerimento`}
          action={
            <Link to="/my-requests/drafts/$draftId" params={{ draftId }} className={buttonLook({ size: 'sm' })}>
              <Trans>Continuar o rascunho</Trans>
            </Link>
          }
        >
          <Trans>O que você preencheu está guardado.</Trans>
        </Notice>
      ) : null}
      {type.category === 'documents' && issuesDocuments ? (
        <Notice
          title={t`Precisa agora?`}
          action={
            <Link to="/academic-situation/documents" search={{ enrollment: enrollmentId }} className={buttonLook({ size: 'sm' })}>
              <Trans>Emitir na hora</Trans>
            </Link>
          }
        >
          <Trans>Declaração e histórico em PDF saem na hora, grátis, com link de validação.</Trans>
        </Notice>
      ) : null}
      <TwoColumn
        width="wide"
        aside={null}
        lead={
          <Card aria-labelledby="facts">
            <CardHeader id="facts" title={<Trans>Custo e prazo</Trans>} />
            <CardSection>
              <DescriptionList
                layout="lines"
                items={[
                  { term: t`Custo`, description: cost > 0 ? formats.money(cost) : t({ message: 'Grátis', context: 'custo' }) },
                  { term: t`Prazo`, description: <Plural value={limitOfDays} one="# dia útil" other="# dias úteis" /> },
                  { term: cost > 0 ? t`Pagando hoje, resposta até` : t`Enviando hoje, resposta até`, description: day },
                ]}
              />
              {cost > 0 ? (
                <p>
                  <Trans>O prazo começa a contar quando o pagamento é confirmado.</Trans>
                </p>
              ) : null}
            </CardSection>
          </Card>
        }
      >
        <Card aria-labelledby="rules">
          <CardHeader id="rules" title={mayAsk ? <Trans>Você pode pedir</Trans> : <Trans>Quem pode pedir</Trans>} />
          <CardSection>
            <RuleList rules={rules} />
          </CardSection>
        </Card>
        {mayAsk ? (
          <Card aria-labelledby="terms">
            <CardHeader id="terms" title={<Trans>Termos</Trans>} />
            <CardSection>
              <TermsText text={terms[locale]} />
              {person?.impersonated ? (
                <p>
                  <Trans>Somente o aluno pode fazer requerimentos.</Trans>
                </p>
              ) : (
                <BeginForm typeId={typeId} enrollmentId={enrollmentId} outcome={search.problem} />
              )}
            </CardSection>
          </Card>
        ) : null}
      </TwoColumn>
    </>
  )
}

/** A plain form before scripts load. */
function BeginForm({ typeId, enrollmentId, outcome }: { typeId: number; enrollmentId: number; outcome: TypePageSearch['problem'] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  // The id is this page's own, so that a second press begins nothing more; the server's own would be another one.
  const [newId] = useState(() => crypto.randomUUID())
  const [isUnread, setUnread] = useState(outcome === 'unread')
  const begin = useMutation({
    mutationFn: () => rpc.academic.requests.begin.mutate({ draftId: newId, typeId, enrollmentId }),
    onSuccess: ({ draftId }) => navigate({ to: '/my-requests/drafts/$draftId', params: { draftId } }),
  })
  const messages: ErrorMessages<(typeof requestsContract)['begin']> = {
    NOT_ALLOWED: t`Uma regra deste requerimento não está mais cumprida. Recarregue a página para ver qual.`,
    KEY_REUSED: t`Este rascunho já foi começado. Recarregue a página e tente de novo.`,
    FORBIDDEN: t`Somente o aluno pode fazer requerimentos.`,
    NOT_FOUND: t`A secretaria deixou de oferecer este requerimento. Escolha outro.`,
  }
  const failed = t`Não foi possível começar o requerimento. Tente de novo em alguns minutos.`
  const problem = begin.isError
    ? (messages[portalErrorCode(begin.error)] ?? failed)
    : outcome === 'NOT_ALLOWED'
      ? messages.NOT_ALLOWED
      : outcome === 'failed'
        ? failed
        : null
  return (
    <Form
      method="post"
      action={`${appConfig.basePath}/my-requests/new/${typeId}/begin`}
      aria-label={t`Começar o requerimento`}
      onSubmit={(event) => {
        event.preventDefault()
        const isRead = new FormData(event.currentTarget).has('accept')
        setUnread(!isRead)
        if (isRead && !begin.isPending) begin.mutate()
      }}
      actions={
        <Button type="submit" variant="primary" loading={begin.isPending}>
          <Trans>Começar</Trans>
        </Button>
      }
    >
      <input type="hidden" name="enrollment" value={enrollmentId} />
      <Checkbox name="accept" value="true" required label={t`Li e aceito os termos`} aria-invalid={isUnread || undefined} />
      {isUnread ? <Notice tone="danger" live="alert" title={t`Marque que você leu e aceita os termos para começar.`} /> : null}
      {problem ? <Notice tone="danger" live="alert" title={problem} /> : null}
    </Form>
  )
}
