import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { ChosenClass, ProcessStep } from '#api/academic/reenrollment.ts'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useClassWords } from './class-words.ts'
import { SeatHolds } from './seat-holds.tsx'
import type { Choose } from './use-choose.ts'
import { weekId } from './week.tsx'

interface ChosenListProps {
  process: ProcessStep
  classes: readonly ChosenClass[]
  choose: Choose
  mayChoose: boolean
  /** Whether the page shows the week. */
  hasWeek: boolean
}

/** Lists the classes chosen so far, and how long their seats are held. */
export function ChosenList({ process, classes, choose, mayChoose, hasWeek }: ChosenListProps) {
  const { t } = useLingui()
  const { schedule } = useClassWords()
  const card = useRef<HTMLElement>(null)
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="chosen">
      <CardHeader id="chosen" title={<Trans>Sua escolha</Trans>} />
      <SeatHolds process={process} />
      <CardSection>
        {classes.length === 0 ? (
          <p>
            <Trans>Nenhuma turma escolhida ainda.</Trans>
          </p>
        ) : (
          <>
            <PlainList>
              {classes.map(({ group, subject, status }) => (
                <PlainRow
                  kept
                  key={group.groupId}
                  aside={
                    mayChoose && status !== 'dropping' ? (
                      <IconButton
                        label={t`Remover ${subject}, turma ${group.code}`}
                        data-scripted
                        disabled={choose.isPending}
                        onClick={() => {
                          choose.clear()
                          // The row disappears and would lose the focus.
                          choose.giveUp.mutate(group, { onSuccess: () => card.current?.focus({ preventScroll: true }) })
                        }}
                      >
                        <X />
                      </IconButton>
                    ) : null
                  }
                >
                  {subject}
                  <br />
                  <small>
                    <Facts>
                      {group.code}
                      {schedule(group)}
                      {status === 'dropping' ? t`Sai ao confirmar` : null}
                    </Facts>
                  </small>
                </PlainRow>
              ))}
            </PlainList>
            {hasWeek ? (
              <a href={`#${weekId}`} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
                <Trans>Ver o horário da semana</Trans>
              </a>
            ) : null}
          </>
        )}
      </CardSection>
    </Card>
  )
}
