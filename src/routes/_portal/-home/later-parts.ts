/* What the home page of students shows or reads without waiting for its scripts: one file, loaded after the first. */
export { default as SemesterCard } from '../../../features/debts/semester-card.tsx'
export { listOpenReenrollments } from '../../../features/reenrollment/open-reenrollments.functions.ts'
export { default as Inbox } from './inbox.tsx'
