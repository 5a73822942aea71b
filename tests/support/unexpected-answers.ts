/** One of many questions, with what it was answered. */
export interface Question {
  /** What was asked, and by whom. */
  asked: string
  expected: string | number
  given: string | number
}

/** One sentence for each question that was answered otherwise than expected: a test that asks many tells all of them. */
export function unexpectedAnswers(questions: readonly Question[]): string[] {
  return questions
    .filter(({ expected, given }) => given !== expected)
    .map(({ asked, expected, given }) => `${asked}: expected ${expected}, got ${given}`)
}
