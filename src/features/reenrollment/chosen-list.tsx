import { Trans, useLingui } from '@lingui/react/macro'
import type { ChosenClass, ProcessStep } from '#api/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { useClassWords } from './class-words.ts'
import { SeatHolds } from './seat-holds.tsx'
import type { Choose } from './use-choose.ts'

interface ChosenListProps {
  process: ProcessStep
  classes: readonly ChosenClass[]
  choose: Choose
  mayChoose: boolean
}

/** What was chosen so far, with the time that seats are held. */
export function ChosenList({ process, classes, choose, mayChoose }: ChosenListProps) {
  const { t } = useLingui()
  const { schedule } = useClassWords()
  return (
    <Card aria-labelledby="chosen">
      <CardHeader id="chosen" title={<Trans>Sua escolha</Trans>} />
      {classes.length === 0 ? (
        <CardSection>
          <p>
            <Trans>Nenhuma turma escolhida ainda.</Trans>
          </p>
        </CardSection>
      ) : null}
      <SeatHolds process={process} />
      {classes.length > 0 ? (
        <CardRows aria-labelledby="chosen">
          {classes.map(({ group, subject, status }) => (
            <ItemRow
              key={group.groupId}
              title={subject}
              description={`${group.code} · ${schedule(group)}`}
              date={status === 'dropping' ? t`Sai ao confirmar` : undefined}
              action={
                mayChoose && status !== 'dropping' ? (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t`Desistir de ${subject}, turma ${group.code}`}
                    loading={choose.isPending}
                    onClick={() => {
                      choose.clear()
                      choose.giveUp.mutate(group)
                    }}
                  >
                    <Trans>Desistir</Trans>
                  </Button>
                ) : null
              }
            />
          ))}
        </CardRows>
      ) : null}
    </Card>
  )
}
