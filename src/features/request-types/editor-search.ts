import { notFound } from '@tanstack/react-router'
import { allOptional, flag, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

export const editorViews = ['general', 'form', 'versions'] as const
export type EditorView = (typeof editorViews)[number]

/** `view` and `step` (from 1) say what of the editor is shown. */
export function editorSearch(search: Record<string, unknown>) {
  return allOptional({
    view: wordOrUndefined(search.view, editorViews),
    step: integer(search.step, 1, 50),
    /** Whether the type is shown as editable fields; at first it is read-only. */
    edit: flag(search.edit),
    /** Set after the first save, whose notice is shown on the new type's page. */
    saved: flag(search.saved),
    /** For a new type: the type that it begins as a copy of. */
    copy: integer(search.copy, 1, 2_147_483_647),
  })
}
export type EditorSearch = ReturnType<typeof editorSearch>

/** The id of a type, or `new`. @throws the router's `notFound` for anything else */
export const typeParams = {
  parse: ({ typeId }: { typeId: string }): { typeId: number | 'new' } => {
    if (typeId === 'new') return { typeId }
    const id = integer(typeId, 1, 2_147_483_647)
    if (id === undefined) throw notFound()
    return { typeId: id }
  },
  stringify: ({ typeId }: { typeId: number | 'new' }) => ({ typeId: String(typeId) }),
}

/** Route from which links within the editor start. */
export const editorRoute = '/request-types/$typeId'
