import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent, Link } from '@tanstack/react-router'
import { UserCheck } from 'lucide-react'
import type { ComponentType } from 'react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { ChooseInstitutionCard } from '../../../auth/contexts/choose-institution.tsx'
import { isStaff } from '../../../request/permissions.ts'
import { debtQueries } from '../../../features/debts/debts.queries.ts'
import { reviewQueries } from '../../../features/document-reviews/document-reviews.queries.ts'
import { officeWorkQuery } from '../../../features/office-home/office-home.queries.ts'
import { withWords } from '../../../i18n/create-i18n.ts'
import { flattenNavigation, isPlaceless, offersPage } from '../../../request/navigation.ts'
import type { Shell } from '../../../request/shell.functions.ts'
import { useMenu, useShell } from '../../../request/shell.queries.ts'
import { rpc } from '../../../rpc/rpc.ts'
import { Areas } from './areas.tsx'
import { Greeting } from './greeting.tsx'

interface StaffCard {
  /** The paths of the areas that its figures lead to; whoever has one of them has the card. */
  paths: readonly string[]
  Card: ComponentType<{ isAlone?: boolean }> & { preload?: () => Promise<void> | undefined }
  prefetch: (queryClient: QueryClient) => Promise<void>
}

/** The cards with which staff begin the day; each is loaded only for those whose work it is. */
const staffCards: StaffCard[] = [
  {
    paths: ['/document-reviews'],
    Card: lazyRouteComponent(
      () => withWords(import('../../../features/document-reviews/review-figures.tsx'), 'document-reviews'),
      'ReviewFigures',
    ),
    prefetch: (queryClient) => queryClient.prefetchQuery(reviewQueries.figures),
  },
  {
    paths: ['/requests'],
    Card: lazyRouteComponent(
      () => withWords(import('../../../features/request-office/office-figures-card.tsx'), 'request-office'),
      'OfficeFiguresCard',
    ),
    prefetch: (queryClient) => queryClient.prefetchQuery(rpc.academic.requestOffice.figures.queryOptions()),
  },
  {
    paths: ['/enrollment-student-cards/photos', '/academic-situation/certificates', '/reenrollment-office'],
    Card: lazyRouteComponent(() => withWords(import('../../../features/office-home/office-work-card.tsx'), 'office-home')),
    prefetch: (queryClient) => queryClient.prefetchQuery(officeWorkQuery),
  },
  {
    paths: ['/financial/payments'],
    Card: lazyRouteComponent(() => withWords(import('../../../features/debts/workload-card.tsx'), 'debts-staff')),
    prefetch: (queryClient) => queryClient.prefetchQuery(debtQueries.workload()),
  },
]

const getCards = ({ person, openPaths }: Pick<Shell, 'person' | 'openPaths'>) =>
  // Without an institution the sums would be meaningless.
  person !== null && !isPlaceless(person) && isStaff(person)
    ? staffCards.filter(({ paths }) => paths.some((path) => offersPage({ openPaths }, path)))
    : []

/** Prefetches the home's data, since server rendering does not wait for lazy components. Each card shows its own failure. */
export async function prefetchAreasHome(queryClient: QueryClient, shell: Pick<Shell, 'person' | 'openPaths'>): Promise<void> {
  await Promise.all(getCards(shell).flatMap(({ Card, prefetch }) => [Card.preload?.(), prefetch(queryClient)]))
}

/** For staff, and where the institution lacks the financial feature. */
export default function AreasHome() {
  const shell = useShell()
  const { navigation } = useMenu()
  const cards = getCards(shell)
  const acting = flattenNavigation(navigation).find(({ path }) => path === '/impersonation')
  const paths = cards.flatMap((card) => card.paths)
  const hasOthers = navigation.some(({ hidden, path }) => !hidden && path !== '/' && !paths.includes(path ?? ''))
  return (
    <>
      <Greeting
        actions={
          acting ? (
            <Link to="/impersonation" className={buttonLook({ variant: 'outline' })}>
              <UserCheck />
              {acting.title}
            </Link>
          ) : null
        }
      />
      {isPlaceless(shell.person) ? <ChooseInstitutionCard /> : null}
      {cards.map(({ Card, paths: [path] }) => (
        <Card key={path} isAlone />
      ))}
      {/* Beside figures, the menu says the same where it stands on the screen. */}
      <div className={cards.length > 0 ? 'titled-section__withoutMenu' : undefined}>
        <Areas besides={hasOthers ? paths : undefined} />
      </div>
    </>
  )
}
