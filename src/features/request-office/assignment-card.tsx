import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { isOpenStatus } from '#api/request-office-limits.ts'
import type { RequestAtOffice } from '#api/request-office.ts'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { actAddress } from './office-act.ts'
import { assignRequest, moveRequest } from './request-office.functions.ts'
import { officeQueries } from './request-office.queries.ts'
import { useActWords } from './use-act-words.ts'
import { useOfficeAct } from './use-office-act.ts'

/** Who has a request, and whether it is being dealt with. */
export function AssignmentCard({ request }: { request: RequestAtOffice }) {
  const { assignee, status, revision } = request
  return (
    <Card aria-labelledby="assignment">
      <CardHeader id="assignment" title={<Trans>Atendimento</Trans>} />
      {isOpenStatus(status) ? (
        <>
          <CardSection>
            <MoveForm request={request} />
          </CardSection>
          <CardSection>
            {/* Begins anew with what somebody else changed. */}
            <AssigneeForm key={`${assignee?.userId} ${revision}`} request={request} />
          </CardSection>
        </>
      ) : (
        <CardSection>
          <p dir="auto">{assignee?.name ?? <Trans>Ninguém</Trans>}</p>
        </CardSection>
      )}
    </Card>
  )
}

function AssigneeForm({ request: { requestId, revision, assignee } }: { request: RequestAtOffice }) {
  const { t } = useLingui()
  const { data } = useQuery(officeQueries.options)
  const { serverError } = useActWords()
  const act = useOfficeAct(requestId)
  const form = useAppForm({
    initialValues: { userId: assignee ? String(assignee.userId) : '' },
    validate: () => ({}),
    submit: ({ userId }) => act(() => assignRequest({ data: { requestId, revision, userId: userId === '' ? null : Number(userId) } })),
    serverError,
    resetOnSuccess: true,
  })
  const people = data?.people ?? []
  const isKnown = assignee === null || people.some(({ userId }) => userId === assignee.userId)
  return (
    <AppForm
      form={form}
      action={actAddress(requestId)}
      aria-label={t`Atribuir`}
      actions={
        <SubmitButton form={form} full>
          <Trans>Atribuir</Trans>
        </SubmitButton>
      }
    >
      <input type="hidden" name="act" value="assign" />
      <input type="hidden" name="revision" value={revision} />
      <SelectField {...form.field('userId')} label={t`Quem cuida deste requerimento`} autoComplete="off">
        <option value="">{t`Ninguém`}</option>
        {isKnown ? null : <option value={assignee.userId}>{assignee.name}</option>}
        {people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {userId === data?.me ? t`Eu (${name})` : name}
          </option>
        ))}
      </SelectField>
    </AppForm>
  )
}

/** To the office, or to another sector. */
function MoveForm({ request: { requestId, revision, status } }: { request: RequestAtOffice }) {
  const { serverError } = useActWords()
  const act = useOfficeAct(requestId)
  const next = status === 'in_attendance' ? 'pending' : 'in_attendance'
  const move = useMutation({ mutationFn: () => act(() => moveRequest({ data: { requestId, revision, status: next } })) })
  return (
    <ButtonForm
      method="post"
      action={actAddress(requestId)}
      onSubmit={(event) => {
        event.preventDefault()
        move.mutate()
      }}
    >
      {move.isError ? <Notice tone="danger" live="alert" title={serverError(portalErrorCode(move.error))} /> : null}
      <input type="hidden" name="act" value="move" />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="status" value={next} />
      <Button type="submit" full loading={move.isPending}>
        {next === 'pending' ? <Trans>Encaminhar a outro setor</Trans> : <Trans>Iniciar atendimento</Trans>}
      </Button>
    </ButtonForm>
  )
}
