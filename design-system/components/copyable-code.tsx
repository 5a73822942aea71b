import type { ReactNode } from 'react'
import { look } from '../look.ts'

/** A long code (Pix, boleto line) with the caller's copy button above it. `short` shows three lines of it. */
export function CopyableCode({ code, short, children }: { code: string; short?: boolean; children?: ReactNode }) {
  return (
    <div className="copyable-code__root">
      {children}
      <code className={look('copyable-code__code', { lines: short ? 'few' : undefined })}>{code}</code>
    </div>
  )
}
