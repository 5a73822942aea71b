import { Trans } from '@lingui/react/macro'
import { WandSparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import type { ReenrollmentOffer } from './reenrollment.queries.ts'
import type { Selection } from './selection.ts'
import type { Choose } from './use-choose.ts'

const SuggestDialog = lazy(async () => ({ default: (await import('./suggest-dialog.tsx')).SuggestDialog }))

export interface SuggestProps {
  offer: ReenrollmentOffer
  selection: Selection
  choose: Choose
}

/** Opens suggestions for the whole timetable: the main act while nothing is chosen. */
export function SuggestTimetable(props: SuggestProps) {
  const [isOpen, setOpen] = useState(false)
  const isFirst = props.selection.chosen.length === 0
  return (
    <div data-needs-scripts>
      <Button
        icon={<WandSparkles />}
        variant={isFirst ? 'primary' : 'quiet'}
        size={isFirst ? 'lg' : 'sm'}
        full={isFirst}
        onClick={() => setOpen(true)}
      >
        {isFirst ? <Trans>Montar meu horário</Trans> : <Trans>Completar horário</Trans>}
      </Button>
      {isOpen ? (
        <Suspense>
          <SuggestDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
