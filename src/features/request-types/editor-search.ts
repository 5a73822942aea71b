import { notFound } from '@tanstack/react-router'
import { allOptional, flag, integer, oneOf } from '../../kit/search/search-values.ts'

export const editorViews = ['general', 'form', 'versions'] as const
export type EditorView = (typeof editorViews)[number]

/** `view` and `step` (from 1) say what of the editor is shown. */
export function editorSearch(search: Record<string, unknown>) {
  return allOptional({
    view: oneOf(search.view, editorViews),
    step: integer(search.step, 1, 50),
    /** Shown as fields; a type is read before. */
    edit: flag(search.edit),
    /** For the first time: the notice of that is on the page that it makes. */
    saved: flag(search.saved),
    /** Of a new one: the type that it begins as a copy of. */
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

/** Where links within the editor start from. */
export const editorRoute = '/request-types/$typeId'
