import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** A long code. A phone shows only its first lines, and screen readers read its ends instead of spelling it out. */
export function CopyableCode({ code, short, children }: { code: string; short?: boolean; children?: ReactNode }) {
  return (
    <div className="copyable-code__root">
      {children}
      <code className="copyable-code__code">
        <span className={look('copyable-code__text', { lines: short ? 'few' : undefined })} aria-hidden={short || undefined}>
          {code}
        </span>
        {short ? <span className="visually-hidden">{`${code.slice(0, 4)}…${code.slice(-4)}`}</span> : null}
      </code>
    </div>
  )
}
