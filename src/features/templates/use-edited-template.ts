import { useMemo, useState } from 'react'
import { z } from 'zod'
import type { TemplateDetails } from '#api/financial/report-templates.ts'
import { reportTemplate, type ReportTemplate } from '#api/financial/template-content.ts'
import { useUnsavedEdits } from '../../kit/drafts/use-unsaved-edits.ts'

/** The saved state on which edits are based. */
type Base = Pick<TemplateDetails, 'revision' | 'name' | 'content'>

/** The kept edits are of this page's own making, so only what the editor could not draw is refused. */
const keptEdits = z.object({
  base: z.object({ revision: z.number().int(), name: z.string(), content: reportTemplate }),
  name: z.string(),
  content: z.custom<ReportTemplate>(isDrawable),
})

/** Returns whether the editor can show the content; texts may still be empty, and values out of bounds. */
function isDrawable(content: unknown): boolean {
  const read = reportTemplate.safeParse(content)
  return read.success || read.error.issues.every(({ code }) => ['too_small', 'too_big', 'invalid_format', 'custom'].includes(code))
}

const getBase = ({ revision, name, content }: TemplateDetails): Base => ({ revision, name, content })

/** Returns the edited template and its base; unsaved edits are restored when the page is opened again. */
export function useEditedTemplate(template: TemplateDetails) {
  const { templateId, document } = template
  const [base, setBase] = useState(() => getBase(template))
  const [content, setContent] = useState(template.content)
  const [name, setName] = useState(template.name)
  // A template is long, and pages draw it often.
  const edits = useMemo(() => ({ base, name, content }), [base, name, content])
  const isContentChanged = useMemo(() => JSON.stringify(content) !== JSON.stringify(base.content), [base, content])
  const isChanged = isContentChanged || name !== base.name
  const { isRestored, forget } = useUnsavedEdits({
    key: `template-edits:${templateId}`,
    edits,
    isChanged,
    restore: (kept) => {
      const { data } = keptEdits.safeParse(kept)
      if (data?.content.document !== document) return false
      setBase(data.base)
      setContent(data.content)
      setName(data.name)
      return true
    },
  })
  return {
    base,
    content,
    setContent,
    name,
    setName,
    isChanged,
    isRestored,
    /** Starts again from the saved state, without edits. */
    beginWith: (saved: TemplateDetails) => {
      setBase(getBase(saved))
      setContent(saved.content)
      setName(saved.name)
      forget()
    },
    /** Keeps the edits, over another revision of the same content. */
    moveTo: (revision: number) => setBase((before) => ({ ...before, revision })),
  }
}
