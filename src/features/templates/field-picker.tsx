import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { TemplatedDocument } from '#api/financial/report-folders.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { filterOptions } from '#design/components/choices/filter-options.ts'
import { SearchField } from '#design/components/fields/search-field.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { MenuButton, MenuHeading, MenuList, MenuNote } from '#design/components/overlays/menu-items.tsx'
import { useTemplateWords } from './use-template-words.ts'

interface FieldPickerProps {
  document: TemplatedDocument
  /** What the picked field is inserted into. */
  into: string
  onPick: (name: string) => void
}

/** Menu of a document's fields by name, grouped by what they belong to. */
export function FieldPicker({ document, into, onPick }: FieldPickerProps) {
  const { t } = useLingui()
  const { fieldGroups } = useTemplateWords()
  const [sought, setSought] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const id = useId()
  const groups = fieldGroups(document)
    .map(({ label, options }) => ({ label, options: filterOptions(options, sought) }))
    .filter(({ options }) => options.length > 0)
  const first = sought.trim() === '' ? undefined : groups[0]?.options[0]
  return (
    <Menu
      id={id}
      label={t`Inserir campo em ${into}`}
      size="xl"
      align="above"
      needsScripts
      onOpen={() => {
        setSought('')
        search.current?.focus({ preventScroll: true })
      }}
      trigger={
        <>
          <Plus size={16} />
          <Trans>Inserir campo</Trans>
        </>
      }
      triggerClassName={textLinkLook({ variant: 'alone', size: 'sm' })}
    >
      <SearchField
        ref={search}
        label={t`Buscar campo`}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (first) onPick(first.label)
        }}
      />
      {groups.length === 0 ? (
        <MenuNote>
          <Trans>Este documento não tem um campo assim.</Trans>
        </MenuNote>
      ) : null}
      {groups.map(({ label, options }) => (
        <div key={label} role="group" aria-label={label}>
          <MenuHeading>{label}</MenuHeading>
          <MenuList>
            {options.map(({ value, label: name }) => (
              <li key={value}>
                <MenuButton popoverTarget={id} popoverTargetAction="hide" onClick={() => onPick(name)}>
                  {name}
                </MenuButton>
              </li>
            ))}
          </MenuList>
        </div>
      ))}
    </Menu>
  )
}
