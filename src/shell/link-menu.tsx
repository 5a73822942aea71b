import { useLingui } from '@lingui/react/macro'
import { Copy, ExternalLink } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { ContextMenu } from '#design/components/overlays/context-menu.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useShell } from '../request/shell.queries.ts'

interface Opened {
  href: string
  x: number
  y: number
  mayCopy: boolean
  hadFocus: Element | null
}

/** Replaces the browser's menu on links (docs/requirements/shell.md §2), whose new tabs would lack the tab's session. */
export function LinkMenu() {
  const { t } = useLingui()
  const { independentTabs } = useShell()
  const [opened, setOpened] = useState<Opened | null>(null)
  const labelId = useId()

  useEffect(() => {
    if (!independentTabs && window.top === window.self) return
    async function openMenu(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || !/^https?:$/.test(link.protocol)) return
      event.preventDefault()
      const { left, bottom } = link.getBoundingClientRect()
      const isByKey = event.clientX === 0 && event.clientY === 0
      const place = isByKey ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY }
      setOpened({ ...place, href: link.href, mayCopy: await mayCopy(), hadFocus: document.activeElement })
    }
    const listen = (event: MouseEvent) => void openMenu(event)
    document.addEventListener('contextmenu', listen)
    return () => document.removeEventListener('contextmenu', listen)
  }, [independentTabs])

  if (!opened) return null
  const { href, hadFocus } = opened
  return (
    <>
      <VisuallyHidden>
        <span id={labelId}>{t`Link`}</span>
      </VisuallyHidden>
      <ContextMenu
        key={`${opened.x},${opened.y}`}
        labelledBy={labelId}
        items={[
          {
            id: 'open',
            label: t`Abrir em nova aba`,
            icon: <ExternalLink />,
            onSelect: () => void open(href, '_blank', 'noopener'),
          },
          ...(opened.mayCopy
            ? [
                {
                  id: 'copy',
                  label: t`Copiar link`,
                  icon: <Copy />,
                  onSelect: () => void navigator.clipboard.writeText(href).catch(() => undefined),
                },
              ]
            : []),
        ]}
        point={opened}
        onClose={() => {
          setOpened(null)
          if (hadFocus instanceof HTMLElement) hadFocus.focus({ preventScroll: true })
        }}
      />
    </>
  )
}

/** Returns whether the clipboard may be written. Browsers without this permission name allow it after a user gesture. */
async function mayCopy(): Promise<boolean> {
  // Missing outside secure contexts.
  if (!(navigator.clipboard as Clipboard | undefined)) return false
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-write' as PermissionName })
    return state !== 'denied'
  } catch {
    return true
  }
}
