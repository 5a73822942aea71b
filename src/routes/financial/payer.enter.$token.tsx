import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EnterPayer } from '../../features/payments/payers/ask-link.tsx'
import { unlistedTitle } from '../../router/page-title.ts'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'

export const Route = createFileRoute('/financial/payer/enter/$token')({
  // No third-party scripts, which could read the token in the URL.
  staticData: { words: ['payments', 'payers'], assistants: false },
  head: ({ match }) => unlistedTitle(match, msg`Pagamentos de alunos`),
  component: function EnterRoute() {
    return (
      <StandaloneLayout task="wide">
        <EnterPayer token={Route.useParams().token} />
      </StandaloneLayout>
    )
  },
})
