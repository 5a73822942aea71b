import type { ReactNode } from 'react'
import { look } from '../../look.ts'

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
