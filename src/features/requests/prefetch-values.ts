import type { QueryClient } from '@tanstack/react-query'
import type { RequestDraft } from '#api/academic/requests.ts'
import { shownStep } from './draft-steps.ts'
import { valueQueries } from './field-values.ts'

/** Prefetches the values of dynamic fields of the shown step or the whole review. A source that fails reports that itself. */
export async function prefetchValues(
  queryClient: QueryClient,
  draft: RequestDraft,
  asked: string | undefined,
  locale: string,
): Promise<void> {
  const { form, answers, pressed, today } = draft
  const shown = shownStep(form, answers, pressed, asked, { locale, today })
  const steps = shown.kind === 'step' ? [shown.step] : shown.kind === 'review' ? shown.walk.steps : []
  await Promise.all(valueQueries(draft, steps, answers).map(({ query }) => queryClient.prefetchQuery(query)))
}
