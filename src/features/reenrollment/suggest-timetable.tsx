import { Trans } from '@lingui/react/macro'
import { CalendarSearch } from 'lucide-react'
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

export function SuggestTimetable(props: SuggestProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div data-needs-scripts>
      <Button icon={<CalendarSearch />} onClick={() => setOpen(true)}>
        <Trans>Sugerir um horário</Trans>
      </Button>
      {isOpen ? (
        <Suspense>
          <SuggestDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
