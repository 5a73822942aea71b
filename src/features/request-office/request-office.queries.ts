import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { officeAddress, type OfficeSearch } from './office-search.ts'
import {
  getMonthlyFigures,
  getOfficeFigures,
  getOfficeOptions,
  getOfficeRequest,
  listOfficeRequests,
  listTemplates,
  listViews,
} from './request-office.functions.ts'

/** One root key, so that an act invalidates all of it. */
export const officeQueries = {
  all: ['request-office'] as const,
  list: (search: OfficeSearch) =>
    queryOptions({
      queryKey: [...officeQueries.all, 'list', search],
      queryFn: () => listOfficeRequests({ data: officeAddress.input(search) }),
      placeholderData: keepPreviousData,
    }),
  options: queryOptions({ queryKey: ['request-office-options'], queryFn: () => getOfficeOptions() }),
  figures: queryOptions({ queryKey: ['request-office', 'figures'], queryFn: () => getOfficeFigures() }),
  monthlyFigures: queryOptions({ queryKey: ['request-office-monthly-figures'], queryFn: () => getMonthlyFigures() }),
  views: queryOptions({ queryKey: ['request-office-views'], queryFn: () => listViews() }),
  templates: queryOptions({ queryKey: ['request-office-templates'], queryFn: () => listTemplates() }),
  detail: (requestId: string) =>
    queryOptions({
      queryKey: [...officeQueries.all, 'detail', requestId],
      queryFn: () => getOfficeRequest({ data: { requestId } }),
      staleTime: 0,
    }),
}
