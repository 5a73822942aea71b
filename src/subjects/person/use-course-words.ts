import { useLingui } from '@lingui/react/macro'

/** Returns texts that distinguish a person's courses by registration. */
export function useCourseWords() {
  const { t } = useLingui()
  const registrationText = (registration: string) => t`matrícula ${registration}`
  return {
    registrationText,
    /** In one line with other facts. */
    courseText: (course: string, registration: string) => `${course}, ${registrationText(registration)}`,
  }
}
