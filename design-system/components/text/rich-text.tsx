import type { ReactNode } from 'react'

/** Styles content written in an editor: paragraphs, headings, lists, quotes and links. */
export function RichText({ children }: { children: ReactNode }) {
  return <div className="rich-text">{children}</div>
}
