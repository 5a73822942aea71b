import { Trans, useLingui } from '@lingui/react/macro'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useProcessWords } from './process-words.ts'

/** Shows the state of the student's reenrollment, in the words of the process. */
export function StudentFacts({ process }: { process: ProcessStep }) {
  const { t } = useLingui()
  const { dateTime, money, number } = useFormats()
  const { step, result } = useProcessWords()(process)
  const { institution, queue, reenrollment } = process
  const facts = [
    { term: t`Instituição`, description: institution },
    ...(reenrollment?.status === 'completed' ? [] : [{ term: t`Etapa`, description: step }]),
    ...(result ? [{ term: t`Resultado`, description: result }] : []),
    ...(queue ? [{ term: t`Lugar na fila`, description: number(queue.place) }] : []),
    ...(reenrollment?.isChanging ? [{ term: t`Alteração`, description: t`Em andamento, ainda não confirmada` }] : []),
    ...(reenrollment?.price ? [{ term: t`Valor do período`, description: money(reenrollment.price.total) }] : []),
    ...(reenrollment?.confirmedAt ? [{ term: t`Confirmada em`, description: dateTime(reenrollment.confirmedAt) }] : []),
    ...(reenrollment?.completedAt ? [{ term: t`Concluída em`, description: dateTime(reenrollment.completedAt) }] : []),
  ]
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={<Trans>Como está a rematrícula</Trans>} />
      <CardSection>
        <DescriptionList layout="stacked" items={facts} />
      </CardSection>
    </Card>
  )
}
