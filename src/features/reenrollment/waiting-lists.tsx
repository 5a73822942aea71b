import { Trans, useLingui } from '@lingui/react/macro'
import type { ProcessStep, WaitingPlace } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { useChoiceProblems } from './choice-problems.ts'
import { useClassWords } from './class-words.ts'
import { itself, useProcessChange } from './use-process.ts'

/** Places on waiting lists, and what to expect of them. */
export function WaitingLists({ process: { academicRecord }, waiting }: { process: ProcessStep; waiting: readonly WaitingPlace[] }) {
  const { t } = useLingui()
  const { schedule } = useClassWords()
  const getProblem = useChoiceProblems()
  const leave = useProcessChange(
    academicRecord,
    (groupId: number) => rpc.academic.reenrollment.leaveWaitingList.mutate({ academicRecord, groupId }),
    itself,
  )
  return (
    <Card aria-labelledby="waiting">
      <CardHeader id="waiting" title={<Trans>Listas de espera</Trans>} />
      {leave.isError ? (
        <CardSection>
          <Notice tone="danger" live="alert" title={getProblem(leave.error)} />
        </CardSection>
      ) : null}
      <DisabledWhileImpersonating>
        <CardRows aria-labelledby="waiting">
          {waiting.map(({ group, subject, place }) => (
            <ItemRow
              key={group.groupId}
              title={subject}
              description={
                <Facts>
                  {group.code}
                  {schedule(group)}
                </Facts>
              }
              status={
                <Status tone="info">
                  <Trans>{place}º da fila</Trans>
                </Status>
              }
              action={
                <Button
                  size="sm"
                  aria-label={t`Sair da lista de espera de ${subject}, turma ${group.code}`}
                  loading={leave.isPending && leave.variables === group.groupId}
                  onClick={() => leave.mutate(group.groupId)}
                >
                  <Trans>Sair da lista</Trans>
                </Button>
              }
            />
          ))}
        </CardRows>
      </DisabledWhileImpersonating>
      <CardSection>
        <p>
          <Trans>Quando uma vaga abre, ela fica reservada por duas horas para quem está na frente, e avisamos nas notificações.</Trans>
        </p>
      </CardSection>
    </Card>
  )
}
