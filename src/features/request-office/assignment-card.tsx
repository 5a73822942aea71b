import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { isOpenStatus } from '#api/academic/request-office-limits.ts'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { useActWords } from './use-act-words.ts'
import { useOfficeAct } from './use-office-act.ts'

interface AssignmentProps {
  request: RequestAtOffice
  /** Called with the outcome of an action; its form is then reset or gone. */
  onDone: (done: string) => void
}

/** Shows who is responsible for a request, and whether it is being dealt with. */
export function AssignmentCard({ request, onDone }: AssignmentProps) {
  const { t } = useLingui()
  const { assignee, status, revision } = request
  return (
    <Card aria-labelledby="assignment">
      <CardHeader id="assignment" title={<Trans>Atendimento</Trans>} />
      {isOpenStatus(status) ? (
        <>
          {status === 'in_attendance' ? null : (
            <CardSection>
              <StartForm request={request} onDone={onDone} />
            </CardSection>
          )}
          <CardSection>
            {/* Begins anew with what somebody else changed. */}
            <AssigneeForm key={`${assignee?.userId} ${revision}`} request={request} onDone={onDone} />
            {/* After a look at what that means, with a note for the sector. */}
            {status === 'in_attendance' ? (
              <Disclosure summary={<Trans>Encaminhar a outro setor</Trans>}>
                <ForwardForm request={request} onDone={onDone} />
              </Disclosure>
            ) : null}
          </CardSection>
        </>
      ) : (
        <CardSection>
          <DescriptionList items={[{ term: t`Responsável`, description: <span dir="auto">{assignee?.name ?? t`Ninguém`}</span> }]} />
        </CardSection>
      )}
    </Card>
  )
}

function AssigneeForm({ request: { requestId, revision, assignee }, onDone }: AssignmentProps) {
  const { t } = useLingui()
  const { data } = useQuery(rpc.academic.requestOffice.options.queryOptions())
  const { done, serverError } = useActWords()
  const act = useOfficeAct(requestId)
  const form = useAppForm({
    initialValues: { userId: assignee ? String(assignee.userId) : '' },
    validate: () => ({}),
    submit: async ({ userId }) => {
      await act(() => rpc.academic.requestOffice.assign.mutate({ requestId, revision, userId: userId === '' ? null : Number(userId) }))
      onDone(done.assign)
    },
    serverError,
    resetOnSuccess: true,
  })
  const people = data?.people ?? []
  const isKnown = assignee === null || people.some(({ userId }) => userId === assignee.userId)
  return (
    <AppForm form={form} aria-label={t`Atribuir`}>
      <FormRow ended>
        <SelectField {...form.field('userId')} label={t`Responsável`} autoComplete="off">
          <option value="">{t`Ninguém`}</option>
          {isKnown ? null : <option value={assignee.userId}>{assignee.name}</option>}
          {people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {userId === data?.me ? t`Eu (${name})` : name}
            </option>
          ))}
        </SelectField>
        <SubmitButton form={form}>
          <Trans>Atribuir</Trans>
        </SubmitButton>
      </FormRow>
    </AppForm>
  )
}

function ForwardForm({ request: { requestId, revision }, onDone }: AssignmentProps) {
  const { t } = useLingui()
  const { serverError } = useActWords()
  const act = useOfficeAct(requestId)
  const form = useAppForm({
    initialValues: { note: '' },
    idSuffix: '-forwarded',
    validate: () => ({}),
    submit: async ({ note }) => {
      await act(() => rpc.academic.requestOffice.move.mutate({ requestId, revision, status: 'pending', note: note.trim() || null }))
      onDone(t`Requerimento encaminhado`)
    },
    serverError,
  })
  return (
    <AppForm
      form={form}
      aria-label={t`Encaminhar a outro setor`}
      actions={
        <SubmitButton form={form} full>
          <Trans>Confirmar encaminhamento</Trans>
        </SubmitButton>
      }
    >
      <p>
        <Trans>O aluno vê que o requerimento está em outro setor. O prazo continua a contar.</Trans>
      </p>
      <TextAreaField
        {...form.field('note')}
        label={t`Para qual setor e por quê`}
        optional={t`(opcional)`}
        hint={t`Fica na conversa como nota interna: o aluno nunca vê.`}
        rows={2}
        maxLength={5000}
      />
    </AppForm>
  )
}

function StartForm({ request: { requestId, revision, status }, onDone }: AssignmentProps) {
  const { t } = useLingui()
  const { serverError } = useActWords()
  const act = useOfficeAct(requestId)
  const move = useMutation({
    mutationFn: () => act(() => rpc.academic.requestOffice.move.mutate({ requestId, revision, status: 'in_attendance' })),
    onSuccess: () => onDone(status === 'open' ? t`Atendimento iniciado` : t`Atendimento retomado`),
  })
  return (
    <div>
      {move.isError ? <Notice tone="danger" live="alert" title={serverError(portalErrorCode(move.error))} /> : null}
      <Button full loading={move.isPending} onClick={() => move.mutate()}>
        {status === 'open' ? <Trans>Iniciar atendimento</Trans> : <Trans>Retomar atendimento</Trans>}
      </Button>
    </div>
  )
}
