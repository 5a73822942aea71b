import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { getCardPhotos } from './card-photos.functions.ts'
import type { CardPhotosSearch } from './card-photo-search.ts'

export const cardPhotoQueries = {
  all: ['card-photos'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize }: CardPhotosSearch) =>
    queryOptions({
      queryKey: [...cardPhotoQueries.all, { page, perPage }],
      queryFn: () => getCardPhotos({ data: { page, perPage } }),
      placeholderData: keepPreviousData,
    }),
}
