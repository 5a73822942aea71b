/** The item of the academic service that waits for the debt to be paid. */
export type DebtSource = { requestId: string } | { reenrollmentId: string; revision: number; number: number }

export interface SourceColumns {
  request_id: string | null
  reenrollment_id: string | null
  reenrollment_revision: number | null
  installment_number: number | null
}

/** Null where nobody waits for the debt. */
export function getSource(row: SourceColumns): DebtSource | null {
  if (row.request_id !== null) return { requestId: row.request_id }
  if (row.reenrollment_id === null) return null
  return { reenrollmentId: row.reenrollment_id, revision: row.reenrollment_revision!, number: row.installment_number! }
}
