import { useLingui } from '@lingui/react/macro'

/** How a course of a person is told from their others: by its registration. */
export function useCourseWords() {
  const { t } = useLingui()
  const registrationText = (registration: string) => t`matrícula ${registration}`
  return {
    registrationText,
    /** In one line with other facts. */
    courseText: (course: string, registration: string) => `${course}, ${registrationText(registration)}`,
  }
}
