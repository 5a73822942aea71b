import type { SessionPerson } from '../../auth/session/session.ts'

const profiles: readonly SessionPerson['profile'][] = ['STUDENT', 'CANDIDATE']

/** Whether the person pays here: campaigns are for their own debts. */
export const hasCampaigns = (person: Pick<SessionPerson, 'profile'> | null): boolean => person !== null && profiles.includes(person.profile)
