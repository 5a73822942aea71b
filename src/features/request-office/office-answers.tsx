import { Trans } from '@lingui/react/macro'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { Card, CardHeader } from '#design/components/data/card.tsx'
import { AnsweredSteps } from '../../subjects/request-form/answer-summary.tsx'
import { fileAddress } from './office-act.ts'

/** Shows the answers of the request's form. */
export function OfficeAnswers({ request: { requestId, steps, answers, files, chosen } }: { request: RequestAtOffice }) {
  return (
    <Card aria-labelledby="answers">
      <CardHeader id="answers" title={<Trans>Respostas do aluno</Trans>} />
      <AnsweredSteps steps={steps} answers={answers} files={files} labels={chosen} fileAddress={(key) => fileAddress(requestId, key)} />
    </Card>
  )
}
