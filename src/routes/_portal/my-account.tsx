import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { hasOwnPassword } from '#api/identity/auth-methods.ts'
import { pageTitle } from '../../router/page-title.ts'
import {
  accountQuery,
  activityQuery,
  devicesQuery,
  passkeysQuery,
  secondFactorQuery,
  timeZonesQuery,
} from '../../features/account/account.queries.ts'
import { MyAccountPage } from '../../features/account/my-account-page.tsx'
import { withWords } from '../../i18n/create-i18n.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { allOptional, text } from '../../kit/search/search-values.ts'

/** Lazy, since few people have a number or e-mail to confirm. */
const ContactProof = lazyRouteComponent(
  () => withWords(import('../../subjects/contact/contact-proof.tsx'), 'contact-proof'),
  'ContactProof',
)

/** On a phone it begins three screens down, and has most of the page's forms. */
const AccountAside = lazyRouteComponent(() => withWords(import('../../features/account/account-aside.tsx'), 'recovery'), 'AccountAside')

export const Route = createFileRoute('/_portal/my-account')({
  staticData: { words: ['account'], assistants: false },
  validateSearch: (search: Record<string, unknown>) =>
    // An `AccountOutcome` and a `ProofOutcome`, whose lists of values would make every page larger.
    allOptional({ outcome: text(search.outcome, 30), proof: text(search.proof, 30) }),
  // Best effort: each part of the page shows its own failure.
  loader: async ({ context: { queryClient, i18n } }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    // Loaded before the page shows: their heights differ, and a part that came later would move what is below it.
    const secures = person && !person.impersonated && hasOwnPassword(person.method)
    await Promise.all([
      ContactProof.preload?.(),
      AccountAside.preload?.(),
      queryClient.prefetchQuery(accountQuery),
      queryClient.prefetchQuery(timeZonesQuery(i18n.locale)),
      queryClient.prefetchQuery(devicesQuery),
      queryClient.prefetchInfiniteQuery(activityQuery),
      secures && queryClient.prefetchQuery(secondFactorQuery),
      secures && queryClient.prefetchQuery(passkeysQuery),
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Minha conta`),
  component: function MyAccountRoute() {
    const { outcome, proof } = Route.useSearch()
    return <MyAccountPage outcome={outcome} proof={proof} ContactProof={ContactProof} Aside={AccountAside} />
  },
})
