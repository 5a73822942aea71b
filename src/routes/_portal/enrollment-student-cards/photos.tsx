import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CardPhotosPage } from '../../../features/card-photos/card-photos-page.tsx'
import { cardPhotoQueries } from '../../../features/card-photos/card-photos.queries.ts'
import { cardPhotosSearch } from '../../../features/card-photos/card-photo-search.ts'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only staff who decide on photos have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/enrollment-student-cards/photos')({
  staticData: { words: ['card-photos', 'lists'] },
  validateSearch: cardPhotosSearch,
  loaderDeps: ({ search }) => cardPhotosSearch(search),
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(cardPhotoQueries.list(deps)),
  head: ({ match }) => pageTitle(match, msg`Fotos de carteiras`),
  component: function CardPhotosRoute() {
    return <CardPhotosPage search={Route.useLoaderDeps()} />
  },
})
