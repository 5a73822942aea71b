import { useSuspenseQuery } from '@tanstack/react-query'
import { newDefinition } from './edit-definition.ts'
import { requestTypeQueries } from './request-types.queries.ts'
import { type EditorSearch } from './editor-search.ts'
import { TextLanguageProvider } from './text-language.tsx'
import { TypeEditor } from './type-editor.tsx'

/** Shows a type in the editor, as it was last saved. */
export function RequestTypePage({ typeId, search }: { typeId: number; search: EditorSearch }) {
  const { data } = useSuspenseQuery(requestTypeQueries.detail(typeId))
  const { definition, ...type } = data
  return (
    <TextLanguageProvider>
      <TypeEditor type={type} saved={definition} search={search} />
    </TextLanguageProvider>
  )
}

/** A new type: empty, or a copy of another one. */
export function NewRequestTypePage({ search }: { search: EditorSearch }) {
  return (
    <TextLanguageProvider>
      {search.copy === undefined ? (
        <TypeEditor type={null} saved={newDefinition} search={search} />
      ) : (
        <CopiedType copy={search.copy} search={search} />
      )}
    </TextLanguageProvider>
  )
}

function CopiedType({ copy, search }: { copy: number; search: EditorSearch }) {
  const { definition } = useSuspenseQuery(requestTypeQueries.detail(copy)).data
  const name = definition.name
  const copied = { 'pt-BR': `${name['pt-BR']} (cópia)`, en: `${name.en} (copy)`, es: `${name.es} (copia)` }
  return <TypeEditor type={null} saved={{ ...definition, name: copied }} search={search} />
}
