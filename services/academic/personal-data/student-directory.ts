import type { StaffReach } from './personal-data-staff.ts'

export interface FoundStudent {
  personId: number
  name: string
  username: string
}

/** The accounts of students and candidates within reach. */
export interface StudentDirectory {
  /** Finds people by name, registration, CPF, username or email; returns at most `limit`. */
  find(reach: StaffReach, search: string, limit: number): Promise<FoundStudent[]>
  /** Null when unknown or out of reach. */
  get(reach: StaffReach, personId: number): Promise<FoundStudent | null>
}
