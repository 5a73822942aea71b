import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import type { PlanObstacle } from '#api/agreements.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { useAgreementWords } from './agreement-labels.tsx'
import type { NewAgreementSearch } from './new-agreement-search.ts'

/** For an address whose plan no longer fits, or is no longer there. */
export function PlanGone({ search, obstacle }: { search: NewAgreementSearch; obstacle: PlanObstacle | null }) {
  const { t } = useLingui()
  const { obstacle: reason } = useAgreementWords()
  return (
    <EmptyState
      icon={<CalendarX2 size={32} strokeWidth={1.75} aria-hidden />}
      title={t`Este plano não serve mais`}
      action={
        <Link
          to="/financial/agreements/new"
          search={{ ...search, plan: undefined, first: undefined }}
          className={buttonLook({ variant: 'primary' })}
        >
          <Trans>Escolher outro plano</Trans>
        </Link>
      }
    >
      {obstacle ? reason(obstacle) : <Trans>A instituição não oferece mais este plano.</Trans>}
    </EmptyState>
  )
}
