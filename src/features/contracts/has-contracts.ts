import type { SessionPerson } from '../../auth/session/session.ts'

/** Whether somebody has contracts at all: students and candidates do. */
export function hasContracts(person: Pick<SessionPerson, 'profile'> | null): boolean {
  return person?.profile === 'STUDENT' || person?.profile === 'CANDIDATE'
}
