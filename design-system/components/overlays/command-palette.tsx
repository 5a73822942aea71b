import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { SkeletonRows } from '../feedback/skeleton-rows.tsx'
import { SearchField } from '../fields/search-field.tsx'
import { Modal } from './modal.tsx'

export interface CommandOption {
  /** Unique in the whole palette. */
  id: string
  title: string
  description?: string | undefined
  /** At the end of the line, such as an amount. */
  aside?: string | undefined
  icon?: ReactNode
}

export interface CommandGroup {
  title: string
  options: CommandOption[]
}

/** The caller filters; the first option is selected again when the options change, unless they are only suggestions. */
export function CommandPalette({
  label,
  hint,
  closeLabel,
  query,
  onQuery,
  groups,
  onChoose,
  message,
  announcement,
  isBusy = false,
  isSuggestion = false,
  onClose,
}: {
  label: string
  /** What can be searched for, shown while the field is empty. */
  hint?: string | undefined
  closeLabel: string
  query: string
  onQuery: (query: string) => void
  groups: readonly CommandGroup[]
  onChoose: (id: string) => void
  message?: ReactNode
  announcement: string
  isBusy?: boolean | undefined
  /** Marks options that did not result from a search: Enter alone opens none of them. */
  isSuggestion?: boolean | undefined
  onClose: () => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const shown = groups.filter(({ options }) => options.length > 0)
  const ids = shown.flatMap(({ options }) => options.map((option) => option.id))
  const [chosen, setChosen] = useState<string | null>(null)
  const current = chosen !== null && ids.includes(chosen) ? chosen : isSuggestion ? null : (ids[0] ?? null)
  const optionId = (option: string) => `${id}-${option}`

  useEffect(() => {
    if (current) document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  function move(event: KeyboardEvent) {
    const index = current === null ? -1 : ids.indexOf(current)
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: Math.max(index, 0) - 1 + ids.length,
      PageDown: Math.min(index + 5, ids.length - 1),
      PageUp: Math.max(index - 5, 0),
    }
    const next = steps[event.key]
    if (next !== undefined && ids.length > 0) {
      event.preventDefault()
      setChosen(ids[next % ids.length]!)
    }
    // Enter confirms an IME composition first.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (current) onChoose(current)
    }
  }

  return (
    <Modal
      open
      onClose={onClose}
      titleId={`${id}-title`}
      initialFocus={input}
      className="dialog__root dialog__root--shape_sheet command-palette__root"
    >
      <h2 id={`${id}-title`} className="visually-hidden" tabIndex={-1}>
        {label}
      </h2>
      <div className="command-palette__search">
        <SearchField
          id={`${id}-input`}
          ref={input}
          label={label}
          placeholder={hint ?? label}
          value={query}
          role="combobox"
          aria-expanded={ids.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current) : undefined}
          onChange={(event) => {
            setChosen(null)
            onQuery(event.target.value)
          }}
          onKeyDown={move}
        />
        <IconButton label={closeLabel} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className="command-palette__message">{message ?? (isBusy && shown.length === 0 ? <SkeletonRows rows={3} /> : null)}</div>
      <div id={`${id}-list`} className="command-palette__list" role="listbox" aria-label={label} aria-busy={isBusy}>
        {shown.map((group, index) => (
          <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div id={`${id}-group-${index}`} className="command-palette__groupTitle">
              {group.title}
            </div>
            {group.options.map((option) => (
              <button
                key={option.id}
                type="button"
                id={optionId(option.id)}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === current}
                className="command-palette__option"
                onPointerMove={() => setChosen(option.id)}
                onClick={() => onChoose(option.id)}
              >
                {option.icon}
                <span className="command-palette__text">
                  <span className="command-palette__title">{option.title}</span>
                  {option.description ? <span className="command-palette__description">{option.description}</span> : null}
                </span>
                {option.aside ? <span className="command-palette__aside">{option.aside}</span> : null}
              </button>
            ))}
          </div>
        ))}
      </div>
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
    </Modal>
  )
}
