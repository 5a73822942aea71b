import { notFound } from '@tanstack/react-router'
import { allOptional, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

const templateViews = ['content', 'preview', 'versions'] as const

export const templateSearch = (search: Record<string, unknown>) => allOptional({ view: wordOrUndefined(search.view, templateViews) })
export type TemplateSearch = ReturnType<typeof templateSearch>

/** @throws the router's `notFound` for what is no id */
export const templateParams = {
  parse: ({ templateId }: { templateId: string }) => {
    const id = integer(templateId, 1, 2_147_483_647)
    if (id === undefined) throw notFound()
    return { templateId: id }
  },
  stringify: ({ templateId }: { templateId: number }) => ({ templateId: String(templateId) }),
}
