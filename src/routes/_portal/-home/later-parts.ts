/* What the home page of students shows without waiting for its scripts: one file, loaded after the first. */
export { default as SemesterCard } from '../../../features/debts/semester-card.tsx'
export { default as Inbox } from './inbox.tsx'
