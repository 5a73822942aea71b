import { lazyRouteComponent } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { mayReadDebts } from '#api/debt-permissions.ts'
import { mayReviewDocuments } from '#api/document-review-limits.ts'
import type { PermissionRequirement } from '#api/navigation.ts'
import { mayManageRequests } from '#api/request-office-limits.ts'
import { ChooseInstitutionCard } from '../../../auth/contexts/choose-institution.tsx'
import { hasPermission, isStaff } from '../../../auth/permissions.ts'
import { debtQueries } from '../../../features/debts/debts.queries.ts'
import { reviewQueries } from '../../../features/document-reviews/document-reviews.queries.ts'
import { officeQueries } from '../../../features/request-office/request-office.queries.ts'
import { withWords } from '../../../i18n/create-i18n.ts'
import { hasFeature } from '../../../request/features.ts'
import type { Shell } from '../../../request/shell.functions.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { Areas } from './areas.tsx'
import { Greeting } from './greeting.tsx'

interface StaffCard {
  /** Of the area that its figures lead to. */
  path: string
  requirement: PermissionRequirement
  feature?: string
  Card: ComponentType<{ isAlone?: boolean }> & { preload?: () => Promise<void> | undefined }
  prefetch: (queryClient: QueryClient) => Promise<void>
}

/** What staff begin the day with; each is loaded for those whose work it is. */
const staffCards: StaffCard[] = [
  {
    path: '/document-reviews',
    requirement: mayReviewDocuments,
    Card: lazyRouteComponent(
      () => withWords(import('../../../features/document-reviews/review-figures.tsx'), 'document-reviews'),
      'ReviewFigures',
    ),
    prefetch: (queryClient) => queryClient.prefetchQuery(reviewQueries.figures),
  },
  {
    path: '/requests',
    requirement: mayManageRequests,
    Card: lazyRouteComponent(
      () => withWords(import('../../../features/request-office/office-figures-card.tsx'), 'request-office'),
      'OfficeFiguresCard',
    ),
    prefetch: (queryClient) => queryClient.prefetchQuery(officeQueries.figures),
  },
  {
    path: '/financial/payments',
    requirement: mayReadDebts,
    feature: 'financial',
    Card: lazyRouteComponent(() => withWords(import('../../../features/debts/workload-card.tsx'), 'debts-staff')),
    prefetch: (queryClient) => queryClient.prefetchQuery(debtQueries.workload()),
  },
]

const cardsOf = ({ person, features }: Pick<Shell, 'person' | 'features'>) =>
  staffCards.filter(
    ({ requirement, feature }) =>
      person !== null && isStaff(person) && hasPermission(person, requirement) && (!feature || hasFeature(features, feature)),
  )

/** Server rendering does not wait for lazy components. Each card shows its own failure. */
export async function prefetchAreasHome(queryClient: QueryClient, shell: Pick<Shell, 'person' | 'features'>): Promise<void> {
  await Promise.all(cardsOf(shell).flatMap(({ Card, prefetch }) => [Card.preload?.(), prefetch(queryClient)]))
}

/** For staff, and where the institution lacks the financial feature. */
export default function AreasHome() {
  const shell = useShell()
  const cards = cardsOf(shell)
  const paths = cards.map(({ path }) => path)
  const hasOthers = shell.navigation.some(({ hidden, path }) => !hidden && path !== '/' && !paths.includes(path ?? ''))
  return (
    <>
      <Greeting />
      {shell.person?.context?.tenantId === null ? <ChooseInstitutionCard /> : null}
      {cards.map(({ Card, path }) => (
        <Card key={path} isAlone />
      ))}
      <Areas besides={hasOthers ? paths : undefined} />
    </>
  )
}
