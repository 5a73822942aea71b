import type { ReactNode } from 'react'
import { useShell } from '../../request/shell.queries.ts'

/** Text that the institution wrote only in its own language. Pages in another one mark it so, for screen readers, hyphenation and translators. */
export function OfficeText({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) {
  const { tenant, locale } = useShell()
  return tenant.language === locale ? children : <Tag lang={tenant.language}>{children}</Tag>
}
