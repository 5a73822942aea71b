import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** A long code (Pix, boleto line) below the caller's copy button. `short` shows only three lines. */
export function CopyableCode({ code, short, children }: { code: string; short?: boolean; children?: ReactNode }) {
  return (
    <div className="copyable-code__root">
      {children}
      <code className="copyable-code__code">
        <span className={look('copyable-code__text', { lines: short ? 'few' : undefined })}>{code}</span>
      </code>
    </div>
  )
}
