import type { ReactNode } from 'react'

/** Paragraphs, headings, lists, quotes and links that somebody wrote in an editor. */
export function RichText({ children }: { children: ReactNode }) {
  return <div className="rich-text">{children}</div>
}
