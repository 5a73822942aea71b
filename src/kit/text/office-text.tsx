import type { ReactNode } from 'react'
import { useShell } from '../../request/shell.queries.ts'

/** What the institution wrote in its own language alone: on a page in another one it says so, for screen readers, hyphenation and translators. */
export function OfficeText({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) {
  const { tenant, locale } = useShell()
  return tenant.language === locale ? children : <Tag lang={tenant.language}>{children}</Tag>
}
