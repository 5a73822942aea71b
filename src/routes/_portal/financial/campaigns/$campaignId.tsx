import { createFileRoute, notFound } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { CampaignPage } from '../../../../features/campaigns/campaign-page.tsx'
import { campaignQueries } from '../../../../features/campaigns/campaigns.queries.ts'
import { campaignSearch } from '../../../../features/campaigns/campaign-search.ts'
import { integer } from '../../../../kit/search/search-values.ts'

export const Route = createFileRoute('/_portal/financial/campaigns/$campaignId')({
  staticData: { words: ['campaigns'] },
  params: {
    parse: ({ campaignId }) => {
      if (!integer(campaignId, 1, 2_147_483_647)) throw notFound()
      return { campaignId }
    },
  },
  validateSearch: campaignSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const { campaign } = await notFoundIfForbidden(queryClient.ensureQueryData(campaignQueries.detail(Number(params.campaignId))))
    return { step: campaign.name }
  },
  head: ({ match, loaderData }) => pageTitle(match, msg`Desconto`, loaderData?.step),
  component: function CampaignRoute() {
    const { again = false } = Route.useSearch()
    return <CampaignPage campaignId={Number(Route.useParams().campaignId)} again={again} />
  },
})
