import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { TabLabel } from './tab-label.tsx'
import { useChosenTabInView } from './tab-links.tsx'

export interface Tab {
  value: string
  label: ReactNode
  icon?: ReactNode
  count?: string | number | undefined
  countLabel?: string | undefined
  disabled?: boolean | undefined
  panel: ReactNode
}

/** Panels within one page; use `TabLinks` for tabs that have their own URL. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  activation = 'automatic',
}: {
  label: string
  tabs: readonly Tab[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** `manual` for panels that load slowly: arrow keys move the focus only, Enter or Space selects. */
  activation?: 'automatic' | 'manual' | undefined
}) {
  const list = useChosenTabInView<HTMLDivElement>()
  return (
    <ArkTabs.Root
      className="tabs__root"
      value={value}
      defaultValue={defaultValue}
      onValueChange={(change) => onValueChange?.(change.value)}
      activationMode={activation}
    >
      <ArkTabs.List ref={list} className="tabs__list" aria-label={label}>
        {tabs.map(({ value: tab, label: name, icon, count, countLabel, disabled }) => (
          <ArkTabs.Trigger key={tab} value={tab} disabled={disabled} className="tabs__tab">
            <TabLabel icon={icon} count={count} countLabel={countLabel}>
              {name}
            </TabLabel>
          </ArkTabs.Trigger>
        ))}
      </ArkTabs.List>
      {tabs.map(({ value: tab, panel }) => (
        <ArkTabs.Content key={tab} value={tab} className="tabs__panel">
          {panel}
        </ArkTabs.Content>
      ))}
    </ArkTabs.Root>
  )
}
