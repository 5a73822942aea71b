import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EmailProofPage } from '../../../auth/recovery/email-proof-page.tsx'
import { emailProofOutcomes } from '../../../auth/recovery/email-proof.ts'
import { pageTitle } from '../../../router/page-title.ts'
import { allOptional, wordOrUndefined } from '../../../kit/search/search-values.ts'

export const Route = createFileRoute('/auth/email/$token')({
  staticData: { words: ['recovery', 'entry'], assistants: false },
  validateSearch: (search: Record<string, unknown>) => allOptional({ outcome: wordOrUndefined(search.outcome, emailProofOutcomes) }),
  head: ({ match }) => pageTitle(match, msg`Confirme o seu e-mail`),
  component: function EmailProofRoute() {
    return <EmailProofPage token={Route.useParams().token} outcome={Route.useSearch().outcome ?? null} />
  },
})
