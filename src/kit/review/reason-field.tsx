import type { ComponentProps } from 'react'
import { decisionReason } from '#api/decision-reason.ts'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'

/** A field for the reason of the office's decision, in words that the student reads. */
export function ReasonField(field: Omit<ComponentProps<typeof TextAreaField>, 'rows' | 'maxLength'>) {
  return <TextAreaField {...field} rows={2} maxLength={decisionReason.longest} />
}

export const isReason = (text: string): boolean => text.trim().length >= decisionReason.shortest
